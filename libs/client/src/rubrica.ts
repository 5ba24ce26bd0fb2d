import type { ApiVersion } from './api/types.gen.js';
import { type Client, createClient } from './api/client/index.js';
import { ConnectionError, problemOf } from './problem.js';
import { RETRY_DEFAULTS, retrying, type RetryOptions } from './retry.js';

export interface RubricaOptions extends Partial<RetryOptions> {
  /** `sk_test_…` or `sk_live_…`. It is a secret: keep it on your server, never in a web page. */
  readonly apiKey: string;
  /** Where the API is, for example `https://api.example.co`. */
  readonly baseUrl: string;
  /** Language of problems; default: English. */
  readonly language?: 'en' | 'es';
  /**
   * `Svc-Version`; default: the version that your account is pinned to, which is `2026-01-01` for new accounts. What
   * `2026-12-01` has added needs `2026-12-01`: the types of this client have all of it.
   */
  readonly version?: ApiVersion;
  /** Default: the global fetch. */
  readonly fetch?: typeof fetch;
}

/** What every operation takes as `client`. */
export type Rubrica = Client;

/**
 * Makes a client of the API. The operations are functions of their own, so that a bundler keeps only those in use:
 * `await createInvoice({ client: rubrica, body })` answers the invoice, and throws a `Problem` or a `ConnectionError`.
 */
export const createRubrica = ({ apiKey, baseUrl, language, version, fetch, ...retries }: RubricaOptions): Rubrica => {
  const client = createClient({
    auth: apiKey,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: retrying(fetch ?? globalThis.fetch, { ...RETRY_DEFAULTS, ...retries }),
    headers: {
      ...(language ? { 'accept-language': language } : {}),
      ...(version ? { 'svc-version': version } : {}),
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
