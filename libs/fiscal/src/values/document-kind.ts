/** Name of a kind of document: `invoice`, `credit_note` … `libs/kinds` has them. */
export type DocumentKind = string;

/** DIAN's code of a type of document: 01 a sale, 91 a credit note … A kind has one or several. */
export type DocumentTypeCode = string;

/** Name of a hash that stands for a document: `CUFE-SHA384`. */
export type UuidScheme = `${string}-SHA384`;

/** A type of document, and its hash. */
export interface DocumentType {
  readonly code: DocumentTypeCode;
  /** Its name above the graphic representation. */
  readonly title: string;
  /** Name of the hash that stands for the document. */
  readonly scheme: UuidScheme;
  /** What is part of the hash and stands in no document: the technical key of the range, or the PIN of the software. */
  readonly secret: HashSecret;
}
export type HashSecret = 'technical_key' | 'pin';
