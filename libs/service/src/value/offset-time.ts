/** Colombia is five hours behind UTC all the year round. */
const BEHIND_UTC_MS = 5 * 3_600_000;

/** An instant as the API shows it: ISO 8601 with milliseconds and Colombia's offset, 2026-11-21T10:15:30.700-05:00. */
export const offsetTime = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() - BEHIND_UTC_MS).toISOString().replace('Z', '-05:00');
