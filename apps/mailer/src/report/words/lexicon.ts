/** Why a mail failed, as a server may name it. */
export type BounceCause =
  | 'sender'
  | 'certain'
  | 'full'
  | 'later'
  | 'store'
  | 'names'
  | 'network'
  | 'content'
  | 'policy'
  | 'doubt'
  | 'domain'
  | 'address';

/** Meaning of a cause: it passes, it refuses this mail or its sender, or the address itself will never work. */
export type Meaning = 'passes' | 'refuses' | 'gone';

/**
 * Causes in the order in which they count: the first one that a report names decides. So a mailbox that is full stays
 * good although the server calls it unknown too, and an unknown sender is no unknown recipient (ADR 0180).
 */
export const CAUSES: readonly (readonly [BounceCause, Meaning])[] = [
  ['sender', 'refuses'], // the sender's address, domain or server
  ['certain', 'gone'], // answers of one make for an unknown address, whose words would say something else
  ['full', 'passes'], // mailbox or disk
  ['later', 'passes'], // busy, greylisted, too fast, expired in the queue
  ['store', 'passes'], // programs, mailboxes and directories of the receiving server are out of order
  ['names', 'passes'], // a name server gave no answer, or one that says nothing of the address
  ['network', 'passes'], // connections, loops
  ['content', 'refuses'], // size, form, attachments
  ['policy', 'refuses'], // spam, reputation, authentication, permission, relaying
  ['doubt', 'refuses'], // several causes at once, or none
  ['domain', 'gone'], // it does not exist, or has no mail server
  ['address', 'gone'], // no such mailbox, or closed for good
];

/** What is said so, in any of these forms. */
export type Phrases = readonly RegExp[];

/** Words of mail servers and answering programs in one language. They are compared with `comparable` text. */
export interface Lexicon {
  /** A mail was not delivered: in the subject of a report, and in its text. */
  readonly returnedSubject: Phrases;
  readonly returned: Phrases;
  /** The server still tries. */
  readonly stillTried: Phrases;
  /** The mail was delivered. */
  readonly arrived: Phrases;
  /** A program answers in the name of the recipient: in the subject, and in the text. */
  readonly automaticSubject: Phrases;
  readonly automatic: Phrases;
  readonly causes: Partial<Readonly<Record<BounceCause, Phrases>>>;
}

/** A link to a list of bad senders says what it is for. */
const BLOCK_LIST =
  /spamhaus|spamcop|sorbs|barracudacentral|abuseat|uceprotect|[/.](dns|r|s|x|p)bl\b|(block|black|deny)-?list|reputation|delist|unblock/;

/** Of a text, what is compared. */
const MOST_CHARS = 8_000;

/** The name of a code (`5.1.0 - unknown address error`), which some servers write before what the other one answered. */
const CODE_TITLE = /\b[45]\.\d\.\d - [a-z ]{5,40}(?=['" ]{0,3}[45]\d\d[ -])/g;

/**
 * Writes a text as lexicons expect it: lower case, one space, no accents, `@` for an address. Links, and names of hosts,
 * are left out: they have words that mean nothing.
 */
export const comparable = (text: string): string =>
  text
    .slice(0, MOST_CHARS)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\bmail[- ]box/g, 'mailbox')
    .replace(CODE_TITLE, ' ')
    .replace(/https?:\/\/\S{1,500}/g, (link) => (BLOCK_LIST.test(link) ? ' blocklist ' : ' '))
    .replace(
      /[<("'[]{0,2}[\p{Script=Latin}\d.!#$%&*+/=?^_{|}~-]{1,64}@[\p{Script=Latin}\d._-]{1,255}[>)"'\]]{0,2}/gu,
      ' @ ',
    )
    .replace(/\b(?!resolver\.|storedrv\.)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){1,8}\.[a-z]{2,24}\b/g, ' ')
    .replace(/\b(host|server|domain|for|name=) ?["'([]?[a-z0-9_-]{1,63}\.[a-z]{2,24}\b/g, '$1 ')
    .replace(/\b[245]\d\d-(?:[245]\.\d{1,3}\.\d{1,3})?/g, ' ')
    .replace(/\s+/g, ' ');
