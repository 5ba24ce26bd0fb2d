import { causeIn, mentions } from '../words/languages.js';
import { comparable } from '../words/lexicon.js';

/** Meaning of a refusal for the address: `hard` will never work, `soft` may work again, `unclear` says nothing. */
export type RefusalClass = 'hard' | 'soft' | 'unclear';

/** Enhanced codes (RFC 3463, and Microsoft's own) of an address or a domain that will never work. */
const HARD_CODES: ReadonlySet<string> = new Set([
  '5.1.0',
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.1.351',
  '5.2.1',
  '5.4.4',
  '5.4.310',
]);

export interface RefusedMail {
  /** Field `Status` of the report. */
  readonly status: string | null;
  readonly diagnostic: string;
  /** What the text of the report says of the address; it counts where the diagnostic names no cause. */
  readonly told?: string;
}

/**
 * Tells what a refusal means for the address: words first, since codes lie in both directions, then the code. A
 * temporary code is never hard. A hard code alone counts while no word stands beside it that nobody here can read: it
 * may name a cause that passes.
 */
export const refusedBy = ({ status, diagnostic, told = '' }: RefusedMail): RefusalClass => {
  const named = causeIn(diagnostic) ?? causeIn(told);
  if (named !== null && named.meaning !== 'gone') return 'soft';
  const code = codeOf({ status, diagnostic });
  const isTemporary =
    (code ?? status)?.startsWith('4.') === true || (code === null && TEMPORARY_REPLY.test(diagnostic));
  if (isTemporary) return 'soft';
  if (named !== null) return 'hard';
  if (code === null) return 'unclear';
  if (!HARD_CODES.has(code)) return 'soft';
  return hasUnreadWords(diagnostic) ? 'unclear' : 'hard';
};

/** Words that say no more than that a mail failed. */
const NEUTRAL: ReadonlySet<string> = new Set(
  (
    'recipient recipients address addresses addressee mailbox user users account mail email message rejected refused denied ' +
    'failed failure error delivery deliver delivered undeliverable undelivered not could cannot can been was the this that ' +
    'for and your smtp esmtp rfc host server remote said reply command rcpt data end permanent permanently fatal bad ' +
    'destination system status code codes unable reason response returned from after has have sorry please see reported ' +
    'issued following action taken requested transaction unix other undefined destinatario rechazado correo mensaje'
  ).split(' '),
);

/** One word more is a name or an id. */
const hasUnreadWords = (diagnostic: string): boolean =>
  (
    comparable(diagnostic)
      .replace(/\S+\.\S+/g, ' ')
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !NEUTRAL.has(word)).length > 1;

const TEMPORARY_REPLY = /(?:^|[^\d.])4[0-9]{2}[ -]/;

export const saysNoRoom = (words: string): boolean => mentions('full', words);

/** Tells whether the same mail may be taken later: its cause passes, or the server gave up on a passing state. */
export const mayBeTakenLater = ({ status, diagnostic }: RefusedMail): boolean =>
  causeIn(diagnostic)?.meaning === 'passes' || (codeOf({ status, diagnostic }) ?? status)?.startsWith('4.') === true;

/** Returns the enhanced code that tells most: that of an SMTP reply, then any in the words, then that of the report. */
const codeOf = ({ status, diagnostic }: RefusedMail): string | null => {
  const ofReply = [...diagnostic.matchAll(/\b[45]\d\d[ -]#?([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/g)].map(
    ([, code = '']) => code,
  );
  return [...ofReply, ...codesIn(diagnostic), ...(status === null ? [] : [status])].find(isTelling) ?? null;
};

/** Enhanced status codes in a text, in their order. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]\d|\d)/g)].map(([, code = '']) => code);

/** `5.0.0` and `4.0.0` say nothing but that it failed. */
const isTelling = (code: string): boolean => !/^[245]\.0\.0$/.test(code);
