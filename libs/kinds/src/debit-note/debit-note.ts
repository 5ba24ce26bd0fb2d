import {
  correctionChecks,
  debitNoteLines,
  type KindRules,
  noteChecks,
  type NoteDraft,
  noteDraft,
} from '@rubrica/fiscal';
import { INVOICE, noteKind } from '../note/note.js';
import { catalogs } from './catalogs.js';

const noun = { es: 'nota débito', en: 'debit note' };
const draft = noteDraft(catalogs, { title: 'DebitNoteDraft', noun: 'A debit note', reason: 'Intereses' });
const rules: KindRules<NoteDraft> = {
  letter: 'D',
  documents: 'debit notes',
  checks: [...correctionChecks({ catalogs, noun, corrected: INVOICE }), ...noteChecks, debitNoteLines],
};

/** Nota débito: type 92. */
export const debitNote = noteKind({
  name: 'debit_note',
  idPrefix: 'dn',
  api: {
    since: '2026-01-01',
    path: 'debit-notes',
    tag: 'Debit notes',
    about: 'Add to an invoice, such as interest or costs (type 92).',
    idNoun: 'DebitNote',
    idNounPlural: 'DebitNotes',
    draft,
    copied: ['currency', 'payment_means'],
    takenSince: [],
  },
  words: {
    noun,
    gender: 'feminine',
    title: { es: 'nota débito electrónica', en: 'electronic debit note' },
    total: { es: 'Total de la nota débito', en: 'Total of the debit note' },
    takenBack: {
      es: 'devuelva lo que cobra con una nota crédito de su factura',
      en: 'take back what it charges with a credit note to its invoice',
    },
  },
  totalInPdf: 'Total nota débito',
  typeCode: '92',
  typeTitle: 'Nota débito de la factura electrónica de venta',
  root: 'DebitNote',
  profileId: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
  creditable: 'more',
  asksForPayment: true,
  rules,
  fileTag: 'nd',
  catalogs,
  testPrefix: 'ND',
});
