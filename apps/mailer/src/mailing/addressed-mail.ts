import { type DocumentRequest } from '@rubrica/contracts';
import { addressKey } from '@rubrica/fiscal';
import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';
import type { MailedPackage } from '../letter/letter.js';
import type { Notice } from './mailing.js';

/** Returns the addresses that a document is first mailed to, without those that are written twice. */
export const recipientsOf = ({ mail }: Pick<DocumentRequest, 'mail'>): string[] => {
  const seen = new Map<string, string>();
  for (const address of [...mail.to, ...mail.cc]) {
    const key = addressKey(address);
    if (!seen.has(key)) seen.set(key, address);
  }
  return [...seen.values()];
};

/**
 * Makes the id of a mailing from edition and place in the list of recipients, so that a package that is read twice
 * gives the same id and the id tells nothing of the address. A document issued in contingency is mailed a second time,
 * with its second package after the verdict.
 */
export const firstMailingId = ({ document_id, edition, contingency }: MailedPackage, place: number): string =>
  mailingId([document_id, edition, place, ...(contingency ? ['contingency'] : [])].join('\n'));

/** Makes the id of the mailing of a notice: a fact that is read twice gives the same. */
export const noticeMailingId = (notice: Notice): string =>
  mailingId(
    ('certificate_id' in notice
      ? ['certificate-expiry', notice.certificate_id, notice.notice_days]
      : ['endpoint-switched-off', notice.endpoint_id, notice.failing_since]
    ).join('\n'),
  );

/** Makes the id of the mailing of an event, which is registered once. */
export const eventMailingId = (documentEventId: string): string => mailingId(documentEventId);

/** Makes an id from `seed`, which is unique for the mailing. */
export const mailingId = (seed: string): string => `mlg_${encodeId(createHash('sha256').update(seed).digest())}`;

/** Makes the Message-ID, the same in all attempts, so that a receiver can recognize a repetition. */
export const messageIdOf = (mailing: string, from: string): string =>
  `${mailing}@${from.slice(from.lastIndexOf('@') + 1)}`;

/** Tells whether this is exactly one mailbox: text that could be read as two addresses or as a header is not. */
export const isMailbox = (address: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address) && address.length <= 254;
