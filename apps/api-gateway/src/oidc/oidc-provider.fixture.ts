import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error: the package has no types.
import { Provider } from 'oidc-provider';
import type { Page } from 'playwright-core';

interface Claims {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}
type ProviderClass = new (issuer: string, configuration: object) => { callback(): RequestListener };

const CLIENT = { client_id: 'rubrica', client_secret: 'un-secreto-del-cliente' };

/** Starts a provider of OpenID Connect on this machine, at another site than the console: by its IP address. */
export const startOidcProvider = async (redirectUris: () => readonly string[]) => {
  const accounts = new Map<string, Claims>();
  let listener: RequestListener | undefined;
  const server = createServer((request, response) => listener?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Takes the redirect URIs that there are now. */
  const begin = (): void => {
    const client = { ...CLIENT, redirect_uris: redirectUris() };
    listener = new (Provider as ProviderClass)(issuer, {
      clients: [{ ...client, response_types: ['code'], grant_types: ['authorization_code'] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
      }),
      cookies: { keys: ['una-clave'] },
    }).callback();
  };
  return {
    issuer,
    client: CLIENT,
    accounts,
    begin,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Logs a person in at the provider's own page. `agree` is the next one. */
export const logInAtProvider = async (page: Page, account: string): Promise<void> => {
  await page.fill('input[name=login]', account);
  await page.fill('input[name=password]', 'cualquiera');
  await page.click('button[type=submit]');
  await page.waitForSelector('button[autofocus]');
};

/** Agrees that the product may know who has logged in: the provider sends the browser back. */
export const agree = async (page: Page): Promise<void> => {
  await page.click('button[autofocus]');
  await page.waitForURL('**/console**');
};
