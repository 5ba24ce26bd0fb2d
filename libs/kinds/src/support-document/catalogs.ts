import { codeList, table } from '@rubrica/fiscal';

/**
 * CustomizationID of purchases, which the residence of the seller decides (DSAD02).
 * Source: DIAN genericode list TipoOperacionDS, read 2026-11.
 */
export const operationTypes = { resident: '10', non_resident: '11' } as const;

/** InvoicePeriod/DescriptionCode of each line (DSFC03). Source: DIAN genericode list FormaGeneracionTransmision, read 2026-11. */
export const transmissions = table(`
1|Por operación
2|Acumulado semanal
`);

/** DIAN's code of the API's `transmission`. */
export const dianTransmissions = { per_operation: '1', weekly: '2' } as const;

export const transmissionCodes = codeList({
  what: { en: 'a way of transmission', es: 'una forma de transmisión' },
  usual: `
per_operation|a document for each purchase|un documento por cada compra
weekly|the purchases of a week|las compras de una semana
`,
  aliases: {
    per_operation: ['1', 'por operación', 'operación', 'per operation'],
    weekly: ['2', 'acumulado semanal', 'semanal', 'week'],
  },
});

export const taxCodes = codeList({
  what: { en: 'a tax of a purchase', es: 'un tributo de una compra' },
  usual: `
01|IVA, value-added tax|IVA
`,
  aliases: { '01': ['vat', 'value-added tax', 'impuesto sobre las ventas', 'impuesto al valor agregado'] },
});

export const withholdingCodes = codeList({
  what: { en: 'a withholding of a purchase', es: 'una retención de una compra' },
  usual: `
05|ReteIVA|ReteIVA
06|ReteRenta|ReteRenta
`,
  aliases: {
    '05': ['retención de IVA', 'rete IVA', 'retención IVA'],
    '06': ['retefuente', 'retención en la fuente', 'rtefte', 'rete fuente', 'retención de renta', 'rete renta'],
  },
});
