import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { zipOf } from './archive/write-zip.js';
import {
  type DocumentFields,
  documentXml,
  hashedAgain,
  ISSUER,
  NIT,
  signedXml,
} from './examination/invoice.fixture.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, startBench, zipped } from './simulator.fixture.js';

/**
 * What implementers were answered by the live service, row by row. Each cause gives exactly
 * its ids; the same document without it is accepted with nothing to say.
 */

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());
afterEach(async () => {
  await bench.control('PUT', `/issuers/${NIT}`, ISSUER);
  await bench.control('POST', '/reset');
});

type Change = readonly [what: RegExp, to: string];

interface Answer {
  readonly cause: string;
  readonly fields?: Partial<DocumentFields>;
  readonly changes?: readonly Change[];
  /** What the portal knows, in the place of what it knows of the issuer else. */
  readonly portal?: object;
  /** The changes are made before the hash is computed. */
  readonly isHashedAgain?: boolean;
  /** How the cured document differs from the right one. */
  readonly cure?: readonly Change[];
  /** `N` before an id: a notification. Without a rejection the document is accepted. */
  readonly ids: readonly string[];
  /** Notifications that the cured document keeps: they do not come from the cause. */
  readonly kept?: readonly string[];
}

const changed = (xml: string, changes: readonly Change[]): string =>
  changes.reduce((text, [what, to]) => {
    if (!what.test(text)) throw new Error(`there is no ${String(what)} to change`);
    return text.replace(what, () => to);
  }, xml);

const idsOf = (messages: readonly string[]): string[] =>
  messages
    .map((message) => /^Regla: (\w+), (Rechazo|Notificación): /.exec(message))
    .map((parts) => (parts?.[2] === 'Rechazo' ? '' : 'N ') + (parts?.[1] ?? 'unread'))
    .sort();

const REFERENCE = /<cac:BillingReference>.*<\/cac:BillingReference>/;
const REGISTRATION = /<cac:RegistrationAddress>.*?<\/cac:RegistrationAddress>/;
const SCHEME = /<cac:CorporateRegistrationScheme>.*?<\/cac:CorporateRegistrationScheme>/;
const MEANS = /<cac:PaymentMeans>.*<\/cac:PaymentMeans>/;
const LINE_TAX = /<cac:TaxTotal>.*<\/cac:TaxTotal>(?=\s*<cac:Item>)/;
/** Of the header: it stands before the totals. */
const HEADER_TAX = /<cac:TaxTotal>.*<\/cac:TaxTotal>(?=\s*<cac:LegalMonetaryTotal>)/;
const BUYER = '(?<=AccountingCustomerParty>[^]*)';
const PROVIDER_DIGIT = /(?<=ProviderID [^>]*)schemeID="3"/;

const total = (name: string) => new RegExp(`(?<=LegalMonetaryTotal>.*<cbc:${name} currencyID="COP">)[^<]*`);

const zeroTotal = (code: string, name: string): string =>
  `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>0.00</cbc:Percent><cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`;

const BARE_CHARGE =
  '<cac:AllowanceCharge><cbc:ID>1</cbc:ID><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="COP">0.00</cbc:Amount></cac:AllowanceCharge>';

const note = { kind: 'CreditNote' } as const;
const debit = { kind: 'DebitNote' } as const;
const withoutReference: Change[] = [
  [REFERENCE, ''],
  [/(?<=CustomizationID>)20/, '22'],
];
const anotherConcept: Change = [/(?<=ResponseCode>)2/, '3'];
const EXEMPT: Change[] = [
  [HEADER_TAX, zeroTotal('01', 'IVA').replace('0.00</cbc:TaxableAmount', '100000.00</cbc:TaxableAmount')],
  [LINE_TAX, zeroTotal('01', 'IVA').replace('0.00</cbc:TaxableAmount', '100000.00</cbc:TaxableAmount')],
];
const INC_FOR_IVA: Change = [
  /<cbc:ID>01<\/cbc:ID><cbc:Name>IVA(?=<\/cbc:Name><\/cac:TaxScheme><\/cac:TaxCategory>)/g,
  '<cbc:ID>04</cbc:ID><cbc:Name>INC',
];

const LOG: Readonly<Record<string, readonly Answer[]>> = {
  '2024-05, SIM, production': [
    {
      cause: 'a note without reference and without period',
      fields: note,
      changes: [...withoutReference, anotherConcept],
      ids: ['CAE02', 'CAE04'],
    },
    {
      cause: 'a concept that was removed (then 5, which has come back with another meaning)',
      fields: note,
      changes: [[/(?<=ResponseCode>)2/, '7']],
      ids: ['CBF03'],
    },
    {
      cause: 'notifications "new since this week"',
      portal: { rut: { name: 'Otra S.A.S.', nit: '800199436', status: 'suspended' } },
      ids: ['N FAJ43b', 'N FAJ44b', 'N RUT01'],
    },
  ],
  '2026-03-22, INS, habilitación': [
    { cause: 'SignaturePolicy in the place of SignaturePolicyId', ids: ['ZB01'] },
    { cause: 'another authority', changes: [[/>800197268</, '>800197269<']], ids: ['FAB31'] },
    { cause: 'no QR code', changes: [[/<sts:QRCode>.*<\/sts:QRCode>/, '']], ids: ['FAB36'] },
    { cause: 'a form of payment that is none', changes: [[/(?<=PaymentMeans><cbc:ID>)1/, '3']], ids: ['FAN02'] },
    {
      cause: 'the authority identified by another type',
      changes: [[/(?<=schemeID="4" schemeName=")31/, '13']],
      ids: ['FAB35'],
    },
    {
      cause: 'a wrong check digit of the buyer',
      changes: [[new RegExp(`${BUYER}schemeID="3"`), 'schemeID="1"']],
      ids: ['FAK24'],
    },
    {
      cause: 'annulment without reference (§4: CAD02a has the same cause)',
      fields: note,
      changes: [
        ...withoutReference,
        [
          /(?=<cac:DiscrepancyResponse>)/,
          '<cac:InvoicePeriod><cbc:StartDate>2026-03-01</cbc:StartDate><cbc:EndDate>2026-03-22</cbc:EndDate></cac:InvoicePeriod>',
        ],
      ],
      ids: ['CAD02a', 'CBF03a'],
    },
    {
      cause: 'a charge of a line without percentage and base',
      changes: [[/(?=<cac:TaxTotal>.*<\/cac:TaxTotal>\s*<cac:Item>)/, BARE_CHARGE]],
      ids: ['FBE01'],
    },
    {
      cause: 'another prefix in CorporateRegistrationScheme',
      changes: [[/(?<=CorporateRegistrationScheme><cbc:ID>)SETP/, 'FE']],
      ids: ['FAB10a'],
    },
    {
      cause: 'a fiscal address without AddressLine',
      changes: [[/(?<=<cac:RegistrationAddress>.*)<cac:AddressLine>.*?<\/cac:AddressLine>/, '']],
      ids: ['FAJ28'],
    },
    {
      cause: 'no fiscal address of the buyer',
      changes: [[new RegExp(BUYER + REGISTRATION.source), '']],
      ids: ['N FAK28'],
    },
    { cause: 'another profile', changes: [[/DIAN 2\.1: [^<]*/, 'DIAN 2.1']], ids: ['FAD03'] },
    {
      cause: 'a natural person without identification',
      changes: [[new RegExp(`${BUYER}(?<=AdditionalAccountID>)1`), '2']],
      ids: ['FAK61'],
    },
    { cause: 'a hash of other data', fields: { uuid: 'f'.repeat(96) }, ids: ['FAD06'] },
  ],
  '2026-06-17, PCS, production': [
    {
      cause: 'a range that is not associated with the software; a natural person without identification',
      fields: { environment: '1' },
      changes: [[new RegExp(`${BUYER}(?<=AdditionalAccountID>)1`), '2']],
      portal: { ranges: ISSUER.ranges.map((range) => ({ ...range, software_id: null })) },
      ids: ['FAB05c', 'FAD06', 'FAK61'],
    },
  ],
  '2026-06 to 08, COF, habilitación': [
    { cause: 'a wrong check digit of the provider', changes: [[PROVIDER_DIGIT, 'schemeID="4"']], ids: ['FAB22b'] },
    {
      cause: 'an issuer with a cédula',
      changes: [[/(?<=ProviderID [^>]*)schemeName="31"/, 'schemeName="13"']],
      ids: ['FAB23'],
    },
    {
      cause: 'no dates of the resolution',
      changes: [
        [/(?<=<cbc:StartDate>)2019-01-19/, ''],
        [/(?<=<cbc:EndDate>)2030-01-19/, ''],
      ],
      ids: ['FAB07a', 'FAB08a', 'ZB01', 'ZB01'],
    },
    { cause: 'square metres as M2', changes: [[/unitCode="94"/g, 'unitCode="M2"']], ids: ['FAV05'] },
    { cause: 'a code of no standard', changes: [[/schemeID="999"/, 'schemeID="998"']], ids: ['FAZ12'] },
    {
      cause: 'the concept as the type of a note',
      fields: note,
      changes: [[/(?<=CreditNoteTypeCode>)91/, '2']],
      ids: ['CAD12a'],
    },
    { cause: 'no means of payment', changes: [[MEANS, '']], ids: ['FAN01'] },
    { cause: 'a base that is not that of the lines', changes: [[total('TaxExclusiveAmount'), '0.00']], ids: ['FAU04'] },
    { cause: 'a number below the range', fields: { number: 'SETP989999999' }, ids: ['FAD05b'] },
    {
      cause: 'no address of the issuer',
      changes: [[/<cac:PhysicalLocation>.*<\/cac:PhysicalLocation>/, '']],
      ids: ['FAJ08', 'FAJ09', 'FAJ12'],
    },
    {
      cause: 'an element out of its place',
      changes: [
        [
          /(<cbc:FreeOfChargeIndicator>.*<\/cbc:FreeOfChargeIndicator>)(\s*)(<cac:TaxTotal>.*<\/cac:TaxTotal>)/,
          '<cac:TaxTotal/><cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>',
        ],
      ],
      ids: ['ZB01', 'ZB01'],
    },
  ],
  '2026-08, VX, habilitación': [
    {
      cause: 'LegalMonetaryTotal in a debit note',
      fields: debit,
      changes: [
        [/<cac:RequestedMonetaryTotal>/, '<cac:LegalMonetaryTotal>'],
        [/<\/cac:RequestedMonetaryTotal>/, '</cac:LegalMonetaryTotal>'],
      ],
      ids: ['DAD06', 'DAU02', 'DAU04', 'DAU06'],
    },
    {
      cause: 'softwareID for SoftwareID',
      changes: [[/sts:SoftwareID/g, 'sts:softwareID']],
      ids: ['FAB24a', 'FAB25', 'FAB26'],
    },
    {
      cause: 'a date of the resolution that UTC has moved',
      changes: [[/(?<=<cbc:StartDate>)2019-01-19/, '2019-01-18']],
      ids: ['FAB07b'],
    },
    { cause: 'a responsibility that is not one of the five', changes: [[/O-13;O-15/, 'O-05']], ids: ['FAJ26'] },
    {
      cause: 'the fiscal address in another group',
      changes: [
        [REGISTRATION, ''],
        [SCHEME, '<cac:CorporateRegistrationScheme><cbc:ID>SETP</cbc:ID></cac:CorporateRegistrationScheme>'],
      ],
      ids: ['FAJ28', 'FAJ29'],
    },
    {
      cause: 'another prefix in CorporateRegistrationScheme',
      changes: [[/(?<=CorporateRegistrationScheme><cbc:ID>)SETP/, 'SETT']],
      ids: ['FAB10a'],
    },
    {
      cause: 'a technical key that was cut',
      portal: { ranges: ISSUER.ranges.map((range) => ({ ...range, technical_key: `${range.technical_key ?? ''}ab` })) },
      ids: ['FAD06'],
    },
    {
      cause: 'an excluded line under a header that has IVA and a base',
      fields: { iva: '0.00', payable: '100000.00' },
      changes: [
        [HEADER_TAX, zeroTotal('01', 'IVA')],
        [LINE_TAX, ''],
      ],
      cure: [
        [HEADER_TAX, ''],
        [LINE_TAX, ''],
        [total('TaxExclusiveAmount'), '0.00'],
      ],
      ids: ['FAS01b', 'FAU04'],
    },
  ],
  '2026-09-07, KAT, production': [
    {
      cause: 'pesos, IVA of 0 %, a buyer without address: accepted',
      fields: { environment: '1', buyer: 'person', iva: '0.00', payable: '100000.00' },
      changes: EXEMPT,
      cure: EXEMPT,
      ids: ['N FAK08', 'N FAK28', 'N FAK55'],
      kept: ['N FAK08', 'N FAK28', 'N FAK55'],
    },
  ],
  '2026-09-09 and 10, LEX, habilitación and production': [
    {
      cause: 'no CorporateRegistrationScheme',
      changes: [[SCHEME, '']],
      ids: ['FAB10a', 'FAB24a', 'FAB25', 'FAB26', 'FAB27b', 'FAD05e'],
    },
    {
      cause: 'totals of taxes that no line has',
      changes: [[/(?=<cac:LegalMonetaryTotal>)/, zeroTotal('03', 'ICA') + zeroTotal('04', 'INC')]],
      ids: ['FAS01b'],
    },
    {
      cause: 'a base that is not that of the lines',
      changes: [[total('TaxExclusiveAmount'), '99990.00']],
      ids: ['FAU04'],
    },
    {
      cause: 'N/A as municipality of the buyer',
      changes: [[new RegExp(`${BUYER}(?<=RegistrationAddress><cbc:ID>)11001`), 'N/A']],
      ids: ['FAK29'],
    },
    {
      cause: 'schemeID 2 and the test key in production',
      fields: { environment: '1' },
      changes: [[/<cbc:UUID schemeID="1"/, '<cbc:UUID schemeID="2"']],
      portal: { ranges: ISSUER.ranges.map((range) => ({ ...range, technical_key: 'a'.repeat(64) })) },
      ids: ['FAD06', 'FAD07'],
    },
    {
      cause: 'another e-mail than the one that is registered for reception',
      fields: { environment: '1' },
      portal: { reception_email: 'recepcion@andina.example' },
      ids: ['FAJ71'],
    },
    { cause: 'INC of 19 %', changes: [INC_FOR_IVA], isHashedAgain: true, ids: ['N FAX14'] },
    {
      cause: 'no address of the buyer',
      changes: [
        [new RegExp(BUYER + REGISTRATION.source), ''],
        [new RegExp(`${BUYER}<cac:PhysicalLocation>.*</cac:PhysicalLocation>`), ''],
      ],
      ids: ['N FAK08', 'N FAK28'],
    },
  ],
  '2026-09-12, AUR, habilitación': [
    {
      cause: 'a wrong check digit of the provider',
      changes: [[PROVIDER_DIGIT, 'schemeID="4"']],
      fields: { buyer: 'final_consumer' },
      ids: ['FAB22b', 'N FAK55'],
      kept: ['N FAK55'],
    },
  ],
  '2026-09, ALG, habilitación': [
    {
      cause: 'no product code, an unknown tax scheme of the issuer of a credit note, no address in a debit note',
      fields: debit,
      changes: [
        [/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/, ''],
        [new RegExp(`${BUYER}<cac:PhysicalLocation>.*</cac:PhysicalLocation>`), ''],
      ],
      ids: ['N DAK07', 'N DAZ09'],
    },
    {
      cause: 'a tax scheme that is none',
      fields: note,
      changes: [
        [/<cbc:ID>01(?=<\/cbc:ID><cbc:Name>IVA<\/cbc:Name><\/cac:TaxScheme>\s*<\/cac:PartyTaxScheme)/, '<cbc:ID>99'],
      ],
      ids: ['N CAJ39'],
    },
    { cause: 'a number below the range', fields: { number: 'SETP980000000' }, ids: ['FAD05b'] },
    {
      cause: 'a base of IVA that is lower than the line, for ICL that the producer has paid',
      fields: { iva: '15200.00', payable: '115200.00' },
      changes: [
        [/(?<=<cbc:TaxableAmount currencyID="COP">)100000.00/g, '80000.00'],
        [total('TaxExclusiveAmount'), '80000.00'],
      ],
      ids: [],
    },
  ],
  '2026, FEL, habilitación': [
    { cause: 'a constant check digit of the provider', changes: [[PROVIDER_DIGIT, 'schemeID="4"']], ids: ['FAB22b'] },
    {
      cause: 'means of payment under another name',
      changes: [[/cac:PaymentMeans>/g, 'cac:PaymentMean>']],
      ids: ['FAN01', 'ZB01'],
    },
  ],
  'to 2026-10, many, production': [
    {
      cause: 'what everybody is told',
      fields: { environment: '1' },
      portal: { rut: { nit: '800199436', status: 'inactive' } },
      changes: [
        [/(?<=BOGOTÁ, D.C.<\/cbc:CityName>)/, '<cbc:PostalZone>999999</cbc:PostalZone>'],
        [
          /(?=<cac:PaymentMeans>)/,
          '<cac:Delivery><cac:DeliveryAddress><cbc:ID>11001</cbc:ID><cbc:CityName>Chapinero</cbc:CityName></cac:DeliveryAddress></cac:Delivery>',
        ],
        [/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/, ''],
        [new RegExp(`${BUYER}<cac:Contact>.*</cac:Contact>`), ''],
      ],
      ids: ['N FAJ43b', 'N FAJ44b', 'N FAJ73', 'N FAK55', 'N FAM06', 'N FAZ09', 'N RUT01'],
    },
  ],
};

const rows = Object.entries(LOG).flatMap(([when, answers]) => answers.map((answer) => ({ when, ...answer })));

/** Notes correct an invoice that was accepted before. */
const fieldsOf = async ({ fields = {} }: Answer): Promise<Partial<DocumentFields>> => {
  if (fields.kind === undefined) return fields;
  const invoice = bench.document();
  expect((await bench.send(invoice.xml)).statusCode).toBe('00');
  return { ...fields, corrects: invoice.cufe };
};

const POLICY = /(<\/?xades:SignaturePolicy)Id>/g;

describe('the live service answered', () => {
  it.each(rows)('$when: $cause: $ids', async (row) => {
    const fields = await fieldsOf(row);
    const given = documentXml(fields);
    const spoiled = changed(given, row.changes ?? []);
    const wrong = signedXml(row.isHashedAgain === true ? hashedAgain(spoiled) : spoiled, bench.good);
    const sent = row.ids.join() === 'ZB01' ? wrong.replace(POLICY, '$1>') : wrong;
    if (row.portal !== undefined) await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, ...row.portal });
    const reply = await bench.send(sent);
    expect(idsOf(reply.messages)).toEqual(row.ids.toSorted());
    expect(reply.statusCode).toBe(row.ids.every((id) => id.startsWith('N ')) ? '00' : '99');
  });

  it.each(rows.filter(({ ids }) => ids.length > 0))('$when: $cause, once cured, is accepted', async (row) => {
    const { uuid: _, number: __, ...fields } = await fieldsOf(row);
    const { statusCode, messages } = await bench.send(
      signedXml(changed(documentXml(fields), row.cure ?? []), bench.good),
    );
    expect([statusCode, idsOf(messages)]).toEqual(['00', row.kept ?? []]);
  });
});

describe('the live service, asked twice or for several documents, answered', () => {
  const statusOf = async (zipKey: string) => {
    for (;;) {
      const reply = await bench.call('GetStatusZip', { trackId: zipKey });
      if (!reply.text.includes('Batch en proceso')) return reply;
      await sleep(20);
    }
  };
  const upload = async (contentFile: string) =>
    (await bench.call('SendBillAsync', { fileName: 'z.zip', contentFile })).text;
  const zipKeyOf = (text: string): string => /<b:ZipKey>([^<]+)/.exec(text)?.[1] ?? '';

  it('2026-03-22, INS: a document that was accepted already: 90', async () => {
    const { xml } = bench.document();
    await bench.send(xml);
    expect(idsOf((await bench.send(xml)).messages)).toEqual(['90']);
  });

  it('2026-08, VX: notes in the archive of their invoices, without means of payment: CBG04a, CAN01', async () => {
    const invoice = bench.document();
    const spoiled = changed(documentXml({ ...note, corrects: invoice.cufe }), [[MEANS, '']]);
    const files = [
      { name: 'fv.xml', bytes: invoice.xml },
      { name: 'nc.xml', bytes: signedXml(spoiled, bench.good) },
    ];
    const { messages } = await statusOf(zipKeyOf(await upload(zipOf(...files).toString('base64'))));
    expect(idsOf(messages)).toEqual(['CAN01', 'CBG04a']);
    const cured = bench.document({ ...note, corrects: invoice.cufe });
    expect((await bench.send(cured.xml)).statusCode).toBe('00');
  });

  it('2026-08, VX: a note while its invoice waits for its verdict: CBG04a', async () => {
    await bench.control('PUT', '', { async_delay_ms: 5_000 });
    const invoice = bench.document();
    const zipKey = zipKeyOf(await upload(zipped(invoice.xml)));
    const { xml } = bench.document({ ...note, corrects: invoice.cufe });
    expect(idsOf((await bench.send(xml)).messages)).toEqual(['CBG04a']);
    expect((await statusOf(zipKey)).statusCode).toBe('00');
    expect((await bench.send(xml)).statusCode).toBe('00');
    await bench.control('PUT', '', { async_delay_ms: 0 });
  });

  it('2026-09-10, LEX: SendBillAsync in production: not authorised; SendBillSync: accepted', async () => {
    const { xml } = bench.document({ environment: '1' });
    const refused = await upload(zipped(xml));
    expect(refused).toContain('no se encuentra autorizada para enviar documentos por los lotes');
    expect(zipKeyOf(refused)).toBe('');
    expect((await bench.send(xml)).statusCode).toBe('00');
    const other = bench.document({ environment: '1', number: 'SETP990000002' });
    await bench.control('PUT', '', { readings: { production_batches: 'accepted' } });
    expect((await statusOf(zipKeyOf(await upload(zipped(other.xml))))).statusCode).toBe('00');
    await bench.control('PUT', '', { readings: { production_batches: 'refused' } });
  });

  it('to 2026-10, many: FAJ43b to almost every document, unless it is switched off', async () => {
    const { rut: _, ...unknownName } = ISSUER;
    await bench.control('PUT', `/issuers/${NIT}`, unknownName);
    const reply = await bench.send(bench.document().xml);
    expect([reply.statusCode, ...idsOf(reply.messages)]).toEqual(['00', 'N FAJ43b']);
    await bench.control('PUT', '', { readings: { faj43b: 'off' } });
    expect((await bench.send(bench.document({ number: 'SETP990000002' }).xml)).messages).toEqual([]);
    await bench.control('PUT', '', { readings: { faj43b: 'notification' } });
  });
});
