import type { ServerOptions } from 'node:http';

export type HttpDeadlines = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Time limits of clients on every listener, in ms: for the headers of a request (also on a silent connection) and for
 * the whole request, and how often Node checks them.
 */
export const HTTP_DEADLINES: HttpDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
