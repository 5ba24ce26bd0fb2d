import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { companyScreens, type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

/** A text that runs as a script, or changes the page, wherever a screen forgets that it is text. */
const HOSTILE = `<img src=x onerror="globalThis.ran=1">"'{{7*7}}\${7*7}</script><script>globalThis.ran=2</script>\u202e`;
/** Screens that show one of the texts, at least. */
const LEAST_SHOWN = 8;

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  browser = await startBrowser();
  owner = await entered(standalone, browser);
});
afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

const made = async (path: string, body: object, method = 'POST'): Promise<Json> => {
  const headers = { 'svc-version': NEWEST_API_VERSION, prefer: 'wait=60' };
  const { status, json } = await standalone.call(method, path, standalone.credentials.sk_test, body, headers);
  expect([path, status, status < 300 ? '' : json]).toEqual([path, status, '']);
  return json;
};

/** Fills every field that takes a free text with the hostile one. */
const fillAll = async (): Promise<readonly string[]> => {
  const party = {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: HOSTILE,
    trade_name: HOSTILE,
    email: 'compras@opticacentral.example',
  };
  const [line] = (sale() as { readonly lines: readonly object[] }).lines;
  const order = sale({
    customer: party,
    customer_id: undefined,
    notes: [HOSTILE],
    lines: [{ ...line, description: HOSTILE }],
    metadata: { note: HOSTILE },
    simulate: { outcome: 'rejected_by_dian' },
  });
  const document = await made('/v1/invoices', order);
  await made('/v1/customers', { ...party, metadata: { note: HOSTILE } });
  const address = { line: HOSTILE, municipality_code: '11001', postal_code: '110231', country: 'CO' };
  await made('/v1/suppliers', { ...party, address, residence: 'resident' });
  await made('/v1/drafts', { kind: 'invoice', name: HOSTILE, body: { notes: [HOSTILE], customer: party } });
  await made('/v1/api-keys', { name: HOSTILE, role: 'read' });
  const url = 'http://127.0.0.1:9/hook';
  const events = ['invoice.rejected_by_dian'];
  const webhook = await made('/v1/webhook-endpoints', { url, description: HOSTILE, subscribed_events: events });
  await made('/v1/tenant', { trade_name: HOSTILE, pdf: { footer: HOSTILE, bank_details: HOSTILE } }, 'PATCH');
  const job = await made('/v1/jobs', { action: 'retry', filter: '' });
  return companyScreens({ document, webhook, job });
};

describe('hostile texts in every field', () => {
  inBrowser.it('stay texts on every screen', async () => {
    const screens = await fillAll();
    const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state });
    const { page, complaints } = await watched(context);
    const showing: string[] = [];
    for (const screen of screens) {
      await page.goto(`${owner.company}${screen}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([
        screen,
        await page.evaluate('globalThis.ran ?? null'),
        await page.locator('img[src="x"]').count(),
      ]).toEqual([screen, null, 0]);
      if ((await page.locator('body').innerText()).includes('<img src=x')) showing.push(screen);
    }
    expect(showing.length).toBeGreaterThanOrEqual(LEAST_SHOWN);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
