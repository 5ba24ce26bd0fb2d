import { DebitNoteDraft, documentFaultSteps, noteConcepts, debitNoteRules } from '@rubrica/fiscal';
import { noteKind } from '../note/note.js';

/** Nota débito: type 92. */
export const debitNote = noteKind({
  name: 'debit_note',
  idPrefix: 'dn',
  api: {
    since: '2026-01-01',
    path: 'debit-notes',
    tag: 'Debit notes',
    idNoun: 'DebitNote',
    idNounPlural: 'DebitNotes',
    draft: DebitNoteDraft,
    copied: ['currency', 'payment_means'],
    takenSince: [],
  },
  words: {
    noun: { es: 'nota débito', en: 'debit note' },
    gender: 'feminine',
    title: { es: 'nota débito electrónica', en: 'electronic debit note' },
    total: { es: 'Total de la nota débito', en: 'Total of the debit note' },
    totalInPdf: 'Total nota débito',
    takenBack: {
      es: 'devuelva lo que cobra con una nota crédito de su factura',
      en: 'take back what it charges with a credit note to its invoice',
    },
    concepts: noteConcepts.debit_note,
  },
  typeCode: '92',
  typeTitle: 'Nota débito de la factura electrónica de venta',
  root: 'DebitNote',
  profileId: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
  creditable: 'more',
  asksForPayment: true,
  faultSteps: (draft, context, refused) =>
    documentFaultSteps(debitNoteRules, draft as DebitNoteDraft, context, refused),
  ruleLetter: debitNoteRules.letter,
  fileTag: 'nd',
  testPrefix: 'ND',
});
