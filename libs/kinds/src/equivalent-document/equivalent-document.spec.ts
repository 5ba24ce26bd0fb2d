import { describe, expect, it } from '@jest/globals';
import type { DocumentIngredients, FiscalDocument } from '@rubrica/fiscal';
import { readForeignXml } from '@rubrica/xml';
import { fileCounterOf } from '../file-name.js';
import type { Kind } from '../kind.js';
import { completed, type EquivalentDraft } from './draft.js';
import { equivalentDocument } from './equivalent-document.js';

const { body } = equivalentDocument;

/** Content of DIAN's sample `Ejemplo POS.xml`: shoes and a plastic bag. Its PIN is 12345. */
const draft: EquivalentDraft = completed({
  document_type: 'pos',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      ...{ description: 'Zapatos', quantity: '1.00', unit_code: 'dian:NIU', unit_price: '100000.00' },
      line_extension_amount: '100000.00',
      taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
    },
    {
      ...{ description: 'Bolsa', quantity: '1.00', unit_code: '94', unit_price: '100.00' },
      line_extension_amount: '100.00',
      taxes: [{ code: '22', per_unit_amount: '50.00', base_quantity: '1.00', unit_code: '94', value: '50.00' }],
    },
  ],
  register: {
    ...{ plate: '234566', location: 'Gilbarco Encore 4', cashier: 'Luz Dary Rincón', type: 'Caja de apoyo' },
    sale_code: '743992',
  },
});

const sample: DocumentIngredients = {
  draft: draft as never,
  issuer: {
    ...{ nit: '2022516216', check_digit: '1', legal_name: 'Pruebas Piloto', organization_type: '1' },
    ...{ tax_level_codes: ['O-13'], tax_scheme: '01', email: 'pruebas@example.com' },
    address: { line: 'Ed Sendas', municipality_code: '11001', postal_code: '110111' },
  },
  counterparty: null,
  number: 'EPOS002',
  range: {
    ...{ resolutionNumber: '18760000001', validFrom: '2022-01-01', validTo: '2030-01-01' },
    ...{ prefix: 'EPOS', from: '1', to: '1000' },
  },
  issuedAt: '2022-09-07T16:31:02-05:00',
  typeCode: '20',
  environment: '2',
  software: { id: '710d99d0-6d49-4e18-bb70-196d1b17785f', pin: '12345' },
  technicalKey: null,
};

const documentOf = (change: Partial<DocumentIngredients> = {}): FiscalDocument => {
  const ingredients = { ...sample, ...change };
  return body.compose(ingredients, body.hashes(ingredients)) as FiscalDocument;
};
const xmlOf = (change?: Partial<DocumentIngredients>): string => {
  const { head, tail } = body.xml(documentOf(change));
  return head + tail;
};
const labels = (xml: string): string[] =>
  [...xml.matchAll(/<Name>([^<]*)<\/Name><Value>([^<]*)<\/Value>/g)].map(([, name, value]) => `${name}: ${value}`);

describe('a POS ticket', () => {
  it('has the CUDE and the security code of DIAN’s sample', () => {
    expect(body.hashes(sample)).toEqual({
      uuid: '63586429c4577b7461150bdc28ed35cbee4edb3fe8872d4ef55d74f7b7a9ecd062419600290208fc869ca94c47e895ca',
      softwareSecurityCode:
        'cfb3e564f5660585cd0ba4f23090242a73d3f4f298110d2eaa3976ce03cba4c6f980f6fa9a41b68a072d8e7decbd53a8',
    });
  });

  it('says in its extensions who made the software, who bought and where, in the labels of DIAN', () => {
    expect(labels(xmlOf())).toEqual([
      'NombreApellido: Autores de Rubrica',
      'RazonSocial: Proyecto Rubrica',
      'NombreSoftware: Rubrica',
      'Codigo: 222222222222',
      'NombresApellidos: Consumidor Final',
      'Puntos: 0',
      'PlacaCaja: 234566',
      'UbicaciónCaja: Gilbarco Encore 4',
      'Cajero: Luz Dary Rincón',
      'TipoCaja: Caja de apoyo',
      'CódigoVenta: 743992',
      'SubTotal: 100100.00',
    ]);
  });

  it('names the loyalty programme and the maker that the installation names', () => {
    const options = { otherPaymentMeans: 'ZZZ', secretOf04: 'pin' } as const;
    const manufacturer = { person: 'Ana Díaz', company: 'Cajas S.A.S.', software: 'CajaYa' };
    const loyalty = { code: 'FID-7', name: 'Marta Ospina', points: 120 };
    expect(
      labels(xmlOf({ draft: { ...draft, loyalty } as never, options: { ...options, manufacturer } })).slice(0, 6),
    ).toEqual([
      ...['NombreApellido: Ana Díaz', 'RazonSocial: Cajas S.A.S.', 'NombreSoftware: CajaYa'],
      ...['Codigo: FID-7', 'NombresApellidos: Marta Ospina', 'Puntos: 120'],
    ]);
  });

  it('has them in the namespace of the root, behind the extension of DIAN and before that of the signature', () => {
    const { head } = body.xml(documentOf());
    const contents = [...head.matchAll(/<ext:ExtensionContent>(?:<([\w:]+)>)?/g)].map(([, name]) => name);
    expect(contents).toEqual([
      'sts:DianExtensions',
      'FabricanteSoftware',
      'BeneficiosComprador',
      'PuntoVenta',
      undefined,
    ]);
    const root = readForeignXml(xmlOf(), { maxBytes: 1_000_000 });
    expect(root.namespace).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
  });

  it('is sold to the final consumer, who answers for IVA, and is due on its day', () => {
    const xml = xmlOf();
    const buyer = xml.slice(
      xml.indexOf('<cac:AccountingCustomerParty>'),
      xml.indexOf('</cac:AccountingCustomerParty>'),
    );
    expect(buyer).toContain('<cbc:AdditionalAccountID>2</cbc:AdditionalAccountID>');
    expect(buyer).toContain('schemeName="13">222222222222</cbc:CompanyID>');
    expect(buyer).toContain('<cbc:TaxLevelCode listName="48">R-99-PN</cbc:TaxLevelCode>');
    expect(buyer).toContain('<cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme>');
    expect(xml).toContain('<cbc:DueDate>2022-09-07</cbc:DueDate>');
    expect(xml).toContain('<cbc:PaymentDueDate>2022-09-07</cbc:PaymentDueDate>');
  });

  it('leaves to the request what can mean nothing else', () => {
    expect(completed({ document_type: 'pos', payment_means: { code: '48' } })).toEqual({
      ...{ document_type: 'pos', customer_id: 'final_consumer', currency: 'COP' },
      payment_means: { type: '1', code: '48' },
    });
    const customer = { legal_name: 'Ana' };
    expect(completed({ customer })).toEqual({ customer, currency: 'COP' });
    for (const odd of [null, 'x', ['x'], { payment_means: 'x', customer_id: 'cus_1', currency: 'USD' }])
      expect(completed(odd)).toEqual(odd);
  });

  it('names other equivalent documents by their code or their name, and issues none of them', () => {
    const faultsOf = (document_type: string): readonly string[] => {
      const steps = body.faults({ ...draft, document_type } as never, { now: new Date(), livemode: true }, []);
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value.map(({ code, detail }) => `${code} ${detail}`);
    };
    expect(faultsOf('pos')).toEqual([]);
    expect(faultsOf('dian:20')).toEqual([]);
    for (const toll of ['40', 'dian:40', 'Documento para el cobro de peajes'])
      expect(faultsOf(toll)).toEqual([
        expect.stringMatching(/^kind_not_supported_yet .*type 40 \(document of a toll\)/),
      ]);
    expect(faultsOf('recibo')).toEqual(['unknown_code recibo is not a type of equivalent document.']);
  });
});

describe('the files of two kinds with one tag', () => {
  it('are counted together, so that none has the name of another', () => {
    const other: Kind = { ...equivalentDocument, name: 'other' };
    expect([equivalentDocument, other].map((kind) => fileCounterOf(kind, [equivalentDocument, other]))).toEqual([
      'equivalent_document',
      'equivalent_document',
    ]);
    expect(fileCounterOf(other, [])).toBe('other');
  });
});
