import {
  adjustmentChecks,
  cufe,
  debitNoteLines,
  type DocumentDraft,
  type KindRules,
  qrText,
  saleChecks,
} from '@rubrica/fiscal';
import { bodyByType, saleBody } from '../body.js';
import { customer as asCustomer } from '../counterparty.js';
import { completedPayment } from '../equivalent-document/draft.js';
import { equivalentDocument, finalConsumer } from '../equivalent-document/equivalent-document.js';
import type { Kind } from '../kind.js';
import { freeNumbers } from '../note/free-numbers.js';
import { WITHOUT_CONTINGENCY } from '../outcomes.js';
import { equivalentNoteColumns } from './columns.js';
import { equivalentNoteRuleSet } from './dian-rules.js';
import { CORRECTED, type EquivalentNoteDraft, EquivalentNoteFields, EquivalentNoteSchema, isDebit } from './draft.js';
import { particularsOf } from './particulars.js';
import { CREDIT, DEBIT, type NoteType } from './types.js';

const name = 'equivalent_document_note';
const noun = { es: 'nota de ajuste', en: 'adjustment note' };
const types = [CREDIT.type, DEBIT.type];

const rulesOf = ({ catalogs, root }: NoteType): KindRules<EquivalentNoteDraft> => ({
  ...equivalentNoteRuleSet,
  checks: [
    ...adjustmentChecks({ catalogs, noun, corrected: CORRECTED }),
    ...saleChecks,
    ...(root === 'DebitNote' ? [debitNoteLines] : []),
  ],
});

const bodyOf = (type: NoteType) =>
  saleBody(
    {
      name,
      types,
      root: type.root,
      profileId: type.profileId,
      form: 'sale',
      issuerIs: 'supplier',
      hash: cufe,
      qr: qrText,
      finalConsumer,
      isDueAtOnce: true,
      particularsOf: particularsOf(type),
    },
    rulesOf(type),
  );

const typeCodeOf = (draft: DocumentDraft): string => (isDebit(draft) ? DEBIT : CREDIT).type.code;

/** Nota de ajuste al documento equivalente: type 94 takes back, type 93 adds. */
export const equivalentDocumentNote: Kind = {
  name,
  idPrefix: 'eqn',
  api: {
    since: '2026-12-01',
    path: 'equivalent-document-notes',
    tag: 'Equivalent document notes',
    about: 'Take back all or a part of an equivalent document (type 94), or add to it (type 93).',
    idNoun: 'EquivalentNote',
    idNounPlural: 'EquivalentNotes',
    draft: EquivalentNoteSchema,
    counterparty: asCustomer,
    copied: ['payment_means', 'lines'],
    completed: completedPayment,
    importColumns: equivalentNoteColumns,
    outcomes: WITHOUT_CONTINGENCY,
    fields: EquivalentNoteFields,
    description: '`cufe` is its CUDE',
    standsAgainst: 'invoice_rejected',
    takenSince: ['annulment_incomplete', 'note_exceeds_invoice'],
  },
  words: {
    noun,
    gender: 'feminine',
    title: {
      es: 'nota de ajuste al documento equivalente',
      en: 'adjustment note to an equivalent document',
    },
    total: { es: 'Total de la nota de ajuste', en: 'Total of the adjustment note' },
    takenBack: {
      es: 'corríjala con otra nota del mismo documento equivalente, en la otra dirección',
      en: 'correct it with another note to the same equivalent document, in the other direction',
    },
  },
  software: equivalentDocument.software,
  numbering: freeNumbers(name, 'NAE'),
  types,
  typeCodeOf,
  hashName: 'CUDE',
  contingencyTypeCode: null,
  corrects: { kind: equivalentDocument.name, field: CORRECTED.field, unknownCode: 'document_unknown' },
  waitsFor: [equivalentDocument.name],
  creditable: (draft) => (isDebit(draft) ? 'more' : 'less'),
  asksForPayment: false,
  rules: equivalentNoteRuleSet,
  body: bodyByType(typeCodeOf, { [CREDIT.type.code]: bodyOf(CREDIT), [DEBIT.type.code]: bodyOf(DEBIT) }),
  transmission: { operation: 'SendBillSync', hasTestSet: true, fileTag: 'ncs', namesSoftwareOwner: true },
  delivery: equivalentDocument.delivery,
  pdf: { layout: 'sheet', total: 'Total nota de ajuste' },
};
