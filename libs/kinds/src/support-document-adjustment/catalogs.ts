import { codeList, type NoteCatalogs } from '@rubrica/fiscal';

/** Reasons of an adjustment note. Source: DIAN genericode list ConceptoNotaAjuste, read 2026-11. */
const concepts: ReadonlyMap<string, string> = new Map([
  ['1', 'Devolución parcial de los bienes y/o no aceptación parcial del servicio'],
  [
    '2',
    'Anulación del documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura de venta o documento equivalente',
  ],
  ['3', 'Rebaja o descuento parcial o total'],
  ['4', 'Ajuste de precio'],
  ['5', 'Otros'],
]);

export const catalogs: Pick<NoteCatalogs, 'concepts' | 'conceptCodes'> = {
  concepts,
  conceptCodes: codeList({
    what: { en: 'a reason of an adjustment note', es: 'un motivo de nota de ajuste' },
    usual: `
1|part of the goods returned|devolución parcial
2|support document annulled|anulación del documento soporte
3|price reduced or discount|rebaja o descuento
4|price adjusted|ajuste de precio
5|other|otros
`,
    aliases: {
      1: ['devolución'],
      2: ['anulación', 'anular', 'annulment', 'void'],
      3: ['descuento', 'discount', 'rebaja'],
      5: ['otro'],
    },
  }),
};
