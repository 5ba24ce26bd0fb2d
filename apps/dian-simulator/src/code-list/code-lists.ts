import { ACTIVITIES_TABLE } from './activities.table.js';
import { MUNICIPALITIES_TABLE } from './municipalities.table.js';
import { POSTAL_CODES_TABLE } from './postal-codes.table.js';
import { UNITS_TABLE } from './units.table.js';

// DIAN's code lists: Anexo Técnico 1.9 and the toolbox of 2026. Each is read once, when the program starts.

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Operation types of health, a list of their own (TipoOperacionSalud). */
export const HEALTH_OPERATION_TYPES = words('SS-CUFE SS-CUDE SS-POS SS-SNum SS-Recaudo SS-Reporte SS-SinAporte');

/** Operation types of notes that name no invoice. */
export const WITHOUT_REFERENCE = words('22 32');

export const RESPONSIBILITIES = words('O-13 O-15 O-23 O-47 R-99-PN');

export const IDENTIFICATION_TYPES = words('11 12 13 21 22 31 41 42 47 48 50 91');

/** Tax schemes of a party (table 13.2.6.2) and their names. */
export const PARTY_TAX_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['01', 'IVA'],
  ['04', 'INC'],
  ['ZA', 'IVA e INC'],
  ['ZZ', 'No aplica'],
]);

/** Standards of product codes: UNSPSC, GTIN, tariff heading, the issuer's own. */
export const PRODUCT_STANDARDS = words('001 010 020 999');

export const PRICE_TYPES = words('01 02 03');

/** Table 13.3.4.2; 71 (bonos) and 72 (vales) are in the toolbox of 2026, not in older lists. */
export const PAYMENT_MEANS: ReadonlySet<string> = new Set([
  ...[numbers(1, 53), numbers(60, 67), ['70', '71', '72'], numbers(74, 78), numbers(91, 97), ['ZZZ']].flat(),
]);

/** Reasons of discounts and charges: 00 to 03 in table 13.3.8 of 2026, the others of older lists are still accepted. */
export const ALLOWANCE_REASONS = words('00 01 02 03 04 05 06 07 08 09 10 11');

export const INCOTERMS = words('CFR CIF CIP CPT DAP DAT DDP EXW FAS FCA FOB');

/** Taxes (table 13.2.2) and the names that DIAN's lists have given them. `null`: any name. */
export const TAXES: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['01', ['IVA']],
  ['02', ['IC']],
  ['03', ['ICA']],
  ['04', ['INC']],
  ['05', ['ReteIVA']],
  ['06', ['ReteRenta', 'ReteFuente']],
  ['07', ['ReteICA']],
  ['08', ['IC Porcentual', 'ReteCREE']],
  ['20', ['FtoHorticultura']],
  ['21', ['Timbre']],
  ['22', ['INC Bolsas', 'Bolsas']],
  ['23', ['INCarbono']],
  ['24', ['INCombustibles']],
  ['25', ['Sobretasa Combustibles']],
  ['26', ['Sordicom']],
  ['30', ['IC Datos']],
  ['32', ['ICL']],
  ['33', ['INPP']],
  ['34', ['IBUA']],
  ['35', ['ICUI']],
  ['36', ['ADV']],
  ['ZZ', null],
]);

export const WITHHOLDINGS = words('05 06 07');

/** Tables of rates, which are compared as texts; other taxes have none. 100.00 of ReteIVA is younger than the schematron. */
export const RATES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['01', words('0.00 5.00 16.00 19.00')],
  ['04', words('2.00 4.00 8.00 16.00')],
  ['05', words('15.00 100.00')],
  ['06', words('0.10 0.50 1.00 1.50 2.00 2.50 3.00 3.50 4.00 6.00 7.00 10.00 11.00 20.00')],
]);

/** Taxes whose sums and whose products the schematron checks; of the header, of lines and of withholdings. */
export const SUMMED_TAXES = words('01 02 03 04 05 06 07 21 22 23 24');
export const MULTIPLIED_TAXES = words('01 02 03 04 05 06 07 22');

/** ISO 4217, as the toolbox lists it. */
export const CURRENCIES = words(`
  AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYR BZD CAD CDF CHE
  CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ
  GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL
  LYD MAD MDL MGA MKD MMK MNT MOP MRO MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN
  PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLL SOS SRD SSP STD SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD
  TZS UAH UGX USD USN UYI UYU UZS VEF VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XDR XOF XPD XPF XPT XSU XTS XUA
  XXX YER ZAR ZMW ZWL`);

export const UNITS: ReadonlySet<string> = new Set(UNITS_TABLE.trim().replace(/,$/, '').split(/,\n?/));

/**
 * Economic activities. Younger than the schematron's list: the classes of CIIU that DANE added in 2020, and the codes that
 * DIAN gives to natural persons (Res. 000114 of 2020).
 */
export const ACTIVITIES: ReadonlySet<string> = new Set([
  ...words(ACTIVITIES_TABLE),
  ...words('6496 6515 6523 7111 7112 8891 8899 0010 0020 0081 0082 0090'),
]);

/** Municipalities of DIVIPOLA by code: their names in the form of `foldedName`. */
export const MUNICIPALITIES: ReadonlyMap<string, string> = new Map(
  MUNICIPALITIES_TABLE.trim()
    .split('\n')
    .map((row) => [row.slice(0, 5), foldedName(row.slice(6))]),
);

export const DEPARTMENTS: ReadonlySet<string> = new Set([...MUNICIPALITIES.keys()].map((code) => code.slice(0, 2)));

const postalCodes = (run: string): string[] => {
  const [first = '', more = '0'] = run.split('-');
  return numbers(Number(first), Number(first) + Number(more)).map((code) => code.padStart(6, '0'));
};

export const POSTAL_CODES: ReadonlySet<string> = new Set(POSTAL_CODES_TABLE.trim().split(/\s/).flatMap(postalCodes));

/** Returns a name without case, accents, punctuation and double blanks, so that spellings of one place are equal. */
export function foldedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase();
}

/** Weights of a NIT's check digit from the right (modulo 11). */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

export const checkDigitOf = (nit: string): string => {
  let sum = 0;
  for (let index = 0; index < nit.length; index += 1)
    sum += Number(nit[nit.length - 1 - index]) * (WEIGHTS[index] ?? 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
};
