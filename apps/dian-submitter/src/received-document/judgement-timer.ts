import type { TimerRequest } from '@rubrica/eventing';

/** Kind of the timers by which received documents are judged. */
export const JUDGE = 'judge-received-document';

/** What a timer keeps from one question to the next one. */
export interface Questions {
  /** How often DIAN was asked in vain. */
  readonly tries?: number;
  /** Until when a document that DIAN does not have yet is asked for. */
  readonly until?: string;
}

/** The timer of a document: at once, or at `due`. */
export const judgementTimer = (
  id: string,
  tenantId: string,
  { due, payload = {} }: { readonly due?: string; readonly payload?: Questions } = {},
): TimerRequest => ({ kind: JUDGE, key: id, group: tenantId, payload, ...(due !== undefined && { due }) });
