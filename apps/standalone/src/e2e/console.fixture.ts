import { browser } from '@rubrica/api-gateway/testing';
import { refereeUnless } from '@rubrica/testing';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Json, RunningStandalone } from './running-standalone.fixture.js';

const SITE = join(import.meta.dirname, '../../../console/dist/site/index.html');

/** Declares tests of the console in a browser; they are skipped where there is none, or where it was not built. */
export const inBrowser = refereeUnless(
  browser.missing ?? (existsSync(SITE) ? null : 'the console is not built: npm run console'),
);

/** What each screen has to look right in. */
export const LOOKS = (['es', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    [
      { width: 1_280, height: 900 },
      { width: 360, height: 740 },
    ].map((viewport) => ({ language, colorScheme, viewport })),
  ),
);

/** A page that notes what a browser complains about: breaches of the policy, errors of the console, and failed scripts. */
export const watched = async (
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly complaints: string[] }> => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (breach) => {
    console.error('policy: ' + breach.violatedDirective + ' ' + breach.blockedURI);
  })`);
  return { page, complaints };
};

/** Tells by how many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** The link by which a new owner of the standalone's company logs in. */
export const linkOfOwner = async (standalone: RunningStandalone, email = 'duena@ejemplo.co'): Promise<string> => {
  const { sk_test, admin_url, operator_token } = standalone.credentials;
  const { json: tenant } = await standalone.call('GET', '/v1/tenant', sk_test);
  const order = { email, name: 'Dueña', tenant_id: tenant['id'], role: 'owner' };
  const answer = await standalone.call('POST', `${admin_url}/admin/v1/people/links`, operator_token, order);
  return String((answer.json as Json)['url']);
};
