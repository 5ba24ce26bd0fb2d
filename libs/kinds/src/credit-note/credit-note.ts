import { annulment, correctionChecks, type KindRules, noteChecks, type NoteDraft, noteDraft } from '@rubrica/fiscal';
import { INVOICE, noteKind } from '../note/note.js';
import { catalogs } from './catalogs.js';

const noun = { es: 'nota crédito', en: 'credit note' };
const draft = noteDraft(catalogs, { title: 'CreditNoteDraft', noun: 'A credit note', reason: 'Devolución' });
const rules: KindRules<NoteDraft> = {
  letter: 'C',
  documents: 'credit notes',
  checks: [...correctionChecks({ catalogs, noun, corrected: INVOICE }), annulment, ...noteChecks],
};

/** Nota crédito: type 91. */
export const creditNote = noteKind({
  name: 'credit_note',
  idPrefix: 'cn',
  api: {
    since: '2026-01-01',
    path: 'credit-notes',
    tag: 'Credit notes',
    about: 'Take back all or a part of an invoice (type 91).',
    idNoun: 'CreditNote',
    idNounPlural: 'CreditNotes',
    draft,
    copied: ['currency', 'payment_means', 'lines'],
    takenSince: ['annulment_incomplete', 'note_exceeds_invoice'],
  },
  words: {
    noun,
    gender: 'feminine',
    title: { es: 'nota crédito electrónica', en: 'electronic credit note' },
    total: { es: 'Total de la nota crédito', en: 'Total of the credit note' },
    takenBack: {
      es: 'vuelva a cobrar lo que devuelve con una nota débito de su factura',
      en: 'charge what it takes back again with a debit note to its invoice',
    },
  },
  totalInPdf: 'Total nota crédito',
  typeCode: '91',
  typeTitle: 'Nota crédito de la factura electrónica de venta',
  root: 'CreditNote',
  profileId: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
  creditable: 'less',
  asksForPayment: false,
  rules,
  fileTag: 'nc',
  catalogs,
  testPrefix: 'NC',
});
