import type { TimerRequest } from '@rubrica/eventing';
import { isWorkingDay, plusDays } from '@rubrica/fiscal';

/** Kind of the timers by which events are issued. */
export const ISSUE = 'issue-document-event';
/** Kind of the timers that remind of the deadline after the receipt of goods. */
export const REMIND = 'remind-of-claim-deadline';

/** What a timer keeps from one try to the next one. */
export interface Tries {
  /** How often it was tried in vain. */
  readonly tries?: number;
}

export const eventTimer = (
  id: string,
  tenantId: string,
  { due, payload = {} }: { readonly due?: string; readonly payload?: Tries } = {},
): TimerRequest => ({ kind: ISSUE, key: id, group: tenantId, payload, ...(due !== undefined && { due }) });

/** Timer at 8 in the morning in Colombia of the last working day before a deadline. `id`: the event 032. */
export const reminderTimer = (id: string, tenantId: string, deadline: string): TimerRequest => ({
  kind: REMIND,
  key: id,
  group: tenantId,
  payload: { deadline },
  due: morningOf(workingDayBefore(deadline)),
});

/** 8 in the morning in Colombia. */
export const morningOf = (day: string): string => new Date(`${day}T08:00:00-05:00`).toISOString();

const workingDayBefore = (day: string): string => {
  const before = plusDays(day, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
};
