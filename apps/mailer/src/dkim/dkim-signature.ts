import { createHash } from 'node:crypto';
import { relaxedBody, relaxedField, split } from './relaxed.js';

/** The key that signs, as its record in the DNS is found. */
export interface DkimName {
  readonly domain: string;
  readonly selector: string;
}

export interface UnsignedMail {
  /** What is to be signed: header fields in the relaxed form, the DKIM-Signature field last. */
  readonly signedHeaders: string;
  /** Returns the whole mail with its signature, which is base64. */
  signed(signature: string): string;
}

/** Fields that are signed where a mail has them. From is first. */
const SIGNED = [
  ...['from', 'reply-to', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'content-language', 'auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post'],
];

/** Named once more than they are there: another one that somebody adds breaks the signature (RFC 6376, 8.15). */
const SEALED = ['from', 'reply-to', 'to', 'subject'];

/**
 * Makes what a DKIM signature of the mail is made over (RFC 6376; rsa-sha256, relaxed/relaxed). The same mail, key and
 * time give the same bytes. `without`: fields that a server on the way writes anew.
 */
export const unsignedMail = (
  mime: string,
  { domain, selector }: DkimName,
  at: Date,
  without: readonly string[] = [],
): UnsignedMail => {
  const { fields, body } = split(Buffer.from(mime));
  const present = SIGNED.flatMap((name) => fields.filter((field) => field.name === name && !without.includes(name)));
  const names = [...present.map(({ name }) => name), ...SEALED.filter((name) => !without.includes(name))];
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  const tags = [
    `v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector};`,
    `t=${String(Math.floor(at.getTime() / 1_000))}; h=${names.join(':')};`,
    `bh=${bodyHash};`,
    'b=',
  ].join('\r\n ');
  return {
    // Of a field that is there several times the last one is signed first.
    signedHeaders: [
      ...SIGNED.flatMap((name) => present.filter((field) => field.name === name).reverse()),
      { name: 'dkim-signature', value: tags },
    ]
      .map(relaxedField)
      .join('\r\n'),
    signed: (signature) => `DKIM-Signature: ${tags}${folded(signature)}\r\n${mime}`,
  };
};

const folded = (signature: string): string => signature.replace(/.{1,74}(?=.)/g, '$&\r\n ');
