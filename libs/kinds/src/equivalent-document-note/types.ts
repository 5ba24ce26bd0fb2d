import { type DocumentType, type NoteCatalogs, type SaleKind } from '@rubrica/fiscal';
import { creditCatalogs, debitCatalogs } from './catalogs.js';

/** One of the two types of a note, which differ in root, profile and reasons. */
export interface NoteType extends Pick<SaleKind, 'root' | 'profileId'> {
  readonly type: DocumentType;
  readonly catalogs: Pick<NoteCatalogs, 'concepts' | 'conceptCodes'>;
  /** Whether the reference to the equivalent document says of what type that is. */
  readonly namesType: boolean;
}

const typeOf = (code: string, title: string): DocumentType => ({ code, title, scheme: 'CUDE-SHA384', secret: 'pin' });

// Source: annex 1.0 of equivalent documents, numerals 16.3 and 16.6, as public projects quote it.
export const CREDIT: NoteType = {
  type: typeOf('94', 'Nota de ajuste crédito al documento equivalente'),
  root: 'CreditNote',
  profileId: 'DIAN 2.1: Nota de ajuste crédito al documento equivalente',
  catalogs: creditCatalogs,
  namesType: true,
};

/** Its XML has no type code: 93 stands in lists alone. */
export const DEBIT: NoteType = {
  type: typeOf('93', 'Nota de ajuste débito al documento equivalente'),
  root: 'DebitNote',
  profileId: 'DIAN 2.1: Nota de ajuste débito al documento equivalente',
  catalogs: debitCatalogs,
  namesType: false,
};
