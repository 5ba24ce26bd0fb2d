/**
 * Software records at DIAN. With one a company registers the software that issues a group of kinds. Each record has its own
 * id, PIN and test set. Source: DIAN's portal, "modos de operación".
 */
export const SOFTWARE_RECORDS = ['invoicing', 'equivalent'] as const;
export type SoftwareRecord = (typeof SOFTWARE_RECORDS)[number];

/** The record of invoices and support documents, with their notes. */
export const INVOICING: SoftwareRecord = 'invoicing';
/** The record of documentos equivalentes and their notes. */
export const EQUIVALENT: SoftwareRecord = 'equivalent';
