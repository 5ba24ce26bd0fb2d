import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort } from '@rubrica/testing';
import type { Browser, Page } from 'playwright-core';
import type { ApiGatewaySettings } from '../config.js';
import { type Json, startGateway } from '../gateway.fixture.js';
import { listen } from '../listener/listeners.http.js';

/** What a page of the console was answered. */
export interface PageAnswer {
  readonly status: number;
  readonly json: Json;
}

/** Path of the session: that of companies, or that of operators on their own listener. */
export type SessionPath = '/session' | '/admin/session';

/** What a page of the console does for a login: it calls the routes, and has the browser make and use passkeys. */
const scriptOf = (session: SessionPath): string => `
  const ask = async (method, path, body) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const headers = { ...type, 'rubrica-mode': 'test', 'svc-version': '${NEWEST_API_VERSION}' };
    const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, json: await answer.json() };
  };
  const enter = () => ask('POST', '${session}', { token: location.hash.slice(1) });
  const create = async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return (await navigator.credentials.create({ publicKey })).toJSON();
  };
  const get = async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return (await navigator.credentials.get({ publicKey })).toJSON();
  };
  const optionsFor = async (purpose) => {
    const { status, json } = await ask('POST', '${session}/passkeys/' + purpose + '-options');
    if (status !== 201) throw new Error(json.code);
    return json.public_key;
  };
  const register = async (name) =>
    ask('POST', '${session}/passkeys', { name, credential: await create(await optionsFor('registration')) });
  const assertion = async (purpose) =>
    ask('POST', '${session}/passkeys/' + purpose, { credential: await get(await optionsFor(purpose)) });
`;

const EMPTY_PAGE = '<!doctype html><html lang="es"><title>Consola</title></html>';

export type RunningConsole = Awaited<ReturnType<typeof startConsole>>;

/** Starts a gateway on two ports of this machine, whose consoles are at http://localhost with the same ports. */
export const startConsole = async (values: Partial<ApiGatewaySettings> = {}) => {
  const port = await freePort('127.0.0.1');
  const url = `http://localhost:${port}`;
  const adminPort = await freePort('127.0.0.1');
  const operatorUrl = `http://localhost:${adminPort}`;
  const gateway = await startGateway({
    ...{ testClock: true, consoleUrl: url, operatorConsoleUrl: operatorUrl },
    ...values,
  });
  const listeners = await listen(gateway.app, { host: '127.0.0.1', port, adminHost: '127.0.0.1', adminPort });
  return {
    url,
    operatorUrl,
    gateway,
    close: async () => {
      await listeners.close();
      await gateway.close();
    },
  };
};

/** Opens a browser window of its own, in which pages of the console do nothing by themselves, at any origin. */
export const openWindow = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/console/enter*', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
  await page.route('**/console/assets/*', (route) => route.abort());
  return page;
};

/** Runs an expression in a page, with the functions of a login. */
export const inPage = <T = PageAnswer>(page: Page, expression: string, session: SessionPath = '/session'): Promise<T> =>
  page.evaluate<T>(`(async () => { ${scriptOf(session)}; return await (${expression}); })()`);

export interface VirtualAuthenticator {
  credentials(): Promise<readonly object[]>;
  /** Says whether the person passes the screen lock. */
  setVerified(isUserVerified: boolean): Promise<void>;
}

/** Gives a window an authenticator that has a screen lock, and whose person is there. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
};
