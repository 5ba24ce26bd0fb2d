import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { documentHashes, fiscalDocument, invoiceTypeCode, recomposedDocument } from './compose-document.js';
import { cufe } from '../document/cufe.js';
import { ingredients } from './ingredients.fixture.js';
import { invoice, line, supplier } from '../request/draft.fixture.js';
import type { InvoiceDraft } from '../request/draft.js';
import { DEFAULT_OPTIONS } from './options.js';

describe('a document made of a draft', () => {
  it('has its number, Colombian time, totals, hash and codes', () => {
    expect(fiscalDocument(ingredients())).toMatchObject({
      kind: 'invoice',
      environment: '2',
      typeCode: '01',
      customizationId: '10',
      number: 'SETP990000001',
      prefix: 'SETP',
      issueDate: '2026-11-21',
      issueTime: '10:00:00-05:00',
      uuidScheme: 'CUFE-SHA384',
      currency: 'COP',
      paymentMeans: { form: '1', code: '10', dueDate: null },
      software: { providerNit: '900373115', providerCheckDigit: '3' },
      billingReference: null,
      discrepancy: null,
      period: null,
    });
  });

  it('has the CUFE that sha384 gives of its own fields', () => {
    const document = fiscalDocument(ingredients());
    const seed = `SETP9900000012026-11-2110:00:00-05:00100000.000119000.00040.00030.00119000.00900373115222222222222fc8eac422eba16e22ffd8c6f94b3f40a6e38162c2`;
    expect(document.uuid).toBe(createHash('sha384').update(seed).digest('hex'));
  });

  it('is the same again when only its hashes were kept, and its secrets are others by now', () => {
    const whole = ingredients();
    const later = { ...whole, software: { ...whole.software, pin: '00000' }, technicalKey: null };
    expect(recomposedDocument(later, documentHashes(whole))).toEqual(fiscalDocument(whole));
  });

  it('gives the CUFE of the toolbox invoice SETP990000013 for what that invoice says', () => {
    const document = fiscalDocument(
      ingredients({
        issuer: { ...supplier, nit: '900508908', check_digit: '9' },
        counterparty: {
          identification: { type: '31', number: '900108281', check_digit: '3' },
          legal_name: 'Adquiriente',
        },
        number: 'SETP990000013',
        issuedAt: '2019-06-21T14:15:23Z',
        draft: invoice({
          currency: 'USD',
          exchange_rate: { rate: '3100.00', date: '2019-06-21' },
          payment_means: { code: 'dian:41', type: '2', due_date: '2019-06-30' },
          prepaid: [{ amount: '1000.00', received_on: '2018-09-29' }],
          lines: [
            line({
              unit_code: 'EA',
              unit_price: '18900.00',
              line_extension_amount: '12600.06',
              allowances: [{ rate: '33.33', base: '18900.00', amount: '6299.94' }],
              taxes: [{ code: '01', rate: '19.00', base: '12600.06', value: '2394.01' }],
            }),
            line({
              unit_price: '0.00',
              line_extension_amount: '0.00',
              reference_price: { amount: '100.00', type: '03' },
              taxes: [{ code: '01', rate: '16.00', base: '187.50', value: '30.00' }],
            }),
          ],
        }),
        options: { ...DEFAULT_OPTIONS, prepaid: 'deducted' },
      }),
    );
    expect(document.uuid).toBe(
      '3e8d29e4fe1ba6cebe6e466678d11fdc82da6ac20a0b9dc80d1063731d93a5a9ee6a20aa052f7e31cdc062d383fe2bc2',
    );
    expect(document.software.securityCode).toBe(
      '05d380cb9f3662a005f2b0e31be4a6fd93ffedfffab02ea9cf55b92ca42a9a6b863e956948547cc28169fb2b226e7132',
    );
  });

  it('to the final consumer names twelve twos, as DIAN wants it', () => {
    expect(fiscalDocument(ingredients()).customer).toEqual({
      identification: { type: '13', number: '222222222222', checkDigit: null },
      legalName: 'consumidor final',
      tradeName: null,
      organizationType: '2',
      taxLevelCodes: ['R-99-PN'],
      taxScheme: { id: 'ZZ', name: 'No aplica' },
      address: null,
      email: null,
      phone: null,
      partyNames: [],
      contact: null,
      shareholders: [],
    });
  });

  it('has its further means of payment in the form of the first, due when the first is', () => {
    const draft = invoice({
      payment_means: { code: '30', type: '2', due_date: '2026-12-21', payment_id: '7709998' },
      additional_payment_means: [{ code: '47' }, { code: '10', due_date: '2026-12-01', payment_id: 'A-1' }],
    });
    const { paymentMeans, additionalPaymentMeans } = fiscalDocument(ingredients({ draft }));
    expect(paymentMeans).toEqual({ form: '2', code: '30', dueDate: '2026-12-21', paymentId: '7709998' });
    expect(additionalPaymentMeans).toEqual([
      { form: '2', code: '48', dueDate: '2026-12-21', paymentId: null },
      { form: '2', code: '10', dueDate: '2026-12-01', paymentId: 'A-1' },
    ]);
  });

  it('names other documents, the time that is invoiced, and who delivers where', () => {
    const document = fiscalDocument(
      ingredients({
        draft: invoice({
          despatch_document_references: [{ id: 'REM-1', issue_date: '2026-11-20' }],
          additional_document_references: [{ id: 'CT-7', uuid: 'A1'.repeat(48), uuid_scheme: 'CUDE-SHA384' }],
          invoice_period: { start_date: '2026-11-01', end_date: '2026-11-30' },
          delivery: {
            delivery_address: { line: 'Bodega 3', municipality_code: '76001' },
            delivery_party: { identification: { type: '31', number: '900108281' }, legal_name: 'La Línea S.A.' },
          },
        }),
      }),
    );
    expect(document).toMatchObject({
      despatchDocumentReferences: [{ number: 'REM-1', issueDate: '2026-11-20', typeCode: null }],
      receiptDocumentReferences: [],
      additionalDocumentReferences: [{ number: 'CT-7', uuid: 'a1'.repeat(48), uuidScheme: 'CUDE-SHA384' }],
      period: { startDate: '2026-11-01', endDate: '2026-11-30' },
      delivery: {
        actualDeliveryDate: null,
        address: { municipality: 'Cali' },
        party: { legalName: 'La Línea S.A.', identification: { checkDigit: '3' }, organizationType: '1' },
      },
    });
  });

  it('writes times of day with the offset of Colombia, whether they were given with it or not', () => {
    const period = { start_date: '2026-11-01', end_date: '2026-11-30' };
    const times = (start_time: string) =>
      fiscalDocument(ingredients({ draft: invoice({ invoice_period: { ...period, start_time } }) })).period?.startTime;
    expect([times('06:30:00'), times('06:30:00-05:00')]).toEqual(['06:30:00-05:00', '06:30:00-05:00']);
    expect(fiscalDocument(ingredients({ draft: invoice({ invoice_period: period }) })).period).toEqual({
      startDate: '2026-11-01',
      startTime: null,
      endDate: '2026-11-30',
      endTime: null,
    });
  });

  it.each<[string, Partial<InvoiceDraft>]>([
    ['terms of delivery in words', { delivery_terms: { special_terms: 'Portes pagados' } }],
    ['a place of delivery', { delivery: { delivery_location: { id: 'BOD-3' } } }],
    ['the receipt of an advance', { prepaid: [{ id: 'RC-1', amount: '1.00', received_on: '2026-11-01' }] }],
    [
      'a further currency of payment',
      { payment_alternative_exchange_rate: { rate: '4700.00', date: '2026-11-20', currency: 'EUR' } },
    ],
    [
      'the period of a line',
      { lines: [line({ invoice_period: { start_date: '2026-11-01', end_date: '2026-11-02' } })] },
    ],
    ['the documents of a line', { lines: [line({ document_references: [{ id: 'GR-7' }] })] }],
    ['the delivery of a line', { lines: [line({ delivery: { actual_delivery_time: '10:00:00' } })] }],
    ['the terms of a line', { lines: [line({ delivery_terms: { incoterm: 'DAP' } })] }],
  ])('with %s costs the same and has the same CUFE as without', (_, change) => {
    const [plain, told] = [fiscalDocument(ingredients()), fiscalDocument(ingredients({ draft: invoice(change) }))];
    expect(told).not.toEqual(plain);
    expect(told.uuid).toBe(plain.uuid);
    expect({ ...told.totals, prepaidAmount: '0.00' }).toEqual(plain.totals);
    expect(told.taxTotals).toEqual(plain.taxTotals);
  });

  it('fills in what a buyer need not say', () => {
    const { customer } = fiscalDocument(
      ingredients({
        counterparty: {
          identification: { type: '31', number: '900108281' },
          legal_name: 'Óptica Central S.A.S.',
          address: { line: 'Calle 26 # 59-51', municipality_code: '76001' },
        },
      }),
    );
    expect(customer.identification.checkDigit).toBe('3');
    expect(customer.organizationType).toBe('1');
    expect(customer.address).toEqual({
      line: 'Calle 26 # 59-51',
      municipalityCode: '76001',
      municipality: 'Cali',
      departmentCode: '76',
      department: 'Valle del Cauca',
      postalCode: null,
      country: 'CO',
      countryName: 'Colombia',
    });
  });

  it('abroad has a country and a city, and no municipality code', () => {
    const { customer } = fiscalDocument(
      ingredients({
        counterparty: {
          identification: { type: '50', number: '155612345' },
          legal_name: 'Istmo S.A.',
          address: { line: 'Avenida Balboa', city: 'Ciudad de Panamá', country: 'PA' },
        },
      }),
    );
    expect(customer.address).toMatchObject({
      municipalityCode: null,
      municipality: 'Ciudad de Panamá',
      country: 'PA',
      countryName: 'Panamá',
    });
  });

  it('for export is type 02 with DIAN’s standard operation', () => {
    const draft = invoice({ operation_type: '11' });
    expect(invoiceTypeCode(draft)).toBe('02');
    expect(fiscalDocument(ingredients({ draft, typeCode: '02' }))).toMatchObject({
      typeCode: '02',
      customizationId: '10',
      uuidScheme: 'CUFE-SHA384',
    });
    expect(invoiceTypeCode(invoice({ operation_type: 'dian:11' }))).toBe('01');
    expect(fiscalDocument(ingredients({ draft: invoice({ operation_type: 'dian:11' }) })).customizationId).toBe('11');
  });

  it('of paper is type 03 and hashed with the PIN', () => {
    const draft = invoice({ type_code: '03', number: 'CONT1042', issued_at: '2026-11-19T10:00:00-05:00' });
    const document = fiscalDocument(
      ingredients({
        draft,
        typeCode: invoiceTypeCode(draft),
        number: 'CONT1042',
        issuedAt: '2026-11-19T10:00:00-05:00',
        technicalKey: null,
      }),
    );
    expect(document.uuidScheme).toBe('CUDE-SHA384');
    expect(document.uuid).toBe(
      cufe({
        number: 'CONT1042',
        issueDate: '2026-11-19',
        issueTime: '10:00:00-05:00',
        lineExtensionAmount: '100000.00',
        iva: '19000.00',
        inc: '0.00',
        ica: '0.00',
        payableAmount: '119000.00',
        supplierNumber: '900373115',
        customerNumber: '222222222222',
        secret: '20191',
        environment: '2',
      }),
    );
    expect(document.qrText).toContain('CUDE: ');
  });

  it('of paper names its original (FAI01), once', () => {
    const draft = invoice({ type_code: '03', number: 'CONT1042', issued_at: '2026-11-19T10:00:00-05:00' });
    const original = { typeCode: '03', number: 'CONT1042', issuedAt: '2026-11-19T10:00:00-05:00', draft } as const;
    expect(fiscalDocument(ingredients(original)).additionalDocumentReferences).toEqual([
      { number: 'CONT1042', issueDate: '2026-11-19', typeCode: 'FTC' },
    ]);
    const named = { ...draft, additional_document_references: [{ id: 'CONT1042', document_type_code: 'TALONARIO' }] };
    expect(fiscalDocument(ingredients({ ...original, draft: named })).additionalDocumentReferences).toMatchObject([
      { number: 'CONT1042', typeCode: 'TALONARIO' },
    ]);
  });

  it('in contingency (04) is hashed with the technical key, or with the PIN by setting', () => {
    const withKey = fiscalDocument(ingredients({ typeCode: '04' }));
    expect(withKey.uuid).toBe(fiscalDocument(ingredients()).uuid);
    const withPin = fiscalDocument(ingredients({ typeCode: '04', options: { ...DEFAULT_OPTIONS, secretOf04: 'pin' } }));
    expect(withPin.uuid).not.toBe(withKey.uuid);
  });

  it('is not made without the secret that its hash needs', () => {
    expect(() => fiscalDocument(ingredients({ technicalKey: null }))).toThrow('technical key');
  });

  it('never says its secrets', () => {
    const text = JSON.stringify(fiscalDocument(ingredients({ software: { id: 'x', pin: 'PIN-8841' } })));
    expect(text).not.toContain('PIN-8841');
    expect(text).not.toContain('fc8eac422eba16e22ffd8c6f94b3f40a6e38162c');
  });

  it.each([
    ['the line that is marked', { aiu_part: 'administration' as const }, 1],
    ['the line that says so', { description: 'ADMINISTRACIÓN 5 %' }, 1],
    ['the first line where none says it', {}, 0],
  ])('of AIU services has the prescribed note on %s (FAV03)', (_, change, noted) => {
    const lines = [line(), line(change), line()];
    const draft = invoice({ operation_type: '09', aiu: { contract_object: 'aseo' }, lines });
    expect(fiscalDocument(ingredients({ draft })).lines.map(({ note }) => note)).toEqual(
      lines.map((_line, index) => (index === noted ? 'Contrato de servicios AIU por concepto de: aseo' : null)),
    );
  });

  it('of AIU services keeps what the line of the administration had as its note', () => {
    const lines = [line({ note: 'Noviembre' })];
    const draft = invoice({ operation_type: '09', aiu: { contract_object: 'aseo' }, lines });
    expect(fiscalDocument(ingredients({ draft })).lines[0]?.note).toBe(
      'Contrato de servicios AIU por concepto de: aseo\nNoviembre',
    );
  });

  it.each([
    ['47', '48'],
    ['48', '49'],
    ['49', 'ZZZ'],
    ['71', 'ZZZ'],
    ['dian:47', '47'],
    ['42', '42'],
    ['dian:71', '71'],
    ['72', '72'],
  ])('writes the means of payment %s as %s', (code, written) => {
    const draft = invoice({ payment_means: { code, type: '1' } });
    expect(fiscalDocument(ingredients({ draft })).paymentMeans.code).toBe(written);
  });

  it('has a QR text with one fact a line and the address where it is found', () => {
    const document = fiscalDocument(ingredients());
    expect(document.qrText.split('\n')).toEqual([
      'NumFac: SETP990000001',
      'FecFac: 2026-11-21',
      'HorFac: 10:00:00-05:00',
      'NitFac: 900373115',
      'DocAdq: 222222222222',
      'ValFac: 100000.00',
      'ValIva: 19000.00',
      'ValOtroIm: 0.00',
      'ValTolFac: 119000.00',
      `CUFE: ${document.uuid}`,
      `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${document.uuid}`,
    ]);
    expect(fiscalDocument(ingredients({ environment: '1' })).qrText).toContain('https://catalogo-vpfe.dian.gov.co/');
  });
});
