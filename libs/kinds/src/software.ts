/**
 * Software records at DIAN. With a record a company registers the software that issues a group of kinds. Each record
 * has its own id, PIN and test set. Source: DIAN's portal, "modos de operación".
 */
export const SOFTWARE_RECORDS = ['invoicing', 'equivalent'] as const;
export type SoftwareRecord = (typeof SOFTWARE_RECORDS)[number];

/** Record of invoices, and of whatever has no other record. */
export const INVOICING: SoftwareRecord = 'invoicing';
/** Record of equivalent documents, and of their notes. */
export const EQUIVALENT: SoftwareRecord = 'equivalent';

/** What the software of a record issues, besides notes. */
export const ISSUED_BY: Readonly<Record<SoftwareRecord, string>> = {
  invoicing: 'invoices, support documents',
  equivalent: 'documentos equivalentes',
};

/** Returns a pointer to software as one to that of a record; the record of invoices has no name in a profile. */
export const pointerToSoftware = (pointer: string, record: SoftwareRecord): string =>
  record === INVOICING ? pointer : pointer.replace('#/software', `#/software/${record}`);
