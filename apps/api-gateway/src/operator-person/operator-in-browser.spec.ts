import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
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

browser.describe('an operator at a browser', () => {
  let console: RunningConsole;
  let chromium: Browser;
  beforeAll(async () => {
    console = await startConsole();
    chromium = await startBrowser();
  });
  afterAll(async () => {
    await chromium.close();
    await console.close();
  });

  const problem = ({ status, json }: PageAnswer) => [status, json['code']];
  const linkOf = async (body: object): Promise<string> => {
    const { json } = await console.gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
    return String(json['url']);
  };

  browser.it('registers a passkey, logs in by it in place of a link, and steps up', async () => {
    const page = await openWindow(chromium);
    const here = <T = PageAnswer>(expression: string): Promise<T> => inPage<T>(page, expression, '/admin/session');
    await page.goto(await linkOf({ email: 'ana@rubrica.example', operator: 'administer' }));
    expect(await here('enter()')).toMatchObject({ status: 201, json: { role: 'administer' } });
    const authenticator = await addAuthenticator(page);
    expect(await here(`register('Portátil')`)).toMatchObject({ status: 201, json: { object: 'passkey' } });

    await here(`ask('DELETE', '/admin/session')`);
    await page.context().clearCookies();
    expect((await here(`ask('GET', '/admin/session')`)).status).toBe(401);
    expect(await here(`assertion('login')`)).toMatchObject({ status: 201, json: { role: 'administer' } });
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'rubrica-operator', httpOnly: true, sameSite: 'Lax' });

    const stepUpTask = () => here(`ask('DELETE', '/admin/v1/people/opr_nadie')`);
    expect(problem(await stepUpTask())).toEqual([404, 'not_found']);
    console.gateway.clock.advance(601);
    expect(problem(await stepUpTask())).toEqual([403, 'step_up_required']);
    expect((await here(`assertion('step-up')`)).status).toBe(201);
    expect(problem(await stepUpTask())).toEqual([404, 'not_found']);

    // The same person at the console of companies, on the same host: the authenticator keeps both passkeys.
    const { id } = await console.gateway.newTenant();
    await page.goto(await linkOf({ email: 'ana@rubrica.example', tenant_id: id }));
    expect((await inPage(page, 'enter()')).status).toBe(201);
    expect((await inPage(page, `register('Portátil')`)).status).toBe(201);
    expect(await authenticator.credentials()).toHaveLength(2);
  });
});
