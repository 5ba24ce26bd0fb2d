import { startBrowser, startConsole } from '@rubrica/api-gateway/testing';
import type { Page } from 'playwright-core';
import { percentile } from './cost/statistics.js';
import { writeYear } from './summaries/year-of-documents.js';

/**
 * `npm run bench -- console [1000000]`: how long a person waits in the web console with so many documents of one company in a year.
 * The first load is cold: a browser window without any file of the console. Limits: 1 s for it, 200 ms for what follows.
 */
const stored = Number(process.argv[2] ?? 1_000_000);
const TIMES = 20;

const running = await startConsole({ testClock: false });
const { gateway, url } = running;
const tenant = await gateway.newTenant();
console.log(await writeYear(gateway, tenant, stored));
const browser = await startBrowser();
const home = `${url}/console/${tenant.id}/live`;
const waits = new Map<string, number[]>();

const timed = async (name: string, act: () => Promise<unknown>): Promise<void> => {
  const began = performance.now();
  await act();
  waits.set(name, [...(waits.get(name) ?? []), performance.now() - began]);
};

const cookie = await gateway.logIn(tenant.id, 'owner');
const [cookieName = '', cookieValue = ''] = cookie.split('=');
const windowOf = async (): Promise<Page> => {
  const context = await browser.newContext({ locale: 'es-CO', viewport: { width: 1_280, height: 900 } });
  await context.addCookies([{ name: cookieName, value: cookieValue, url }]);
  return context.newPage();
};
const firstRow = (page: Page) => page.getByRole('table').getByRole('link').first();
/** Waits until the first row of the list is another one. */
const changed = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const before = await firstRow(page).textContent();
  await act();
  await page
    .getByRole('table')
    .getByRole('link', { name: before ?? '', exact: true })
    .waitFor({ state: 'detached' });
  await firstRow(page).waitFor();
};

for (let nth = 0; nth < TIMES; nth += 1) {
  const page = await windowOf();
  await timed('home, first load', async () => {
    await page.goto(home);
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
  });
  await page.getByRole('heading', { name: 'Últimos documentos' }).waitFor();
  await timed('documents', async () => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).click();
    await firstRow(page).waitFor();
  });
  await timed('filter by state', () =>
    changed(page, () => page.getByLabel('Estado', { exact: true }).selectOption('rejected_by_dian')),
  );
  await timed('older page', () => changed(page, () => page.getByRole('link', { name: 'Anteriores' }).click()));
  await timed('find by the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText('SETP990000007');
    await page.getByRole('option', { name: /^SETP990000007/ }).waitFor();
  });
  await page.context().close();
}
console.table(
  [...waits].map(([wait, ms]) => ({
    wait,
    'p50 ms': percentile(ms, 0.5).toFixed(0),
    'p95 ms': percentile(ms, 0.95).toFixed(0),
  })),
);
await browser.close();
await running.close();
