import { apiTaxCode, paymentMeansCodeOf, taxOf } from './api-codes.js';
import { countries } from './countries.js';
import { currencies } from './currencies.js';
import { departments } from './departments.js';
import { economicActivities } from './economic-activities.js';
import { dianPaymentMeans } from './dian-payment-means.js';
import {
  chargeReasons,
  creditNoteConcepts,
  creditNoteOperationTypes,
  debitNoteConcepts,
  debitNoteOperationTypes,
  discountReasons,
  documentTypes,
  invoiceOperationTypes,
  paymentForms,
  productCodeStandards,
  referencePriceTypes,
} from './document.js';
import { incoterms } from './incoterms.js';
import { municipalities } from './municipalities.js';
import { identificationTypes, organizationTypes, responsibilities } from './parties.js';
import { partyTaxSchemes, taxes, usualRates } from './taxes.js';
import { units } from './units.js';

/**
 * A row of `/v1/catalogs/*`: `code` is the code in a request, `dian_code` the code in the XML, null where the XML has
 * none. Rows may have more fields.
 */
export interface CatalogRow {
  readonly code: string;
  readonly name: string;
  readonly dian_code: string | null;
  readonly dian_name: string | null;
  readonly [more: string]: unknown;
}

/** The specification's tables. Source: the product specification, version 2026-01-01. */
const SPEC_PAYMENT_MEANS = new Map([
  ['10', 'Cash'],
  ['47', 'Credit card'],
  ['48', 'Debit card'],
  ['30', 'Bank transfer (credit)'],
  ['31', 'Bank transfer (debit)'],
  ['20', 'Cheque'],
  ['42', 'Bank deposit'],
  ['71', 'Electronic wallet'],
  ['49', 'Voucher'],
]);
const SPEC_IDENTIFICATION_TYPES = new Map([
  ['31', 'Tax id (NIT), Colombian company'],
  ['13', 'Citizen ID card'],
  ['22', 'Foreigner resident ID'],
  ['21', 'Foreigner card'],
  ['41', 'Passport'],
  ['12', 'Minor ID'],
  ['11', 'Civil registry'],
  ['50', 'Foreign company tax id'],
]);
const SPEC_UNITS = new Map([
  ['94', 'Unit / piece'],
  ['KGM', 'Kilogram'],
  ['MTR', 'Metre'],
  ['LTR', 'Litre'],
  ['HUR', 'Hour'],
  ['DAY', 'Day'],
  ['NAR', 'Number of articles'],
]);
const SPEC_TAXES = new Map([
  ['01', 'Value-added tax'],
  ['04', 'National consumption tax'],
  ['03', 'Industry and commerce tax'],
  ['02', 'Carbon tax'],
  ['ZZ', 'No tax (exempt or excluded)'],
]);
const SPEC_OPERATION_TYPES = new Map([
  ['10', 'Standard operation'],
  ['09', 'AIU services (administration, contingencies, profit)'],
  ['11', 'Export / sale to non-residents'],
]);

type Names = ReadonlyMap<string, string>;

/** Rows of codes that mean the same in the API and for DIAN, those of the specification first. */
const same = (dian: Names, spec: Names = new Map()): CatalogRow[] => [
  ...[...spec].map(([code, name]) => ({ code, name, dian_code: code, dian_name: dian.get(code) ?? null })),
  ...[...dian]
    .filter(([code]) => !spec.has(code))
    .map(([code, name]) => ({ code, name, dian_code: code, dian_name: name })),
];

/** Rows of DIAN's codes that the specification lacks or uses otherwise (`differs`); the latter get the prefix. */
const ofDian = (dian: Names, spec: Names, differs: (code: string) => boolean): CatalogRow[] =>
  [...dian]
    .filter(([code]) => !spec.has(code) || differs(code))
    .map(([code, name]) => ({ code: spec.has(code) ? `dian:${code}` : code, name, dian_code: code, dian_name: name }));

const paymentMeans = (): CatalogRow[] => [
  ...[...SPEC_PAYMENT_MEANS].map(([code, name]) => {
    const dian = paymentMeansCodeOf(code) ?? code;
    return { code, name, dian_code: dian, dian_name: dianPaymentMeans.get(dian) ?? null };
  }),
  ...ofDian(dianPaymentMeans, SPEC_PAYMENT_MEANS, (code) => paymentMeansCodeOf(code) !== code),
];

const taxRow = (code: string, name?: string): CatalogRow => {
  const tax = taxOf(code);
  if (tax === undefined || tax === 'none')
    return { code, name: name ?? code, dian_code: null, dian_name: null, kind: 'none', usual_rates: ['0.00'] };
  return {
    code,
    name: name ?? tax.meaning,
    dian_code: tax.code,
    dian_name: tax.name,
    kind: tax.kind,
    usual_rates: usualRates.get(tax.code) ?? [],
  };
};

const taxRows = (): CatalogRow[] => {
  const spec = [...SPEC_TAXES].map(([code, name]) => taxRow(code, name));
  const shown = new Set(spec.map((row) => row.dian_code));
  return [...spec, ...[...taxes.keys()].filter((code) => !shown.has(code)).map((code) => taxRow(apiTaxCode(code)))];
};

const operationTypes = (): CatalogRow[] => [
  ...[...SPEC_OPERATION_TYPES].map(([code, name]) => {
    const dian = code === '11' ? '10' : code;
    return {
      code,
      name,
      dian_code: dian,
      dian_name: invoiceOperationTypes.get(dian) ?? null,
      document: 'invoice',
      type_code: code === '11' ? '02' : '01',
    };
  }),
  ...ofDian(invoiceOperationTypes, SPEC_OPERATION_TYPES, (code) => code === '11').map((row) => ({
    ...row,
    document: 'invoice',
    type_code: '01',
  })),
  ...same(creditNoteOperationTypes).map((row) => ({ ...row, document: 'credit_note', type_code: '91' })),
  ...same(debitNoteOperationTypes).map((row) => ({ ...row, document: 'debit_note', type_code: '92' })),
];

const municipalityRows = (): CatalogRow[] =>
  same(municipalities).map((row) => ({
    ...row,
    department_code: row.code.slice(0, 2),
    department_name: departments.get(row.code.slice(0, 2)) ?? null,
  }));

/** Catalogs by the last part of their path. */
export const apiCatalogs: Readonly<Record<string, readonly CatalogRow[]>> = {
  'medios-pago': paymentMeans(),
  'tipo-identificacion': same(identificationTypes, SPEC_IDENTIFICATION_TYPES),
  'unidad-medida': same(units, SPEC_UNITS),
  tributos: taxRows(),
  'tipo-operacion': operationTypes(),
  'tipo-documento': same(documentTypes),
  'formas-pago': same(paymentForms),
  municipios: municipalityRows(),
  departamentos: same(departments),
  paises: same(countries),
  monedas: same(currencies),
  responsabilidades: same(responsibilities),
  'tributos-tercero': same(partyTaxSchemes),
  'tipo-organizacion': same(organizationTypes),
  'conceptos-nota-credito': same(creditNoteConcepts),
  'conceptos-nota-debito': same(debitNoteConcepts),
  'motivos-descuento': [...same(discountReasons), ...same(chargeReasons)],
  'estandares-producto': same(productCodeStandards),
  'tipo-precio-referencia': same(referencePriceTypes),
  incoterms: same(incoterms),
  'actividades-economicas': same(economicActivities),
};
