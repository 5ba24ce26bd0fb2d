/** An instant as the API shows it: ISO 8601 with Colombia's offset and milliseconds. */
export const offsetTime = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() - 5 * 3_600_000).toISOString().replace('Z', '-05:00');
