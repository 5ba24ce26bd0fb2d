import { readdirSync, readFileSync } from 'node:fs';
import {
  type BillingReference,
  type DocumentDraft,
  type DocumentIngredients,
  type DocumentTypeCode,
  type FiscalDocument,
  fiscalDocument,
  type TenantProfile,
} from '@rubrica/fiscal';
import { kindOf, namedCounterparty, saleOf } from '@rubrica/kinds';

const FOLDER = new URL('../../../../examples/', import.meta.url);

const bodiesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => folder + file.slice(0, -'.json'.length))
    .sort();

const KIND_OF_FOLDER = {
  'credit-notes/': 'credit_note',
  'debit-notes/': 'debit_note',
  'equivalent-documents/': 'equivalent_document',
  'equivalent-document-notes/': 'equivalent_document_note',
  'support-documents/': 'support_document',
  'support-document-adjustments/': 'support_document_adjustment',
} as const;

/** Example requests of the project, each with its XML beside it. */
export const EXAMPLES: readonly string[] = ['', 'contingency/', ...Object.keys(KIND_OF_FOLDER)].flatMap(bodiesIn);

export const xmlFileOf = (example: string): URL => new URL(`${example}.xml`, FOLDER);

/** Public secrets: the technical key of DIAN's test range, the PIN of DIAN's toolbox. */
export const TEST_SECRETS = { technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c', pin: '20191' };

const SUPPLIER: TenantProfile = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  trade_name: 'Andina',
  organization_type: '1',
  tax_level_codes: ['O-13', 'O-15'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21, oficina 602', municipality_code: '11001', postal_code: '110231' },
  email: 'facturacion@andina.example',
  phone: '6015550100',
  industry_codes: ['4741', '4690'],
  commercial_registration: '02845123',
};

const SOFTWARE = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: TEST_SECRETS.pin };

/** Facts that a request does not contain, because they are decided at issue. */
const ISSUED: Readonly<Record<string, Partial<DocumentIngredients>>> = {
  'contingency/dian-outage': { typeCode: '04' },
  'contingency/dian-outage-of-an-export': { typeCode: '04' },
  'consortium-issuer': {
    issuer: {
      ...SUPPLIER,
      party_names: ['Andina Interventoría', 'Sede Norte'],
      contact: { name: 'Marcela Díaz, cartera', telefax: '6015550101', note: 'Lunes a viernes, de 8 a 17 h' },
      shareholders: [
        {
          participation_percent: '70.00',
          legal_name: 'Interventores Asociados S.A.S.',
          identification: { type: '31', number: '900654321' },
          tax_level_codes: ['O-15'],
          tax_scheme: '01',
        },
        {
          participation_percent: '30.00',
          legal_name: 'Jairo Elías Muñoz Peña',
          identification: { type: '13', number: '79456123' },
        },
      ],
    },
  },
  'contingency/paper-original': { issuedAt: '2026-11-19T16:40:00-05:00' },
  'contingency/paper-restaurant': { issuedAt: '2026-11-20T13:05:00-05:00' },
  'natural-person-issuer': {
    issuer: {
      nit: SUPPLIER.nit,
      check_digit: SUPPLIER.check_digit,
      legal_name: 'Ligia Esperanza Muñoz Ávila',
      organization_type: '2',
      tax_level_codes: ['R-99-PN'],
      tax_scheme: 'ZZ',
      address: { line: 'Calle 57 # 24-18, apartamento 301', municipality_code: '11001', postal_code: '111311' },
      email: 'ligia.munoz@violin.example',
    },
  },
  'issued-by-a-provider': { software: { ...SOFTWARE, provider: { nit: '800199436', checkDigit: '4' } } },
};

/** Invoice that the notes with `invoice_id` correct. */
const INVOICE = {
  number: 'SETP990000001',
  uuid: '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
  issueDate: '2026-11-12',
};

const POS_RANGE = {
  resolutionNumber: '18760000001',
  validFrom: '2022-01-01',
  validTo: '2030-01-01',
  prefix: 'EPOS',
  from: '1',
  to: '995000000',
};

const PURCHASE_RANGE = {
  resolutionNumber: '18760000001',
  validFrom: '2022-01-01',
  validTo: '2030-12-31',
  prefix: 'SEDS',
  from: '984000000',
  to: '985000000',
};

/** Equivalent document that the notes with `equivalent_document_id` correct. */
const TICKET: BillingReference = {
  number: 'EPOS002',
  uuid: '63586429c4577b7461150bdc28ed35cbee4edb3fe8872d4ef55d74f7b7a9ecd062419600290208fc869ca94c47e895ca',
  uuidScheme: 'CUDE-SHA384',
  issueDate: '2026-11-20',
};

/** Support document that the notes with `support_document_id` correct. */
const SUPPORT_DOCUMENT: BillingReference = {
  number: 'SEDS984000001',
  uuid: 'c96a728f4453822bfc69b94253880d21d29dd1a9424444da07610799c203506d33fa4f16830dbd6ee0febb4711bfa23a',
  uuidScheme: 'CUDS-SHA384',
  issueDate: '2026-11-20',
};

const numberedAs = (typeCode: DocumentTypeCode): Partial<DocumentIngredients> => {
  if (typeCode === '91') return { number: 'NC7', prefix: 'NC', range: null };
  if (typeCode === '92') return { number: 'ND3', prefix: 'ND', range: null };
  if (typeCode === '20') return { number: 'EPOS7', range: POS_RANGE, technicalKey: null };
  if (typeCode === '05') return { number: 'SEDS984000001', range: PURCHASE_RANGE, technicalKey: null };
  if (typeCode === '93' || typeCode === '94') return { number: 'NAE5', prefix: 'NAE', range: null, reference: TICKET };
  if (typeCode === '95') return { number: 'NAS4', prefix: 'NAS', range: null, reference: SUPPORT_DOCUMENT };
  return {};
};

/** Document of an example, as if the issuer had just numbered it. */
export const exampleDocument = (example: string): FiscalDocument => {
  const body = JSON.parse(readFileSync(new URL(`${example}.json`, FOLDER), 'utf8')) as DocumentDraft;
  const folder = Object.entries(KIND_OF_FOLDER).find(([name]) => example.startsWith(name));
  const kind = kindOf(folder?.[1] ?? 'invoice');
  const draft = kind.api.completed?.(body) ?? body;
  const typeCode = kind.typeCodeOf(draft);
  return fiscalDocument({
    kind: saleOf(kind, typeCode).sale,
    draft,
    counterparty: namedCounterparty(kind.api.counterparty, draft).data ?? null,
    issuer: SUPPLIER,
    number: 'SETP990000001',
    range: {
      resolutionNumber: '18760000001',
      validFrom: '2019-01-19',
      validTo: '2030-01-19',
      prefix: 'SETP',
      from: '990000000',
      to: '995000000',
    },
    issuedAt: '2026-11-21T15:00:00.000Z',
    typeCode,
    environment: '2',
    software: SOFTWARE,
    technicalKey: TEST_SECRETS.technicalKey,
    reference: INVOICE,
    ...numberedAs(typeCode),
    ...('billing_reference' in draft && { reference: null }),
    ...ISSUED[example],
  });
};
