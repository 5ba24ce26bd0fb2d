import type { Auth } from './api/core/auth.gen.js';
import type { ApiVersion } from './api/types.gen.js';
import { type Client, createClient } from './api/client/index.js';
import { ConnectionError, problemOf } from './problem.js';
import { RETRY_DEFAULTS, retrying, type RetryOptions } from './retry.js';

/** A program with an API key. */
export interface KeyOptions {
  /** `sk_test_…` or `sk_live_…`. It is a secret: keep it on your server, never in a web page. */
  readonly apiKey: string;
  /** Where the API is, for example `https://api.example.co`. */
  readonly baseUrl: string;
}

/** A web page of the API's own origin, in which a person is logged in: the browser sends the cookie of the session. */
export interface SessionOptions {
  readonly session: true;
  /** Default: the origin of the page. */
  readonly baseUrl?: string;
  /** The mode whose objects are meant; default: test. */
  readonly mode?: 'test' | 'live';
  /** Id of the company that is meant; a person of one company may leave it out. */
  readonly tenant?: string;
}

export interface ClientOptions extends Partial<RetryOptions> {
  /** Language of problems; default: English. */
  readonly language?: 'en' | 'es';
  /** Default: the global fetch. */
  readonly fetch?: typeof fetch;
}

export interface CommonOptions extends ClientOptions {
  /**
   * `Svc-Version`; default: the version that your account is pinned to, which is `2026-01-01` for new accounts. What
   * `2026-12-01` has added needs `2026-12-01`: the types of this client have all of it.
   */
  readonly version?: ApiVersion;
}

export type RubricaOptions = CommonOptions & (KeyOptions | SessionOptions);

/** What every operation takes as `client`. */
export type Rubrica = Client;

/**
 * Makes a client of the API. The operations are functions of their own, so that a bundler keeps only those in use:
 * `await createInvoice({ client: rubrica, body })` answers the invoice, and throws a `Problem` or a `ConnectionError`.
 */
export const createRubrica = (options: RubricaOptions): Rubrica => {
  const { version, ...common } = options;
  const { headers, ...access } = 'session' in options ? ofSession(options) : ofKey(options);
  return clientOf({ ...access, headers: { ...headers, ...(version ? { 'svc-version': version } : {}) } }, common);
};

/** Makes a client that has access, repeats what it may, and throws problems. */
export const clientOf = ({ baseUrl, headers, ...access }: Access, options: ClientOptions): Client => {
  const { language, fetch, maxRetries, timeoutMs, maxWaitMs } = { ...RETRY_DEFAULTS, ...options };
  const client = createClient({
    ...access,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: retrying(fetch ?? globalThis.fetch, { maxRetries, timeoutMs, maxWaitMs }),
    headers: {
      ...headers,
      ...(language ? { 'accept-language': language } : {}),
    },
    throwOnError: true,
  });
  client.interceptors.error.use((error, response, request) => {
    if (response && !response.ok) return problemOf(error, response);
    if (request?.signal.aborted) return error; // by the caller
    const what = request ? `${request.method} ${request.url}` : 'the request';
    return new ConnectionError(`${what}: ${response ? 'the answer broke off' : 'no answer'}`, { cause: error });
  });
  return client;
};

export interface Access {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly auth?: (auth: Auth) => string | undefined;
  readonly credentials?: RequestInit['credentials'];
}

/** A key belongs into the header of its scheme and into no cookie. */
export const ofKey = ({ apiKey, baseUrl }: KeyOptions): Access => ({
  baseUrl,
  headers: {},
  auth: ({ scheme }) => (scheme === 'bearer' ? apiKey : undefined),
});

/** The header `Rubrica-Mode` shows too that the request is the page's own: no other site can send it. */
export const ofSession = ({ baseUrl, mode = 'test', tenant }: SessionOptions): Access => ({
  baseUrl: baseUrl ?? globalThis.location.origin,
  headers: { 'rubrica-mode': mode, ...(tenant === undefined ? {} : { 'rubrica-tenant': tenant }) },
  credentials: 'same-origin',
});
