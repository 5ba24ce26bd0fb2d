import { accessibilityFaults, browser } from '@rubrica/api-gateway/testing';
import { refereeUnless } from '@rubrica/testing';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Json, RunningStandalone } from './running-standalone.fixture.js';

const SITE = join(import.meta.dirname, '../../../console/dist/site/index.html');

/** Declares tests of the console in a browser; they are skipped where there is none, or where it was not built. */
export const inBrowser = refereeUnless(
  browser.missing ?? (existsSync(SITE) ? null : 'the console is not built: npm run console'),
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

interface Owner {
  readonly email?: string;
  /** A key of the company; the first company of the standalone where it is left out. */
  readonly key?: string;
}

/** The link by which a new owner of a company logs in. */
export const linkOfOwner = async (
  standalone: RunningStandalone,
  { email = 'duena@ejemplo.co', key = standalone.credentials.sk_test }: Owner = {},
): Promise<string> => {
  const { admin_url, operator_token } = standalone.credentials;
  const { json: tenant } = await standalone.call('GET', '/v1/tenant', key);
  const order = { email, name: 'Dueña', tenant_id: tenant['id'], role: 'owner' };
  const answer = await standalone.call('POST', `${admin_url}/admin/v1/people/links`, operator_token, order);
  return String((answer.json as Json)['url']);
};

/** The link by which a new operator logs in. */
export const linkOfOperator = async (
  standalone: RunningStandalone,
  operator: 'look' | 'act' | 'administer' = 'administer',
): Promise<string> => {
  const { admin_url, operator_token } = standalone.credentials;
  const order = { email: `${operator}@ejemplo.co`, name: 'Operadora', operator };
  const answer = await standalone.call('POST', `${admin_url}/admin/v1/people/links`, operator_token, order);
  return String((answer.json as Json)['url']);
};

/** A session of an owner in a browser, for contexts that begin with it. */
export interface Entered {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The console as a browser reaches it: cookies belong to the name localhost. */
  readonly origin: string;
  /** Address of the company's home in test mode. */
  readonly company: string;
}

/** Logs an owner of a company in by a link, which counts as a step-up. */
export const entered = async (standalone: RunningStandalone, browser: Browser, owner?: Owner): Promise<Entered> => {
  const context = await browser.newContext({ locale: 'es-CO' });
  const page = await context.newPage();
  await page.goto(await linkOfOwner(standalone, owner));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Inicio' }).waitFor();
  const { origin, pathname } = new URL(page.url());
  const state = await context.storageState();
  await context.close();
  return { state, origin, company: `${origin}${pathname.replace(/\/$/, '')}` };
};

/** Languages of the console, each with the locale of a browser that shows it. */
export const LOCALES = [
  ['es', 'es-CO'],
  ['en', 'en-US'],
] as const;
const COLOURS = ['light', 'dark'] as const;
const WINDOWS = [
  { width: 1_280, height: 900 },
  { width: 360, height: 740 },
];

/** By how many pixels a page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Dark colours change nothing but colours: all other rules have judged the same page in the light ones. */
const RULES = { light: undefined, dark: ['color-contrast'] };

/** What is wrong with the screens in light and dark, wide and on a phone: the language, what axe finds, and what does not fit. */
export const faultyLooks = async (page: Page, screens: readonly string[], language: string): Promise<unknown[]> => {
  const faulty: unknown[] = [];
  for (const screen of screens) {
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate('document.documentElement.lang');
    if (shown !== language) faulty.push({ screen, shown });
    for (const viewport of WINDOWS)
      for (const colorScheme of COLOURS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const faults = await accessibilityFaults(page, RULES[colorScheme]);
        const overflow = await overflowOf(page);
        if (faults.length > 0 || overflow > 0) faulty.push({ screen, viewport, colorScheme, faults, overflow });
      }
  }
  return faulty;
};

/** What the screens of one thing show. */
interface Shown {
  /** An invoice that DIAN has rejected. */
  readonly document: Json;
  readonly webhook: Json;
  readonly job: Json;
}

/** Screens of a company, below its home; a new screen stands here, so that all tests of screens look at it. */
export const companyScreens = ({ document, webhook, job }: Shown): readonly string[] => [
  '',
  '/documents',
  `/documents/invoices/${String(document['id'])}`,
  '/received',
  '/import',
  '/jobs',
  `/jobs/${String(job['id'])}`,
  '/export',
  '/requests',
  '/webhooks',
  '/webhooks/new',
  `/webhooks/${String(webhook['id'])}`,
  `/webhooks/${String(webhook['id'])}/edit`,
  '/mail',
  '/events',
  '/api-keys',
  '/certificates',
  '/ranges',
  '/ranges/new',
  '/people',
  '/audit',
  '/company',
  '/session',
  '/new/invoices',
  '/drafts',
  '/customers',
  '/customers/new',
  '/suppliers',
  '/suppliers/new',
  '/new/support-documents',
  '/new/equivalent-documents',
  `/new/invoices?corrects=${String(document['id'])}`,
];
