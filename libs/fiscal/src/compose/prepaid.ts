import type { Prepaid } from '../document/fiscal-document.js';
import type { PrepaidDraft } from '../request/draft.js';
import { fiscalTimeOfDay } from './delivery.js';

export const prepaidOf = (payment: PrepaidDraft): Prepaid => ({
  id: payment.id ?? null,
  amount: payment.amount,
  receivedOn: payment.received_on,
  paidDate: payment.paid_date ?? null,
  paidTime: fiscalTimeOfDay(payment.paid_time),
  instructionId: payment.instruction_id ?? null,
});
