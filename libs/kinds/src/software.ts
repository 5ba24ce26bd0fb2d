/**
 * Name of a record at DIAN under which a company registers the software that issues a group of kinds, with an id, a PIN and
 * a test set of its own. Source: DIAN's portal, "modos de operación".
 */
export type SoftwareRecord = 'invoicing';

/** The record of invoices and their notes. */
export const INVOICING: SoftwareRecord = 'invoicing';
