import type { FastifyRequest } from 'fastify';
import type { OidcClient, OidcProvider } from './oidc.client.js';
import { type OidcClaims, oidcRefused } from './oidc-login.js';
import type { OidcLoginStore } from './oidc-login.store.js';

/** A login that has begun: the URL at the provider, and the token for the cookie of the browser. */
export interface StartedOidcLogin {
  readonly url: string;
  readonly token: string;
}

/** A login at a provider, from the browser that begins it to who has logged in. */
export class OidcFlow {
  constructor(
    private readonly store: OidcLoginStore,
    private readonly client: OidcClient,
  ) {}

  /** Begins a login at a provider, which is known by a name. */
  async start(name: string, provider: OidcProvider): Promise<StartedOidcLogin> {
    const token = await this.store.begin(name);
    return { url: await this.client.start(provider, token), token };
  }

  /** Uses a login up. Returns who has come back from the provider; throws a 403 `oidc_refused` or a 503. */
  async finish(
    name: string,
    provider: OidcProvider | null,
    token: string,
    request: FastifyRequest,
  ): Promise<OidcClaims> {
    if (!provider || !(await this.store.use(token, name))) throw oidcRefused();
    const [, query = ''] = request.url.split(/\?(.*)/s);
    return this.client.finish(provider, token, query);
  }
}
