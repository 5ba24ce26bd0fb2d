/** Colombia is five hours behind UTC all year (no summer time since 1993). */
const OFFSET = '-05:00';
const BEHIND_UTC_MS = 5 * 60 * 60 * 1000;

/** ISO 8601 with offset, or a Date. */
export type Instant = string | Date;

/** Local time in Colombia as YYYY-MM-DDTHH:MM:SS.mmmZ; the Z is not true, so callers cut it. */
const wallClock = (instant: Instant): string => {
  const ms = instant instanceof Date ? instant.getTime() : Date.parse(instant);
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${String(instant)}`);
  return new Date(ms - BEHIND_UTC_MS).toISOString();
};

/** YYYY-MM-DD. */
export const colombianDate = (instant: Instant): string => wallClock(instant).slice(0, 10);

/** HH:MM:SS-05:00; the fraction of a second is cut. */
export const colombianTime = (instant: Instant): string => wallClock(instant).slice(11, 19) + OFFSET;

/** YYYY-MM-DDTHH:MM:SS-05:00. */
export const colombianTimestamp = (instant: Instant): string => wallClock(instant).slice(0, 19) + OFFSET;

/** Returns the instant at which a date begins in Colombia, in UTC with milliseconds. */
export const startOfColombianDay = (date: string): string => new Date(`${date}T00:00:00${OFFSET}`).toISOString();

/** Whether YYYY-MM-DD names a day that exists. */
export const isCalendarDate = (text: string): boolean => {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
};
