import got, { type OptionsInit } from 'got';
import { isIP, type LookupFunction } from 'node:net';

/**
 * Content of an HTTP call and how it connects, as options of the library `got`. Options that would repeat the call or
 * follow a redirect are left out.
 */
export interface Fetching extends Pick<OptionsInit, 'method' | 'headers' | 'body' | 'agent' | 'dnsLookup' | 'https'> {
  /** When this signal aborts, the call ends, whether it connects, waits or reads the answer. */
  readonly signal: AbortSignal;
  /** Largest body of an answer, in bytes. If the body is longer, the call fails. */
  readonly maxBytes: number;
}

export interface Fetched {
  readonly status: number;
  readonly contentType?: string | undefined;
  readonly body: Buffer;
}

/**
 * Sends one HTTP request and returns the answer, with any status. Follows no redirect, decompresses nothing, and never
 * repeats the request. Throws if there is no answer, or if the body is longer than `maxBytes`. If the signal has ended
 * the call, throws the reason of the signal. See ADR 0199.
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
    const { statusCode: status, headers: answered } = stream.response;
    return { status, contentType: answered['content-type'], body: Buffer.concat(chunks) };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

/**
 * Returns a DNS lookup function that always answers with these addresses. So a call connects to an address that was
 * checked before, even if DNS answers differently now.
 */
export const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [{ address, family } = { address: '', family: 0 }] = found;
    if (all) callback(null, found);
    else callback(null, address, family);
  };
