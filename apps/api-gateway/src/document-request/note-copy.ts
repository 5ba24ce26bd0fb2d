import {
  amount,
  type Counterparty,
  type Decimal,
  type DocumentDraft,
  type Fault,
  faultWith,
  isAiu,
  ZERO,
} from '@rubrica/fiscal';
import { type CounterpartyRole, type Kind, kindOf, namedCounterparty, spanishNoun } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';
import { creditLimits, type EarlierNote, isCredit } from './credit-limit.js';
import { type Creditable, creditRest, type WholeNote } from './credit-rest.js';

/** A note with what it left out taken from the document that it corrects. */
export interface CopiedNote {
  readonly draft: DocumentDraft;
  /** The counterparty of that document as it was then; undefined when the note names its own. */
  readonly counterparty?: Counterparty | null;
  /** Why lines could not be copied. */
  readonly faults: readonly Fault[];
}

type Corrected = Pick<DocumentRow, 'id' | 'draft' | 'totals' | 'customer' | 'customer_id'>;
type Note = WholeNote & EarlierNote;

/** The currency with its rates, which a note in another currency does not take over. */
const CURRENCY = ['currency', 'exchange_rate', 'payment_alternative_exchange_rate'];
const TAKEN_OVER = ['payment_means', 'order_reference', 'delivery_terms', 'transmission'];

/**
 * Takes from the corrected document what the body of a note leaves out, as far as the kind of the note has it. A note
 * without lines that takes back gets all that earlier notes have left of the document, with the contract of AIU services;
 * one with lines is a partial one and gets no discounts or charges of the whole document either.
 */
export const copyOf = (kind: Kind, body: object, corrected: Corrected, notes: readonly Note[]): CopiedNote => {
  const { counterparty: role, draft: schema } = kind.api;
  const taken = (names: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(corrected.draft).filter(
        ([name]) => names.includes(name) && Object.hasOwn(schema.properties, name),
      ),
    );
  const isNamed = role.name in body || role.idField in body;
  const draft = {
    ...(isNamed ? {} : counterpartyOf(role, corrected)),
    ...('currency' in body ? {} : taken(CURRENCY)),
    ...taken(TAKEN_OVER),
    ...body,
  } as DocumentDraft;
  const counterparty = isNamed ? {} : { counterparty: corrected.customer };
  if (kind.creditable(body) !== 'less' || 'lines' in body) return { draft, ...counterparty, faults: [] };
  const { left } = creditLimits(corrected, notes);
  const rest = restForOneNote(corrected, notes);
  if (left.lte(ZERO) || rest?.lines.length === 0)
    return { draft, ...counterparty, faults: [nothingLeft(kind, corrected.id, body)] };
  if (rest === null) return { draft, ...counterparty, faults: [linesNeeded(kind, corrected.id, left)] };
  return { draft: { ...rest, ...contractOf(corrected), ...draft }, ...counterparty, faults: [] };
};

/** What debit notes have added is left out where one note could not take it too (VLR02). */
const restForOneNote = (corrected: Corrected, notes: readonly Note[]): Creditable | null => {
  const { whole, left } = creditLimits(corrected, notes);
  return creditRest(corrected.draft, left.gt(whole) ? notes.filter(isCredit) : notes);
};

/** What lines of AIU services need beside them: their operation, and the object of the contract for the note (CAV03). */
const contractOf = ({ draft }: Corrected): object =>
  isAiu(draft) ? defined({ operation_type: draft.operation_type, aiu: draft.aiu }) : {};

const counterpartyOf = (role: CounterpartyRole, { customer_id, draft }: Corrected): object => {
  const { data } = namedCounterparty(role, draft);
  return data ? { [role.name]: data } : { [role.idField]: customer_id ?? role.anonymousId };
};

const defined = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const linesNeeded = ({ corrects }: Kind, id: string, left: Decimal): Fault => {
  const own = kindOf(corrects?.kind ?? '');
  return faultWith(
    '#/lines',
    'required',
    {
      en: `Of ${id} ${amount(left)} is left, but not with which taxes: its earlier notes have other taxes than the ${own.words.noun.en}.`,
      es: `De ${id} quedan ${amount(left)}, pero no se sabe con qué tributos: sus notas anteriores tienen otros tributos que ${spanishNoun('the', own)}.`,
    },
    {
      fix: {
        en: `Write the lines that are to be taken back; all of it is "${amount(left)}".`,
        es: `Escriba las líneas que se devuelven; todo son "${amount(left)}".`,
      },
    },
  );
};

const nothingLeft = ({ corrects, words: { noun } }: Kind, id: string, body: object): Fault =>
  faultWith(
    'billing_reference' in body ? '#/billing_reference' : `#/${corrects?.field ?? ''}`,
    'note_exceeds_invoice',
    {
      en: `Earlier notes have taken back all of ${id}.`,
      es: `Las notas anteriores ya devolvieron todo de ${id}.`,
    },
    { fix: { en: `Send no further ${noun.en} for it.`, es: `No envíe otra ${noun.es}.` } },
  );
