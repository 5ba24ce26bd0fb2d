import type { MailParts } from './mail-parts.js';
import { says } from '../words/languages.js';

const OWN_HEADERS = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-autoresponse', 'x-vacation'];

/** Of a text, what tells a program from a person. */
const TEXT_CHARS = 2_000;

/** Tells whether a program answered in the name of the recipient (RFC 3834, and what programs do instead). */
export const isAutoReply = ({ header, headers, subject, text }: MailParts): boolean => {
  const submitted = (header('auto-submitted') ?? 'no').toLowerCase();
  if (/^auto-(replied|generated|notified)/.test(submitted)) return true;
  if (OWN_HEADERS.some((name) => headers(name).length > 0)) return true;
  const isReply = header('in-reply-to') !== undefined || /^(re|aw|sv|rv)\s*:/i.test(subject);
  if (isReply && /^(junk|bulk|auto_reply)/i.test(header('precedence') ?? '')) return true;
  if (header('list-unsubscribe') !== undefined) return false;
  return saysAutomatic(subject, text);
};

/** Tells whether the words are those of a program that answers for a recipient. */
export const saysAutomatic = (subject: string, text: string): boolean =>
  says('automaticSubject', subject) || says('automatic', text.slice(0, TEXT_CHARS));
