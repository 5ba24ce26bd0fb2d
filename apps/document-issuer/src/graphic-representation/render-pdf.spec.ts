import { describe, expect, it } from '@jest/globals';
import type { FiscalDocument, FiscalLine, Prepaid } from '@rubrica/fiscal';
import { aDocument, aLine } from './fiscal-document.fixture.js';
import { glyphTextsOf, streamsIn, textsOf } from './pdf-text.fixture.js';
import { qrCode } from './qr-code.js';
import { renderPdf } from './render-pdf.js';
import type { RepresentationContext } from './representation-context.js';

const context: RepresentationContext = {
  validatedAt: '2026-11-21T15:15:53.000Z',
  contingency: false,
  softwareName: 'Rubrica',
  softwareProvider: null,
  softwareMaker: { name: 'Rubrica', nit: '900373115' },
};

const render = (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  renderPdf(aDocument(over), { ...context, ...in_ });
const texts = (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  textsOf(render(over, in_));
const whole = (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  texts(over, in_).join(' ');

const logo = (width_px: number, height_px: number) => ({ bytes: PIXEL, width_px, height_px });

const anAdvance: Prepaid = {
  id: null,
  amount: '1000.00',
  receivedOn: '2026-11-01',
  paidDate: null,
  paidTime: null,
  instructionId: null,
};

const lines = (count: number, over: Partial<FiscalLine> = {}): FiscalLine[] =>
  Array.from({ length: count }, (_, index) => aLine({ id: String(index + 1), ...over }));

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

describe('the graphic representation of an invoice', () => {
  it('names the maker of the software, and the provider that issues for others', () => {
    const maker = 'Software Rubrica, fabricado por Rubrica (NIT 900373115)';
    expect(whole()).toContain(maker);
    expect(whole()).not.toContain('Proveedor tecnológico');
    const softwareProvider = { name: 'Emisión Segura S.A.S.', nit: '900508908' };
    expect(whole({}, { softwareProvider })).toContain('Proveedor tecnológico: Emisión Segura S.A.S. (NIT 900508908).');
  });

  it('says all that the tax authority wants on it', () => {
    const document = aDocument();
    const said = texts();
    for (const text of [
      'Factura electrónica de venta',
      document.number,
      'Tostadora del Quindío S.A.S.',
      'NIT 900.508.908-9',
      'Responsable de IVA · Gran contribuyente (O-13) · Autorretenedor (O-15)',
      'Hotel Los Guaduales Ltda.',
      'NIT 900.108.281-3',
      '2026-11-21 10:15:23',
      '2026-11-21 10:15:53',
      '2026-12-21',
      'Crédito',
      'Transferencia Crédito',
      'CAF-500',
      'Café de origen, tostión media, bolsa de 500 g',
      'IVA 5 %',
      '$ 262.500,00',
      'CUFE',
      document.uuid,
      'Página 1 de 1',
    ]) {
      expect(said).toContain(text);
    }
    expect(said.join(' ')).toContain(
      'No. 18760000001 del 2019-01-18, prefijo SETP, desde SETP990000000 hasta SETP995000000, vigente del 2019-01-19 al 2030-01-19.',
    );
    expect(said.join(' ')).toContain('Software Rubrica, fabricado por Rubrica (NIT 900373115).');
    expect(said.join(' ')).toContain('Doscientos sesenta y dos mil quinientos pesos colombianos con 00/100');
  });

  it('is the same, byte for byte, when it is drawn again', () => expect(render()).toEqual(render()));

  it('leaves out the day of a resolution that is not known', () => {
    const { range } = aDocument();
    const { resolutionDate: _, ...undated } = range!;
    expect(whole({ range: undated })).toContain('No. 18760000001, prefijo SETP,');
  });

  it('says where to pay, and what the tenant adds', () => {
    const bankDetails = 'Bancolombia, cuenta de ahorros 123-456789-01\nNequi 300 000 0000';
    const said = texts({}, { bankDetails, footer: 'Somos autorretenedores de renta.' });
    const at = said.indexOf('DATOS PARA EL PAGO');
    expect(said.slice(at + 1, at + 4)).toEqual([
      'Bancolombia, cuenta de ahorros 123-456789-01',
      'Nequi 300 000 0000',
      'Somos autorretenedores de renta.',
    ]);
    expect(whole()).not.toContain('DATOS PARA EL PAGO');
  });

  it('names the capital once', () => expect(texts()).toContain('Bogotá, D.C., 110221, Colombia'));

  it('asks for no payment of a credit note', () => {
    const said = whole(
      { kind: 'credit_note', typeCode: '91', range: null },
      { bankDetails: 'Nequi', footer: 'Gracias.' },
    );
    expect(said).not.toMatch(/Nequi|Vencimiento/);
    expect(said).toContain('Gracias.');
  });

  it('continues long texts of the tenant on the next page', () => {
    const footer = Array.from({ length: 90 }, (_, index) => `línea ${String(index)}`).join('\n');
    const said = texts({}, { bankDetails: footer, footer });
    expect(said.filter((text) => text === 'línea 89')).toHaveLength(2);
    expect(said).toContain('Página 4 de 4');
  });

  it('fits one page and 30 KB with ten lines', () => {
    const pdf = render({ lines: lines(10) });
    expect(pdf.length).toBeLessThan(30 * 1024);
    expect(textsOf(pdf)).toContain('Página 1 de 1');
  });

  it('shows the logo', () => {
    expect(streamsIn(render({}, { logo: logo(400, 100) }))[0]).toContain('/I1 Do');
    expect(streamsIn(render())[0]).not.toContain('/I1 Do');
  });

  it.each([
    ['a wide logo above the name', logo(800, 200), '160 0 0 -40 40 76 cm'],
    ['a very wide one as high as it is', logo(1000, 100), '160 0 0 -16 40 52 cm'],
    ['a square one beside the name', logo(300, 300), '64 0 0 -64 40 100 cm'],
    ['a tall one beside the name', logo(200, 1000), '12.8 0 0 -64 40 100 cm'],
  ])('puts %s', (_, picture, place) => expect(streamsIn(render({}, { logo: picture }))[0]).toContain(place));

  it.each([
    ['without a logo', undefined],
    ['with a wide logo', logo(800, 200)],
    ['with a logo that is hardly wide', logo(160, 100)],
    ['with a square logo', logo(500, 500)],
    ['with a tall logo', logo(100, 1000)],
  ])('stays on one page with up to five lines of three texts each, %s', (_, picture) => {
    const { supplier } = aDocument();
    const contact = { name: 'Marcela Díaz', telefax: '6015550101', note: 'De 8 a 17 h' };
    for (const count of [1, 2, 3, 4, 5]) {
      const said = texts(
        {
          supplier: { ...supplier, contact, partyNames: ['Sede Norte', 'Sede Sur'], commercialRegistration: '12345' },
          lines: lines(count, { brand: 'Quindío', note: 'Lote especial' }),
          notes: ['Gracias por su compra.', 'Entregado en portería.'],
        },
        {
          ...(picture ? { logo: picture } : {}),
          bankDetails: 'Bancolombia, cuenta de ahorros 123-456789-01\nNequi 300 000 0000',
          footer: 'Somos autorretenedores de renta.\nResolución 012635 del 14 de diciembre de 2018.',
        },
      );
      expect(said).toContain('Página 1 de 1');
    }
  });

  it('is drawn smaller where the code would stand alone on the last page, and not where that does not help', () => {
    const scaleOf = (count: number) =>
      / 0 0 (0\.\d+) \S+ \S+ cm/.exec(streamsIn(render({ lines: lines(count) }))[0] ?? '')?.[1];
    const pagesOf = (count: number) =>
      Number(
        texts({ lines: lines(count) })
          .find((text) => text.startsWith('Página 1 de'))
          ?.slice(12),
      );
    const shrunk = Array.from({ length: 40 }, (_, count) => count + 1).filter((count) => scaleOf(count) !== undefined);
    expect(shrunk.length).toBeGreaterThan(0);
    for (const count of shrunk) expect(pagesOf(count)).toBe(1);
    expect(scaleOf(1)).toBeUndefined();
    expect(scaleOf(120)).toBeUndefined();
  });

  it('shows the code, sharp at any size', () => {
    const pdf = render().toString('latin1');
    expect(streamsIn(render())[0]).toContain('/Code Do');
    const [, width] = /\/Width (\d+)\n\/Height \1\n/.exec(pdf) ?? [];
    expect(Number(width)).toBe(qrCode(aDocument().qrText).size);
  });

  it('says on each of its pages that it is not valid, in the test environment', () => {
    const notice = 'Ambiente de pruebas: este documento no tiene validez fiscal.';
    const said = texts({ environment: '2', lines: lines(500) });
    const pages = Number(said.find((text) => text.startsWith('Página 1 de '))?.slice(12));
    expect(pages).toBeGreaterThan(10);
    expect(said.filter((text) => text === notice)).toHaveLength(pages);
    expect(said).toContain(`Página ${String(pages)} de ${String(pages)}`);
    expect(whole({ environment: '1', lines: lines(500) })).not.toContain('validez');
  });

  it('speaks of what it is not: valid, in the test environment', () => {
    expect(whole({ environment: '2' })).toContain('no tiene validez fiscal');
    expect(whole({ environment: '1' })).not.toContain('no tiene validez fiscal');
  });

  it.each([
    ['rejected', 'RECHAZADA', 'Documento rechazado por la DIAN.'],
    ['failed', 'SIN VALIDAR', 'Pendiente de validación por la DIAN.'],
  ] as const)('of a document that is %s has that across each page, below the text', (invalid, stamp, proof) => {
    const pages = streamsIn(render({ lines: lines(60) }, { validatedAt: null, invalid })).filter((page) =>
      page.includes('Tj'),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.indexOf(`(${stamp}) Tj`)).toBe(page.indexOf(') Tj') - stamp.length - 1);
    const warned = texts({ environment: '1', lines: lines(60) }, { validatedAt: null, invalid });
    expect(warned.filter((text) => text.includes('no tiene validez fiscal'))).toHaveLength(pages.length);
    const said = whole({ environment: '1' }, { validatedAt: null, invalid });
    expect(said).toContain('no tiene validez fiscal');
    expect(said).toContain(proof);
  });

  it.each([
    ['en', 'NOT A FISCAL DOCUMENT'],
    ['es', 'SIN VALIDEZ FISCAL'],
  ] as const)(
    'of a preview says so on each page, in the language %s, and has neither hash nor code',
    (preview, stamp) => {
      const pdf = render({ environment: '1', lines: lines(60) }, { validatedAt: null, preview });
      const pages = streamsIn(pdf).filter((page) => page.includes('Tj'));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(page.indexOf(`(${stamp}) Tj`)).toBe(page.indexOf(') Tj') - stamp.length - 1);
      const said = textsOf(pdf).join(' ');
      expect(said).toContain(`${stamp}: `);
      const { uuid } = aDocument();
      for (const secret of [uuid, 'https://', 'Autorización de numeración']) expect(said).not.toContain(secret);
      expect(pdf.toString('latin1')).not.toContain(uuid);
      expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    },
  );

  it('says that it waits for the tax authority, when it was issued in contingency', () => {
    const said = whole({ typeCode: '04' }, { validatedAt: null, contingency: true });
    expect(said).toContain('expedido en contingencia');
    expect(said).toContain('Pendiente de validación por la DIAN.');
    expect(said).toContain('48 horas');
  });

  it('says later that it was issued in contingency, when it is validated', () => {
    const said = whole({ typeCode: '04' });
    expect(said).toContain('expedido en contingencia');
    expect(said).toContain('Documento validado por la DIAN el 2026-11-21 10:15:53.');
    expect(said).not.toContain('48 horas');
  });

  it('tells withholdings and prepaid amounts as information', () => {
    const said = whole({
      withholdings: [
        {
          code: '06',
          name: 'ReteRenta',
          amount: '6250.00',
          subtotals: [{ kind: 'percent', rate: '2.50', taxableAmount: '250000.00', amount: '6250.00' }],
        },
      ],
      prepaid: [anAdvance],
    });
    expect(said).toContain('ReteRenta 2,5 % sobre $ 250.000,00 $ 6.250,00');
    expect(said).toContain('Anticipo recibido el 2026-11-01 $ 1.000,00');
  });

  it('takes prepaid amounts off where the totals do', () => {
    const { totals } = aDocument();
    const said = whole({
      totals: { ...totals, prepaidAmount: '1000.00', payableAmount: '261500.00' },
      prepaid: [anAdvance],
    });
    expect(said).toContain('Menos anticipos $ 1.000,00');
    expect(said).toContain('Total a pagar $ 261.500,00');
  });

  it('tells discounts and charges on the whole, each with its reason', () => {
    const item = { reasonCode: '00', rate: '5.00', base: '250000.00', amount: '12500.00' };
    const freight = { reasonCode: null, reason: 'Flete', rate: '3.63636', base: '247500.00', amount: '9000.00' };
    const said = whole({ allowances: [{ ...item, reason: 'Pronto pago' }], charges: [freight] });
    expect(said).toContain('Menos descuento 5 % Pronto pago $ 12.500,00');
    expect(said).toContain('Más recargo Flete $ 9.000,00');
    const { totals } = aDocument();
    const many = whole({
      allowances: Array.from({ length: 50 }, () => ({ ...item, reason: 'Uno' })),
      totals: { ...totals, allowanceTotal: '625000.00' },
    });
    expect(many).toContain('Menos descuentos 50 en total $ 625.000,00');
  });

  it('tells in pesos what is to be paid in another currency', () => {
    const said = whole({ currency: 'USD', exchangeRate: { rate: '4123.57', date: '2026-11-20' } });
    expect(said).toContain('1 USD = $ 4.123,57 (2026-11-20)');
    expect(said).toContain('USD 262.500,00');
    expect(said).toContain('Doscientos sesenta y dos mil quinientos dólares estadounidenses con 00/100');
    expect(said).toContain('Equivale a $ 1.082.437.125,00, a la tasa de cambio del 2026-11-20.');
  });

  it('does not say of a buyer what it has not said itself', () => {
    const { customer } = aDocument();
    const silent = { ...customer, taxScheme: { id: 'ZZ', name: 'No aplica' }, taxLevelCodes: ['R-99-PN'] };
    expect(whole({ customer: silent })).not.toContain('No responsable de IVA');
  });

  it('says nothing of the taxes of the final consumer, whom tickets give the tax scheme of IVA', () => {
    const answers = { id: '01', name: 'IVA' };
    const customer = { ...aDocument().customer, taxScheme: answers, taxLevelCodes: ['R-99-PN'] };
    const identification = { type: '13', number: '222222222222', checkDigit: null };
    expect(texts({ customer })).toContain('Responsable de IVA');
    expect(texts({ customer: { ...customer, identification } })).not.toContain('Responsable de IVA');
  });

  it('shows what is free, discounted and sold for another', () => {
    const said = whole({
      lines: [
        aLine({ unitPrice: '0.00', referencePrice: { amount: '100.00', type: '01' } }),
        aLine({
          referencePrice: { amount: '31000.00', type: '01' },
          allowances: [
            { reasonCode: '00', reason: 'Cliente frecuente', rate: '10.00', base: '1000.00', amount: '100.00' },
          ],
          mandate: { type: '31', number: '900108281', checkDigit: '3' },
          taxTotals: [],
        }),
      ],
    });
    expect(said).toContain('Sin costo. Valor de referencia: $ 100,00');
    expect(said).not.toContain('Sin costo. Valor de referencia: $ 31.000,00');
    expect(said).toContain('Valor de referencia: $ 31.000,00');
    expect(said).toContain('Descuento 10 %: $ 100,00 (Cliente');
    expect(said).toContain('Por mandato de 900.108.281-3');
    expect(said).toContain('Excluido');
  });

  it('says which documents belong to it, how it was delivered and what was agreed on the payment', () => {
    const { customer, paymentMeans } = aDocument();
    const said = whole({
      paymentMeans: { ...paymentMeans, paymentId: '7709998' },
      additionalPaymentMeans: [{ form: '2', code: '48', dueDate: '2026-12-21', paymentId: 'A-1' }],
      paymentTerms: [
        {
          note: 'Primera cuota',
          settlementDiscountPercent: '2.00',
          penaltySurchargePercent: '1.50',
          amount: '100000.00',
          dueDate: '2026-12-01',
        },
      ],
      period: { startDate: '2026-11-01', startTime: null, endDate: '2026-11-30', endTime: null },
      despatchDocumentReferences: [{ number: 'REM-1', issueDate: '2026-11-20' }, { number: 'REM-2' }],
      receiptDocumentReferences: [{ number: 'EA-1' }],
      additionalDocumentReferences: [{ number: 'CT-7', typeCode: 'FTC', type: 'Contrato', issueDate: '2026-01-10' }],
      delivery: {
        actualDeliveryDate: '2026-11-20',
        actualDeliveryTime: null,
        address: customer.address,
        location: null,
        party: { ...customer, legalName: 'La Línea S.A.', email: null },
      },
    });
    for (const text of [
      'Referencia de pago 7709998',
      'Período facturado 2026-11-01 a 2026-11-30',
      'Remisiones: REM-1 (2026-11-20), REM-2 Recepciones: EA-1 Contrato · CT-7 (2026-01-10)',
      'Fecha: 2026-11-20 Dirección: Carrera 7 # 71-21, Bogotá',
      'Transportador: La Línea S.A., NIT 900.108.281-3',
      'También: Tarjeta Crédito · vence 2026-12-21 · referencia de pago A-1',
      'Cuota de $ 100.000,00 · vence 2026-12-01 · descuento por pronto pago 2 % · interés de mora 1,5 % · Primera cuota',
    ])
      expect(said).toContain(text);
  });

  it('says what a line has of its own: period, documents, delivery', () => {
    const { customer } = aDocument();
    const said = whole({
      lines: [
        aLine({
          period: {
            startDate: '2026-11-01',
            startTime: '00:00:00-05:00',
            endDate: '2026-11-30',
            endTime: '23:59:59-05:00',
          },
          orderLineReferences: [{ lineId: '3', document: { id: 'OC-8841', date: '2026-11-10' } }],
          despatchLineReferences: [{ lineId: '1', document: { number: 'REM-1' } }],
          receiptLineReferences: [{ lineId: '2', document: null }],
          documentReferences: [{ number: 'GR-7', type: 'Guía' }],
          delivery: {
            actualDeliveryDate: '2026-11-20',
            actualDeliveryTime: '15:30:00-05:00',
            address: null,
            location: { id: '7701234000011', schemeId: '999', schemeName: 'EAN' },
            party: { ...customer, legalName: 'La Línea S.A.', phone: null, email: null },
          },
          deliveryTerms: { id: null, specialTerms: 'Flete pagado', incoterm: 'CIP', lossRisk: null },
        }),
      ],
    }).replaceAll(/\s+/g, ' ');
    for (const text of [
      'Período: 2026-11-01 00:00:00 a 2026-11-30 23:59:59',
      'Orden de compra OC-8841 (2026-11-10), línea 3',
      'Remisión REM-1, línea 1',
      'Recepción, línea 2',
      'Guía · GR-7',
      'Entrega. Fecha: 2026-11-20 15:30:00. Lugar: EAN 7701234000011',
      'Transportador: La Línea S.A., NIT 900.108.281-3',
      'Condiciones de entrega: CIP · Flete pagado',
    ])
      expect(said).toContain(text);
  });

  it('says how an advance was paid, and what is to be paid in a further currency', () => {
    const said = whole({
      deliveryTerms: { id: 'CT-118', specialTerms: null, incoterm: 'FOB', lossRisk: 'Franco a bordo, Cartagena' },
      exchangeRate: { rate: '4000.00', date: '2026-11-20', currency: 'USD' },
      paymentAlternativeExchangeRate: { rate: '4700.00', date: '2026-11-19', currency: 'EUR' },
      prepaid: [
        {
          ...anAdvance,
          id: 'RC-1042',
          paidDate: '2026-10-31',
          paidTime: '15:30:00-05:00',
          instructionId: 'Anticipo del 40 %',
        },
      ],
    });
    for (const text of [
      'Condiciones de entrega FOB',
      'Condiciones: Franco a bordo, Cartagena · acuerdo CT-118',
      '1 EUR = $ 4.700,00 (2026-11-19)',
      'O bien EUR 55,85, a la tasa de cambio del 2026-11-19.',
      'Anticipo RC-1042, recibido el 2026-11-01 $ 1.000,00',
      'Anticipo RC-1042: pagado el 2026-10-31 15:30:00 · Anticipo del 40 %',
    ])
      expect(said).toContain(text);
  });

  it('names whom to ask, other names, and the members of a consortium', () => {
    const { supplier, customer } = aDocument();
    const contact = { name: 'Marcela Díaz', telefax: '6015550101', note: 'De 8 a 17 h' };
    const member = {
      participationPercent: '60.00',
      legalName: 'Vías del Sur S.A.S.',
      identification: customer.identification,
      taxLevelCodes: [],
      taxScheme: customer.taxScheme,
    };
    const said = whole({
      supplier: { ...supplier, partyNames: ['Sede Norte', 'Sede Sur'], contact, shareholders: [member] },
      customer: {
        ...customer,
        tradeName: 'Los Guaduales',
        partyNames: ['Hotel Centro'],
        contact: { ...contact, telefax: null },
      },
    });
    expect(said).toContain('Sede Norte · Sede Sur');
    expect(said).toContain('Tel. 6015550100 · Fax 6015550101 · facturacion@lanapa.example');
    expect(said).toContain('Los Guaduales · Hotel Centro');
    expect(said.match(/Contacto: Marcela Díaz. De 8 a 17 h/g)).toHaveLength(2);
    expect(said).toContain('INTEGRANTES DEL EMISOR 60 % Vías del Sur S.A.S., NIT 900.108.281-3');
  });

  it('says of a line its own code, its properties and what is withheld', () => {
    const withholding = {
      code: '06',
      name: 'ReteRenta',
      amount: '6250.00',
      subtotals: [{ kind: 'percent' as const, rate: '2.50', taxableAmount: '250000.00', amount: '6250.00' }],
    };
    const sellersItemIdentification = { id: 'AM-07', extendedId: 'AM-07-500' };
    const said = texts({
      lines: [
        aLine({
          sellersItemIdentification,
          additionalItemProperties: [
            { name: 'Lote', value: 'L-2201', quantity: null },
            { name: 'Peso', value: 'neto', quantity: { value: '12.50', unitCode: 'KGM' } },
          ],
          withholdings: [withholding],
        }),
        aLine({ productCode: null, sellersItemIdentification: { id: 'B-1', extendedId: null } }),
      ],
    });
    expect(said).toContain('Código del vendedor: AM-07 / AM-07-500');
    expect(said).toContain('Lote: L-2201');
    expect(said).toContain('Peso: neto (12,5 kilogramo)');
    expect(said).toContain('ReteRenta 2,5 %: $ 6.250,00 (retención, informativa)');
    expect(said).toContain('B-1');
  });

  it('continues what belongs to it over pages', () => {
    const despatchDocumentReferences = Array.from({ length: 400 }, (_, index) => ({
      number: `REM-${String(index)}-${'x'.repeat(40)}`,
    }));
    const said = whole({ despatchDocumentReferences });
    expect(said).toContain('REM-399-');
    expect(said).toContain('Página 3 de');
  });

  it('is drawn without a buyer’s address, a range prefix, a due date', () => {
    const document = aDocument();
    const pdf = render({
      customer: { ...document.customer, address: null, email: null },
      range: document.range && { ...document.range, prefix: '' },
      prefix: '',
      paymentMeans: { form: '1', code: '10', dueDate: null, paymentId: null },
      qrText: '',
    });
    expect(textsOf(pdf)).toContain('Contado');
  });
});

describe('the graphic representation of a long invoice', () => {
  it('repeats the head of the table and numbers its pages', () => {
    const said = texts({ lines: lines(120) });
    const pages = Number(said.find((text) => text.startsWith('Página 1 de '))?.slice(12));
    expect(pages).toBeGreaterThan(2);
    expect(said).toContain(`Página ${pages} de ${pages}`);
    expect(said.filter((text) => text === 'Descripción')).toHaveLength(pages);
    expect(said.filter((text) => text === 'Café de origen, tostión media, bolsa de 500 g')).toHaveLength(120);
  });

  it('continues a description that is longer than a page', () => {
    const description = Array.from({ length: 900 }, (_, index) => `palabra${index}`).join(' ');
    const said = whole({ lines: lines(2, { description }) });
    expect(said).toContain('palabra0 ');
    expect(said).toContain('palabra899');
    expect(said).toContain('Página 2 de');
  });

  it('continues the taxes over pages, when there are that many rates', () => {
    const subtotals = Array.from({ length: 120 }, (_, index) => ({
      kind: 'percent' as const,
      rate: `${String(index)}.25`,
      taxableAmount: '100.00',
      amount: '1.00',
    }));
    const said = whole({ taxTotals: [{ code: '01', name: 'IVA', amount: '120.00', subtotals }] });
    for (const { rate } of subtotals) expect(said).toContain(`IVA ${rate.replace('.', ',')} % sobre`);
    expect(said).toContain('Página 3 de');
  });

  it('continues notes over pages', () => {
    const notes = [Array.from({ length: 3000 }, (_, index) => `nota${index}`).join(' ')];
    const said = whole({ notes });
    expect(said).toContain('nota2999');
    expect(said).toContain('Página 3 de');
  });
});

describe('the graphic representation of a credit note', () => {
  it('names the invoice that it corrects and why', () => {
    const document = aDocument();
    const said = whole({
      kind: 'credit_note',
      typeCode: '91',
      uuidScheme: 'CUDE-SHA384',
      range: null,
      billingReference: { number: 'SETP990000001', uuid: document.uuid, issueDate: '2026-11-01' },
      discrepancy: {
        reasonCode: '2',
        concept: 'Anulación de factura electrónica',
        reason: 'Anulación de factura electrónica',
      },
    });
    expect(said).toContain('Nota crédito de la factura electrónica de venta');
    expect(said).toContain('Factura electrónica de venta SETP990000001 del 2026-11-01');
    expect(said).toContain(`CUFE ${document.uuid}`);
    expect(said).toContain('Concepto 2: Anulación de factura electrónica #');
    expect(said).toContain('Total nota crédito $ 262.500,00');
    expect(said).toContain('Representación gráfica de la nota crédito de la factura electrónica de venta.');
  });

  it('names its concept beside the reason in the words of its issuer, and the CUDE of an invoice on paper', () => {
    const document = aDocument();
    const said = whole({
      kind: 'debit_note',
      typeCode: '92',
      range: null,
      billingReference: {
        number: 'CONT7',
        uuid: document.uuid,
        uuidScheme: 'CUDE-SHA384',
        issueDate: '2026-11-01',
      },
      discrepancy: { reasonCode: '1', concept: 'Intereses', reason: 'Dos meses de mora' },
    });
    expect(said).toContain('Nota débito de la factura electrónica de venta');
    expect(said).toContain('Concepto 1: Intereses. Dos meses de mora');
    expect(said).toContain(`CUDE ${document.uuid}`);
  });

  it('names the period that it is about, where it refers to no invoice', () => {
    const said = whole({
      kind: 'credit_note',
      typeCode: '91',
      range: null,
      period: { startDate: '2026-10-01', startTime: null, endDate: '2026-10-31', endTime: null },
      billingReference: null,
      discrepancy: {
        reasonCode: '3',
        concept: 'Rebaja o descuento parcial o total',
        reason: 'Rebaja o descuento parcial o total',
      },
    });
    expect(said).toContain('Sin referencia a una factura. Período: 2026-10-01 a 2026-10-31');
  });
});

describe('text that the built-in fonts lack', () => {
  const described = (description: string) => render({ lines: [aLine({ description })] });

  it('is drawn in glyphs that travel in the file, and can be copied from it', () => {
    const pdf = described('Dvořák, Ελύτης — Привет');
    expect(glyphTextsOf(pdf).join('')).toBe('Dvořák, ΕλύτηςПривет');
    expect(textsOf(pdf)).toContain(' — ');
    expect(pdf.length).toBeLessThan(20 * 1024);
  });

  it('is the same, byte for byte, when it is drawn again', () => expect(described('Ящик')).toEqual(described('Ящик')));

  it.each([
    ['Chinese', '北京科技有限公司 繁體'],
    ['Japanese', 'こんにちは、コーヒー豆'],
    ['Korean', '서울 커피'],
    ['emoji', '☕ 😀 🚀 👍 👨‍👩‍👧 🇨🇴'],
    ['Thai', 'สวัสดีชาวโลก'],
    ['Amharic', 'ሰላም'],
  ])('is drawn in %s', (_, text) => expect(glyphTextsOf(described(text)).join('')).toBe(text.replaceAll(' ', '')));

  it('is drawn from right to left in Arabic', () => {
    const drawn = glyphTextsOf(described('قهوة مرحبا')).join('');
    expect([...drawn].reverse().join('').normalize('NFKC')).toBe('قهوة مرحبا');
  });

  it('keeps Latin words in one piece and in their order, after Hebrew and Arabic in the same font', () => {
    const drawn = glyphTextsOf(described('שלום Dvořák قهوة Łukasz')).join('').normalize('NFKC');
    expect(drawn).toBe('םולשDvořák ةوهقŁukasz');
  });

  it('has the digits of a number and brackets as they are read', () => {
    const pdf = described('מלון (גדול) 12,50 Dvořák (fin)');
    const strings = streamsIn(pdf).flatMap((content) => content.match(/(?:<[0-9a-f]+>|\((?:\\.|[^\\)])*\)) Tj/g) ?? []);
    const at = strings.findIndex((text) => text.includes('12,50'));
    expect(strings[at]).toBe('(12,50) Tj');
    expect(strings.slice(at + 1).filter((text) => /[()]{2}/.test(text))).not.toEqual([]);
    expect(textsOf(pdf)).toContain(' (fin)');
  });

  it('begins each line at its left end, also where the line above is in the same font', () => {
    const pages = streamsIn(described('北京科技有限公司'.repeat(12))).filter((content) => content.includes('re f'));
    const glyphs = pages.flatMap((page) => page.split('\n').filter((operator) => /<[0-9a-f]+> Tj/.test(operator)));
    expect(glyphs.length).toBeGreaterThan(1);
    for (const operator of glyphs) expect(operator).toMatch(/^BT .*Tm <[0-9a-f]+> Tj ET$/);
  });

  it('is drawn as letters and marks where fontkit does not find the place of a mark', () =>
    expect(glyphTextsOf(described('നമസ്കാരം')).join('')).toBe('നമസ്കാരം'));

  it('has no circle that nobody wrote', () => expect(glyphTextsOf(described('বাংলা')).join('')).toBe('বাংলা'));

  it('shows what no font of ours has', () =>
    expect(glyphTextsOf(described('\u{13000} Sushi \ue000'))).toEqual(['\uFFFD', '\uFFFD']));

  it('costs nothing where there is none', () =>
    expect(described('Café «La Ñapa» — 50 %').toString('latin1')).not.toContain('/Type3'));

  it('is drawn wherever it stands, whatever it is', () => {
    const { customer, supplier } = aDocument();
    const odd = '東京 Ящик ☕ שלום مرحبا \u0000\ud800 👍🏽';
    const pdf = render({
      customer: { ...customer, legalName: odd, email: odd },
      supplier: { ...supplier, legalName: odd, tradeName: odd.repeat(20) },
      notes: [odd.repeat(200)],
      orderReference: { id: odd, date: null },
      lines: lines(90, { description: odd.repeat(3), note: odd, brand: odd, unitCode: odd }),
      allowances: [{ reasonCode: '00', reason: odd.repeat(9), rate: '100.00', base: '1.00', amount: '1.00' }],
    });
    expect(textsOf(pdf).some((text) => text.startsWith('Página 3 de'))).toBe(true);
  });
});

describe("the tenant's colour", () => {
  it('fills title, table head and total', () => {
    const [page = ''] = streamsIn(render({}, { brandColor: '#ff8800' }));
    expect(page).toContain('1 0.53 0 rg');
    expect(streamsIn(render())[0]).not.toContain('1 0.53 0 rg');
  });
});
