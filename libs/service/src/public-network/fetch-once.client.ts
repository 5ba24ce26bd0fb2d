import got, { type OptionsInit } from 'got';
import { isIP, type LookupFunction } from 'node:net';

/**
 * Content of a call and how it connects, as options of `got`. There is no option that repeats a call or leads it
 * elsewhere.
 */
export interface Fetching extends Pick<OptionsInit, 'method' | 'headers' | 'body' | 'agent' | 'dnsLookup' | 'https'> {
  /** Ends the call in any step, up to the last byte of the answer. */
  readonly signal: AbortSignal;
  /** Largest body of an answer. A longer body is refused. */
  readonly maxBytes: number;
}

export interface Fetched {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Calls a URL exactly once. It follows no redirect, decompresses nothing, and reads at most `maxBytes`. An answer with
 * any status is returned. Throws if there is no answer; if the signal has ended the call, throws the reason of the
 * signal. ADR 0199 says which calls use this.
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

/**
 * Returns a DNS lookup function that always answers with these addresses, so that a second lookup cannot lead
 * elsewhere.
 */
export const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [{ address, family } = { address: '', family: 0 }] = found;
    if (all) callback(null, found);
    else callback(null, address, family);
  };
