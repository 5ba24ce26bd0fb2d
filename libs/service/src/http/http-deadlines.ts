import type { ServerOptions } from 'node:http';

export type HttpDeadlines = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Time limits for HTTP clients, in ms, on every port. The first limit is for the headers of a request; it also closes a
 * connection that sends nothing. The second one is for the whole request. Node checks both limits at the interval in
 * the last value.
 */
export const HTTP_DEADLINES: HttpDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
