import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { addAuthenticator, startBrowser } from '@rubrica/api-gateway/testing';
import { until } from '@rubrica/testing';
import { simpleParser } from 'mailparser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inBrowser, linkOfOwner, watched } from './console.fixture.js';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const EMAIL = 'duena@ejemplo.co';
const folder = temporaryFolder();
let standalone: RunningStandalone;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  origin = standalone.credentials.base_url.replace('127.0.0.1', 'localhost');
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await standalone.stop();
  folder.remove();
});

/** The code of the mail that came for a login. */
const mailedCode = async (): Promise<string> => {
  const { mail_dir } = standalone.credentials;
  const codes = async (): Promise<string[]> => {
    const names = existsSync(mail_dir) ? readdirSync(mail_dir).filter((name) => name.endsWith('.eml')) : [];
    const mails = await Promise.all(names.map((name) => simpleParser(readFileSync(join(mail_dir, name)))));
    return mails
      .filter(({ to }) => JSON.stringify(to).includes(EMAIL))
      .flatMap(({ text }) => /\d{4} \d{4}/.exec(text ?? '') ?? []);
  };
  const [code = ''] = await until(codes, ({ length }) => length > 0);
  return code;
};

describe('a login in the console', () => {
  inBrowser.it('by the code of a mail does not reveal who is known, and is good once', async () => {
    // The link makes the person; it is not used.
    await linkOfOwner(standalone, { email: EMAIL });
    const { page, complaints } = await watched(await browser.newContext({ locale: 'es-CO' }));
    await page.goto(`${origin}/console/login`);
    await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.co');
    await page.keyboard.press('Enter');
    const unknown = await page.getByRole('status').textContent();
    await page.getByRole('button', { name: 'Usar otra dirección' }).click();
    await page.getByLabel('Correo electrónico').fill(EMAIL);
    await page.getByRole('button', { name: 'Enviarme un código' }).click();
    expect(await page.getByRole('status').textContent()).toBe(unknown);
    const code = await mailedCode();
    await page.getByLabel('Código del correo').fill(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    expect(complaints).toEqual([]);

    const other = await watched(await browser.newContext({ locale: 'es-CO' }));
    await other.page.goto(`${origin}/console/login`);
    await other.page.getByLabel('Correo electrónico').fill(EMAIL);
    await other.page.keyboard.press('Enter');
    await other.page.getByLabel('Código del correo').fill(code);
    await other.page.keyboard.press('Enter');
    await other.page.getByRole('alert').waitFor();
    for (const { page: each } of [{ page }, other]) await each.context().close();
  });

  inBrowser.it('by a passkey that was made under «Mi sesión», which also confirms what is delicate', async () => {
    const { page, complaints } = await watched(await browser.newContext({ locale: 'es-CO' }));
    const authenticator = await addAuthenticator(page);
    await page.goto(await linkOfOwner(standalone, { email: EMAIL }));
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Dueña' }).click();
    await page.getByRole('link', { name: 'Mi sesión' }).click();
    await page.getByText('Todavía no tiene clave de acceso').waitFor();
    await page.getByLabel('Nombre de la nueva clave').fill('Portátil');
    await page.getByRole('button', { name: 'Crear clave de acceso' }).click();
    await page.getByRole('rowheader', { name: 'Portátil' }).waitFor();
    expect(await authenticator.credentials()).toHaveLength(1);

    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await page.getByRole('button', { name: 'Entrar con clave de acceso' }).click();
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
