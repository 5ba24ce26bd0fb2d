import type { TenantProfile } from '@rubrica/fiscal';
import { htmlOf } from './html.js';
import type { Letter } from './letter.js';
import { plainTextOf } from './plain-text.js';
import type { LetterSection, LetterText } from './words.js';

/** The tenant that a notice is written to. */
export type NoticeReader = Pick<TenantProfile, 'legal_name' | 'nit' | 'check_digit'>;

const SENDER = 'Rubrica';

/** Returns the letter of a notice to a tenant. */
export const noticeLetterOf = (
  spanish: LetterSection,
  english: LetterSection,
  { nit, check_digit }: NoticeReader,
): Letter => serviceLetterOf({ spanish, english }, `${spanish.title} (NIT ${nit}-${check_digit})`);

/** Returns a letter that the service writes in its own name. */
export const serviceLetterOf = (
  sections: Pick<LetterText, 'spanish' | 'first'> & { readonly english: LetterSection },
  subject: string,
): Letter => {
  const words: LetterText = { ...sections, sender: SENDER, code: null, company: [SENDER] };
  return {
    subject,
    text: plainTextOf(words),
    html: htmlOf(words, null, null),
    senderName: SENDER,
    replyTo: null,
    language: sections.first === 'en' ? 'en, es' : 'es, en',
    logo: null,
  };
};

const COLOMBIA_OFFSET_MS = -5 * 3_600_000;

/** Returns the instant as the clocks in Colombia show it: `2026-11-21T10:15:30.000`. */
export const inColombia = (instant: string): string =>
  new Date(Date.parse(instant) + COLOMBIA_OFFSET_MS).toISOString().slice(0, -1);
