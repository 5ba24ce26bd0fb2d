import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { until } from '@rubrica/testing';
import type { Browser, Page } from 'playwright-core';
import { browser, startBrowser } from '../file/page.fixture.js';
import { type Json, OPERATOR_TOKEN } from '../gateway.fixture.js';
import { agree, logInAtProvider, startOidcProvider } from '../oidc/oidc-provider.fixture.js';
import {
  addAuthenticator,
  inPage,
  openWindow,
  type PageAnswer,
  type RunningConsole,
  startConsole,
} from '../person/console-page.fixture.js';

browser.describe('an operator at the login provider of the installation', () => {
  let console: RunningConsole;
  let provider: Awaited<ReturnType<typeof startOidcProvider>>;
  let chromium: Browser;
  let page: Page;
  let uris: readonly string[] = [];
  beforeAll(async () => {
    provider = await startOidcProvider(() => uris);
    console = await startConsole({
      operatorOidcIssuer: provider.issuer,
      operatorOidcClientId: provider.client.client_id,
      operatorOidcClientSecret: provider.client.client_secret,
      operatorOidcScope: 'openid email groups',
      operatorOidcRoles: 'look=group:soporte,act=group:turno,administer=email:jefa@rubrica.example',
    });
    uris = [`${console.operatorUrl}/admin/session/oidc/callback`];
    provider.begin();
    chromium = await startBrowser();
  });
  afterAll(async () => {
    await chromium.close();
    await provider.close();
    await console.close();
  });
  beforeEach(async () => {
    page = await newWindow();
  });

  const newWindow = async (): Promise<Page> => {
    const opened = await openWindow(chromium);
    await opened.goto(`${console.operatorUrl}/console/enter`);
    return opened;
  };
  const ask = <T = PageAnswer>(expression: string, on = page): Promise<T> =>
    inPage<T>(on, expression, '/admin/session');
  const session = (on = page): Promise<PageAnswer> => ask(`ask('GET', '/admin/session')`, on);
  const problem = ({ status, json }: PageAnswer) => [status, json['code']];
  let people = 0;
  /** Makes an account at the provider, whose address is verified unless the claims say otherwise. */
  const newAccount = (groups: readonly string[], claims: object = {}): string => {
    const account = `cuenta${(people += 1)}`;
    provider.accounts.set(account, { email: `${account}@rubrica.example`, email_verified: true, groups, ...claims });
    return account;
  };
  /** Logs somebody in. Returns the page on which the browser lands. */
  const logIn = async (account: string, on = page): Promise<URL> => {
    const { status, json } = await ask(`ask('POST', '/admin/session/oidc/start')`, on);
    expect(status).toBe(201);
    await on.goto(String(json['url']));
    await logInAtProvider(on, account);
    await agree(on);
    return new URL(on.url());
  };
  const operator = async (email: string): Promise<Json | undefined> => {
    const { json } = await console.gateway.call('GET', '/admin/v1/people', { key: OPERATOR_TOKEN });
    return (json['data'] as Json[]).find((one) => one['email'] === email);
  };

  browser.it('has the role of the groups, without a step-up, and is the same person later', async () => {
    const account = newAccount(['soporte', 'otro']);
    const landed = await logIn(account);
    expect([landed.origin, landed.pathname]).toEqual([console.operatorUrl, '/console']);
    const { json } = await session();
    const email = `${account}@rubrica.example`;
    expect(json).toMatchObject({ role: 'look', person: { email }, stepped_up_until: null });
    expect((await ask(`ask('GET', '/admin/v1/tenants')`)).status).toBe(200);
    expect(await operator(email)).toMatchObject({ role: 'look', is_from_provider: true });
    const cookies = await page.context().cookies(console.operatorUrl);
    expect(cookies.map(({ name }) => name)).toEqual(['rubrica-operator']);

    provider.accounts.set(account, { email: 'otra@rubrica.example', groups: ['soporte', 'turno'] });
    const again = await newWindow();
    expect((await logIn(account, again)).pathname).toBe('/console');
    expect((await session(again)).json).toMatchObject({ role: 'act', person: json['person'] });
  });

  browser.it(
    'steps up by a passkey, by which nobody of the provider logs in, and the session ends as it would',
    async () => {
      provider.accounts.set('jefa', { email: 'Jefa@rubrica.example', email_verified: true });
      await logIn('jefa');
      expect((await session()).json).toMatchObject({ role: 'administer' });
      const { json: before } = await session();
      const stepUpTask = () => ask(`ask('DELETE', '/admin/v1/people/opr_nadie')`);
      expect(problem(await stepUpTask())).toEqual([403, 'step_up_required']);
      await addAuthenticator(page);
      expect((await ask(`register('Portátil')`)).status).toBe(201);
      console.gateway.clock.advance(60);
      const steppedUp = await ask(`assertion('step-up')`);
      expect(steppedUp).toMatchObject({ status: 201, json: { expires_at: before['expires_at'] } });
      expect(problem(await stepUpTask())).toEqual([404, 'not_found']);
      await page.context().clearCookies();
      expect(problem(await ask(`assertion('login')`))).toEqual([403, 'oidc_required']);
      // An administrator who makes a link vouches for the person, who is an invited operator from then on.
      const body = { email: 'jefa@rubrica.example', operator: 'look' };
      await console.gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
      expect(await operator(body.email)).toMatchObject({ role: 'look', is_from_provider: false });
      expect(await ask(`assertion('login')`)).toMatchObject({ status: 201, json: { role: 'look' } });
    },
  );

  browser.it('is none without a rule or a verified address, nor when the rule is gone', async () => {
    expect((await logIn(newAccount(['otro']))).search).toBe('?error=not_an_operator');
    await page.context().clearCookies();
    const unverified = newAccount(['soporte'], { email_verified: false });
    expect((await logIn(unverified)).search).toBe('?error=oidc_email_not_verified');
    const posing = newAccount([], { email: 'jefa@rubrica.example', email_verified: 'true' });
    await page.context().clearCookies();
    expect((await logIn(posing)).search).toBe('?error=not_an_operator');
    expect((await session()).status).toBe(401);

    await page.context().clearCookies();
    const leaver = newAccount(['soporte']);
    await logIn(leaver);
    expect((await session()).status).toBe(200);
    provider.accounts.set(leaver, { email: `${leaver}@rubrica.example`, email_verified: true, groups: [] });
    const other = await newWindow();
    expect((await logIn(leaver, other)).search).toBe('?error=not_an_operator');
    await until(session, ({ status }) => status === 401);
    expect(await operator(`${leaver}@rubrica.example`)).toBeUndefined();
  });
});
