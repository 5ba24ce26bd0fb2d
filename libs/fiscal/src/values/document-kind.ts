export type DocumentKind = 'invoice' | 'credit_note' | 'debit_note';
export type NoteKind = Exclude<DocumentKind, 'invoice'>;

/** 01 sale, 02 export, 03 transcription of a paper original, 04 contingency of DIAN, 91 credit note, 92 debit note. */
export type DocumentTypeCode = '01' | '02' | '03' | '04' | '91' | '92';

/** A type of document, and its hash. */
export interface DocumentType {
  readonly code: DocumentTypeCode;
  /** Its name above the graphic representation. */
  readonly title: string;
  /** Name of the hash that stands for the document. */
  readonly scheme: 'CUFE-SHA384' | 'CUDE-SHA384';
  /** What is part of the hash and stands in no document: the technical key of the range, or the PIN of the software. */
  readonly secret: HashSecret;
}
export type HashSecret = 'technical_key' | 'pin';
