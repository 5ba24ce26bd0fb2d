import { codeList, creditNoteConcepts, creditNoteOperationTypes, namesOf, type NoteCatalogs } from '@rubrica/fiscal';

export const catalogs: NoteCatalogs = {
  concepts: creditNoteConcepts,
  conceptCodes: codeList({
    what: { en: 'a reason of a credit note', es: 'un motivo de nota crédito' },
    usual: `
1|part of the goods returned|devolución parcial
2|invoice annulled|anulación de la factura
3|price reduced or discount|rebaja o descuento
4|price adjusted|ajuste de precio
5|discount for prompt payment|descuento por pronto pago
6|discount for volume|descuento por volumen
`,
    aliases: {
      1: ['devolución'],
      2: ['anulación', 'anular', 'annulment', 'void'],
      3: ['descuento', 'discount', 'rebaja'],
      5: ['descuento', 'discount', 'pronto pago'],
      6: ['descuento', 'discount', 'volumen'],
    },
  }),
  operations: creditNoteOperationTypes,
  operationCodes: codeList({
    what: { en: 'an operation type of a credit note', es: 'un tipo de operación de una nota crédito' },
    usual: `
20|of an invoice|de una factura
22|of no invoice in particular|sin factura de referencia
`,
    all: namesOf(creditNoteOperationTypes),
  }),
  referring: '20',
  free: '22',
};
