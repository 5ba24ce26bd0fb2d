import type { CapabilityKeys } from '@rubrica/contracts';
import { MAILING_TOKEN, proofOf } from './mailing-proof.js';

/**
 * Makes and reads the return path of each mailing (VERP): `bounces+<mailing>.<proof>@domain`, the envelope sender to
 * which reports come. The proof is an HMAC of the mailing's id: who does not have the mail cannot make it. Case does not
 * count, since some servers change it. The local part has 55 of 64 allowed characters.
 */
export class ReturnPaths {
  /** `address`: `bounces@domain`, where reports come to; empty: none do. The first key signs, all verify. */
  constructor(
    private readonly address: string,
    private readonly keys: CapabilityKeys,
  ) {}

  get isOn(): boolean {
    return this.address !== '' && this.keys.length > 0;
  }

  /** Returns the envelope sender of a mailing; null if there are no return paths. */
  of(mailing: string): string | null {
    const token = this.tokenOf(mailing);
    const [local = '', domain = ''] = this.address.split('@');
    return token === null ? null : `${local}+${token}@${domain}`;
  }

  /**
   * Returns the header of a mail that goes out with another envelope sender. A report that returns the mail, or its headers, has
   * the return path by it.
   */
  headersOf(mailing: string): Readonly<Record<string, string>> {
    const address = this.of(mailing);
    return address === null ? {} : { 'X-Return-Path': address };
  }

  /** Returns the token of a mailing, by which a provider's event names it; null if there are no return paths. */
  tokenOf(mailing: string): string | null {
    const [key] = this.keys;
    return key === undefined || !this.isOn ? null : `${mailing}.${proofOf('return-path', mailing, key.secret)}`;
  }

  /** Returns the mailing of a token or of an address that holds one; null if the token is not ours. */
  mailingIn(text: string): string | null {
    const [, mailing, proof] = MAILING_TOKEN.exec(text.toLowerCase()) ?? [];
    if (mailing === undefined || !this.isOn) return null;
    return this.keys.some(({ secret }) => proofOf('return-path', mailing, secret) === proof) ? mailing : null;
  }

  /** Tells whether mail for this address is ours to read: a return path, or the address itself. */
  accepts(address: string): boolean {
    if (!this.isOn) return false;
    const [local = '', domain] = this.address.toLowerCase().split('@');
    const [itsLocal = '', itsDomain] = address.toLowerCase().split('@');
    if (itsDomain !== domain) return false;
    return itsLocal === local || (itsLocal.startsWith(`${local}+`) && this.mailingIn(itsLocal) !== null);
  }
}
