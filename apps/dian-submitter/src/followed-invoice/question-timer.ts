import type { TimerRequest } from '@rubrica/eventing';

/** Kind of the timers by which DIAN is asked for the events of invoices. */
export const ASK = 'ask-invoice-events';

/** What a timer keeps from one question to the next one. */
export interface Questions {
  /** How often DIAN was asked in vain. */
  readonly tries?: number;
}

/** The timer of an invoice: at once, or at `due`. */
export const questionTimer = (
  id: string,
  tenantId: string,
  { due, payload = {} }: { readonly due?: string; readonly payload?: Questions } = {},
): TimerRequest => ({ kind: ASK, key: id, group: tenantId, payload, ...(due !== undefined && { due }) });
