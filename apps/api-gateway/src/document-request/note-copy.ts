import {
  amount,
  type CustomerInput,
  type Decimal,
  type DocumentDraft,
  type DocumentKind,
  type Fault,
  isAiu,
  ZERO,
} from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';
import { creditLimits, isCredit, type NoteAmounts } from './credit-limit.js';
import { type Creditable, creditRest, type EarlierNote } from './credit-rest.js';

/** A note with what it left out taken from its invoice. */
export interface CopiedNote {
  readonly draft: DocumentDraft;
  /** The buyer of the invoice as it was then; undefined when the note names its own. */
  readonly buyer?: CustomerInput | null;
  /** Why lines could not be copied. */
  readonly faults: readonly Fault[];
}

type Invoice = Pick<DocumentRow, 'id' | 'draft' | 'totals' | 'customer' | 'customer_id'>;
type Note = EarlierNote & NoteAmounts;

/**
 * Takes from the invoice what the body of a note leaves out: buyer, currency with its rates, payment means, order and
 * delivery terms. A credit note without lines gets all that earlier notes have left of the invoice, with the contract of
 * AIU services; one with lines is a partial one and gets no discounts or charges of the whole document either.
 */
export const copyOfInvoice = (
  kind: DocumentKind,
  body: object,
  invoice: Invoice,
  notes: readonly Note[],
): CopiedNote => {
  const { currency, exchange_rate, payment_alternative_exchange_rate } = invoice.draft;
  const { payment_means, order_reference, delivery_terms } = invoice.draft;
  const namesBuyer = 'customer' in body || 'customer_id' in body;
  const draft = {
    ...(namesBuyer ? {} : buyerOf(invoice)),
    ...('currency' in body ? {} : defined({ currency, exchange_rate, payment_alternative_exchange_rate })),
    ...defined({ payment_means, order_reference, delivery_terms }),
    ...body,
  } as DocumentDraft;
  const buyer = namesBuyer ? {} : { buyer: invoice.customer };
  if (!kindOf(kind).api.copied.includes('lines') || 'lines' in body) return { draft, ...buyer, faults: [] };
  const { left } = creditLimits(invoice, notes);
  const rest = restForOneNote(invoice, notes);
  if (left.lte(ZERO) || rest?.lines.length === 0) return { draft, ...buyer, faults: [nothingLeft(invoice.id, body)] };
  if (rest === null) return { draft, ...buyer, faults: [linesNeeded(invoice.id, left)] };
  return { draft: { ...rest, ...contractOf(invoice), ...draft }, ...buyer, faults: [] };
};

/** What debit notes have added is left out where one note could not take it too (VLR02). */
const restForOneNote = (invoice: Invoice, notes: readonly Note[]): Creditable | null => {
  const { whole, left } = creditLimits(invoice, notes);
  return creditRest(invoice.draft, left.gt(whole) ? notes.filter(isCredit) : notes);
};

/** What lines of AIU services need beside them: their operation, and the object of the contract for the note (CAV03). */
const contractOf = ({ draft }: Invoice): object =>
  isAiu(draft) ? defined({ operation_type: draft.operation_type, aiu: draft.aiu }) : {};

const buyerOf = ({ customer_id, draft: { customer } }: Invoice): object =>
  customer ? { customer } : { customer_id: customer_id ?? 'final_consumer' };

const defined = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const linesNeeded = (id: string, left: Decimal): Fault => ({
  pointer: '#/lines',
  code: 'required',
  detail: `Of ${id} ${amount(left)} is left, but not with which taxes: its earlier notes have other taxes than the invoice.`,
  fix: `Write the lines that are to be taken back; all of it is "${amount(left)}".`,
  es: {
    detail: `De ${id} quedan ${amount(left)}, pero no se sabe con qué tributos: sus notas anteriores tienen otros tributos que la factura.`,
    fix: `Escriba las líneas que se devuelven; todo son "${amount(left)}".`,
  },
});

const nothingLeft = (id: string, body: object): Fault => ({
  pointer: 'billing_reference' in body ? '#/billing_reference' : '#/invoice_id',
  code: 'note_exceeds_invoice',
  detail: `Earlier credit notes have taken back all of ${id}.`,
  fix: 'Send no further credit note for it.',
  es: {
    detail: `Las notas crédito anteriores ya devolvieron todo de ${id}.`,
    fix: 'No envíe otra nota crédito para ella.',
  },
});
