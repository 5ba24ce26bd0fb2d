const COLOMBIA_MS = -5 * 3_600_000;

export const colombianDate = (at: Date): string => new Date(at.getTime() + COLOMBIA_MS).toISOString().slice(0, 10);
export const colombianTime = (at: Date): string =>
  `${new Date(at.getTime() + COLOMBIA_MS).toISOString().slice(11, 19)}-05:00`;
