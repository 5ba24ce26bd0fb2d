import type { Event } from './api/types.gen.js';

/** The request is not from Rubrica, or is too old: answer 400 and do nothing. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';

  constructor(
    readonly reason: 'header_malformed' | 'outside_tolerance' | 'signature_mismatch',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Checks the signature of a webhook and returns its event. It uses Web Crypto alone, whose comparison takes constant
 * time, so that it runs in Node, Deno, Bun and workers.
 *
 * @param rawBody the body as it came, not parsed and written again
 * @param header the value of `Svc-Signature`: `t=<unix time>,v1=<hex>`; one `v1` that fits is enough
 * @param secret the endpoint's secret, the whole text with its `whsec_`
 * @param tolerance how many seconds `t` may be away from now
 * @throws WebhookSignatureError
 */
export const verify = async (
  rawBody: string | Uint8Array,
  header: string | readonly string[] | null | undefined,
  secret: string,
  tolerance = 300,
): Promise<Event> => {
  const { timestamp, signatures } = parseHeader([header ?? ''].flat().join(','));
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : rawBody;
  const signed = joined(encoder.encode(`${timestamp}.`), body);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const matches = await Promise.all(
    signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  if (!matches.includes(true))
    throw new WebhookSignatureError(
      'signature_mismatch',
      'No v1 signature fits. Is it the secret of this endpoint, and the body as it came?',
    );
  const awayS = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (awayS > tolerance)
    throw new WebhookSignatureError(
      'outside_tolerance',
      `The signature is ${String(Math.round(awayS))} s away from now; ${String(tolerance)} s are allowed.`,
    );
  return JSON.parse(new TextDecoder().decode(body)) as Event;
};

const encoder = new TextEncoder();

const parseHeader = (header: string): { timestamp: string; signatures: Uint8Array<ArrayBuffer>[] } => {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const valuesOf = (name: string): string[] => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [timestamp, ...further] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/i.test(value));
  if (timestamp === undefined || further.length > 0 || !/^\d{1,15}$/.test(timestamp) || signatures.length === 0)
    throw new WebhookSignatureError('header_malformed', 'Svc-Signature must be t=<unix time>,v1=<64 hex digits>.');
  return { timestamp, signatures: signatures.map(bytesOfHex) };
};

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};
