import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { until } from '@rubrica/testing';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;
let page: Page;
let complaints: string[];
let invoice: Json;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  browser = await startBrowser();
  owner = await entered(standalone, browser);
  const { sk_test } = standalone.credentials;
  ({ json: invoice } = await standalone.call('POST', '/v1/invoices', sk_test, sale(), { prefer: 'wait=60' }));
  const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state });
  ({ page, complaints } = await watched(context));
});

afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

const live = (): string => owner.company.replace(/test$/, 'live');
const stored = (): Promise<string> =>
  page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])');

describe('what a company sets up in the console', () => {
  inBrowser.it('events are found by their document, read as JSON, and sent again', async () => {
    await page.goto(`${owner.company}/events`);
    await page.getByLabel('Identificador del documento').fill(String(invoice['id']));
    await page.waitForURL(/document=inv_/);
    await page.getByLabel('Tipo').selectOption('invoice.accepted_by_dian');
    await page.waitForURL(/type=invoice/);
    await page.getByRole('link', { name: 'Factura · Aceptación de la DIAN' }).click();
    await page.getByRole('link', { name: `Factura ${String(invoice['number'])}` }).waitFor();
    expect(await page.getByLabel('JSON', { exact: true }).textContent()).toContain(String(invoice['cufe']));
    await page.getByText('No se envió a ningún webhook').waitFor();
    await page.getByRole('button', { name: 'Enviar otra vez' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('webhook');
  });

  inBrowser.it('a key is made, shown once, and revoked by typing its name', async () => {
    await page.goto(`${owner.company}/api-keys`);
    await page.getByRole('button', { name: 'Crear clave' }).click();
    await page.getByLabel('Nombre').fill('Tienda <b>');
    await page.getByRole('dialog').getByLabel('Permite').selectOption('documents');
    await page.getByRole('button', { name: 'Crear', exact: true }).click();
    const key = (await page.getByText(/^sk_test_/).textContent()) ?? '';
    expect((await standalone.call('GET', '/v1/invoices', key)).status).toBe(200);
    await page.getByRole('button', { name: 'Ya la guardé' }).click();
    expect([await page.content(), await stored()].join()).not.toContain(key);
    await page.getByRole('button', { name: 'Revocar Tienda <b>' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Revocar' }).getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('Escriba para confirmar').fill('Tienda <b>');
    await dialog.getByRole('button', { name: 'Revocar' }).click();
    await page.getByRole('rowheader', { name: 'Tienda <b>' }).waitFor({ state: 'detached' });
    await until(
      async () => (await standalone.call('GET', '/v1/invoices', key)).status,
      (status) => status === 401,
    );
  });

  inBrowser.it('a certificate is uploaded, shows what it signs, and is revoked by typing the NIT', async () => {
    const { p12, p12_password: password, sk_live } = standalone.credentials;
    await page.goto(`${live()}/certificates`);
    await page.getByRole('button', { name: 'Cargar certificado' }).click();
    await page.getByLabel('Archivo .p12').setInputFiles(p12);
    await page.getByLabel('Contraseña del archivo').fill('otra');
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Contraseña del archivo').inputValue()).toBe('');
    await page.getByLabel('Contraseña del archivo').fill(password);
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await standalone.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=60' });
    await page.getByRole('table', { name: 'Certificados' }).getByRole('link').first().click();
    await page.getByRole('table', { name: 'Lo que firmó' }).getByText('El documento').first().waitFor();
    await page.getByRole('button', { name: 'Revocar' }).click();
    const { json: tenant } = await standalone.call('GET', '/v1/tenant', sk_live);
    await page.getByLabel('Escriba para confirmar').fill(String(tenant['nit']));
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
    await page.getByText('Revocado').waitFor();
  });

  inBrowser.it('a range shows its use in words, is made from its resolution, and is changed', async () => {
    await page.goto(`${owner.company}/ranges`);
    await page
      .getByText(/\d+ usados de [\d.]+ · Quedan/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Agregar rango' }).click();
    await page.getByLabel('Numera').selectOption('credit_note');
    await page.getByLabel('Prefijo').fill('NCX');
    await page.getByLabel('Desde', { exact: true }).fill('uno');
    await page.getByLabel('Hasta', { exact: true }).fill('500');
    await page.getByRole('button', { name: 'Agregar' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Desde', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Desde', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Agregar' }).click();
    await page.getByText('Próximo número NCX1').waitFor();
    await page.getByRole('link', { name: 'Editar NCX' }).click();
    await page.getByLabel('Próximo número').fill('41');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('40 usados de 500').waitFor();
    await page.getByRole('button', { name: 'Traer de la DIAN' }).click();
    await page.getByRole('button', { name: 'Preguntar a la DIAN' }).click();
    await page.getByRole('dialog').getByRole('table').or(page.getByRole('alert')).first().waitFor();
  });

  inBrowser.it('a person is invited with the least role; the only owner stays; the audit says who did it', async () => {
    await page.goto(`${owner.company}/people`);
    const members = page.getByRole('table', { name: 'Miembros' });
    const remove = members.getByRole('button', { name: 'Quitar duena@ejemplo.co' });
    await members.getByRole('button', { name: /^Quitar (?!duena@ejemplo\.co)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await members.getByRole('button', { name: 'Quitar duena@ejemplo.co (Es la única persona propietaria' }).waitFor();
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Correo de la persona').fill('contadora@ejemplo.co');
    await page.getByRole('button', { name: 'Invitar' }).click();
    const invitations = page.getByRole('table', { name: 'Invitaciones' });
    await invitations.getByRole('row', { name: /contadora@ejemplo\.co Lectura/ }).waitFor();
    await invitations.getByRole('button', { name: 'Retirar contadora@ejemplo.co' }).click();
    await page.getByText('No hay invitaciones abiertas.').waitFor();
    await page.goto(`${owner.company}/audit`);
    await page.getByLabel('Acción').fill('createInvitation');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('row', { name: /Dueña/ }).getByText('createInvitation').waitFor();
    expect(new URL(page.url()).searchParams.get('action')).toBe('createInvitation');
  });

  inBrowser.it('the company says what stands on its PDF, in a colour that is read well', async () => {
    await page.goto(`${owner.company}/company`);
    await page.getByLabel('Pie', { exact: true }).fill('Gracias por su compra <b>');
    await page.getByRole('button', { name: 'Guardar: Lo que agrega a cada PDF' }).click();
    await page.getByText('Guardado.').waitFor();
    await page.getByLabel('Color', { exact: true }).fill('#ffe600');
    await page.getByText('Muy claro para leerse').waitFor();
    await page.getByLabel('Color', { exact: true }).fill('#1d4fd8');
    await page.getByText('Se lee bien').waitFor();
    await page.getByLabel('Logo', { exact: true }).setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: DOT });
    await page.getByRole('img', { name: 'Vista previa del logo' }).waitFor();
    await page.getByRole('button', { name: 'Guardar: Marca' }).click();
    await page.getByText('Logo actual: 1 × 1 px').waitFor();
    const { json: tenant } = await standalone.call('GET', '/v1/tenant', standalone.credentials.sk_test);
    expect(tenant).toMatchObject({ brand_color: '#1d4fd8', pdf: { footer: 'Gracias por su compra <b>' } });
    const refusals = complaints.filter((complaint) => /status of 4\d\d/.test(complaint));
    expect(complaints).toEqual(refusals);
  });
});
