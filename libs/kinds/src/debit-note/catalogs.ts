import { codeList, debitNoteConcepts, debitNoteOperationTypes, namesOf, type NoteCatalogs } from '@rubrica/fiscal';

export const catalogs: NoteCatalogs = {
  concepts: debitNoteConcepts,
  conceptCodes: codeList({
    what: { en: 'a reason of a debit note', es: 'un motivo de nota débito' },
    usual: `
1|interest|intereses
2|expenses to be charged|gastos por cobrar
3|value changed|cambio del valor
4|other|otro
`,
  }),
  operations: debitNoteOperationTypes,
  operationCodes: codeList({
    what: { en: 'an operation type of a debit note', es: 'un tipo de operación de una nota débito' },
    usual: `
30|of an invoice|de una factura
32|of no invoice in particular|sin factura de referencia
`,
    all: namesOf(debitNoteOperationTypes),
  }),
  referring: '30',
  free: '32',
};
