import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;

const opened = async () => {
  const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state, reducedMotion: 'reduce' });
  return { context, ...(await watched(context)) };
};

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

describe('the customers of a company', () => {
  inBrowser.it('are made with the help of DIAN, found by name, changed, and invoiced', async () => {
    const { context, page } = await opened();
    await page.goto(owner.company);
    await page.getByRole('link', { name: 'Clientes' }).click();
    await page.getByRole('link', { name: 'Nuevo cliente' }).click();
    await page.getByLabel('Número de identificación').fill('900.500.001-9');
    await page.getByLabel('Nombre o razón social').fill('Comercial del Sur S.A.S.');
    await page.getByRole('button', { name: 'Consultar en la DIAN' }).click();
    await page.getByText('siga con los datos que tiene').waitFor();
    expect(await page.getByLabel('Nombre o razón social').inputValue()).toBe('Comercial del Sur S.A.S.');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('alert').waitFor();
    const number = page.getByLabel('Número de identificación');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.fill('900.500.001');
    await page.getByText('Dígito de verificación: 8').waitFor();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Comercial del Sur S.A.S.' }).waitFor();
    await page.getByLabel('Teléfono').fill('6015550123');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Guardado.').waitFor();

    await page.getByRole('link', { name: 'Clientes' }).click();
    await page.getByLabel('Nombre o identificación').fill('sur comercial');
    await page.getByRole('link', { name: 'Óptica Central' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Comercial del Sur S.A.S.' }).click();
    expect(await page.getByLabel('Teléfono').inputValue()).toBe('6015550123');
    await page.getByRole('link', { name: 'Nueva factura' }).click();
    await page.getByText('900500001 · sin correo electrónico').waitFor();
    const line = page.getByRole('listitem', { name: 'Ítem 1', exact: true });
    await line.getByLabel('Descripción').fill('Asesoría');
    await line.getByLabel('Precio unitario').fill('90000');
    await page.getByText('$ 107.100,00').first().waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();
    await page.getByRole('link', { name: 'Clientes' }).click();
    await page.getByRole('link', { name: 'Comercial del Sur S.A.S.' }).click();
    await page.getByRole('table', { name: 'Documentos' }).getByText('Aceptada por la DIAN').waitFor();
    await context.close();
  });
});

describe('the suppliers of a company', () => {
  inBrowser.it('are kept, sell by a support document, and are removed', async () => {
    const { context, page } = await opened();
    await page.goto(`${owner.company}/suppliers`);
    await page.getByText('Todavía no hay proveedores').waitFor();
    await page.getByRole('link', { name: 'Nuevo proveedor' }).click();
    await page.getByLabel('Número de identificación').fill('52853110');
    await page.getByLabel('Nombre o razón social').fill('Rosa Elvira Páez Torres');
    await page.getByLabel('Dirección').fill('Vereda El Carmen');
    await page.getByRole('combobox', { name: 'Municipio' }).fill('25053');
    await page.getByLabel('Código postal').fill('252001');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Rosa Elvira Páez Torres' }).waitFor();
    await page.getByRole('link', { name: 'Nuevo documento soporte' }).click();
    const line = page.getByRole('listitem', { name: 'Ítem 1', exact: true });
    await line.getByLabel('Descripción').fill('Café pergamino');
    await line.getByLabel('Precio unitario').fill('18000');
    await page.getByText('Total a pagar').waitFor();
    await page.getByRole('button', { name: 'Emitir en prueba' }).click();
    await page.getByText('Aceptada por la DIAN').first().waitFor();

    await page.getByRole('link', { name: 'Proveedores' }).click();
    await page.getByRole('link', { name: 'Rosa Elvira Páez Torres' }).click();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByText('Todavía no hay proveedores').waitFor();
    await context.close();
  });
});
