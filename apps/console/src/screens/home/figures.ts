import type { DocumentCounter, DocumentStatus } from '@rubrica/client';

export interface Figures {
  readonly accepted: number;
  readonly underWay: number;
  readonly toMend: number;
}

const TO_MEND: ReadonlySet<DocumentStatus> = new Set(['rejected_by_dian', 'failed']);
const ACCEPTED: ReadonlySet<DocumentStatus> = new Set(['accepted_by_dian']);

/** Sums the counters of some days by what they mean for a person. */
export const figuresOf = (counters: readonly DocumentCounter[], since: string): Figures => {
  const sum = (counts: (status: DocumentStatus) => boolean): number =>
    counters.filter(({ day, status }) => day >= since && counts(status)).reduce((all, { count }) => all + count, 0);
  return {
    accepted: sum((status) => ACCEPTED.has(status)),
    toMend: sum((status) => TO_MEND.has(status)),
    underWay: sum((status) => !ACCEPTED.has(status) && !TO_MEND.has(status)),
  };
};

const DAY_MS = 86_400_000;
const COLOMBIA_MS = -5 * 3_600_000;

/** The day in Colombia, so many days ago, such as `2026-01-31`. */
export const dayAgo = (days: number, nowMs: number): string =>
  new Date(nowMs + COLOMBIA_MS - days * DAY_MS).toISOString().slice(0, 10);
