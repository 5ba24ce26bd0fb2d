import { kindOf, saleOf } from '@rubrica/kinds';
import type { NoteDraft } from '../request/note-draft.js';
import type { KindRules } from './rules-of-kind.js';

const rulesOf = (kind: string) => saleOf(kindOf(kind)).rules as KindRules<NoteDraft>;

export const creditNoteRules = rulesOf('credit_note');
export const debitNoteRules = rulesOf('debit_note');

export const CreditNoteDraft = kindOf('credit_note').api.draft;
export type CreditNoteDraft = NoteDraft;
export const DebitNoteDraft = kindOf('debit_note').api.draft;
export type DebitNoteDraft = NoteDraft;
