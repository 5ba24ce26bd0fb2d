import { table } from './table.js';

/**
 * CustomizationID of purchases, which the residence of the seller decides (DSAD02).
 * Source: DIAN genericode list TipoOperacionDS, read 2026-11.
 */
export const purchaseOperationTypes = { resident: '10', non_resident: '11' } as const;

/** InvoicePeriod/DescriptionCode of each line (DSFC03). Source: DIAN genericode list FormaGeneracionTransmision, read 2026-11. */
export const purchaseTransmissions = table(`
1|Por operación
2|Acumulado semanal
`);

/** DIAN's code of the API's `transmission`. */
export const purchaseTransmissionCodes = { per_operation: '1', weekly: '2' } as const;
