/**
 * Parts of the text by which a browser names itself, each with the name that people know. Most texts have several of them: the
 * first one of this list counts.
 */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [string, string])[], agent: string): string | undefined =>
  names.find(([part]) => agent.includes(part))?.[1];

/** Says in two words which browser a session is in, such as `Firefox, Windows`; the browser's own text where it has no known name. */
export const browserOf = (agent: string): string => {
  const known = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== undefined);
  return known.length === 0 ? agent : known.join(', ');
};
