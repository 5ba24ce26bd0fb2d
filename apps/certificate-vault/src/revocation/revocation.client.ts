import { type AddressResolver, type AddressRules, beforeAbort, destinationOf, hostOf } from '@rubrica/service';
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

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
 * Asks authorities. The address comes from an uploaded file, so each question looks the host up, connects only to a public
 * address that it has just checked, on the ports of the web, follows no redirect, and reads `maxBytes` at most. Never
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
      return { bytes: await this.answerTo(question, signal) };
    } catch (error) {
      if (signal.aborted) return { silent: `no answer within ${timeoutMs} ms` };
      const { code, message } = error as NodeJS.ErrnoException;
      return { silent: code ? `${code}: ${message}` : message };
    }
  }

  private async answerTo(
    { url: text, ocspRequest, maxBytes }: RevocationQuestion,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') throw new Error('the address has credentials');
    if (!PORTS.includes(url.port) && !this.options.rules.allowLoopback)
      throw new Error('the port is not one of the web');
    const destination = await beforeAbort(signal, destinationOf(url, this.resolver, this.options.rules));
    if ('refused' in destination) throw new Error(`the address is refused: ${destination.refused}`);
    const [address = ''] = destination.addresses;
    const host = hostOf(url);
    // The literal address is connected to, so that no second look-up can lead elsewhere.
    const options: RequestOptions & { readonly servername?: string } = {
      host: address,
      port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
      path: url.pathname + url.search,
      method: ocspRequest ? 'POST' : 'GET',
      agent: false,
      signal,
      headers: {
        host: url.host,
        'accept-encoding': 'identity',
        ...(ocspRequest && { 'content-type': 'application/ocsp-request', 'content-length': ocspRequest.length }),
      },
      ...(isIP(host) === 0 && { servername: host }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, (response) => {
        bodyOf(response, maxBytes).then(resolve, reject);
      });
      request.on('error', reject).on('close', () => reject(new Error('the connection ended without an answer')));
      request.end(ocspRequest ?? undefined);
    });
  }
}

const bodyOf = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  try {
    if (response.statusCode !== 200) throw new Error(`the answer is HTTP ${String(response.statusCode)}`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
};
