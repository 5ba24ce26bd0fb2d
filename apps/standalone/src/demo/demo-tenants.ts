import type { CustomerInput, NumberingRangeInput, TenantProfile } from '@rubrica/fiscal';
import { API_VERSIONS, KINDS } from '@rubrica/kinds';

/** The tenant of the README's curl. Name and NIT are made up; the check digit is right. */
export const DEMO: TenantProfile = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  trade_name: 'Andina',
  organization_type: '1',
  tax_level_codes: ['O-13', 'O-15'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21, oficina 602', municipality_code: '11001', postal_code: '110231', country: 'CO' },
  email: 'facturacion@andina.example',
  phone: '6013456789',
  industry_codes: ['4741'],
  commercial_registration: '02845123',
};

/** A second tenant, to show that tenants never see each other's data. */
export const OTHER: TenantProfile = {
  nit: '800199436',
  check_digit: '4',
  legal_name: 'Ferretería del Caribe Ltda.',
  organization_type: '1',
  tax_level_codes: ['R-99-PN'],
  tax_scheme: '01',
  address: { line: 'Calle 30 # 8-49', municipality_code: '08001', country: 'CO' },
  email: 'facturas@ferrecaribe.example',
};

/** A company with a certificate that is no tenant: to try the way of a new tenant to production. */
export const NEW_COMPANY = {
  nit: '900500001',
  check_digit: '8',
  legal_name: 'Comercial del Sur S.A.S.',
} satisfies Partial<TenantProfile>;

/** A customer that the demo begins with. */
export const DEMO_CUSTOMER: CustomerInput = {
  external_id: 'demo-optica-central',
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Óptica Central S.A.S.',
  organization_type: '1',
  email: 'compras@opticacentral.example',
  phone: '6017654321',
  address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', postal_code: '110311', country: 'CO' },
  tax_level_codes: ['R-99-PN'],
  tax_scheme: '01',
};

/** DIAN's public test range, the same for all in habilitación. Source: DIAN, Anexo Técnico 1.9. */
export const TEST_RANGE = {
  document_type: 'invoice',
  prefix: 'SETP',
  from: 990000000,
  to: 995000000,
  resolution_number: '18760000001',
  resolution_date: '2019-01-19',
  valid_from: '2019-01-19',
  valid_to: '2030-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
} satisfies Omit<NumberingRangeInput, 'environment'>;

/**
 * Range of paper invoices, for when the tenant cannot issue electronically (type 03). Made up: no public one exists.
 */
export const PAPER_RANGE = {
  document_type: 'contingency',
  prefix: 'CONT',
  from: 1,
  to: 5000,
  resolution_number: '18760000002',
  resolution_date: '2019-01-19',
  valid_from: '2019-01-19',
  valid_to: '2030-01-19',
} satisfies Omit<NumberingRangeInput, 'environment'>;

/** Ranges of notes: the tenant chooses them, since the tax authority authorises none. */
export const NOTE_RANGES = [
  { document_type: 'credit_note', prefix: 'NC', from: 1, to: 999_999_999 },
  { document_type: 'debit_note', prefix: 'ND', from: 1, to: 999_999_999 },
] satisfies Omit<NumberingRangeInput, 'environment'>[];

const isGiven = ([, value]: readonly [string, unknown]): boolean => value !== null;

const LATER_KINDS = KINDS.filter(({ api }) => api.since !== API_VERSIONS[0]);

/** Ranges of the kinds that later versions of the API brought, as those of test mode. */
export const LATER_RANGES = LATER_KINDS.map(({ name, numbering: { testRange } }) => {
  const { technicalKey: _, ...range } = testRange;
  return { document_type: name, prefix: range.prefix, ...Object.fromEntries(Object.entries(range).filter(isGiven)) };
});

/** What the authority has of them; it authorises none for notes. */
export const LATER_AUTHORIZATIONS = LATER_KINDS.flatMap(({ numbering: { testRange } }) => {
  const { technicalKey: _, resolution_number, resolution_date, valid_from, valid_to, ...numbers } = testRange;
  return resolution_number === null || resolution_date === null || valid_from === null || valid_to === null
    ? []
    : [{ ...numbers, resolution_number, resolution_date, valid_from, valid_to, technical_key: null }];
});
