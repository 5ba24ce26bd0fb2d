import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { companyScreens, type Entered, entered, faultyLooks, inBrowser, LOCALES, watched } from './console.fixture.js';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

/** Screens without a company. */
const OTHERS = [
  '/console/login',
  '/console/login?company=ten_0',
  '/console/enter?error=oidc_refused',
  '/console/design',
];

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;
let screens: readonly string[];

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  browser = await startBrowser();
  const { sk_test } = standalone.credentials;
  // A receiver that is not there: its screens have failures to show.
  const order = { url: 'http://127.0.0.1:9/hook', subscribed_events: ['invoice.rejected_by_dian'] };
  const { json: webhook } = await standalone.call('POST', '/v1/webhook-endpoints', sk_test, order);
  const refused = { ...sale(), simulate: { outcome: 'rejected_by_dian' } };
  const { status, json } = await standalone.call('POST', '/v1/invoices', sk_test, refused, { prefer: 'wait=60' });
  expect(status).toBe(201);
  const retry = { action: 'retry', filter: '' };
  const { json: job } = await standalone.call('POST', '/v1/jobs', sk_test, retry, { 'svc-version': '2026-12-01' });
  owner = await entered(standalone, browser);
  screens = [
    ...companyScreens({ document: json, webhook, job }).map((path) => `${owner.company}${path}`),
    ...OTHERS.map((path) => `${owner.origin}${path}`),
  ];
});

afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

describe('each screen of the console', () => {
  for (const [language, locale] of LOCALES) {
    inBrowser.it(`has no fault in ${language}, in light and dark, wide and on a phone`, async () => {
      const context = await browser.newContext({ locale, storageState: owner.state, reducedMotion: 'reduce' });
      const { page, complaints } = await watched(context);
      expect(await faultyLooks(page, screens, language)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});
