import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { browser, startBrowser } from '../file/page.fixture.js';
import { OPERATOR_TOKEN } from '../gateway.fixture.js';
import {
  addAuthenticator,
  inPage,
  openWindow,
  type PageAnswer,
  type RunningConsole,
  startConsole,
} from '../person/console-page.fixture.js';

browser.describe('a person at a browser', () => {
  let console: RunningConsole;
  let chromium: Browser;
  let tenantId: string;
  let page: Page;
  beforeAll(async () => {
    console = await startConsole();
    chromium = await startBrowser();
    tenantId = (await console.gateway.newTenant()).id;
  });
  afterAll(async () => {
    await chromium.close();
    await console.close();
  });
  beforeEach(async () => {
    page = await openWindow(chromium);
  });

  const problem = ({ status, json }: PageAnswer) => [status, json['code']];
  let people = 0;
  const linkOf = async (): Promise<string> => {
    const body = { email: `persona${(people += 1)}@ejemplo.co`, tenant_id: tenantId };
    const { json } = await console.gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
    return String(json['url']);
  };
  const enterByLink = async (): Promise<void> => {
    await page.goto(await linkOf());
    expect((await inPage(page, 'enter()')).status).toBe(201);
  };
  const makeKey = () => inPage(page, `ask('POST', '/v1/api-keys', { name: 'Caja', role: 'read' })`);

  browser.it('logs in by a link, once, with a cookie that no script reads', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const link = await linkOf();
    await page.goto(link);
    expect(await inPage(page, 'enter()')).toMatchObject({ status: 201, json: { companies: [{ id: tenantId }] } });
    expect((await inPage(page, `ask('GET', '/session')`)).status).toBe(200);
    expect((await inPage(page, `ask('GET', '/v1/me')`)).json['role']).toBe('owner');
    expect(await page.evaluate('document.cookie')).toBe('');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'rubrica', httpOnly: true, sameSite: 'Lax' });
    expect(problem(await inPage(page, 'enter()'))).toEqual([401, 'login_refused']);
  });

  browser.it('registers a passkey, logs in by it in place of a link, and steps up', async () => {
    await enterByLink();
    const authenticator = await addAuthenticator(page);
    expect(await inPage(page, `register('Portátil')`)).toMatchObject({ status: 201, json: { object: 'passkey' } });
    expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await expect(inPage(page, `register('Otra vez')`)).rejects.toThrow('InvalidStateError');

    await inPage(page, `ask('DELETE', '/session')`);
    await page.context().clearCookies();
    expect((await inPage(page, `ask('GET', '/session')`)).status).toBe(401);
    expect(await inPage(page, `assertion('login')`)).toMatchObject({ status: 201, json: { object: 'session' } });
    expect((await makeKey()).status).toBe(201);

    console.gateway.clock.advance(601);
    expect(problem(await makeKey())).toEqual([403, 'step_up_required']);
    const [before] = await page.context().cookies();
    expect((await inPage(page, `assertion('step-up')`)).status).toBe(201);
    const [after] = await page.context().cookies();
    expect(after?.value).not.toBe(before?.value);
    expect((await makeKey()).status).toBe(201);
  });

  browser.it('does not get past the screen lock of another person', async () => {
    await enterByLink();
    const authenticator = await addAuthenticator(page);
    await inPage(page, `register('Portátil')`);
    await authenticator.setVerified(false);
    await expect(inPage(page, `assertion('login')`)).rejects.toThrow('NotAllowedError');
  });

  browser.it('at another origin of the same host signs nothing that is taken', async () => {
    await enterByLink();
    await addAuthenticator(page);
    await inPage(page, `register('Portátil')`);
    const options = JSON.stringify(await inPage<object>(page, `optionsFor('login')`));
    // An authenticator keeps passkeys by the host, whatever the port.
    await page.goto('http://localhost:1/console/enter');
    const signed = JSON.stringify(await inPage<object>(page, `get(${options})`));
    await expect(inPage(page, `ask('POST', '${console.url}/session/passkeys/login', {})`)).rejects.toThrow('fetch');
    await page.goto(`${console.url}/console/enter`);
    const answered = await inPage(page, `ask('POST', '/session/passkeys/login', { credential: ${signed} })`);
    expect(problem(answered)).toEqual([403, 'passkey_refused']);
  });
});
