import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { nameServer, type NameServer } from '@rubrica/testing';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let dns: NameServer;
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;

beforeAll(async () => {
  dns = await nameServer();
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { DKIM_DNS_SERVERS: dns.address });
  browser = await startBrowser();
  owner = await entered(standalone, browser);
});
afterAll(async () => {
  await browser.close();
  await standalone.stop();
  await dns.close();
  folder.remove();
});

const codes = (page: Page): Promise<string[]> => page.getByRole('article').locator('code').allTextContents();

describe('mail in the console', () => {
  inBrowser.it('is signed by a domain whose record the DNS has, and comes from an address of it', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state });
    const { page, complaints } = await watched(context);
    await page.goto(`${owner.company}/mail`);
    await page.getByLabel('Dominio').fill('andina.example');
    await page.getByRole('button', { name: 'Agregar dominio' }).click();
    const domain = page.getByRole('article', { name: 'andina.example' });
    await domain.getByText('Falta publicar el registro').waitFor();
    await domain.getByRole('button', { name: 'Comprobar el DNS' }).click();
    await domain.getByText('no hay registro con ese nombre').waitFor();

    const [name = '', value = ''] = await codes(page);
    dns.txt.set(name, [value]);
    await domain.getByRole('button', { name: 'Comprobar el DNS' }).click();
    await domain.getByText('Los correos se firman').waitFor();

    await page.getByRole('button', { name: 'Agregar remitente' }).click();
    await page.getByLabel('Dirección del remitente').fill('facturas@andina.example');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('row', { name: /^facturas@andina.example Predeterminado/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('goes no more to an address that was put on the list, until it is taken off', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: owner.state });
    const { page } = await watched(context);
    await page.goto(`${owner.company}/mail`);
    await page.getByLabel('Correo electrónico').fill('sin arroba');
    await page.getByRole('button', { name: 'No enviar a una dirección' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Correo electrónico').fill('Compras@opticacentral.example');
    await page.getByRole('button', { name: 'No enviar a una dirección' }).click();
    await page.getByRole('row', { name: /^compras@opticacentral.example La agregó su empresa/ }).waitFor();
    await page.getByRole('button', { name: 'Volver a enviar compras@opticacentral.example' }).click();
    await page.getByRole('button', { name: 'Volver a enviar', exact: true }).last().click();
    await page.getByText('No hay ninguna.').waitFor();
    await context.close();
  });
});
