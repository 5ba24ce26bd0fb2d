import type { ServerOptions } from 'node:http';

export type HttpDeadlines = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * How long a client may take, ms, on every listener: to send the headers of a request (a connection on which nothing
 * comes included), to send all of it, and how often that is looked at.
 */
export const HTTP_DEADLINES: HttpDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
};
