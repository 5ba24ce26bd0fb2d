import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { FiscalDocument, FiscalLine } from '@rubrica/fiscal';
import { aDocument, aLine } from './fiscal-document.fixture.js';
import { renderPdf, type RepresentationContext } from './render-pdf.js';

const context: RepresentationContext = {
  validatedAt: '2026-11-21T15:15:53.000Z',
  contingency: false,
  softwareName: 'Rubrica',
  softwareMaker: { name: 'Rubrica', nit: '900373115' },
};

/** All that is written, string by string, in the order of the pages. */
const textsOf = (pdf: Buffer): readonly string[] => {
  const texts: string[] = [];
  const file = pdf.toString('latin1');
  for (const match of file.matchAll(/<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const from = match.index + match[0].length;
    const content = inflateSync(pdf.subarray(from, from + Number(match[1]))).toString('latin1');
    for (const [, text = ''] of content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)) {
      texts.push(new TextDecoder('windows-1252').decode(Buffer.from(text.replace(/\\(.)/g, '$1'), 'latin1')));
    }
  }
  return texts;
};

const render = async (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  renderPdf(aDocument(over), { ...context, ...in_ });
const texts = async (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  textsOf(await render(over, in_));
const whole = async (over: Partial<FiscalDocument> = {}, in_: Partial<RepresentationContext> = {}) =>
  (await texts(over, in_)).join(' ');

const lines = (count: number, over: Partial<FiscalLine> = {}): FiscalLine[] =>
  Array.from({ length: count }, (_, index) => aLine({ id: String(index + 1), ...over }));

/** A PNG of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

describe('the graphic representation of an invoice', () => {
  it('says all that the tax authority wants on it', async () => {
    const document = aDocument();
    const said = await texts();
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
      'No. 18760000001, prefijo SETP, desde SETP990000000 hasta SETP995000000, vigente del 2019-01-19 al 2030-01-19.',
    );
    expect(said.join(' ')).toContain('Software Rubrica, fabricado por Rubrica (NIT 900373115).');
    expect(said.join(' ')).toContain('Doscientos sesenta y dos mil quinientos pesos colombianos con 00/100');
  });

  it('is the same, byte for byte, when it is drawn again', async () => expect(await render()).toEqual(await render()));

  it('fits one page and 30 KB with ten lines', async () => {
    const pdf = await render({ lines: lines(10) });
    expect(pdf.length).toBeLessThan(30 * 1024);
    expect(textsOf(pdf)).toContain('Página 1 de 1');
  });

  it('shows the logo', async () =>
    expect((await render({}, { logo: LOGO })).toString('latin1')).toContain('/Subtype /Image'));

  it('speaks of what it is not: valid, in the test environment', async () => {
    expect(await whole({ environment: '2' })).toContain('no tiene validez fiscal');
    expect(await whole({ environment: '1' })).not.toContain('no tiene validez fiscal');
  });

  it('says that it waits for the tax authority, when it was issued in contingency', async () => {
    const said = await whole({ typeCode: '04' }, { validatedAt: null, contingency: true });
    expect(said).toContain('expedido en contingencia');
    expect(said).toContain('Pendiente de validación por la DIAN.');
    expect(said).toContain('48 horas');
  });

  it('says later that it was issued in contingency, when it is validated', async () => {
    const said = await whole({ typeCode: '04' });
    expect(said).toContain('expedido en contingencia');
    expect(said).toContain('Documento validado por la DIAN el 2026-11-21 10:15:53.');
    expect(said).not.toContain('48 horas');
  });

  it('tells withholdings and prepaid amounts as information', async () => {
    const said = await whole({
      withholdings: [
        {
          code: '06',
          name: 'ReteRenta',
          amount: '6250.00',
          subtotals: [{ kind: 'percent', rate: '2.50', taxableAmount: '250000.00', amount: '6250.00' }],
        },
      ],
      prepaid: [{ amount: '1000.00', receivedOn: '2026-11-01' }],
    });
    expect(said).toContain('ReteRenta 2,5 % sobre $ 250.000,00 $ 6.250,00');
    expect(said).toContain('Anticipo recibido el 2026-11-01 $ 1.000,00');
  });

  it('takes prepaid amounts off where the totals do', async () => {
    const { totals } = aDocument();
    const said = await whole({
      totals: { ...totals, prepaidAmount: '1000.00', payableAmount: '261500.00' },
      prepaid: [{ amount: '1000.00', receivedOn: '2026-11-01' }],
    });
    expect(said).toContain('Menos anticipos $ 1.000,00');
    expect(said).toContain('Total a pagar $ 261.500,00');
  });

  it('shows what is free, discounted and sold for another', async () => {
    const said = await whole({
      lines: [
        aLine({
          referencePrice: { amount: '100.00', type: '01' },
          allowances: [
            { reasonCode: '00', reason: 'Cliente frecuente', rate: '10.00', base: '1000.00', amount: '100.00' },
          ],
          mandate: { type: '31', number: '900108281', checkDigit: '3' },
          taxTotals: [],
        }),
      ],
    });
    expect(said).toContain('Sin costo. Valor de referencia: $ 100,00');
    expect(said).toContain('Descuento 10 %: $ 100,00 (Cliente');
    expect(said).toContain('Por mandato de 900.108.281-3');
    expect(said).toContain('Excluido');
  });

  it('is drawn without a buyer’s address, a range prefix, a due date', async () => {
    const document = aDocument();
    const pdf = await render({
      customer: { ...document.customer, address: null, email: null },
      range: document.range && { ...document.range, prefix: '' },
      prefix: '',
      paymentMeans: { form: '1', code: '10', dueDate: null },
      qrText: '',
    });
    expect(textsOf(pdf)).toContain('Contado');
  });
});

describe('the graphic representation of a long invoice', () => {
  it('repeats the head of the table and numbers its pages', async () => {
    const said = await texts({ lines: lines(120) });
    const pages = Number(said.find((text) => text.startsWith('Página 1 de '))?.slice(12));
    expect(pages).toBeGreaterThan(2);
    expect(said).toContain(`Página ${pages} de ${pages}`);
    expect(said.filter((text) => text === 'Descripción')).toHaveLength(pages);
    expect(said.filter((text) => text === 'Café de origen, tostión media, bolsa de 500 g')).toHaveLength(120);
  });

  it('continues a description that is longer than a page', async () => {
    const description = Array.from({ length: 900 }, (_, index) => `palabra${index}`).join(' ');
    const said = await whole({ lines: lines(2, { description }) });
    expect(said).toContain('palabra0 ');
    expect(said).toContain('palabra899');
    expect(said).toContain('Página 2 de');
  });

  it('continues notes over pages', async () => {
    const notes = [Array.from({ length: 3000 }, (_, index) => `nota${index}`).join(' ')];
    const said = await whole({ notes });
    expect(said).toContain('nota2999');
    expect(said).toContain('Página 3 de');
  });
});

describe('the graphic representation of a credit note', () => {
  it('names the invoice that it corrects and why', async () => {
    const document = aDocument();
    const said = await whole({
      kind: 'credit_note',
      typeCode: '91',
      uuidScheme: 'CUDE-SHA384',
      range: null,
      billingReference: { number: 'SETP990000001', uuid: document.uuid, issueDate: '2026-11-01' },
      discrepancy: { reasonCode: '2', reason: 'Anulación de factura electrónica' },
    });
    expect(said).toContain('Nota crédito de la factura electrónica de venta');
    expect(said).toContain('Factura SETP990000001 del 2026-11-01');
    expect(said).toContain('Concepto 2: Anulación de factura electrónica');
    expect(said).toContain('CUDE');
  });
});

describe('text that the built-in fonts lack', () => {
  it('is drawn with the gaps shown', async () =>
    expect(
      await texts({ customer: { ...aDocument().customer, legalName: '東京 Sushi ☕ (Bogotá) \\ S.A.S. “€”' } }),
    ).toContain('?? Sushi ? (Bogotá) \\ S.A.S. “€”'));
});
