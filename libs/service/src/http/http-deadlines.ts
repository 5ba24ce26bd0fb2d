import type { ServerOptions } from 'node:http';

export type HttpDeadlines = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Time limits of clients on every listener, in ms. They apply to the headers of a request, even on a connection that
 * sends nothing, and to the whole request. The last value is the interval at which Node checks them.
 */
export const HTTP_DEADLINES: HttpDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
