import type { DocumentKind } from '@rubrica/fiscal';

/** Factura, nota crédito, nota débito, ApplicationResponse, AttachedDocument, and the zip of any of them. */
export type FileKind = 'fv' | 'nc' | 'nd' | 'ar' | 'ad' | 'z';

/** Of the documents that we issue. */
export const FILE_KINDS = { invoice: 'fv', credit_note: 'nc', debit_note: 'nd' } as const satisfies Record<
  DocumentKind,
  FileKind
>;

export interface FileNumber {
  /** Of the issuer, without check digit. */
  readonly nit: string;
  /** 000: the issuer's own software; 001: DIAN's; else the provider's code. */
  readonly softwareCode?: string;
  readonly year: number;
  /** Of the kind's files of that issuer, from 1 again every 1 January. */
  readonly sequence: number;
}

/** `fv` `0800197268` `000` `26` `0000000B` `.xml`. Source: DIAN, Anexo Técnico 1.9, names of files. */
export const fileName = (kind: FileKind, { nit, softwareCode = '000', year, sequence }: FileNumber): string => {
  const consecutive = sequence.toString(16).toUpperCase().padStart(8, '0');
  const extension = kind === 'z' ? 'zip' : 'xml';
  return `${kind}${nit.padStart(10, '0')}${softwareCode}${String(year % 100).padStart(2, '0')}${consecutive}.${extension}`;
};
