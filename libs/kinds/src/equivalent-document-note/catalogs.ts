import { codeList, type CodeList, creditNoteConcepts, debitNoteConcepts, type NoteCatalogs } from '@rubrica/fiscal';

type Catalogs = Pick<NoteCatalogs, 'concepts' | 'conceptCodes'>;

const conceptCodes = (usual: string, aliases?: Readonly<Record<string, readonly string[]>>): CodeList =>
  codeList({
    what: { en: 'a reason of a note to an equivalent document', es: 'un motivo de nota de un documento equivalente' },
    usual,
    ...(aliases && { aliases }),
  });

/**
 * Reasons of notes that take back. Of numeral 16.6 of the annex public sources know one thing for certain: 2 is the annulment.
 * The others are those of notes to invoices, until DIAN answers otherwise.
 */
export const creditCatalogs: Catalogs = {
  concepts: new Map([...creditNoteConcepts, ['2', 'Anulación del documento equivalente electrónico']]),
  conceptCodes: conceptCodes(
    `
1|part of the goods returned|devolución parcial
2|equivalent document annulled|anulación del documento equivalente
3|price reduced or discount|rebaja o descuento
4|price adjusted|ajuste de precio
5|discount for prompt payment|descuento por pronto pago
6|discount for volume|descuento por volumen
`,
    { 1: ['devolución'], 2: ['anulación', 'anular', 'annulment', 'void'], 3: ['descuento', 'discount', 'rebaja'] },
  ),
};

/** Reasons of notes that add, which are those of debit notes to invoices for the same want of sources. */
export const debitCatalogs: Catalogs = {
  concepts: debitNoteConcepts,
  conceptCodes: conceptCodes(`
1|interest|intereses
2|expenses to be charged|gastos por cobrar
3|value changed|cambio del valor
4|other|otro
`),
};
