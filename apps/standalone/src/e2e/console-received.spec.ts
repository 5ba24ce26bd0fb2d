import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate } from '@rubrica/fiscal';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let buyer: Entered;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
  browser = await startBrowser();
  buyer = await entered(standalone, browser, { key: standalone.credentials.other_tenant.sk_test });
});
afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

/** Has the first company sell on credit to the second one. Returns the zip that its mail brings, and the number. */
const sold = async (): Promise<{ readonly zip: Buffer; readonly number: string }> => {
  const { sk_test, other_tenant } = standalone.credentials;
  const version = { 'svc-version': NEWEST_API_VERSION };
  const { json: us } = await standalone.call('GET', '/v1/tenant', other_tenant.sk_test, undefined, version);
  const customer = {
    identification: { type: '31', number: us['nit'], check_digit: us['check_digit'] },
    legal_name: us['legal_name'],
    email: 'facturas@ejemplo.example',
  };
  const order = sale({ customer, payment_means: { code: '47', type: '2', due_date: '2027-12-31' } });
  const headers = { ...version, prefer: 'wait=60, until=files' };
  const { status, json } = await standalone.call('POST', '/v1/invoices', sk_test, order, headers);
  expect([status, json['status']]).toEqual([201, 'accepted_by_dian']);
  const { bytes } = await standalone.call('GET', String(json['attached_document_url']), '');
  return { zip: bytes, number: String(json['number']) };
};

/** Uploads what a supplier mailed, and waits for the verdict. */
const upload = async (
  page: Page,
  { zip, number }: { readonly zip: Buffer; readonly number: string },
): Promise<void> => {
  await page.goto(`${buyer.company}/received`);
  await page.getByRole('button', { name: 'Cargar un documento' }).click();
  const file = { name: 'correo.zip', mimeType: 'application/zip', buffer: zip };
  await page.getByLabel('Archivo del proveedor').setInputFiles(file);
  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  await page.getByRole('heading', { name: `Documento recibido ${number}` }).waitFor();
  await page.getByText('Verificado', { exact: true }).waitFor();
};

const send = async (page: Page, event: string, code: string): Promise<void> => {
  await page.getByRole('button', { name: `Enviar: ${event}` }).click();
  if (code !== '033') {
    await page.getByLabel('Nombres').fill('Luz Marina');
    await page.getByLabel('Apellidos').fill('Ospina Gil');
    await page.getByLabel('Número de identificación').fill('52841907');
  }
  await page.getByRole('button', { name: 'Enviar a la DIAN' }).click();
  await page.getByRole('row', { name: new RegExp(`^${code} .*Registrado en la DIAN`) }).waitFor();
};

const simulator = (method: string, path: string, body?: object) =>
  standalone.call(method, `${standalone.credentials.dian_simulator_url}/control/${path}`, '', body);

/** Moves the clocks of all services. Returns the time that they show then. */
const advance = async (seconds: number): Promise<Date> => {
  const { admin_url, operator_token } = standalone.credentials;
  const { json } = await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, {
    advance_s: seconds,
  });
  return new Date(String(json['now']));
};

/** An invoice on credit of the first company, whose buyer has received the goods and was silent for the three days. */
const silentlyReceived = async (): Promise<Json> => {
  const { sk_live } = standalone.credentials;
  const customer = {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: 'Óptica Central S.A.S.',
  };
  const order = sale({ customer, payment_means: { code: '47', type: '2', due_date: '2027-12-31' } });
  const headers = { 'svc-version': NEWEST_API_VERSION, prefer: 'wait=60' };
  const { json } = await standalone.call('POST', '/v1/invoices', sk_live, order, headers);
  expect(json).toMatchObject({ status: 'accepted_by_dian' });
  const today = colombianDate(await advance(0));
  const path = `invoices/${String(json['cufe'])}/events`;
  await simulator('POST', path, { codes: ['030', '032'] });
  const due = Date.parse(`${tacitAcceptanceFrom(today)}T16:30:00-05:00`);
  await advance(Math.ceil((due - (await advance(0)).getTime()) / 1_000));
  await until(
    async () =>
      (await standalone.call('GET', `/v1/invoices/${String(json['id'])}/events`, sk_live, undefined, headers)).json,
    ({ events }) => String((events as unknown as Json | null)?.['deadline_for']) === 'declare_tacit_acceptance',
  );
  return json;
};

describe('documents of suppliers in the console', () => {
  inBrowser.it('are uploaded, judged, and accepted before DIAN, event by event', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: buyer.state });
    const { page, complaints } = await watched(context);
    await page.goto(`${buyer.company}/received`);
    await page.getByText('Todavía no hay documentos de proveedores').waitFor();
    const purchase = await sold();
    await upload(page, purchase);
    await send(page, 'acuse de recibo de la factura', '030');
    await send(page, 'recibo del bien o servicio', '032');
    await page.getByText('Se puede aceptar o reclamar hasta el').waitFor();
    await send(page, 'aceptación expresa', '033');
    await page.getByText('Aceptada', { exact: true }).waitFor();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XML' }).click();
    expect((await saved).suggestedFilename()).toBe(`${purchase.number}.xml`);

    await page.getByRole('link', { name: 'Recibidos' }).click();
    await page.getByRole('row', { name: new RegExp(`^${purchase.number} .*Aceptada`) }).waitFor();
    await page.getByLabel('NIT del proveedor').fill('900000000');
    await page.keyboard.press('Enter');
    await page.getByText('Ningún documento cumple el filtro').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('are claimed with the reason that DIAN asks for', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: buyer.state });
    const { page, complaints } = await watched(context);
    await upload(page, await sold());
    await send(page, 'acuse de recibo de la factura', '030');
    await send(page, 'recibo del bien o servicio', '032');
    await page.getByRole('button', { name: 'Reclamar' }).click();
    await page.getByLabel('Motivo').selectOption({ label: '03 Mercancía no entregada parcialmente' });
    await page.getByRole('button', { name: 'Enviar a la DIAN' }).click();
    await page
      .getByRole('row', { name: /^031 .*Registrado en la DIAN.*Mercancía no entregada parcialmente/ })
      .waitFor();
    await page.getByText('Reclamada', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('an invoice on credit in the console', () => {
  inBrowser.it('shows the deadline of its acquirer, and its tacit acceptance is declared', async () => {
    const invoice = await silentlyReceived();
    // Days have passed: those who were logged in must enter again.
    const seller = await entered(standalone, browser);
    const context = await browser.newContext({ locale: 'es-CO', storageState: seller.state });
    const { page, complaints } = await watched(context);
    await page.clock.setSystemTime(await advance(0));
    await page.goto(`${seller.company.replace(/test$/, 'live')}/documents/invoices/${String(invoice['id'])}`);
    await page.getByText('Se puede declarar la aceptación tácita desde el').waitFor();
    await page.getByRole('button', { name: 'Declarar la aceptación tácita' }).click();
    await page.getByRole('row', { name: /^034 .*Registrado en la DIAN/ }).waitFor();
    await page.getByText('Aceptada tácitamente', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
