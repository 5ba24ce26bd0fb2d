import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;

/** A page of the owner, and its complaints. Refusals of the API are part of a form: the browser notes each as an error. */
const opened = async (): Promise<{ context: BrowserContext; page: Page; complaints: () => string[] }> => {
  const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state, reducedMotion: 'reduce' });
  const { page, complaints } = await watched(context);
  return {
    context,
    page,
    complaints: () => complaints.filter((text) => !/status of 4(09|12|22)|ERR_FAILED/.test(text)),
  };
};

const invoices = async (): Promise<readonly Json[]> => {
  const { json } = await standalone.call('GET', '/v1/invoices?limit=100', standalone.credentials.sk_test);
  return json['data'] as unknown as Json[];
};

const line = (page: Page, index: number) => page.getByRole('listitem', { name: `Ítem ${String(index)}`, exact: true });

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

describe('a new invoice by form', () => {
  inBrowser.it('is accepted within a minute of the first look, by the example and one button', async () => {
    const { context, page, complaints } = await opened();
    const begunAt = Date.now();
    await page.goto(owner.company);
    await page.getByRole('link', { name: 'Nueva factura' }).click();
    await page.getByRole('button', { name: 'Llenar con un ejemplo' }).click();
    await page.getByText('Total a pagar').waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba · rango SETP' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    expect(Date.now() - begunAt).toBeLessThan(60_000);
    expect(complaints()).toEqual([]);
    await context.close();
  });

  inBrowser.it('is written by keyboard alone, for a customer that is searched by name', async () => {
    const { context, page, complaints } = await opened();
    const { keyboard } = page;
    await page.goto(`${owner.company}/new/invoices`);
    const find = page.getByRole('combobox', { name: 'Buscar por nombre o identificación' });
    await find.focus();
    await keyboard.type('optica cen');
    await page.getByRole('option', { name: 'Óptica Central' }).waitFor();
    await keyboard.press('Enter');
    await page.getByText('compras@opticacentral.example').waitFor();
    await line(page, 1).getByLabel('Descripción').focus();
    await keyboard.type('Segunda');
    await keyboard.press('Enter');
    await keyboard.type('Primera');
    await keyboard.press('Alt+ArrowUp');
    await keyboard.press('Tab');
    await keyboard.type('2,5');
    await keyboard.press('Tab');
    await keyboard.type('kilogramo');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('1.234');
    await page.getByText('Este valor puede ser 1234 o 1,2340. ¿Cuál es?').waitFor();
    await page.getByRole('button', { name: '1234', exact: true }).click();
    await line(page, 1).getByLabel('Descuento').focus();
    await keyboard.type('10%');
    await line(page, 1).getByLabel('Impuesto').selectOption('IVA 5 %');
    await line(page, 2).getByLabel('Precio unitario').focus();
    await keyboard.type('1.000,50');
    await keyboard.press('Enter');
    await keyboard.press('Alt+Delete');
    await line(page, 3).waitFor({ state: 'detached' });
    // 2.5 × 1234 less 10 % is 2776.50, with 5 % of it 138.83; 1000.50 with 19 % of it 190.10.
    await page.getByText('$ 4.105,93').first().waitFor();
    await page.getByText('Borrador guardado').waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba · rango SETP' }).focus();
    await keyboard.press('Enter');
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    const [newest] = await invoices();
    expect(newest).toMatchObject({
      customer_id: expect.stringMatching(/^cust_/),
      lines: [
        { description: 'Primera', quantity: '2.50', unit_code: 'KGM', unit_price: '1234.00' },
        { description: 'Segunda', unit_price: '1000.50' },
      ],
    });
    expect(complaints()).toEqual([]);
    await context.close();
  });

  inBrowser.it('is issued once, though the button is pressed twice and the answer gets lost', async () => {
    const before = (await invoices()).length;
    const { context, page } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await page.getByRole('button', { name: 'Llenar con un ejemplo' }).click();
    await page.getByText('Borrador guardado').waitFor();
    let lost = 0;
    await page.route('**/v1/drafts/*/issue', async (route) => {
      if (lost++ > 0) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Emitir en prueba' }).dblclick();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    expect(lost).toBeGreaterThan(1);
    expect(await invoices()).toHaveLength(before + 1);
    await context.close();
  });

  inBrowser.it('shows what is wrong on top and at its field, and is issued when it is mended', async () => {
    const { context, page } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await page.getByLabel('Uno nuevo').check();
    await page.getByLabel('Número de identificación').fill('900.373.115');
    await page.getByText('Dígito de verificación: 3').waitFor();
    await page.getByLabel('Nombre o razón social').fill('Comercial del Sur S.A.S.');
    await line(page, 1).getByLabel('Descripción').fill('Asesoría');
    await page.getByRole('button', { name: 'Emitir en prueba' }).click();
    const summary = page.getByRole('alert').filter({ hasText: /Falta corregir/ });
    await summary.waitFor();
    await page.waitForFunction("document.activeElement?.getAttribute('role') === 'alert'");
    await summary.getByRole('button').filter({ hasText: 'Precio unitario 1: Falta este dato.' }).first().click();
    const price = line(page, 1).getByLabel('Precio unitario');
    expect(await page.evaluate('document.activeElement.id')).toBe(await price.getAttribute('id'));
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    await price.fill('90000');
    await page.getByRole('combobox', { name: 'Municipio' }).fill('11001');
    await page.getByLabel('Dirección').fill('Calle 1 # 2-3');
    await page.getByText('$ 107.100,00').first().waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    await context.close();
  });

  inBrowser.it('shows its PDF in a tab beside it', async () => {
    const { context, page, complaints } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await page.getByRole('button', { name: 'Llenar con un ejemplo' }).click();
    await page.getByText('Total a pagar').waitFor();
    const answered = page.waitForResponse((response) => response.headers()['content-type'] === 'application/pdf');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Ver PDF' }).click(),
    ]);
    expect((await answered).status()).toBe(200);
    await tab.waitForURL(/^blob:/);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

/** Puts a text into the clipboard event of a field, as the browser does after Ctrl+V. */
const paste = (page: Page, field: string, text: string): Promise<unknown> =>
  page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.getElementById(${JSON.stringify(field)}).dispatchEvent(event);
  }`);

describe('lines from a spreadsheet', () => {
  inBrowser.it('are shown as they were understood, and asked about where an amount may be either', async () => {
    const { context, page, complaints } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await line(page, 1).waitFor();
    const rows = ['Producto\tCant.\tPrecio\tIVA', 'Mesa de comedor\t2\t1.250\t19%', 'Silla\t6\t2.500\t5%'];
    await paste(page, 'field/lines/0/description', rows.join('\r\n'));
    const dialog = page.getByRole('dialog', { name: 'Pegar desde una hoja de cálculo' });
    await dialog.getByRole('row', { name: 'Mesa de comedor' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Agregar 2 ítems' }).getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('En 1.234, ¿qué separa los decimales?').selectOption(',');
    await dialog.getByRole('button', { name: 'Agregar 2 ítems' }).click();
    expect(await line(page, 2).getByLabel('Precio unitario').inputValue()).toBe('2500');
    expect(await line(page, 2).getByLabel('Impuesto').inputValue()).toBe('01 5.00');
    expect(await line(page, 3).count()).toBe(0);
    await page.getByText('$ 15.000,00').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

/** The next change of a draft that the API takes from a page. */
const writtenIn = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());

describe('a draft', () => {
  inBrowser.it('is kept by itself, found in the list, gone on with, and issued', async () => {
    const { context, page, complaints } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await page.getByLabel('Uno nuevo').check();
    await page.getByLabel('Nombre o razón social').fill('Panadería La Ceiba');
    await page.getByText('Borrador guardado').waitFor();
    expect(new URL(page.url()).searchParams.get('draft')).toMatch(/^draft_/);
    await page.reload();
    await page.getByLabel('Nombre o razón social').waitFor();
    expect(await page.getByLabel('Nombre o razón social').inputValue()).toBe('Panadería La Ceiba');
    await page.getByRole('link', { name: 'Borradores' }).click();
    await page.getByRole('link', { name: 'Panadería La Ceiba' }).click();
    await page.getByLabel('Número de identificación').fill('900108281');
    await line(page, 1).getByLabel('Descripción').fill('Pan');
    await line(page, 1).getByLabel('Precio unitario').fill('5000');
    await page.getByText('Total a pagar').waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    await page.getByRole('link', { name: 'Borradores' }).click();
    await page.getByRole('row', { name: 'Panadería La Ceiba' }).getByText('Emitido').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  inBrowser.it('that two people change is settled by the one who comes second', async () => {
    const { context, page } = await opened();
    await page.goto(`${owner.company}/new/invoices`);
    await page.getByRole('button', { name: 'Llenar con un ejemplo' }).click();
    await page.getByText('Borrador guardado').waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    const theirs = writtenIn(other);
    await line(other, 1).getByLabel('Descripción').fill('De la otra persona');
    await theirs;
    await line(page, 1).getByLabel('Descripción').fill('De esta pantalla');
    const question = page.getByRole('alert').filter({ hasText: 'Otra persona cambió este borrador' });
    await question.getByRole('button', { name: 'Tomar lo de la otra persona' }).click();
    expect(await line(page, 1).getByLabel('Descripción').inputValue()).toBe('De la otra persona');
    const both = writtenIn(page);
    await line(page, 1).getByLabel('Descripción').fill('De ambas');
    await both;
    await context.close();
  });
});

describe('a document that follows from another', () => {
  inBrowser.it('takes the number of a rejected one within a minute, led to the field that DIAN names', async () => {
    const { sk_test } = standalone.credentials;
    const order = { ...sale(), simulate: { outcome: 'rejected_by_dian' } };
    const { json: rejected } = await standalone.call('POST', '/v1/invoices', sk_test, order, { prefer: 'wait=60' });
    const { context, page, complaints } = await opened();
    await page.goto(`${owner.company}/documents/invoices/${String(rejected['id'])}`);
    const begunAt = Date.now();
    await page.getByRole('link', { name: 'Corregir y reenviar' }).click();
    await page.getByRole('heading', { name: `Corregir ${String(rejected['number'])}` }).waitFor();
    await page.getByLabel('Nombre o razón social').fill('Óptica Central Corregida S.A.S.');
    await page.getByRole('button', { name: 'Enviar la corrección' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    expect(Date.now() - begunAt).toBeLessThan(60_000);
    const { json } = await standalone.call('GET', `/v1/invoices/${String(rejected['id'])}`, sk_test);
    const { json: corrected } = await standalone.call('GET', `/v1/invoices/${String(json['corrected_by'])}`, sk_test);
    expect(corrected).toMatchObject({ number: rejected['number'], status: 'accepted_by_dian' });
    await page.getByRole('link', { name: 'Ver el rechazado' }).click();
    await page.getByRole('link', { name: 'Ver la corrección' }).waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  inBrowser.it('is a credit note with the lines of its invoice and a reason of DIAN', async () => {
    const { sk_test } = standalone.credentials;
    const { json: sold } = await standalone.call('POST', '/v1/invoices', sk_test, sale(), { prefer: 'wait=60' });
    const { context, page, complaints } = await opened();
    await page.goto(`${owner.company}/documents/invoices/${String(sold['id'])}`);
    await page.getByRole('link', { name: 'Nota crédito' }).click();
    await page.getByRole('heading', { name: 'Nueva nota crédito' }).waitFor();
    expect(await line(page, 1).getByLabel('Precio unitario').inputValue()).toBe('100000');
    await page.getByLabel('Motivo', { exact: true }).selectOption('3');
    await line(page, 1).getByLabel('Precio unitario').fill('20000');
    await page.getByText('$ 23.800,00').first().waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba · rango NC' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });
});
