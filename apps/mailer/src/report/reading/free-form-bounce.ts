import { addressIn, onOneLine } from './fields.js';
import type { MailParts } from './mail-parts.js';
import { codesIn, refusedBy, saysNoRoom } from './reply-class.js';
import { LIMITS, type RecipientReport, type ReportClass } from './report.js';
import { saysAutomatic } from './auto-reply.js';
import { says } from '../words/languages.js';

/** Names under which mail servers write, in `From` and `Return-Path`. */
const DAEMON =
  /mailer-?daemon|mail ?delivery|mail ?daemon|post[ _-]?master|system administrator|delivery (sub)?system|mail administrator|mdaemon|bounce|undeliver|microsoftexchange|(sistema|servidor|servico) de (entrega|correo|correio|e-?mail)|administrador del sistema|<>/i;

export const isDaemon = (from: string): boolean => DAEMON.test(from);

/** Names under which other programs write. */
const PROGRAM = /no-?reply|do-?not-?reply|auto(matic|mated|reply)|system|admin|mail|smtp|gateway/i;

/** Words by which a text that speaks of delay says that it is over. */
const GIVEN_UP =
  /(?<!not )(?<!not yet )given up|giving up on|permanent(ly)? (error|fail)|failed permanently|will not be retried|not going to try|has been (removed|deleted|returned)|(?<!your )message could not be delivered for \d|deleted from queue|retry time(out)? (not reached|exceeded)|unrecoverable|in the queue too long/i;

/** Lines from which on the mail is quoted that came back. */
const QUOTED =
  /^[-> \t*_=]*(below this line is (the )?a? ?copy|original message (follows|header|text)|original message\b|this is a copy of (the|your) message|message header follows|returned (message|mail)|unsent message|copy of (the|your) (original )?message|your (original )?message (follows|reads)|start of (returned|original)|text of (the )?original|message headers?( follow|:)|the following is a copy|below is a copy|(begin|start) (of )?original|mensaje original|mensagem original|message original|messaggio originale|(die )?urspr[uü]ngliche nachricht|debajo de esta l[ií]nea|copia del? (su )?mensaje|копия сообщения|исходное сообщение|原始邮件|原邮件|元のメッセージ|original mail|included is|forwarded message|undelivered message|the header and|the (body|header|first|text) of (the|your)|original headers?|the original message (headers|is|was|follows)\b.*:$|message (body|contents)|attachment is a copy)/im;

/** What servers and companies add to each mail. */
const FOOTER =
  /^.{0,40}\b(confidentiality notice|this (e-?mail|message) (is|and|may|has been|has come|contains?)\b.{0,80}(confidential|privileged|scanned|from the internet)|aviso (legal|de confidencialidad)|este (correo|mensaje).{0,80}(confidencial|privilegiad|analizado|escaneado))/im;

const HEADERS = /^(received|return-path|message-id|mime-version|dkim-signature|x-[a-z-]+):[ \t]*\S/im;

/** Tells whether a mail server wrote this mail about one that it could not deliver, in words of its own. */
export const isFreeFormBounce = ({ header, from, subject, text, returned }: MailParts): boolean => {
  if (header('x-failed-recipients') !== undefined) return true;
  const isServer = isDaemon(from) || isEnvelopeOfServer(header('return-path'));
  const isNamed = says('returnedSubject', subject);
  if (isServer && isNamed) return true;
  const words = ownWords(text);
  const isReport = OUTCOMES.some((outcome) => says(outcome, words)) && (returned.length > 0 || words.includes('@'));
  if (isServer) return isReport && (isDaemon(from) || !saysAutomatic(subject, text));
  const isProgram = PROGRAM.test(from);
  if (isNamed && (isProgram || returned.length > 0)) return isReport && !saysAutomatic(subject, text);
  return isProgram && returned.length > 0 && says('returned', words);
};

const OUTCOMES = ['returned', 'stillTried', 'arrived'] as const;

/** Reports come with the empty sender (RFC 5321, 4.5.5), which some servers fill in. */
const isEnvelopeOfServer = (returnPath = ''): boolean => /^\s*<>\s*$|^\s*<?mailer-daemon\b/i.test(returnPath);

/** Tells whether the server still tries. */
export const saysDelayed = (subject: string, words: string): boolean =>
  (says('stillTried', subject) || says('stillTried', words)) && !GIVEN_UP.test(words);

/** Tells whether the server says that the mail was delivered. */
const saysArrived = (subject: string, words: string): boolean =>
  (says('arrived', subject) || says('arrived', words)) && !says('returned', words);

/** The part of a text that the reporting server wrote itself. */
export const ownWords = (text: string): string => {
  const quoted = [QUOTED, HEADERS, FOOTER].map((marker) => text.search(marker)).filter((place) => place > 20);
  return text.slice(0, Math.min(text.length, ...quoted));
};

/** Reads what a mail server wrote in words of its own, one entry per recipient that it names. */
export const recipientsOfFreeForm = (mail: MailParts, originalTo: string | null): RecipientReport[] => {
  const words = withoutCommands(ownWords(mail.text));
  const whole = saysArrived(mail.subject, words) ? 'delivered' : saysDelayed(mail.subject, words) ? 'delayed' : null;
  const named = (mail.header('x-failed-recipients') ?? '').split(',').flatMap((one) => addressIn(one) ?? []);
  const found = sectionsOf(words, ownAddresses(mail), named);
  const sections = found.length > 0 ? found : [{ address: named[0] ?? originalTo, text: words }];
  const rest = sections.length === 1 ? `${reasonIn(mail.subject)}\n${words}` : '';
  return sections.slice(0, LIMITS.recipients).map(({ address, text }) => {
    const status = codesIn(text)[0] ?? codesIn(rest)[0] ?? null;
    return {
      class: whole ?? bounceOf(status, text, rest),
      recipient: address,
      finalRecipient: null,
      status,
      diagnostic: onOneLine(text, LIMITS.diagnosticChars),
    };
  });
};

/** What old servers tell in the subject alone; others quote there the subject of the mail. */
const reasonIn = (subject: string): string => /^returned mail: ((user|host) unknown)$/i.exec(subject.trim())?.[1] ?? '';

const bounceOf = (status: string | null, diagnostic: string, told: string): ReportClass =>
  !saysNoRoom(told) && refusedBy({ status, diagnostic, told }) === 'hard' ? 'hard_bounce' : 'soft_bounce';

/** Leaves out, of a transcript, what the server was told and what it took. */
const withoutCommands = (words: string): string =>
  words
    .replace(/^.{0,80}(?:(?:-->|>>>) ?[a-z]|(?:<--|<<<) ?[23]\d\d).*$/gim, '')
    .replace(/^[ \t]{0,40}mail from:[ \t]{0,9}<?[^\s<>@]{1,64}@[^\s<>]{1,255}>?[ \t]*$/gim, '');

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
  const changes = wanted.filter(({ address }, i) => address !== wanted[i - 1]?.address);
  const sections = changes.map(({ address, line }, i) => ({
    address,
    text: lines.slice(i === 0 ? Math.max(0, line - 1) : line, changes[i + 1]?.line).join('\n'),
  }));
  return [...new Map(sections.reverse().map((section) => [section.address, section])).values()].reverse();
};

const startsIn = (lines: readonly string[], own: ReadonlySet<string>, form: RegExp) =>
  lines.flatMap((text, line) => {
    const address = form.test(text) ? addressIn(text) : null;
    return address === null || own.has(address) || DAEMON.test(address) ? [] : [{ address, line }];
  });
