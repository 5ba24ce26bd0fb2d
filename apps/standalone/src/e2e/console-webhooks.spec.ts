import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { webhooks } from '@rubrica/client';
import { type Receiver, receiver, until } from '@rubrica/testing';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Entered, entered, inBrowser, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let owner: Entered;
let target: Receiver;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
  browser = await startBrowser();
  owner = await entered(standalone, browser);
  target = await receiver();
  context = await browser.newContext({ locale: 'es-CO', storageState: owner.state });
  ({ page, complaints } = await watched(context));
});

afterAll(async () => {
  await browser.close();
  await target.close();
  await standalone.stop();
  folder.remove();
});

const allStored = (): Promise<string> =>
  page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])');

const passTime = async (seconds: number): Promise<void> => {
  const { admin_url, operator_token } = standalone.credentials;
  await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, { advance_s: seconds });
};

/** Lets time pass until the newest delivery of the only webhook has failed for good. */
const exhausted = async (): Promise<void> => {
  const { sk_test } = standalone.credentials;
  const { json: endpoints } = await standalone.call('GET', '/v1/webhook-endpoints', sk_test);
  const { id } = (endpoints['data'] as unknown as Json[])[0]!;
  const path = `/v1/webhook-endpoints/${String(id)}/deliveries?limit=1`;
  let seen = 0;
  await until(
    async () => {
      const { json } = await standalone.call('GET', path, sk_test);
      const [{ status, attempts }] = json['data'] as unknown as [Json];
      const { length } = attempts as unknown as Json[];
      if (length > seen) await passTime(600);
      seen = length;
      return String(status);
    },
    (status) => status === 'exhausted',
  );
};

describe('webhooks in the console', () => {
  inBrowser.it('are made with a secret that is shown once, and tested', async () => {
    await page.goto(`${owner.company}/webhooks`);
    await page.getByText('Todavía no hay webhooks').waitFor();
    await page.getByRole('link', { name: 'Agregar webhook' }).click();
    await page.getByLabel('Dirección de su receptor').fill('http://10.0.0.1/hook');
    await page.getByRole('button', { name: 'Agregar' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Dirección de su receptor').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Dirección de su receptor').fill(`${target.url}/hook`);
    await page.getByRole('button', { name: 'Ninguno' }).click();
    await page.getByRole('checkbox', { name: 'Factura', exact: true }).check();
    await page.getByRole('button', { name: 'Agregar' }).click();
    await page.getByRole('heading', { name: 'Webhook agregado' }).waitFor();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
    await page.getByRole('link', { name: 'Ir al webhook' }).click();
    await page.getByRole('button', { name: 'Enviar prueba' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
    const [request] = await target.received(1);
    await expect(
      webhooks.verify(request!.body, String(request!.headers['svc-signature']), secret),
    ).resolves.toMatchObject({ type: 'invoice.accepted_by_dian' });
    await page.getByRole('table', { name: 'Entregas' }).getByText('Entregada').waitFor();
    expect([await page.content(), await allStored()].join()).not.toContain(secret);
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });

  inBrowser.it('are found on the home page when they fail, repaired and replayed within 90 seconds', async () => {
    target.answers({ status: 500, body: 'no hay base de datos' });
    const { sk_test } = standalone.credentials;
    await standalone.call('POST', '/v1/invoices', sk_test, sale(), { prefer: 'wait=60' });
    await exhausted();

    const began = Date.now();
    await page.goto(owner.company);
    await page.getByRole('link', { name: `Webhook ${target.url}` }).click();
    await page.getByRole('heading', { name: /^Con fallas desde el/ }).waitFor();
    await page.getByRole('link', { name: 'Factura · Aceptación de la DIAN' }).first().click();
    const pane = page.getByRole('complementary', { name: 'Entrega' });
    await pane.getByText('Respuesta de su receptor').first().click();
    await pane.getByText('no hay base de datos').first().waitFor();
    target.answers({ status: 200 });
    await page.getByRole('button', { name: 'Reenviar lo fallido' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Reenviado: \d+ entregas?/ })
      .waitFor();
    await pane.getByText('Entregada').waitFor();
    await page.getByRole('heading', { name: /^Con fallas desde el/ }).waitFor({ state: 'detached' });
    expect(Date.now() - began).toBeLessThan(90_000);
  });

  inBrowser.it('are filtered by an address, changed, given a new secret, and deleted', async () => {
    await page.getByLabel('Estado').selectOption('exhausted');
    await page.getByText('Ninguna entrega cumple el filtro').waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('exhausted');
    await page.getByRole('button', { name: 'Quitar el filtro' }).click();
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Nota para usted').fill('Contabilidad <b>x');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name: 'Contabilidad <b>x' }).waitFor();
    await page.getByRole('button', { name: 'Cambiar el secreto' }).click();
    await page.getByRole('button', { name: 'Crear secreto nuevo' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('heading', { name: 'Desactivado' }).waitFor();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByText('Todavía no hay webhooks').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
});
