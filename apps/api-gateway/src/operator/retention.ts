/**
 * Returns the first day on which documents need not be kept any more, YYYY-MM-DD in Colombia; `newest` is when the newest
 * was asked for. Source: Estatuto Tributario, art. 632: at least five years, counted from January 1 of the year after the
 * one in which they were issued. What art. 46 of Ley 962 de 2005 makes of it is for a lawyer: docs/tenant-data.md.
 */
export const keptUntil = (newest: Date, years: number): string =>
  `${new Date(newest.getTime() - COLOMBIA_MS).getUTCFullYear() + 1 + years}-01-01`;

/** Returns the moment at which a day begins in Colombia. */
export const beginningOf = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + COLOMBIA_MS).toISOString();

/** Colombia is five hours behind UTC, all year. */
const COLOMBIA_MS = 5 * 3_600_000;
