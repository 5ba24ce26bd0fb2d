/** Colombia is five hours behind UTC and has no summer time. */
const BEHIND_UTC_MS = 5 * 3_600_000;

/**
 * Formats an instant for the API: ISO 8601 with milliseconds and Colombia's offset, `2026-11-21T10:15:30.700-05:00`.
 */
export const offsetTime = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() - BEHIND_UTC_MS).toISOString().replace('Z', '-05:00');
