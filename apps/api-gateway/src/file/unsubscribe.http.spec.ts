import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStandIn } from '@rubrica/service-testing';
import type { Browser } from 'playwright-core';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';
import { accessibilityFaults, browser, LOOKS, startBrowser } from './page.fixture.js';

const TOKEN = 'mlg_0123456789abcdefghjkmnpqrs.0123456789abcdef';

let gateway: RunningGateway;
const asked: string[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  const mailer = await startStandIn((server) =>
    server.post<{ Body: { token: string } }>('/internal/unsubscriptions', ({ body }) => {
      asked.push(body.token);
      return { unsubscribed: body.token === TOKEN };
    }),
  );
  gateway.standIn('mailer', mailer);
});
afterAll(() => gateway.close());

const call = (method: 'GET' | 'POST', token: string, type = 'application/x-www-form-urlencoded') =>
  gateway.app.inject({
    method,
    url: `/unsubscribe/${token}`,
    ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } } : {}),
  });

describe('the URL by which a reader asks for no more mails', () => {
  it('changes nothing when it is only opened, as scanners of mails do: it asks first', async () => {
    const { statusCode, body, headers } = await call('GET', TOKEN);
    expect(statusCode).toBe(200);
    expect(body).toContain('<form method="post">');
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('href="?lang=en"');
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
    expect(asked).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes one click of a mail program, sent as %s',
    async (type) => {
      const { statusCode, body } = await call('POST', TOKEN, type);
      expect([statusCode, asked.at(-1)]).toEqual([200, TOKEN]);
      expect(body).toContain('Listo');
    },
  );

  it.each(['x', `${TOKEN}x`, 'a'.repeat(200)])('is not found with another token', async (token) =>
    expect((await call('POST', token)).statusCode).toBe(404),
  );
});

browser.describe('its page in a browser (chromium)', () => {
  let program: Browser;
  let listeners: Listeners;
  let origin: string;
  beforeAll(async () => {
    listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
    origin = `http://127.0.0.1:${String(listeners.publicPort)}`;
    program = await startBrowser();
  });
  afterAll(async () => {
    await program.close();
    await listeners.close();
  });

  browser.it(
    'has no fault of accessibility in any colours and sizes: where it asks, when it is done, and when there is nothing',
    async () => {
      for (const look of LOOKS) {
        const page = await program.newPage({ ...look, locale: 'es-CO' });
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        const pageIsRight = async (title: string): Promise<void> => {
          expect(await page.title()).toBe(title);
          expect(await accessibilityFaults(page)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
        };
        const before = asked.length;
        await page.goto(`${origin}/unsubscribe/${TOKEN}`, { waitUntil: 'load' });
        await pageIsRight('No recibir más correos');
        expect(asked).toHaveLength(before);

        // With the keyboard alone, as who reads with a screen reader does.
        await page.getByRole('link', { name: 'English' }).press('Enter');
        await page.getByRole('button', { name: 'Get no more mails of this issuer' }).press('Enter');
        await page.getByRole('heading', { name: 'Done' }).waitFor();
        await pageIsRight('Done');
        expect(asked.slice(before)).toEqual([TOKEN]);
        expect(said).toEqual([]);

        await page.goto(`${origin}/unsubscribe/x`, { waitUntil: 'load' });
        await page.getByRole('button', { name: 'No recibir más correos de este emisor' }).click();
        await page.getByRole('heading', { name: 'Aquí no hay ningún documento' }).waitFor();
        await pageIsRight('Aquí no hay ningún documento');
        expect(await page.context().cookies()).toEqual([]);
        await page.close();
      }
    },
  );
});
