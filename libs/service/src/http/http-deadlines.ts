import type { ServerOptions } from 'node:http';

export type HttpDeadlines = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Time limits for HTTP clients in ms, on every port: for sending the headers of a request, even on a connection that
 * sends nothing, and for sending the whole request. The last value is the interval at which Node checks both limits.
 */
export const HTTP_DEADLINES: HttpDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
