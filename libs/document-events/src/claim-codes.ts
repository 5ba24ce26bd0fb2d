import type { Words } from '@rubrica/fiscal';

/**
 * Reasons of a claim (031): ResponseCode/@listID, with DIAN's text in Spanish, which stands in the XML as @name.
 * Source: RADIAN annex 1.1, list of concepts of the claim, as DIAN's sample of 031 and public projects quote it, read 2026-11.
 */
export const CLAIM_CODES: ReadonlyMap<string, Words> = new Map([
  ['01', { es: 'Documento con inconsistencias', en: 'Document with inconsistencies' }],
  ['02', { es: 'Mercancía no entregada totalmente', en: 'Goods not delivered' }],
  ['03', { es: 'Mercancía no entregada parcialmente', en: 'Goods delivered only in part' }],
  ['04', { es: 'Servicio no prestado', en: 'Service not rendered' }],
]);
