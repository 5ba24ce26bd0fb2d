import { table } from './table.js';

/**
 * Source: DIAN genericode list of delivery terms (as kept by bit4bit/facho), read 2026-11.
 */
export const incoterms = table(`
CFR|Costo y flete
CIF|Costo, flete y seguro
CIP|Transporte y Seguro Pagados hasta
CPT|Transporte Pagado Hasta
DAP|Entregado en un Lugar
DAT|Entregado en Terminal
DDP|Entregado con Pago de Derechos
EXW|En Fábrica
FAS|Franco al costado del buque
FCA|Franco transportista
FOB|Franco a bordo
`);
