import { readdirSync, readFileSync } from 'node:fs';
import { type FiscalDocument, fiscalDocument, type InvoiceDraft, invoiceTypeCode } from '@rubrica/fiscal';

const FOLDER = new URL('../../../examples/', import.meta.url);

/** Bodies of requests that the project shows to its users; the XML of each stands beside it. */
export const EXAMPLES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort();

export const xmlFileOf = (example: string): URL => new URL(`${example}.xml`, FOLDER);

/** Public: of DIAN's test range, and of its toolbox. */
export const TEST_SECRETS = { technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c', pin: '20191' };

/** The document of an example, as if its issuer had just numbered it. */
export const exampleDocument = (example: string): FiscalDocument => {
  const draft = JSON.parse(readFileSync(new URL(`${example}.json`, FOLDER), 'utf8')) as InvoiceDraft;
  return fiscalDocument({
    draft,
    customer: draft.customer ?? null,
    supplier: {
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
    },
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
    typeCode: invoiceTypeCode(draft),
    environment: '2',
    software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: TEST_SECRETS.pin },
    technicalKey: TEST_SECRETS.technicalKey,
  });
};
