import { refereeUnless } from '@rubrica/testing';
import axe, { type AxeResults } from 'axe-core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Json, RunningStandalone } from './running-standalone.fixture.js';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const SITE = join(import.meta.dirname, '../../../console/dist/site/index.html');

/** Declares tests of the console in a browser; they are skipped where there is none, or where it was not built. */
export const inBrowser = refereeUnless(
  CHROMIUM === undefined
    ? 'no browser is here: apt-get install chromium'
    : existsSync(SITE)
      ? null
      : 'the console is not built: npm run console',
);

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'], timeout: 0 });

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

/** Returns the faults of accessibility that axe finds, each with its rule and its elements. The policy allows no script of a test, so it comes before the page. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await page.evaluate<AxeResults>(`(() => { ${axe.source}; return axe.run(document); })()`);
  return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
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
