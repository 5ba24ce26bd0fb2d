/** How a tax works: rate on a base, amount per unit, withheld by the buyer, or only a tax scheme of parties. */
export type TaxKind = 'percent' | 'nominal' | 'withholding' | 'party';

export interface Tax {
  /** DIAN's code. */
  readonly code: string;
  /** Value of cac:TaxScheme/cbc:Name. */
  readonly name: string;
  readonly meaning: string;
  readonly kind: TaxKind;
  /** Of a tax by unit with a fixed unit: that unit, and how many of it PerUnitAmount is for. */
  readonly fixedUnit?: { readonly code: string; readonly each: string };
}

const tax = (
  code: string,
  name: string,
  meaning: string,
  kind: TaxKind,
  more: Pick<Tax, 'fixedUnit'> = {},
): [string, Tax] => [code, { code, name, meaning, kind, ...more }];

/** DIAN's code of a levy that its table lacks; the line says its name. Of a party it is another thing: no tax. */
export const OTHER_LEVY = 'ZZ';

/**
 * DIAN's taxes. 08, 30, 32, 33 and 36 are known from one source only.
 * Source: DIAN genericode list TipoImpuesto, completed from annex 1.9 as public projects quote it, read 2026-11.
 */
export const taxes: ReadonlyMap<string, Tax> = new Map([
  tax('01', 'IVA', 'Impuesto sobre las ventas', 'percent'),
  tax('02', 'IC', 'Impuesto al consumo departamental', 'nominal'),
  tax('03', 'ICA', 'Impuesto de industria, comercio y avisos', 'percent'),
  tax('04', 'INC', 'Impuesto nacional al consumo', 'percent'),
  tax('05', 'ReteIVA', 'Retención sobre el IVA', 'withholding'),
  tax('06', 'ReteRenta', 'Retención sobre la renta', 'withholding'),
  tax('07', 'ReteICA', 'Retención sobre el ICA', 'withholding'),
  tax('08', 'IC Porcentual', 'Impuesto al consumo departamental porcentual', 'percent'),
  tax('20', 'FtoHorticultura', 'Cuota de fomento hortifrutícola', 'percent'),
  tax('21', 'Timbre', 'Impuesto de timbre', 'percent'),
  tax('22', 'INC Bolsas', 'Impuesto nacional al consumo de bolsa plástica', 'nominal'),
  tax('23', 'INCarbono', 'Impuesto nacional al carbono', 'nominal'),
  tax('24', 'INCombustibles', 'Impuesto nacional a los combustibles', 'nominal'),
  tax('25', 'Sobretasa Combustibles', 'Sobretasa a los combustibles', 'nominal'),
  tax('26', 'Sordicom', 'Contribución minoristas (combustibles)', 'nominal'),
  tax('30', 'IC Datos', 'Impuesto al consumo de datos', 'percent'),
  tax('32', 'ICL', 'Impuesto al consumo de licores', 'nominal'),
  tax('33', 'INPP', 'Impuesto nacional productos plásticos de un solo uso', 'nominal'),
  tax('34', 'IBUA', 'Impuesto a las bebidas ultraprocesadas azucaradas', 'nominal', {
    fixedUnit: { code: 'MLT', each: '100' },
  }),
  tax('35', 'ICUI', 'Impuesto a productos comestibles ultraprocesados', 'percent'),
  tax('36', 'ADV', 'Ad valórem (licores)', 'percent'),
  tax('ZA', 'IVA e INC', 'Solo como responsabilidad de una parte', 'party'),
  tax('ZY', 'No causa', 'Solo como responsabilidad de una parte', 'party'),
  tax(OTHER_LEVY, 'Nombre de la figura tributaria', 'En una línea: otro tributo, con su nombre', 'percent'),
]);

/**
 * DIAN's rates of a tax, in percent (FAX14, FAY10). They change by law; a tax that is not here has rates of its own.
 * Source: DIAN genericode lists TarifaImpuestoIVA, TarifaImpuestoINC, TarifaImpuestoReteIVA, read 2026-11; 100 of
 * ReteIVA from annex 1.9 as public projects quote it.
 */
export const usualRates: ReadonlyMap<string, readonly string[]> = new Map([
  ['01', ['0.00', '5.00', '16.00', '19.00']],
  ['04', ['2.00', '4.00', '8.00', '16.00']],
  ['05', ['15.00', '100.00']],
]);

/**
 * cac:PartyTaxScheme/cac:TaxScheme of a party.
 * Source: annex 1.9 as public projects quote it, read 2026-11.
 */
export const partyTaxSchemes: ReadonlyMap<string, string> = new Map([
  ['01', 'IVA'],
  ['04', 'INC'],
  ['ZA', 'IVA e INC'],
  ['ZZ', 'No aplica'],
]);
