/**
 * Name of a software record at DIAN. With it a company registers the software that issues a group of kinds. Each record
 * has its own id, PIN and test set. Source: DIAN's portal, "modos de operación".
 */
export type SoftwareRecord = 'invoicing';

/** Record of invoices and their notes. */
export const INVOICING: SoftwareRecord = 'invoicing';
