import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { until } from '@rubrica/testing';
import type { Browser, Page } from 'playwright-core';
import { browser, startBrowser } from '../file/page.fixture.js';
import { type Answered, type Json, OPERATOR_TOKEN, type TenantKeys } from '../gateway.fixture.js';
import {
  inPage,
  openWindow,
  type PageAnswer,
  type RunningConsole,
  startConsole,
} from '../person/console-page.fixture.js';
import { agree, logInAtProvider, startOidcProvider } from './oidc-provider.fixture.js';

const VERSION = { 'svc-version': '2026-12-01' };

browser.describe('a person at the login provider of a company', () => {
  let console: RunningConsole;
  let provider: Awaited<ReturnType<typeof startOidcProvider>>;
  let chromium: Browser;
  let tenant: TenantKeys;
  let other: TenantKeys;
  let page: Page;
  let uris: readonly string[] = [];
  beforeAll(async () => {
    console = await startConsole({ oidcAllowLoopback: true, serviceKey: Buffer.alloc(32, 7).toString('base64') });
    chromium = await startBrowser();
    [tenant, other] = [await console.gateway.newTenant(), await console.gateway.newTenant()];
    uris = [tenant, other].map(({ id }) => `${console.url}/session/oidc/${id}/callback`);
    provider = await startOidcProvider(() => uris);
    provider.begin();
    for (const { sk_test } of [tenant, other]) expect((await setProvider(sk_test)).status).toBe(200);
  });
  afterAll(async () => {
    await chromium.close();
    await provider.close();
    await console.close();
  });
  beforeEach(async () => {
    page = await openWindow(chromium);
    await page.goto(`${console.url}/console/enter`);
  });

  const PATH = '/v1/tenant/oidc-provider';
  const call = (key: string, method: string, body?: object): Promise<Answered> =>
    console.gateway.call(method, PATH, { key, headers: VERSION, ...(body ? { body } : {}) });
  const setProvider = (key: string, change: object = {}): Promise<Answered> =>
    call(key, 'PUT', { issuer: provider.issuer, ...provider.client, ...change });
  const problem = ({ status, json }: PageAnswer) => [status, json['code']];
  let people = 0;
  /** Makes a person of the company, and of others, with an account at the provider. */
  const newPerson = async (role: string, ids: readonly string[], claims?: object): Promise<string> => {
    const account = `cuenta${(people += 1)}`;
    const email = `${account}@ejemplo.co`;
    for (const tenant_id of ids) {
      const body = { email, tenant_id, role };
      await console.gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
    }
    provider.accounts.set(account, claims ?? { email: email.toUpperCase(), email_verified: true });
    return account;
  };
  const start = async (on = page): Promise<string> => {
    const { status, json } = await inPage(on, `ask('POST', '/session/oidc/${tenant.id}/start')`);
    expect(status).toBe(201);
    return String(json['url']);
  };
  /** Logs a person in. Returns the page on which the browser lands. */
  const logIn = async (account: string, on = page): Promise<URL> => {
    await on.goto(await start(on));
    await logInAtProvider(on, account);
    await agree(on);
    return new URL(on.url());
  };

  browser.it('gets a session of this company alone, without a step-up, and the same person later', async () => {
    const account = await newPerson('owner', [tenant.id, other.id]);
    expect((await logIn(account)).pathname).toBe('/console');
    const { json } = await inPage(page, `ask('GET', '/session')`);
    expect(json['companies']).toMatchObject([{ id: tenant.id, role: 'owner' }]);
    expect(json['stepped_up_until']).toBeNull();
    expect((await inPage(page, `ask('GET', '/v1/me')`)).json['companies']).toMatchObject([{ id: tenant.id }]);
    const key = await inPage(page, `ask('POST', '/v1/api-keys', { name: 'Caja', role: 'read' })`);
    expect(problem(key)).toEqual([403, 'step_up_required']);
    // Whoever rules the provider could register a passkey in the name of a member, and reach other companies.
    for (const path of ['', '/registration-options'])
      expect(problem(await inPage(page, `ask('${path ? 'POST' : 'GET'}', '/session/passkeys${path}')`))).toEqual([
        403,
        'session_of_one_company',
      ]);
    const cookies = await page.context().cookies(console.url);
    expect(cookies.map(({ name }) => name)).not.toContain('rubrica-oidc');

    provider.accounts.set(account, { email: 'otra@ejemplo.co' });
    const again = await openWindow(chromium);
    await again.goto(`${console.url}/console/enter`);
    expect((await logIn(account, again)).pathname).toBe('/console');
    expect((await inPage(again, `ask('GET', '/session')`)).json['person']).toEqual(json['person']);
    const rows = await console.gateway.database.query('select * from oidc_logins, oidc_providers');
    expect(JSON.stringify(rows)).not.toContain(provider.client.client_secret);
  });

  browser.it('comes by an open invitation of the company, and accepts it', async () => {
    const account = await newPerson('reader', []);
    const body = { email: `${account}@ejemplo.co`, role: 'biller' };
    const invited = await console.gateway.call('POST', '/v1/invitations', {
      ...{ key: tenant.sk_test, headers: VERSION, body },
    });
    await logIn(account);
    const { json } = await inPage(page, `ask('GET', '/session')`);
    expect(json['invitations']).toMatchObject([{ id: invited.json['id'] }]);
    const accepted = await inPage(page, `ask('POST', '/v1/invitations/${String(invited.json['id'])}/accept')`);
    expect(accepted.json).toMatchObject({ id: tenant.id, role: 'biller' });
  });

  browser.it('is not let in without a verified address, or without a place in the company', async () => {
    const unverified = await newPerson('reader', [tenant.id], { email: `cuenta${people + 1}@ejemplo.co` });
    expect((await logIn(unverified)).search).toContain('error=oidc_email_not_verified');
    const text = { email: `cuenta${people + 1}@ejemplo.co`, email_verified: 'true' };
    await page.context().clearCookies();
    expect((await logIn(await newPerson('reader', [tenant.id], text))).search).toContain(
      'error=oidc_email_not_verified',
    );
    await page.context().clearCookies();
    expect((await logIn(await newPerson('reader', [other.id]))).search).toContain('error=not_a_member');
    expect((await inPage(page, `ask('GET', '/session')`)).status).toBe(401);
  });

  /** Logs a person in, but loses the cookie of the login. Returns the answer of the provider, and the cookie. */
  const answerOf = async (account: string) => {
    const own = await openWindow(chromium);
    await own.goto(`${console.url}/console/enter`);
    await own.goto(await start(own));
    await logInAtProvider(own, account);
    const cookies = await own.context().cookies(console.url);
    await own.context().clearCookies({ name: 'rubrica-oidc' });
    const sent = own.waitForRequest('**/callback?*');
    await agree(own);
    return { answer: (await sent).url(), cookies, landed: new URL(own.url()).search };
  };

  browser.it('is let in by an answer in the browser that began, once, and in no other', async () => {
    const account = await newPerson('reader', [tenant.id]);
    const { answer, cookies, landed } = await answerOf(account);
    expect(landed).toContain('error=oidc_refused');
    await page.context().addCookies(cookies);
    await page.goto(answer);
    expect(new URL(page.url()).pathname).toBe('/console');
    await page.context().addCookies(cookies);
    await page.goto(answer);
    expect(new URL(page.url()).search).toContain('error=oidc_refused');
  });

  browser.it('is not let in by the code of another login, whose state is changed for that of the own one', async () => {
    const { answer } = await answerOf(await newPerson('reader', [tenant.id]));
    const mixed = new URL(answer);
    mixed.searchParams.set('state', new URL(await start()).searchParams.get('state') ?? '');
    await page.goto(mixed.href);
    expect(new URL(page.url()).search).toContain('error=oidc_refused');
  });

  browser.it('must log in there when the company requires it, which takes an owner who has', async () => {
    expect(await call(tenant.sk_test, 'DELETE')).toMatchObject({ status: 200 });
    expect((await setProvider(tenant.sk_test)).json).toMatchObject({ is_required: false, client_id: 'rubrica' });
    const refused = await call(tenant.sk_test, 'PATCH', { is_required: true });
    expect([refused.status, refused.json['code']]).toEqual([409, 'oidc_untried']);
    const owner = await newPerson('owner', [tenant.id]);
    await logIn(owner);
    expect((await call(tenant.sk_test, 'PATCH', { is_required: true })).json['is_required']).toBe(true);
    const me = async (on: Page) => problem(await inPage(on, `ask('GET', '/v1/me')`));
    expect(await me(page)).toEqual([200, undefined]);
    const byLink = await openWindow(chromium);
    const body = { email: `${owner}@ejemplo.co` };
    const link = await console.gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
    await byLink.goto(String(link.json['url']));
    expect((await inPage(byLink, 'enter()')).status).toBe(201);
    expect(await me(byLink)).toEqual([403, 'oidc_required']);
    await call(tenant.sk_test, 'DELETE');
    await until(
      () => me(page),
      ([status]) => status === 401,
    );
    expect(
      await until(
        () => me(byLink),
        ([status]) => status === 200,
      ),
    ).toEqual([200, undefined]);
    await setProvider(tenant.sk_test);
  });

  browser.it('is told which provider does not answer, and can log in in another way', async () => {
    const account = await newPerson('reader', [tenant.id]);
    const url = await start();
    const begun = await page.context().cookies();
    await provider.close();
    const refused = await inPage(page, `ask('POST', '/session/oidc/${tenant.id}/start')`);
    expect(problem(refused)).toEqual([503, 'oidc_provider_unavailable']);
    expect(String((refused.json as Json)['detail'])).toContain(provider.issuer);
    await page.context().addCookies(begun);
    const state = new URL(url).searchParams.get('state') ?? '';
    await page.goto(`${console.url}/session/oidc/${tenant.id}/callback?code=x&state=${state}`);
    expect(new URL(page.url()).search).toContain('error=oidc_provider_unavailable');
    const link = await console.gateway.call('POST', '/admin/v1/people/links', {
      ...{ key: OPERATOR_TOKEN, body: { email: `${account}@ejemplo.co` } },
    });
    await page.goto(String(link.json['url']));
    expect((await inPage(page, 'enter()')).status).toBe(201);
  });
});
