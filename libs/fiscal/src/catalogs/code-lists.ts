import { apiCatalogs, type CatalogRow } from './api-catalogs.js';
import { type AllowanceKind, withoutPrefix } from './api-codes.js';
import { type CodeList, codeList, namesOf } from './code-list.js';
import { countries } from './countries.js';
import { countryAliases } from './country-names.js';
import { currencies } from './currencies.js';
import { incoterms } from './incoterms.js';
import { municipalityAdvice, municipalityNames } from './municipality-names.js';
import { identificationTypes } from './parties.js';
import { responsibilityAdvice } from './rut-responsibilities.js';
import { taxAdvice } from './tax-names.js';
import { unitAliases } from './unit-names.js';
import { units } from './units.js';
import { ownValue } from '../values/own-value.js';

/** Names of the codes of a catalog as the API writes them: `11` is an export, `dian:11` a mandate. */
const apiNames = (
  catalog: string,
  isOfField: (row: CatalogRow) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (ownValue(apiCatalogs, catalog) ?? [])
      .filter(isOfField)
      .map(({ code, name, dian_code: dian, dian_name: dianName }) => [
        code,
        dianName !== null && withoutPrefix(code) === dian ? [dianName, name] : [name],
      ]),
  );

export const paymentMeansCodes = codeList({
  what: { en: 'a means of payment', es: 'un medio de pago' },
  usual: `
10|cash|efectivo
47|credit card|tarjeta de crédito
48|debit card|tarjeta débito
30|bank transfer, credit|transferencia bancaria, crédito
31|bank transfer, debit|transferencia bancaria, débito
20|cheque|cheque
42|bank deposit|consignación bancaria
71|electronic wallet|billetera electrónica
49|voucher|bono o vale
`,
  catalog: 'medios-pago',
  takesDianCodes: true,
  all: apiNames('medios-pago'),
  aliases: {
    10: ['contado', 'efectivo'],
    20: ['check'],
    30: ['transferencia', 'transferencia bancaria', 'transfer', 'bank transfer', 'PSE', 'ACH', 'wire'],
    31: ['transferencia', 'transferencia bancaria', 'transfer', 'bank transfer', 'PSE', 'ACH', 'wire'],
    42: ['consignación', 'depósito', 'deposit'],
    47: ['tarjeta', 'card', 'datáfono', 'tarjeta crédito', 'TC', 'visa', 'mastercard'],
    48: ['tarjeta', 'card', 'datáfono', 'tarjeta débito', 'tarjeta de débito', 'TD', 'visa', 'mastercard'],
    49: ['bono', 'vale', 'bonos', 'vales'],
    'dian:71': ['bono', 'bonos'],
    72: ['vale', 'vales'],
    71: ['nequi', 'daviplata', 'billetera', 'wallet', 'billetera digital'],
    ZZZ: ['otro', 'otros', 'other'],
  },
});

export const taxCodes = codeList({
  what: { en: 'a tax', es: 'un tributo' },
  usual: `
01|IVA, value-added tax|IVA
04|INC, consumption tax|INC, impuesto nacional al consumo
03|ICA, industry and commerce|ICA, industria y comercio
02|carbon tax|impuesto al carbono
ZZ|no tax|ningún tributo
`,
  catalog: 'tributos',
  takesDianCodes: true,
  all: apiNames('tributos', ({ kind }) => kind !== 'withholding' && kind !== 'party'),
  aliases: {
    '01': [
      'vat',
      'value-added tax',
      'impuesto sobre las ventas',
      'impuesto al valor agregado',
      'IVA 19',
      'IVA 5',
      'IVA 0',
    ],
    '02': ['carbono', 'INCarbono', 'carbon'],
    '03': ['industria y comercio'],
    '04': [
      'impoconsumo',
      'ipoconsumo',
      'impuesto al consumo',
      'impuesto nacional al consumo',
      'INC 8',
      'consumption tax',
    ],
    22: ['bolsas', 'bolsa', 'impuesto a la bolsa'],
    34: ['bebidas azucaradas', 'impuesto saludable a las bebidas'],
    35: ['ultraprocesados', 'comestibles ultraprocesados'],
  },
  explain: taxAdvice,
});

export const withholdingCodes = codeList({
  what: { en: 'a withholding', es: 'una retención' },
  usual: `
05|ReteIVA|ReteIVA
06|ReteRenta|ReteRenta
07|ReteICA|ReteICA
`,
  aliases: {
    '05': ['retención de IVA', 'rete IVA', 'retención IVA'],
    '06': ['retefuente', 'retención en la fuente', 'rtefte', 'rete fuente', 'retención de renta', 'rete renta'],
    '07': ['retención de ICA', 'rete ICA', 'retención ICA'],
  },
});

export const operationTypeCodes = codeList({
  what: { en: 'an operation type of invoices', es: 'un tipo de operación de facturas' },
  usual: `
10|standard|estándar
09|AIU services|servicios AIU
11|export|exportación
`,
  catalog: 'tipo-operacion',
  takesDianCodes: true,
  all: apiNames('tipo-operacion', ({ document }) => document === 'invoice'),
  aliases: {
    10: ['normal', 'nacional', 'venta'],
    11: ['export', 'exportaciones'],
    'dian:11': ['mandato', 'mandatos'],
    '09': ['AIU'],
  },
});

const discounts = `
00|unconditional discount|descuento no condicionado
01|conditional discount|descuento condicionado
`;
const charges = `
02|unconditional charge|cargo no condicionado
03|conditional charge (tip)|cargo condicionado (propina)
`;
/** The reasons by what they are of, and those of both. */
export const allowanceReasonCodesOf: Readonly<Record<AllowanceKind, CodeList>> = {
  allowance: codeList({
    what: { en: 'a reason of a discount', es: 'un motivo de descuento' },
    usual: discounts,
    takesDianCodes: true,
  }),
  charge: codeList({
    what: { en: 'a reason of a charge', es: 'un motivo de cargo' },
    usual: charges,
    takesDianCodes: true,
  }),
};
export const allowanceReasonCodes = codeList({
  what: { en: 'a reason of a discount or charge', es: 'un motivo de descuento o cargo' },
  usual: discounts.trimEnd() + charges,
  takesDianCodes: true,
});

export const productCodeStandardCodes = codeList({
  what: { en: 'a standard of product codes', es: 'un estándar de códigos de producto' },
  usual: `
001|UNSPSC|UNSPSC
010|GTIN|GTIN
020|tariff heading|partida arancelaria
999|your own|propio
`,
  aliases: {
    '001': ['unspc', 'colombia compra eficiente'],
    '010': ['ean', 'ean13', 'ean 8', 'upc', 'código de barras', 'barcode'],
    '020': ['arancel', 'partida', 'arancelaria', 'HS', 'tariff'],
  },
});

export const responsibilityCodes = codeList({
  what: { en: 'a responsibility that the tax authority knows', es: 'una responsabilidad que la DIAN conozca' },
  usual: `
O-13|large taxpayer|gran contribuyente
O-15|withholds its own tax|autorretenedor
O-23|withholds IVA|agente de retención de IVA
O-47|simple regime|régimen simple de tributación
R-99-PN|none of the others|ninguna de las otras
`,
  explain: responsibilityAdvice,
});

export const currencyCodes = codeList({
  what: { en: 'a currency of ISO 4217', es: 'una moneda de ISO 4217' },
  usual: `
COP|Colombian pesos|pesos colombianos
USD|US dollars|dólares estadounidenses
EUR|euros|euros
`,
  catalog: 'monedas',
  all: namesOf(currencies),
  // A peso, a dollar and their sign are of several countries; those that Colombia trades with are listed.
  aliases: {
    COP: ['peso', 'pesos', 'peso colombiano', 'pesos colombianos', 'COP$', 'COL$', 'colombian peso'],
    MXN: ['peso', 'pesos', 'pesos mexicanos'],
    CLP: ['peso', 'pesos', 'pesos chilenos'],
    ARS: ['peso', 'pesos', 'pesos argentinos'],
    USD: ['dólar', 'dollar', 'dólares', 'dollars', 'US$', 'USD$', 'dólar americano', 'dólares americanos', 'US dollar'],
    CAD: ['dólar', 'dollar', 'dólares', 'dollars', 'dólar canadiense'],
    AUD: ['dólar', 'dollar', 'dólares', 'dollars', 'dólar australiano'],
    EUR: ['euro', 'euros'],
    GBP: ['libras', 'libra esterlina', 'libras esterlinas', 'pound sterling'],
  },
});

export const countryCodes = codeList({
  what: { en: 'a country of ISO 3166-1', es: 'un país de ISO 3166-1' },
  usual: `
CO|Colombia|Colombia
PA|Panama|Panamá
US|United States|Estados Unidos
`,
  catalog: 'paises',
  all: namesOf(countries),
  aliases: countryAliases,
});

export const municipalityCodes = codeList({
  what: { en: 'a municipality of DIVIPOLA', es: 'un municipio de DIVIPOLA' },
  usual: `
11001|Bogotá|Bogotá
05001|Medellín|Medellín
76001|Cali|Cali
`,
  catalog: 'municipios',
  all: municipalityNames,
  explain: municipalityAdvice,
});

export const incotermCodes = codeList({
  what: { en: 'an incoterm that DIAN lists', es: 'un incoterm de la lista de la DIAN' },
  usual: [...incoterms].map(([code, name]) => `${code}||${name}`).join('\n'),
  aliases: {
    FOB: ['free on board'],
    CIF: ['cost insurance and freight', 'costo seguro y flete'],
    EXW: ['ex works', 'ex work'],
    FCA: ['free carrier'],
    DDP: ['delivered duty paid'],
    DAP: ['delivered at place'],
    CFR: ['cost and freight', 'C&F', 'CNF'],
  },
});

export const unitCodes = codeList({
  what: { en: 'a unit', es: 'una unidad' },
  usual: `
94|unit|unidad
KGM|kilogram|kilogramo
GRM|gram|gramo
MTR|metre|metro
LTR|litre|litro
HUR|hour|hora
DAY|day|día
LUN|month|mes
ANA|year|año
`,
  catalog: 'unidad-medida',
  takesDianCodes: true,
  all: namesOf(units),
  aliases: unitAliases,
});

export const identificationTypeCodes = codeList({
  what: { en: 'a type of identification', es: 'un tipo de identificación' },
  usual: `
31|NIT|NIT
13|citizen's card|cédula de ciudadanía
22|foreigner's resident card|cédula de extranjería
21|foreigner's card|tarjeta de extranjería
41|passport|pasaporte
12|minor's card|tarjeta de identidad
11|civil registry|registro civil
50|NIT of another country|NIT de otro país
42|foreign document|documento de identificación extranjero
47|PEP|PEP, permiso especial de permanencia
48|PPT|PPT, permiso por protección temporal
91|NUIP|NUIP
`,
  all: namesOf(identificationTypes),
  aliases: {
    11: ['RC', 'registro civil de nacimiento'],
    12: ['TI'],
    13: ['CC', 'C.C.', 'cédula', 'cédula ciudadanía'],
    21: ['TE'],
    22: ['CE', 'C.E.', 'cédula', 'cédula extranjería'],
    31: ['N.I.T.', 'número de identificación tributaria'],
    41: ['PA', 'PP', 'PAS', 'PSP', 'passport'],
    42: ['DIE', 'DE', 'documento extranjero', 'documento de identificación extranjero'],
    47: ['PE', 'permiso especial de permanencia'],
    48: ['PT', 'permiso por protección temporal'],
    50: ['NITE', 'NE', 'NIT extranjero', 'NIT otro país'],
  },
});

export const organizationTypeCodes = codeList({
  what: { en: 'a type of organization', es: 'un tipo de organización' },
  usual: `
1|company|persona jurídica
2|natural person|persona natural
`,
  aliases: {
    1: ['jurídica', 'PJ', 'legal person', 'legal entity', 'empresa'],
    2: ['natural', 'PN', 'person', 'individual'],
  },
});

export const taxSchemeCodes = codeList({
  what: { en: 'a tax that a party answers for', es: 'un tributo de una parte' },
  usual: `
01|IVA|IVA
04|INC|INC
ZA|IVA and INC|IVA e INC
ZZ|none|ninguno
`,
  aliases: {
    '01': ['responsable de IVA', 'impuesto sobre las ventas', 'VAT'],
    '04': ['impoconsumo', 'impuesto al consumo', 'impuesto nacional al consumo'],
    ZA: ['IVA INC', 'IVA e INC', 'IVA+INC'],
    ZZ: ['no responsable', 'no responsable de IVA', 'no aplica', 'NA', 'ninguna'],
  },
});

export const paymentFormCodes = codeList({
  what: { en: 'a form of payment', es: 'una forma de pago' },
  usual: `
1|at once|de contado
2|on credit|a crédito
`,
  aliases: { 1: ['contado', 'cash'], 2: ['crédito', 'credit'] },
});

export const invoiceTypeCodes = codeList({
  what: { en: 'a type of invoice', es: 'un tipo de factura' },
  usual: `
01|sale|venta
02|export|exportación
03|transcription of a paper original|transcripción de un original en papel
`,
  aliases: {
    '01': ['factura electrónica de venta', 'factura', 'invoice', 'FV'],
    '02': ['factura de exportación', 'factura electrónica de exportación'],
    '03': ['papel', 'talonario'],
  },
});

export const referencePriceTypeCodes = codeList({
  what: { en: 'a type of reference price', es: 'un tipo de precio de referencia' },
  usual: `
01|commercial value|valor comercial
02|stock value|valor en inventarios
03|other value|otro valor
`,
});
