export type DocumentKind = 'invoice' | 'credit_note' | 'debit_note';
export type NoteKind = Exclude<DocumentKind, 'invoice'>;

/** 01 sale, 02 export, 03 transcription of a paper original, 04 contingency of DIAN, 91 credit note, 92 debit note. */
export type DocumentTypeCode = '01' | '02' | '03' | '04' | '91' | '92';

/** Kind of document of each type. */
export const KIND_OF_TYPE: Readonly<Record<DocumentTypeCode, DocumentKind>> = {
  '01': 'invoice',
  '02': 'invoice',
  '03': 'invoice',
  '04': 'invoice',
  '91': 'credit_note',
  '92': 'debit_note',
};
