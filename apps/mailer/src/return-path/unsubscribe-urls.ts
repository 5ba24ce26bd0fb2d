import { type CapabilityKeys, parseCapabilityKeys } from '@rubrica/contracts';
import { MAILING_TOKEN, proofOf } from './mailing-proof.js';

/** Makes and reads the URLs by which recipients ask for no more mails of a tenant. They hold no address. */
export class UnsubscribeUrls {
  private readonly keys: CapabilityKeys;
  private readonly base: string | null;

  /** There are no URLs without keys, and none below a base that is not https (RFC 8058, 3.1). */
  constructor(publicBaseUrl: string, keys: string) {
    this.keys = keys === '' ? [] : parseCapabilityKeys(keys);
    this.base = publicBaseUrl.startsWith('https://') ? publicBaseUrl : null;
  }

  /** Returns the headers of a mailing's mails. Source: RFC 2369, 3.2; RFC 8058, 3.1. */
  headersOf(mailing: string): Readonly<Record<string, string>> {
    const [key] = this.keys;
    if (key === undefined || this.base === null) return {};
    return {
      'List-Unsubscribe': `<${this.base}/unsubscribe/${mailing}.${proofOf('unsubscribe', mailing, key.secret)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  /** Returns the mailing of a token; null if the token is not ours. */
  mailingIn(token: string): string | null {
    const [whole, mailing, proof] = MAILING_TOKEN.exec(token) ?? [];
    if (mailing === undefined || whole !== token) return null;
    return this.keys.some(({ secret }) => proofOf('unsubscribe', mailing, secret) === proof) ? mailing : null;
  }
}
