import { table } from './table.js';

/**
 * Source: DIAN genericode list TipoIdFiscal (as kept by bryamzxz/facho), read 2026-11.
 */
export const identificationTypes = table(`
11|Registro civil
12|Tarjeta de identidad
13|Cédula de ciudadanía
21|Tarjeta de extranjería
22|Cédula de extranjería
31|NIT
41|Pasaporte
42|Documento de identificación extranjero
47|PEP (Permiso Especial de Permanencia)
48|PPT (Permiso por Protección Temporal)
50|NIT de otro país
91|NUIP
`);

/** AdditionalAccountID. */
export const organizationTypes = table(`
1|Persona Jurídica
2|Persona Natural
`);

/**
 * TaxLevelCode. Older codes (O-99, O-06 …) are out of the list and rejected by FAJ26 / FAK26.
 * Source: DIAN genericode list TipoResponsabilidad and R-99-PN, read 2026-11.
 */
export const responsibilities = table(`
O-13|Gran contribuyente
O-15|Autorretenedor
O-23|Agente de retención IVA
O-47|Régimen simple de tributación
R-99-PN|No aplica - Otros
`);
