import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

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
      page.getByRole('button', { name: 'Vista previa en PDF' }).click(),
    ]);
    expect((await answered).status()).toBe(200);
    await tab.waitForURL(/^blob:/);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});
