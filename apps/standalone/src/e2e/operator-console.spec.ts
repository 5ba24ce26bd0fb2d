import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startBrowser } from '@rubrica/api-gateway/testing';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { faultyLooks, inBrowser, linkOfOperator, LOCALES, watched } from './console.fixture.js';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

/** Screens of the console for operators, below its address. */
const SCREENS = ['/', '/dead-letters', '/contingencies', '/find', '/session', '/login', '/enter?error=oidc_refused'];

const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let console: string;
let rejected: Json;
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  browser = await startBrowser();
  const refused = { ...sale(), simulate: { outcome: 'rejected_by_dian' } };
  const { sk_test } = standalone.credentials;
  rejected = (await standalone.call('POST', '/v1/invoices', sk_test, refused, { prefer: 'wait=60' })).json;
});

afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

const enter = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Ahora' }).waitFor();
};

describe('the console for operators', () => {
  inBrowser.it('is entered by a link, which companies have no use for, and left again', async () => {
    const context = await browser.newContext({ locale: 'es-CO' });
    const { page, complaints } = await watched(context);
    const link = await linkOfOperator(standalone);
    await enter(page, link);
    expect(page.url()).not.toContain('#');
    console = new URL('/console', link).href;
    state = await context.storageState();
    expect(complaints).toEqual([]);

    const public_ = standalone.credentials.base_url.replace('127.0.0.1', 'localhost');
    const companies = await page.request.get(`${public_}/console/login`);
    const operators = await page.request.get(`${console}/login`);
    expect(operators.headers()['content-security-policy']).toBe(companies.headers()['content-security-policy']);
    const [script = ''] = /\/console\/assets\/operator-[^"]+\.js/.exec(await operators.text()) ?? [];
    const statuses = [`${new URL(console).origin}${script}`, `${public_}${script}`].map(async (url) =>
      (await page.request.get(url)).status(),
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);

    const { page: other } = await watched(await browser.newContext({ locale: 'es-CO' }));
    await enter(other, await linkOfOperator(standalone, 'look'));
    await other.getByRole('button', { name: 'Operadora' }).click();
    await other.getByRole('button', { name: 'Salir' }).click();
    await other.getByRole('heading', { name: 'Entre a la operación de Rubrica' }).waitFor();
    await other.goto(console);
    await other.getByRole('heading', { name: 'Entre a la operación de Rubrica' }).waitFor();
    await other.context().close();
    await context.close();
  });

  inBrowser.it('shows each service and environment, and what a gauge has shown', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await page.goto(console);
    const services = page.getByRole('table', { name: 'Servicios' });
    await services.getByRole('row', { name: /mailer.*En orden/ }).waitFor();
    expect(await services.getByRole('row').count()).toBe(7);
    await page
      .getByRole('table', { name: 'Ambientes' })
      .getByRole('row', { name: /Producción/ })
      .waitFor();
    await page.getByLabel('Medida').selectOption('mailer.lag');
    await page.getByText('npm run admin -- state list --gauge mailer.lag').waitFor();
    expect(new URL(page.url()).searchParams.get('gauge')).toBe('mailer.lag');
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it(
    'finds a document of any tenant by its number, and looks at it with a reason, which is recorded',
    async () => {
      const context = await browser.newContext({ locale: 'es-CO', storageState: state });
      const { page, complaints } = await watched(context);
      await page.goto(`${console}/find`);
      await page.getByLabel('Identificador, CUFE, número').fill(String(rejected['number']));
      await page.getByRole('link', { name: String(rejected['number']) }).click();
      await page.getByLabel('Motivo').fill('La empresa pregunta por el rechazo');
      await page
        .getByText(`looks get ${String(rejected['id'])} --reason 'La empresa pregunta por el rechazo'`)
        .waitFor();
      await page.getByRole('button', { name: 'Ver con los datos' }).click();
      await page.getByText('Consulta registrada').waitFor();
      await page.getByText('Rechazada por la DIAN').first().waitFor();
      await page.getByRole('table', { name: 'Intentos ante la DIAN' }).getByRole('row').nth(1).waitFor();
      expect(complaints).toEqual([]);
      await context.close();

      const { admin_url, operator_token } = standalone.credentials;
      const audit = await standalone.call('GET', `${admin_url}/admin/v1/audit?action=getDocument`, operator_token);
      expect(audit.json['data']).toMatchObject([{ reason: 'La empresa pregunta por el rechazo', outcome: 'done' }]);
    },
  );

  inBrowser.it('declares a contingency, which stands on top of what needs attention, and ends it', async () => {
    const context = await browser.newContext({ locale: 'es-CO', storageState: state });
    const { page, complaints } = await watched(context);
    await page.goto(`${console}/contingencies`);
    await page.getByText('Ninguna contingencia').waitFor();
    await page.getByRole('button', { name: 'Declarar contingencia' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Motivo').fill('La DIAN anunció mantenimiento');
    await question.getByRole('button', { name: 'Declarar contingencia' }).click();
    await page.getByRole('cell', { name: 'Declarada', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Ahora' }).click();
    const alarm = page.getByRole('listitem').filter({ hasText: 'En contingencia' });
    await alarm.getByText('docs/runbooks/alerts/contingency-declared.md').waitFor();
    await alarm.getByRole('link', { name: 'Ver' }).click();
    await page.getByRole('button', { name: 'Terminar Producción' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('cell', { name: 'Terminada', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  inBrowser.it('keeps what a role may not do where it is, and says why', async () => {
    const { page } = await watched(await browser.newContext({ locale: 'es-CO' }));
    await enter(page, await linkOfOperator(standalone, 'look'));
    await page.goto(`${console}/contingencies`);
    const declare = page.getByRole('button', { name: 'Declarar contingencia (Su rol de operador no lo permite)' });
    expect(await declare.getAttribute('aria-disabled')).toBe('true');
    await page.context().close();
  });

  for (const [language, locale] of LOCALES) {
    inBrowser.it(`has no fault in ${language}, in light and dark, wide and on a phone`, async () => {
      const context = await browser.newContext({ locale, storageState: state, reducedMotion: 'reduce' });
      const { page, complaints } = await watched(context);
      expect(
        await faultyLooks(
          page,
          SCREENS.map((path) => `${console}${path}`),
          language,
        ),
      ).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});
