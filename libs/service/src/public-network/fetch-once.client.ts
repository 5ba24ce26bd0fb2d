import got, { type OptionsInit } from 'got';
import { isIP, type LookupFunction } from 'node:net';

/** What is sent and how it connects, in the words of `got`; no option that would repeat a call or lead it elsewhere. */
export interface Fetching extends Pick<OptionsInit, 'method' | 'headers' | 'body' | 'agent' | 'dnsLookup' | 'https'> {
  /** Ends the call at any step, up to the last byte of the answer. */
  readonly signal: AbortSignal;
  /** Length of the body from which on an answer is refused. */
  readonly maxBytes: number;
}

export interface Fetched {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Calls a URL exactly once. Follows no redirect, unpacks nothing and reads `maxBytes` at most. Any status is an answer;
 * throws where there is none, and the reason of the signal where that has ended the call. ADR 0199 says which calls use it.
 */
export const fetchOnce = async (
  url: string | URL,
  { signal, maxBytes, headers, ...options }: Fetching,
): Promise<Fetched> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    const stream = got.stream(url, {
      ...options,
      signal,
      headers: { 'user-agent': 'Rubrica', 'accept-encoding': 'identity', ...headers },
      retry: { limit: 0 },
      followRedirect: false,
      decompress: false,
      throwHttpErrors: false,
    });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    if (!stream.response) throw new Error('the connection ended without an answer');
    return { status: stream.response.statusCode, body: Buffer.concat(chunks) };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

/** Returns a look-up that finds these addresses for every name, so that no second look-up leads elsewhere. */
export const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [{ address, family } = { address: '', family: 0 }] = found;
    if (all) callback(null, found);
    else callback(null, address, family);
  };
