/** Meaning of a refusal for the address: `hard` will never work, `soft` may work again, `unclear` says nothing. */
export type Refused = 'hard' | 'soft' | 'unclear';

/** Answers of large providers whose words would say something else. */
const DECISIVE: readonly RegExp[] = [
  /recipient address rejected: access denied/i, // Exchange Online, 5.4.1, for an unknown user
  /resolver\.adr\.\w*(notfound|notunique)|\b5\.1\.10\b/i, // Exchange
  /because the domain is not reachable/i, // Outlook.com, 5.5.0, for a domain without a mail server
];

/** Words for a mailbox or disk without room. They count wherever a report has them. */
const NO_ROOM =
  /over ?quota|quota (has been )?(exceed|full|reach)|exceed(s|ed|ing)?[\w' ]{0,40}(quota|allowed size|storage|size)|(disk|mail|message) quota|out of storage|(in|mail)?box(es)?( is| are| was|:)? (currently )?(over)?full|(mail)?box (is )?(over|has exceeded)|full mailbox|too many messages|zuviele mails|not enough (disk|storage) space|insufficient (system |disk )?(storage|space)|disk full|no space left|storage limit|exceeded the local limit|(buz[oó]n|mailbox|casilla|bandeja|cuota)( de (correo|entrada))?( est[aá])? (llen[oa]|excedid[oa]|superad[oa])|(voll|pleine?|cheia|pien[oa])\b.{0,20}(postfach|bo[iî]te|caixa|casella)|(postfach|bo[iî]te|caixa|casella)\b.{0,40}(voll|plein|cheia|pien[oa])/i;

/** Words for a state that passes. */
const FOR_NOW =
  /grey ?list|try (again|later)|temporar(y|ily)|timed? ?out|time-?out|retry time|expired|too long|connection (refused|reset|lost|closed|dropped)|no route|network|unreachable|not accepting (mail|messages)|deferred|resources|system (error|problem|storage)|local (error|problem)|all hosts|(server|system) (is )?(too )?busy|not responding|did not accept|loop|hops|lookup failure|all relevant mx|dns error: (timeout|server)|delivery failed \d+ attempts|will be retried/i;

/**
 * Words of servers by which a mail failed although its address may be good. They come before the code, since servers
 * answer 5.1.1 to a full mailbox too.
 */
const SOFT_WORDS: readonly RegExp[] = [
  /too (large|big|long)|size (limit|exceed)|exceed\w* (the |a )?(maximum|fixed|message|size|limit)|(length|size) exceeds|message size|larger than|max(imum)? (message )?(size|length)|recipsizelimit/i,
  // Spam, policy, reputation
  /\b(spam|spammer|spamhaus|spamcop|spamassassin|junk|unsolicited|ube|uce|virus|malware|phish\w*|dnsbl|rbl|sbl|xbl|block ?list\w*|black ?list\w*|deny ?list\w*|banned|blocked|bloquee|bloqueada|reputation|poor|dmarc|spf|dkim|unauthenticated|authentication|suspicious|infected)\b/i,
  /content (was )?(reject|filter|not accept|not allowed)|prohibited (content|attachment)|(message|mail) (was )?(content|refused|rejected|rejet[eé]|looks like)|policy|protocol violation|access denied|banned sending|not allowed to send|rate ?limit\w*|throttl\w*|too (many|fast|quickly)|receiving mail (at a rate|too)|suspected/i,
  // The sender or its server
  /sender (address )?(was )?(rejected|denied|refused|unknown|not|invalid|domain)|(reverse dns|ptr|helo|ehlo)\b|client host rejected|refused to talk|my name was rejected|bad sender|return path|purported responsible|(your|the) (ip|server|e-?mail)\b[^.]{0,40}(reject|refus|not (allow|accept)|redundant)|mail from\W/i,
  /relay(ing)? (access )?(denied|not|prohibited)|not (a )?(permitted|allowed) to relay|unable to relay|allowed rcpthosts|unrelayable/i,
  /mapiexception|storedrv|ldap|pipe to/i,
];

/** Words by which the address itself is said to be none. */
const HARD_WORDS: readonly RegExp[] = [
  /(unknown|invalid|no such|nonexist\w*|non-exist\w*|bad|unrecogni[sz]ed|illegal|undefined|inactive)[- ]+(e-?mail |smtp |local |virtual |destination )?(user|recipient|mailbox|address(ee)?|account|alias|person|local[- ]part|name|customer|subscriber)/i,
  /(user|recipient|mailbox|address(ee)?|account|alias|e-?mail|person|customer|destinatario|usuario|cuenta|direcci[oó]n|buz[oó]n|benutzer|empf[aä]nger|utilisateur|destinataire)( name)?( [^\s]{1,100}@[^\s]{1,100}| <[^<>]{1,200}>|:? ?\S{1,100})?[ ,.:)]*( (you (tried|entered|specified)|that you tried|to reach))?[ :-]*(is |was |are |has been |could |can |does |do |did |doesn'?t |don'?t |no |not |ist )*(un?known|unknown|not? ?found|not be found|not exist|n'?t exist|not known|not listed|not recogni[sz]ed|invalid|not valid|nonexistent|no longer|not a (valid|known)|inexistente|desconocid[oa]|no existe|no encontrad[oa]|unbekannt|inconnu|not a local|deleted|closed|terminated|removed|not our customer|undeliverable address|couldn'?t be found)/i,
  /not our customer|does ?n[o']t (have|like) (an? |this )?\S* ?(account|mailbox)|(has|have) no (such )?(mailbox|account)|no (mailbox|account|user|person|one)( here)?( by| with| of)? ?(that|this)? name|no mailbox here|recipnotfound|recipientnotfound|recipient not found|not listed in|isn'?t (a )?(valid|known|on our)|address (not found|couldn|does|did|no longer|unknown|inexist)|address error|addressee unknown|don'?t recogni[sz]e|user doesn|no one by|who you are trying to reach|(account|user|mailbox|recipient) (may |might )?(does|did|do|is|was)? ?(not|n't) (exist|valid|found|active)|not exist|hasn'?t (a|an) (account|mailbox)/i,
  /requested action not taken: mailbox unavailable|requested user mailbox not found|recipient address rejected: access denied|unrouteable|unroutable|no longer (valid|exists|in use|available|on server|works? (here|for)|with)|no valid recipients|has moved|address (has )?changed|account (has been |is |was )?(disabled or discontinued|deleted|closed|terminated)|(account|mailbox|user) [^.]{0,60}(disabled|deactivated|inactive)|not (a )?valid (mailbox|user|recipient|address)/i,
  /(host|domain)( name)?( or domain name)?( \S{1,100})?[ :(]*(is |was |does |could )?(unknown|not? ?found|not be found|not exist|n'?t exist|name not found|nonexistent|non-existent|invalid)|(unknown|illegal|no such|invalid|bad) (host|domain|destination)|no such domain|nxdomain|domain name not found|no (mx|valid mx|data known)|illegal host|unknown host|bad destination|name or service not known/i,
];

/** Enhanced codes (RFC 3463) of an address that will never work. */
const HARD_CODES: ReadonlySet<string> = new Set([
  '5.1.0',
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.4',
]);

export interface Refusal {
  /** Field `Status` of the report. */
  readonly status: string | null;
  readonly diagnostic: string;
}

/** Tells what a refusal means for the address: words first, since codes lie in both directions, then the code. */
export const refusedBy = ({ status, diagnostic }: Refusal): Refused => {
  const words = diagnostic.slice(0, 4_000);
  const code = telling(codesIn(words).find(isTelling) ?? null) ?? telling(status);
  if (DECISIVE.some((answer) => answer.test(words))) return 'hard';
  if ([NO_ROOM, FOR_NOW, ...SOFT_WORDS].some((soft) => soft.test(words))) return 'soft';
  const hardWords = HARD_WORDS.some((hard) => hard.test(words));
  if ((code ?? status)?.startsWith('4.') || (code === null && /(^|\D)4[0-9]{2}[ -]/.test(words))) return 'soft';
  if (hardWords) return 'hard';
  if (code === null) return 'unclear';
  return HARD_CODES.has(code) ? 'hard' : 'soft';
};

export const saysNoRoom = (words: string): boolean => NO_ROOM.test(words);

/** Tells whether the same mail may be taken later: there is no room now, or the server gave up on a passing state. */
export const mayBeTakenLater = ({ status, diagnostic }: Refusal): boolean =>
  saysNoRoom(diagnostic) ||
  (telling(codesIn(diagnostic).find(isTelling) ?? null) ?? status)?.startsWith('4.') === true ||
  FOR_NOW.test(diagnostic);

/** Enhanced status codes in a text, in their order. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]\d|\d)/g)].map(([, code = '']) => code);

/** `5.0.0` and `4.0.0` say nothing but that it failed. */
const isTelling = (code: string): boolean => !/^[245]\.0\.0$/.test(code);

const telling = (code: string | null): string | null => (code !== null && isTelling(code) ? code : null);
