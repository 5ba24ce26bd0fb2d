import type { MailParts } from './mail-parts.js';

const SUBJECT =
  /^(auto(matic|mated)? ?(re(ply|sponse))?\s*:|auto ?(re(ply|sponse)))|automatic reply|auto-?(re(ply|sponse|sponder))|out of (the )?office|vacation|away from (my|the)|on (leave|holiday|vacation)|respuesta autom[aá]tica|fuera de (la )?oficina|autorrespuesta|ausencia|vacaciones|r[eé]ponse automatique|absence|abwesen|automatische antwort|verify(ing)? (your|this|that) (e-?mail|message|address)|challenge|confirm(ation)? (needed|required|your|that)|(waiting|wait) for your (approval|confirmation)|courtesy of boxbe|message (is )?pending|spam ?arrest/i;

const TEXT =
  /out of (the )?office|on vacation|(i am|i'm|i will be|estoy|estar[eé]) (currently )?(away|fuera|de vacaciones|ausente|out\b)|fuera de (la )?oficina|de vacaciones|respuesta autom[aá]tica|automatic(ally generated)? (reply|response)|(account|mailbox|inbox) is protected by|(your address|you) (will be )?added to the recipient's|to (deliver|release|approve) (your|this) (message|e-?mail)[^.]{0,60}(click|reply|confirm)|no (estar[eé]|me encuentro) (en la oficina|disponible)/i;

/** Tells whether a program answered in the name of the recipient (RFC 3834, and what programs do instead). */
export const isAutoReply = ({ header, headers, subject, text }: MailParts): boolean => {
  const submitted = (header('auto-submitted') ?? 'no').toLowerCase();
  if (/^auto-(replied|generated|notified)/.test(submitted)) return true;
  if (
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-autoresponse', 'x-vacation'].some(
      (name) => headers(name).length > 0,
    )
  )
    return true;
  const isReply = header('in-reply-to') !== undefined || /^(re|aw|sv|rv)\s*:/i.test(subject);
  if (isReply && /^(junk|bulk|auto_reply)/i.test(header('precedence') ?? '') && header('list-id') === undefined)
    return true;
  return SUBJECT.test(subject) || (header('list-id') === undefined && TEXT.test(text.slice(0, 2_000)));
};
