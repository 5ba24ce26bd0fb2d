import {
  type AddressResolver,
  type AddressRules,
  beforeAbort,
  destinationOf,
  type Fetched,
  fetchOnce,
  lookupOf,
} from '@rubrica/service';

export interface RevocationQuestion {
  /** As a certificate names it; anybody may have written it. */
  readonly url: string;
  /** Question of OCSP; null: a list is fetched. */
  readonly ocspRequest: Buffer | null;
  readonly maxBytes: number;
}

export type RevocationAnswer = { readonly bytes: Buffer } | { readonly silent: string };

export interface RevocationClientOptions {
  /** Limit of one question, from the DNS look-up to the last byte. */
  readonly timeoutMs: number;
  readonly rules: AddressRules;
}

const PORTS = ['', '80', '443'];

/**
 * Asks authorities. The address comes from an uploaded file, so each question looks the host up, connects only to public
 * addresses that it has just checked, on the ports of the web, follows no redirect, and reads `maxBytes` at most. Never
 * throws; who does not answer is silent.
 */
export class RevocationClient {
  constructor(
    private readonly resolver: AddressResolver,
    private readonly options: RevocationClientOptions,
  ) {}

  async ask(question: RevocationQuestion): Promise<RevocationAnswer> {
    const { timeoutMs } = this.options;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { status, body } = await this.answerTo(question, signal);
      return status === 200 ? { bytes: body } : { silent: `the answer is HTTP ${String(status)}` };
    } catch (error) {
      if (signal.aborted) return { silent: `no answer within ${timeoutMs} ms` };
      const { code, message } = error as NodeJS.ErrnoException;
      return { silent: code ? `${code}: ${message}` : message };
    }
  }

  private async answerTo(
    { url: text, ocspRequest, maxBytes }: RevocationQuestion,
    signal: AbortSignal,
  ): Promise<Fetched> {
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') throw new Error('the address has credentials');
    if (!PORTS.includes(url.port) && !this.options.rules.allowLoopback)
      throw new Error('the port is not one of the web');
    const destination = await beforeAbort(signal, destinationOf(url, this.resolver, this.options.rules));
    if ('refused' in destination) throw new Error(`the address is refused: ${destination.refused}`);
    return fetchOnce(url, {
      signal,
      maxBytes,
      dnsLookup: lookupOf(destination.addresses),
      // A connection that is kept would belong to an address that was checked for another question.
      agent: { http: false, https: false },
      ...(ocspRequest && {
        method: 'POST',
        headers: { 'content-type': 'application/ocsp-request' },
        body: ocspRequest,
      }),
    });
  }
}
