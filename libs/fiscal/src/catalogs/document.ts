import { table } from './table.js';

/**
 * CustomizationID of invoices (FAD02). Those of the health sector are in `healthOperationTypes`.
 * Source: annex 1.9, table 13.1.5.1, and the toolbox of 2026, as public projects quote them, read 2026-11.
 */
export const invoiceOperationTypes = table(`
09|AIU (administración, imprevistos, utilidad)
10|Estándar
11|Mandatos
12|Transporte
13|Cambiario
14|Notarios
15|Compra de divisas
16|Venta de divisas
`);

/**
 * CustomizationID of invoices of the health sector. They need an extension with the data of the user of the health
 * service, which requests cannot carry.
 */
export const healthOperationTypes = table(`
SS-CUFE|Sector salud, factura con usuario
SS-CUDE|Sector salud, documento con usuario
SS-POS|Sector salud, documento equivalente
SS-SNum|Sector salud, acreditación de copagos recaudados
SS-Recaudo|Sector salud, comprobante de recaudo
SS-Reporte|Sector salud, reporte
SS-SinAporte|Sector salud, sin aporte del usuario
`);

/** CustomizationID of credit and debit notes. */
export const creditNoteOperationTypes = table(`
20|Nota crédito que referencia una factura electrónica
22|Nota crédito sin referencia a facturas
`);
export const debitNoteOperationTypes = table(`
30|Nota débito que referencia una factura electrónica
32|Nota débito sin referencia a facturas
`);

/**
 * InvoiceTypeCode, CreditNoteTypeCode; a debit note has none in the XML.
 * Source: annex 1.9 as public projects quote it, read 2026-11.
 */
export const documentTypes = table(`
01|Factura electrónica de venta
02|Factura electrónica de exportación
03|Documento electrónico de transmisión, contingencia del facturador
04|Factura electrónica de venta, contingencia de la DIAN
91|Nota crédito
92|Nota débito
`);

/** cac:PaymentMeans/cbc:ID. */
export const paymentForms = table(`
1|Contado
2|Crédito
`);

/**
 * Reasons of a credit note. 5 and 6 are new in annex 1.9; before, 5 meant "otros".
 * Source: DIAN genericode list ConceptoNotaCredito; 5 and 6 from DIAN's toolbox V1.9 of 2026.
 */
export const creditNoteConcepts = table(`
1|Devolución parcial de los bienes y/o no aceptación parcial del servicio
2|Anulación de factura electrónica
3|Rebaja o descuento parcial o total
4|Ajuste de precio
5|Descuento comercial por pronto pago
6|Descuento comercial por volumen de ventas
`);

/** Source: DIAN genericode list ConceptoNotaDebito, read 2026-11. */
export const debitNoteConcepts = table(`
1|Intereses
2|Gastos por cobrar
3|Cambio del valor
4|Otro
`);

/**
 * Reasons of a discount, and of a charge (FAQ04). An older list has the codes 00 to 11 with other meanings.
 * Source: annex 1.9, table 13.3.8 in the toolbox of 2026, as public projects quote it, read 2026-11.
 */
export const discountReasons = table(`
00|Descuento no condicionado
01|Descuento condicionado
`);
export const chargeReasons = table(`
02|Cargo no condicionado
03|Cargo condicionado (propina)
`);

/** cac:StandardItemIdentification/cbc:ID/@schemeID. Source: annex 1.9 (FAZ02), read 2026-11. */
export const productCodeStandards = table(`
001|UNSPSC
010|GTIN
020|Partida Arancelaria
999|Estándar de adopción del contribuyente
`);

/** cac:AlternativeConditionPrice/cbc:PriceTypeCode. Source: DIAN genericode list, read 2026-11. */
export const referencePriceTypes = table(`
01|Valor comercial
02|Valor en inventarios
03|Otro valor
`);
