/** Mail domains that most buyers have. */
const USUAL = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'yahoo.com.co',
  'live.com',
  'icloud.com',
  'une.net.co',
  'etb.net.co',
] as const;

/** Domains that exist, and differ from a usual one by a letter. */
const REAL = new Set<string>([
  ...USUAL,
  ...['mail.com', 'email.com', 'ymail.com', 'outlook.cl', 'hotmail.se', 'yahoo.se', 'live.cl'],
]);

/** Endings that do not exist, and what they were meant to be. */
const ENDINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|cpm|vom|xom|c0m)$/, '.com'],
  [/\.(?:con|cmo|ocm|comm)\.co$/, '.com.co'],
  [/\.(?:nte|ent)$/, '.net'],
  [/\.(?:ogr|rog)$/, '.org'],
];

/** A name this short is near to those of others: only its ending can be a slip. */
const SHORT_NAME = 4;

/** Returns the domain that was probably meant by one that is hardly right; undefined for any other. */
export const likelyDomain = (domain: string): string | undefined => {
  const asked = domain.toLowerCase();
  const ended = ENDINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), asked);
  if (REAL.has(ended)) return ended === asked ? undefined : ended;
  const usual = USUAL.find((one) => isNear(ended, one));
  return usual ?? (ended === asked ? undefined : ended);
};

const nameIn = (domain: string): string => domain.slice(0, domain.indexOf('.'));

const isNear = (domain: string, usual: string): boolean =>
  domain === `${usual}.co` ||
  (isOneSlip(domain, usual) && (nameIn(usual).length > SHORT_NAME || nameIn(usual) === nameIn(domain)));

/** Whether one character is missing, needless, wrong or swapped with its neighbour between two domains, or none. */
const isOneSlip = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((character, index) => character !== long[index]);
  const first = at < 0 ? short.length : at;
  if (long.length === short.length + 1) return short.slice(first) === long.slice(first + 1);
  if (long.length !== short.length) return false;
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return (
    short.slice(first + 1) === long.slice(first + 1) || (isSwapped && short.slice(first + 2) === long.slice(first + 2))
  );
};
