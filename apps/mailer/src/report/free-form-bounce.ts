import { addressIn, onOneLine } from './fields.js';
import type { MailParts } from './mail-parts.js';
import { codesIn, refusedBy } from './reply-class.js';
import { LIMITS, type RecipientReport } from './report.js';

/** Names under which mail servers write, in `From` and `Return-Path`. */
const DAEMON =
  /mailer-?daemon|mail ?delivery|mail ?daemon|post ?master|system administrator|delivery (sub)?system|mdaemon|bounce|undeliver|<>/i;

/** Names under which other programs write. */
const PROGRAM = /no-?reply|do-?not-?reply|auto(matic|mated|reply)|system|admin|mail/i;

const SUBJECT =
  /undeliver|not? deliver|un?able to deliver|deliver(y|ed)? (status|fail|error|problem|incomplete|delay|report|has failed|has been|notification|unsuccessful)|fail(ure|ed) (notice|delivery|mail|to deliver)|mail (system )?(error|failure|delivery|could)|return(ed|ing) (to sender|mail|message)|(could|can|was|were) ?not? (be )?(sent|delivered|deliver)|couldn'?t be delivered|non-?deliver|message status|warning: (could|message)|unzustellbar|no se pudo entregar|no entregad|devuelto|mail ?box|delayed|メールエラー|permanent fail|rejected mail|blocked by|bounce|notification of delivery|mensaje no|error sending|недостав/i;

const TEXT =
  /could ?n[o']t be delivered|did not reach|permanent (fatal )?error|deliver(y|ed) (to the following|has (been delayed|failed)|failed|failure|attempts)|undeliver(able|ed)|unable to deliver|was not delivered|wasn't delivered|returned (mail|message)|failed permanently|unknown user|cannot be delivered|no such user|could not be (sent|reached)|not (be )?able to (be )?deliver|mailbox (is )?(full|exceeds)|exceeds allowed size|no se (ha )?pud\w+ entregar|not been delivered|temporary failure|following addresses? (had|failed)|rejected for the following|(<<<|>>>) (rcpt to:|[45]\d\d )|reason for the (problem|failure)/i;

const DELAYED =
  /\(delay(ed)?\)|\bdelayed\b|will be retried|will (continue to )?(be )?(keep )?(re)?try(ing)?|(warning|transient) (message )?only|do not need to re-?send|still (being|trying|retry|awaiting|undelivered)|could not send message for past|delivery attempts will continue|no action is required|has not (yet )?been delivered after|temporary failure report|delivery incomplete|intentaremos|se seguir[aá] intentando|not yet been delivered/i;

/** Words by which a text that speaks of delay says that it is over. */
const GIVEN_UP =
  /given up|giving up on|permanent(ly)? (error|fail)|failed permanently|will not be retried|not going to try|has been (removed|deleted|returned)|could not be delivered for|retry time(out)? (not reached|exceeded)|unrecoverable|in the queue too long/i;

/** Lines from which on the mail is quoted that came back. */
const QUOTED =
  /^[-> \t*_=]*(below this line is (the )?a? ?copy|original message (follows|header|text)|original message\b|this is a copy of (the|your) message|message header follows|returned (message|mail)|unsent message|copy of (the|your) (original )?message|your (original )?message (follows|reads)|start of (returned|original)|text of (the )?original|message headers?( follow|:)|the following is a copy|below is a copy|(begin|start) (of )?original|mensaje original|original mail|included is|forwarded message|undelivered message|the (body|header|first|text) of (the|your)|original headers?|the original message (headers|is|was|follows)\b.*:$|message (body|contents))/im;

const HEADERS = /^(received|return-path|message-id|mime-version|dkim-signature|x-[a-z-]+): /im;

/** Tells whether a mail server wrote this mail about one that it could not deliver, in words of its own. */
export const isFreeFormBounce = ({ header, from, subject, text, returned }: MailParts): boolean => {
  if (header('x-failed-recipients') !== undefined) return true;
  if (/^(re|aw|fwd?|rv)\s*:/i.test(subject)) return false;
  const saysSo = () => TEXT.test(ownWords(text));
  if (DAEMON.test(from)) return SUBJECT.test(subject) || saysSo();
  if (/^\s*<>\s*$/.test(header('return-path') ?? '')) return SUBJECT.test(subject);
  return PROGRAM.test(from) && returned.length > 0 && saysSo();
};

/** Tells whether the server still tries. */
export const saysDelayed = (subject: string, words: string): boolean =>
  (DELAYED.test(subject) || DELAYED.test(words)) && !GIVEN_UP.test(words);

/** The part of a text that the reporting server wrote itself. */
export const ownWords = (text: string): string => {
  const quoted = [QUOTED, HEADERS].map((marker) => text.search(marker)).filter((place) => place > 20);
  return text.slice(0, Math.min(text.length, ...quoted));
};

/** Reads what a mail server wrote in words of its own, one entry per recipient that it names. */
export const recipientsOfFreeForm = (mail: MailParts, originalTo: string | null): RecipientReport[] => {
  const words = ownWords(mail.text);
  const isDelayed = saysDelayed(mail.subject, words);
  const named = (mail.header('x-failed-recipients') ?? '').split(',').flatMap((one) => addressIn(one) ?? []);
  const found = sectionsOf(words, ownAddresses(mail), named);
  const sections = found.length > 0 ? found : [{ address: named[0] ?? originalTo, text: words }];
  return sections.slice(0, LIMITS.recipients).map(({ address, text }) => {
    const diagnostic = sections.length === 1 ? words : text;
    const status = codesIn(diagnostic)[0] ?? null;
    const isHard = refusedBy({ status, diagnostic }) === 'hard';
    return {
      class: isDelayed ? 'delayed' : isHard ? 'hard_bounce' : 'soft_bounce',
      recipient: address,
      finalRecipient: null,
      status,
      diagnostic: onOneLine(text, LIMITS.diagnosticChars),
    };
  });
};

interface Section {
  readonly address: string | null;
  readonly text: string;
}

const ownAddresses = ({ header, headers, from }: MailParts): ReadonlySet<string> =>
  new Set(
    [from, header('to'), header('sender'), ...headers('delivered-to'), header('envelope-to')].flatMap(
      (value) => addressIn(value) ?? [],
    ),
  );

const ADDRESS_LINE =
  /^[\s>*-]*(?:(?:(?:failed|final|original)[ -]?)?recipient(?:\(s\))?:|to:|rcpt to:|user:|unknown user:|user mailbox exceeds allowed size:|(?:could|can) ?not be delivered to:?|delivery failed \d+ attempts:)?\s*["'<(]*(?:[^\s<>()"',;:@]{1,64}@[^\s<>()"',;:@]{1,255})/i;

/** A line of a transcript, which has its reason with it. */
const TRANSCRIPT_LINE = /^[245]\d\d[ -]([245]\.\d+\.\d+ )?<[^<>@\s]+@[^<>\s]+>\.\.\. /;

/** Of a line, what is searched for an address. */
const LINE_CHARS = 500;

/** Splits the words into a section for each recipient; one ends where the next address stands. */
const sectionsOf = (words: string, own: ReadonlySet<string>, named: readonly string[]): Section[] => {
  const lines = words.split(/\r?\n/).map((line) => line.slice(0, LINE_CHARS));
  const answers = startsIn(lines, own, TRANSCRIPT_LINE);
  if (answers.length > 1) return answers.map(({ address, line }) => ({ address, text: lines[line] ?? '' }));
  const starts = startsIn(lines, own, ADDRESS_LINE);
  const all = starts.length > 0 ? starts : startsIn(lines, own, /@/);
  const wanted = named.length > 0 ? all.filter(({ address }) => named.includes(address)) : all;
  const first = new Map<string, number>();
  for (const { address, line } of wanted) if (!first.has(address)) first.set(address, line);
  const places = [...first];
  return places.map(([address, line], i) => ({
    address,
    text: lines.slice(i === 0 ? Math.max(0, line - 1) : line, places[i + 1]?.[1]).join('\n'),
  }));
};

const startsIn = (lines: readonly string[], own: ReadonlySet<string>, form: RegExp) =>
  lines.flatMap((text, line) => {
    const address = form.test(text) ? addressIn(text) : null;
    return address === null || own.has(address) || DAEMON.test(address) ? [] : [{ address, line }];
  });
