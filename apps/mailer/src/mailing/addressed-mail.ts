import type { DocumentRequest } from '@rubrica/contracts';
import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';
import type { MailedPackage } from '../letter/letter.js';

/** Whom a document goes to first: each address once, however it is spelled. */
export const recipientsOf = ({ mail }: Pick<DocumentRequest, 'mail'>): string[] => {
  const seen = new Map<string, string>();
  for (const address of [...mail.to, ...mail.cc]) {
    const key = address.toLowerCase();
    if (!seen.has(key)) seen.set(key, address);
  }
  return [...seen.values()];
};

/**
 * The same for the same edition and place in the list, whenever the package is heard of; it tells nothing of the
 * address. What was issued in contingency has two packages: the second one follows its verdict, and is mailed as well.
 */
export const firstMailingId = ({ document_id, edition, contingency }: MailedPackage, place: number): string =>
  mailingId([document_id, edition, place, ...(contingency ? ['contingency'] : [])].join('\n'));

/** `seed`: what makes the mailing the one it is. */
export const mailingId = (seed: string): string => `mlg_${encodeId(createHash('sha256').update(seed).digest())}`;

/** Stable over all attempts, so that a receiver can tell a repetition. */
export const messageIdOf = (mailing: string, from: string): string =>
  `${mailing}@${from.slice(from.lastIndexOf('@') + 1)}`;

/** One mailbox and nothing else: what could end up as two addresses, or as a header, is none. */
export const isMailbox = (address: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address) && address.length <= 254;
