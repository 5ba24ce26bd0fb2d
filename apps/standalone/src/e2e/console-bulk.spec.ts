import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { until } from '@rubrica/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;
const numbers: string[] = [];

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { sk_test } = standalone.credentials;
  for (const simulate of [undefined, undefined, { outcome: 'rejected_by_dian' }]) {
    const body = { ...sale(), ...(simulate && { simulate }) };
    const { status, json } = await standalone.call('POST', '/v1/invoices', sk_test, body, { prefer: 'wait=60' });
    expect(status).toBe(201);
    numbers.push(String(json['number']));
  }
  browser = await startBrowser();
  owner = await entered(standalone, browser);
});
afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

/** Opens a screen of the company, and returns what the browser complains about. */
const at = async (path: string): Promise<{ readonly page: Page; readonly complaints: string[] }> => {
  const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state, acceptDownloads: true });
  const opened = await watched(context);
  await opened.page.goto(`${owner.company}${path}`);
  return opened;
};

const downloaded = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

const row = (id: string, price: string): string => `${id},13,1020304050,Rosa Huertas,10,1,Café,2,94,${price},01,19`;
const FILE = [
  'id_externo,tipo_identificacion,numero_identificacion,nombre_cliente,medio_pago,forma_pago,descripcion,cantidad,unidad,precio_unitario,impuesto,tarifa',
  row('consola-1', '18000'),
  row('consola-2', 'dieciocho'),
].join('\n');

describe('documents in bulk in the console', () => {
  inBrowser.it('are narrowed, and the filter is kept as a view that is shared, changed and deleted', async () => {
    const { page, complaints } = await at('/documents');
    await page.getByLabel('Estado').selectOption('rejected_by_dian');
    await page.getByRole('button', { name: 'Guardar la vista' }).click();
    const dialog = page.getByRole('dialog', { name: 'Guardar la vista' });
    await dialog.getByLabel('Nombre de la vista').fill('Por corregir');
    await dialog.getByLabel('La ven todas las personas').check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const views = page.getByRole('navigation', { name: 'Vistas guardadas' });
    await views.getByRole('link', { name: 'Todos' }).click();
    await page.getByRole('link', { name: numbers[0]! }).waitFor();
    await views.getByRole('link', { name: 'Por corregir (compartida)' }).click();
    await page.getByRole('link', { name: numbers[0]! }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('status')).toBe('rejected_by_dian');
    await page.getByRole('button', { name: 'Cambiar la vista' }).click();
    await page.getByRole('button', { name: 'Eliminar la vista' }).click();
    await views.getByRole('link', { name: 'Por corregir' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it('are found by days, by those that wait, and by a text that finds customers too', async () => {
    const { page, complaints } = await at('/documents');
    await page.getByLabel('Hasta').fill('2020-01-31');
    await page.getByText('Ningún documento cumple el filtro').waitFor();
    expect(new URL(page.url()).searchParams.get('created[lt]')).toBe('2020-02-01T00:00:00-05:00');
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await page.getByLabel('Solo en espera').check();
    await page.getByText('Ningún documento cumple el filtro').waitFor();
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await page.getByLabel('Buscar').fill(numbers[1]!);
    const found = page.getByRole('table', { name: 'Documentos encontrados' });
    await found.getByRole('link', { name: numbers[1]! }).waitFor();
    expect(await found.getByRole('link').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it('are ticked, counted by a dry run, and mailed again by a job that shows its progress', async () => {
    const { page, complaints } = await at('/documents');
    for (const number of numbers.slice(0, 2)) await page.getByLabel(`Marcar ${number}`).check();
    await page.getByText('Marcados: 2').waitFor();
    await page.getByRole('button', { name: 'Reenviar por correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reenviar por correo' });
    await dialog.getByText('Filas: 2').waitFor();
    await dialog.getByRole('button', { name: 'Reenviar por correo' }).click();
    await page.getByRole('heading', { name: 'Reenviar por correo' }).waitFor();
    await page.getByText('2 de 2').waitFor();
    await page.getByText('Terminado').first().waitFor();
    expect((await downloaded(page, 'Descargar el resultado')).split('\r\n')).toHaveLength(4);
    await page.getByRole('link', { name: 'Todos los trabajos' }).click();
    await page.getByRole('table', { name: 'Trabajos' }).getByRole('link', { name: 'Reenviar por correo' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it('are exported as a spreadsheet, all that match the filter', async () => {
    const { page, complaints } = await at('/documents');
    await page.getByRole('button', { name: 'Exportar la lista' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar a CSV' });
    await dialog.getByText('Filas: 3').waitFor();
    await dialog.getByRole('button', { name: 'Exportar a CSV' }).click();
    await page.getByText('3 de 3').waitFor();
    const csv = await downloaded(page, 'Descargar el resultado');
    for (const number of numbers) expect(csv).toContain(number);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it(
    'come from a file: a dry run says what is wrong, a job issues the rest and says it of each row',
    async () => {
      const { page, complaints } = await at('/import');
      expect(await downloaded(page, 'Descargar la plantilla')).toContain('id_externo');
      await page
        .getByLabel('Archivo (CSV UTF-8 o XLSX)')
        .setInputFiles({ name: 'ventas.csv', mimeType: 'text/csv', buffer: Buffer.from('precio\n1') });
      await page.getByRole('button', { name: 'Revisar el archivo' }).click();
      await page.getByText('No existe la columna «precio».').waitFor();
      await page
        .getByLabel('Archivo (CSV UTF-8 o XLSX)')
        .setInputFiles({ name: 'ventas.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
      await page.getByRole('button', { name: 'Revisar el archivo' }).click();
      await page.getByText('#/lines/0/unit_price').waitFor();
      await page.getByRole('button', { name: 'Importar 2' }).click();
      await page.getByText('2 de 2').waitFor();
      const refused = page.getByRole('table', { name: 'Filas rechazadas' });
      await refused.getByText('#/lines/0/unit_price').waitFor();
      expect(await refused.getByRole('rowheader').allTextContents()).toEqual(['3']);
      // The first request without a column was refused; a browser tells of each such answer.
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
      await page.context().close();
    },
  );

  inBrowser.it('are walked through by keyboard, and a key in a field is a character', async () => {
    const { page, complaints } = await at('/documents');
    await page.getByRole('link', { name: numbers[0]! }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('jk/');
    expect(await page.getByLabel('Buscar').inputValue()).toBe('jk/');
    await page.getByText('Nada encontrado').waitFor();
    await page.getByLabel('Buscar').fill('');
    const links = page.getByRole('table', { name: 'Documentos' }).getByRole('link');
    await links.first().waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    const second = String(await links.nth(1).textContent());
    expect(await page.evaluate('document.activeElement.textContent')).toBe(second);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it('have deliveries that failed, which a job tries again', async () => {
    const { sk_test } = standalone.credentials;
    const call = async (method: string, path: string, body?: object): Promise<Json> =>
      (await standalone.call(method, path, sk_test, body)).json;
    const endpoint = { url: 'http://127.0.0.1:9/hook', subscribed_events: ['invoice.accepted_by_dian'] };
    const path = `/v1/webhook-endpoints/${String((await call('POST', '/v1/webhook-endpoints', endpoint))['id'])}`;
    const statuses = async (): Promise<unknown[]> =>
      ((await call('GET', `${path}/deliveries`))['data'] as unknown as Json[]).map(({ status }) => status);
    await standalone.call('POST', '/v1/invoices', sk_test, sale(), { prefer: 'wait=60' });
    await until(statuses, ({ length }) => length === 1);
    // Deliveries that wait are cancelled by this.
    await call('PATCH', path, { is_active: false });
    await until(statuses, ([status]) => status === 'cancelled');
    await call('PATCH', path, { is_active: true });
    const { page, complaints } = await at('/jobs');
    await page.getByRole('button', { name: 'Repetir entregas fallidas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repetir entregas fallidas' });
    await dialog.getByText('Filas: 1').waitFor();
    await dialog.getByRole('button', { name: 'Repetir entregas fallidas' }).click();
    await page.getByText('1 de 1').waitFor();
    await page.getByText('Terminado').first().waitFor();
    expect(await statuses()).toEqual(['pending']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  inBrowser.it('leave as a zip with all that the company has', async () => {
    const { page, complaints } = await at('/export');
    await page.getByRole('button', { name: 'Pedir una exportación' }).click();
    await page.getByText('Lista').first().waitFor();
    expect((await downloaded(page, 'Descargar')).slice(0, 2)).toBe('PK');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
