/** Difference between Colombia's time and UTC in ms. It is the same in the whole year. */
const BEHIND_UTC_MS = 5 * 3_600_000;
const OFFSET = '-05:00';

/**
 * Formats an instant for the API: ISO 8601 with milliseconds and Colombia's offset, `2026-11-21T10:15:30.700-05:00`.
 */
export const offsetTime = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() - BEHIND_UTC_MS).toISOString().replace('Z', OFFSET);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns a copy of a JSON value in which every instant, at any depth, is in Colombia's time. An instant that has
 * Colombia's offset already stays as it is.
 */
export const withOffsetTimes = <T>(value: T): T => {
  const shown = (one: unknown): unknown => {
    if (typeof one === 'string') return INSTANT.test(one) && !one.endsWith(OFFSET) ? offsetTime(one) : one;
    if (Array.isArray(one)) return one.map(shown);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, member]) => [name, shown(member)]));
  };
  return shown(value) as T;
};
