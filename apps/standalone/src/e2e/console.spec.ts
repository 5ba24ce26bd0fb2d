import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { inBrowser, linkOfOwner, watched } from './console.fixture.js';
import { RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
/** Names that run as a script wherever a screen forgets that they are text. */
const HOSTILE =
  '<img src=x onerror="document.title=1">"\'{{7*7}}</script><script>document.title=2</script>\u202e\u0007';
let standalone: RunningStandalone;
let browser: Browser;

const invoice = async (body: object): Promise<Record<string, unknown>> => {
  const { sk_test } = standalone.credentials;
  const { status, json } = await standalone.call('POST', '/v1/invoices', sk_test, body, { prefer: 'wait=60' });
  expect(status).toBe(201);
  return json;
};

describe('the console for companies', () => {
  let accepted: Record<string, unknown>;
  let rejected: Record<string, unknown>;
  let state: Awaited<ReturnType<BrowserContext['storageState']>>;
  let tenant: string;
  let origin: string;

  beforeAll(async () => {
    standalone = await RunningStandalone.start(join(folder.path, 'data'));
    // Cookies belong to the name localhost.
    origin = standalone.credentials.base_url.replace('127.0.0.1', 'localhost');
    accepted = await invoice(sale());
    rejected = await invoice({ ...sale(), simulate: { outcome: 'rejected_by_dian' } });
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await standalone.stop();
    folder.remove();
  });

  inBrowser.it('is entered by a link that is good once, whose token stays in no address', async () => {
    const link = await linkOfOwner(standalone);
    const context = await browser.newContext({ locale: 'es-CO' });
    const { page, complaints } = await watched(context);
    await page.goto(link);
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    tenant = new URL(page.url()).pathname.split('/')[2]!;
    state = await context.storageState();
    expect(complaints).toEqual([]);

    const other = await watched(await browser.newContext({ locale: 'es-CO' }));
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Entrar' }).click();
    await other.page.getByRole('alert').waitFor();
    expect(await other.page.getByRole('alert').textContent()).toContain('Este enlace ya se usó');
    await context.close();
  });

  inBrowser.it(
    'leads from what needs attention to the reason of the rejection, and keeps nothing secret in the browser',
    async () => {
      const context = await browser.newContext({ locale: 'es-CO', storageState: state });
      const { page, complaints } = await watched(context);
      await page.goto(`${origin}/console`);
      const attention = page.getByRole('table', { name: 'Necesita atención' });
      await attention.getByRole('link', { name: String(rejected['number']) }).click();
      await page.getByRole('heading', { name: `Factura ${String(rejected['number'])}` }).waitFor();
      const answer = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Respuesta de la DIAN' });
      expect(await answer.first().textContent()).toContain('Rechazo');
      await page.getByText('Rechazada por la DIAN').first().waitFor();
      expect(await page.evaluate('Object.keys(localStorage).concat(Object.keys(sessionStorage))')).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/token|key|secret/i)]),
      );
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  inBrowser.it('shows the whole list, narrowed by a filter that stands in the address', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await page.goto(`${origin}/console/${tenant}/test/documents`);
    await page.getByRole('link', { name: String(accepted['number']) }).waitFor();
    await page.getByLabel('Estado').selectOption('rejected_by_dian');
    await page.getByRole('link', { name: String(accepted['number']) }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('status')).toBe('rejected_by_dian');
    await page.reload();
    await page.getByRole('link', { name: String(rejected['number']) }).waitFor();
    await page.getByLabel('Número con prefijo').fill('NADA1');
    await page.getByText('Ningún documento cumple el filtro').waitFor();
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await page.getByRole('link', { name: String(accepted['number']) }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('goes anywhere by the keyboard alone: to a part, and to a document by its number', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await page.goto(`${origin}/console/${tenant}/test`);
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recib');
    await page.getByRole('option', { name: 'Recibidos', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Documentos recibidos' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(String(accepted['number']));
    await page.getByRole('option', { name: String(accepted['number']), selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Factura ${String(accepted['number'])}` }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('shows what was asked of the API, with bodies that tell nothing personal', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await invoice(sale());
    await page.goto(`${origin}/console/${tenant}/test/requests`);
    await page.getByRole('link', { name: 'POST /v1/invoices' }).first().click();
    await page.getByRole('heading', { name: 'POST /v1/invoices' }).waitFor();
    const sent = await page.getByLabel('Lo que se envió').textContent();
    expect(JSON.parse(sent ?? '')).toMatchObject({ currency: 'COP', customer: { legal_name: '***' } });
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('shows a hostile name as the text that it is', async () => {
    const { customer, ...body } = sale() as { customer: Record<string, unknown> };
    const hostile = await invoice({
      ...body,
      customer: { ...customer, legal_name: HOSTILE.replaceAll(/[\u0000-\u001f]/g, '') },
      notes: ['<b>x'],
    });
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await page.goto(`${origin}/console/${tenant}/test/documents`);
    await page.getByText('<img src=x onerror=').first().waitFor();
    await page.getByRole('link', { name: String(hostile['number']) }).click();
    await page.getByRole('heading', { name: `Factura ${String(hostile['number'])}` }).waitFor();
    expect(await page.title()).toBe(`Factura ${String(hostile['number'])} · Rubrica`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('ends in all tabs when one of them logs out', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const [first, second] = [await watched(context), await watched(context)];
    for (const { page } of [first, second]) await page.goto(`${origin}/console/${tenant}/test`);
    await first.page.getByRole('button', { name: 'Dueña' }).click();
    await first.page.getByRole('button', { name: 'Salir' }).click();
    for (const { page } of [first, second]) await page.getByRole('heading', { name: 'Entre a Rubrica' }).waitFor();
    await context.close();
  });
});
