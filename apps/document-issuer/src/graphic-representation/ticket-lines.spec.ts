import { describe, expect, it } from '@jest/globals';
import type { TicketLine } from '@rubrica/contracts';
import type { FiscalDocument } from '@rubrica/fiscal';
import { aLine } from './fiscal-document.fixture.js';
import { textsOf } from './pdf-text.fixture.js';
import { renderTicket } from './render-ticket.js';
import type { RepresentationContext } from './representation-context.js';
import { TICKET_COLUMNS, ticketLines } from './ticket-lines.js';
import { aTicket } from './ticket.fixture.js';

const context: RepresentationContext = {
  validatedAt: null,
  contingency: false,
  softwareName: 'Rubrica',
  softwareProvider: null,
  softwareMaker: { name: 'Rubrica', nit: '900373115-3' },
  footer: 'Cambios en 8 días con este tiquete.',
};

const WIDTHS = [
  { width: '58', columns: 32 },
  { width: '80', columns: 48 },
] as const;

const linesOf = (
  over: Partial<FiscalDocument> = {},
  in_: Partial<RepresentationContext> = {},
  columns = 48,
): readonly TicketLine[] => ticketLines(aTicket(over), { ...context, ...in_ }, columns);

const texts = (lines: readonly TicketLine[]): readonly string[] =>
  lines.flatMap((line) => (line.type === 'text' ? [line.text] : []));

describe('the lines of a ticket', () => {
  it('say all that the law wants on it', () => {
    const document = aTicket();
    const said = texts(linesOf());
    for (const text of [
      'Café La Ñapa',
      'Tostadora del Quindío S.A.S.',
      'NIT 900.508.908-9',
      'Responsable de IVA',
      'DOCUMENTO EQUIVALENTE ELECTRÓNICO POS',
      'Tiquete de máquina registradora con sistema',
      'EPOS42',
      'Emisión 2026-11-21 10:15:23',
      'Caja: CAJA-0317',
      'Ubicación: Tienda Chapinero, piso 1',
      'Cajero: Luz Dary Rincón',
      'Tipo de caja: Caja principal',
      'Venta: V-20261121-0042',
      'Adquirente: Consumidor Final',
      'Café de origen, tostión media, bolsa de 500 g',
      '10 unidad x 25.000,00  IVA 5 %        250.000,00',
      '1 unidad x 100,00  Excluido               100,00',
      'IVA 5 % sobre $ 250.000,00             12.500,00',
      'TOTAL                               $ 262.500,00',
      'Forma de pago                            Contado',
      'Medio de pago                           Efectivo',
      'Fidelización: FID-1000001 Marta Lucía Ospina',
      'Puntos                                       120',
      'Pendiente de validación por la DIAN.',
      'Software CajaYa, fabricado por Cajas S.A.S.',
    ])
      expect(said).toContain(text);
    expect(said.join(' ')).toContain('desde SETP990000000 hasta SETP995000000, vigente del 2019-01-19 al 2030-01-19.');
    expect(said.join('')).toContain(document.uuid);
  });

  it('name the maker of the software as the XML does, with the NIT that the installation gives him', () => {
    const softwareMaker = { name: 'Cajas S.A.S.', nit: '900373115-3' };
    expect(texts(linesOf({}, { softwareMaker })).join(' ')).toContain(
      'Software CajaYa, fabricado por Cajas S.A.S. (NIT 900373115-3)',
    );
  });

  it.each(WIDTHS)('have no more characters than paper of $width mm takes', ({ width, columns }) => {
    expect(TICKET_COLUMNS[width]).toBe(columns);
    const lines = linesOf({ notes: ['x'.repeat(100), '漢字'.repeat(30)] }, {}, columns);
    for (const text of texts(lines)) expect(Array.from(text).length).toBeLessThanOrEqual(columns);
  });

  it('have the QR code of the document, and end with the cut', () => {
    const lines = linesOf();
    expect(lines.filter(({ type }) => type === 'qr')).toEqual([
      { type: 'qr', text: aTicket().qrText, align: 'center' },
    ]);
    expect(lines.at(-1)).toEqual({ type: 'cut' });
  });

  it('call a document validated only when DIAN has validated it', () => {
    const validatedAt = '2026-11-21T15:15:53.000Z';
    expect(texts(linesOf())).not.toContain('validado');
    expect(texts(linesOf({}, { validatedAt })).join(' ')).toContain('validado por la DIAN el 2026-11-21 10:15:53.');
    expect(texts(linesOf({}, { validatedAt })).join(' ')).not.toContain('Pendiente');
  });

  it.each([
    [{ invalid: 'rejected' }, 'RECHAZADO por la DIAN'],
    [{ contingency: true }, 'expedido en contingencia'],
  ] as const)('say in bold what is unusual: %j', (in_, text) => {
    const bold = linesOf({}, in_).flatMap((line) => (line.type === 'text' && line.emphasis ? [line.text] : []));
    expect(bold.join(' ')).toContain(text);
  });

  it('leave out the loyalty programme of a buyer who is in none', () => {
    const extensions = [
      {
        ...{ group: 'BeneficiosComprador', element: 'InformacionBeneficiosComprador' },
        values: [
          ['Codigo', '222222222222'],
          ['NombresApellidos', 'Consumidor Final'],
          ['Puntos', '0'],
        ] as const,
      },
    ];
    expect(texts(linesOf({ extensions })).join(' ')).not.toMatch(/Fidelización|Puntos/);
  });

  it('take nothing from a text that a printer would read as a command', () => {
    const description = 'Café \u001bp0\u0019\u00fa \u001d\u0056\u0000 molido';
    const said = texts(linesOf({ lines: [aLine({ description })] })).join('\n');
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(said).toContain('molido');
  });

  it('put an amount below a label that leaves no room for it', () => {
    const said = texts(linesOf({}, {}, 32));
    const at = said.indexOf('IVA 5 % sobre $ 250.000,00');
    expect(said[at + 1]).toBe('12.500,00'.padStart(32));
  });
});

describe('the PDF of a ticket', () => {
  it.each(WIDTHS)('of $width mm that is a preview says so across the paper, without hash and code', ({ width }) => {
    const pdf = renderTicket(width)(aTicket(), { ...context, preview: 'es' });
    const said = textsOf(pdf);
    expect(said[0]).toBe('SIN VALIDEZ FISCAL');
    expect(said.join('')).not.toMatch(/[0-9a-f]{96}|CUDE|Autorizaci/);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it.each(WIDTHS)(
    'of $width mm is as wide as the paper, as long as it takes, and has all lines',
    ({ width, columns }) => {
      const boxOf = (pdf: Buffer): readonly number[] =>
        (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number);
      const pdf = renderTicket(width)(aTicket(), context);
      const longer = renderTicket(width)(aTicket({ lines: Array.from({ length: 90 }, () => aLine()) }), context);
      expect(boxOf(pdf)[0]).toBeCloseTo((Number(width) * 72) / 25.4, 1);
      expect(boxOf(longer)[1]).toBeGreaterThan(boxOf(pdf)[1]! + 90 * 9);
      expect(textsOf(pdf)).toEqual(texts(linesOf({}, {}, columns)));
      expect(pdf.length).toBeLessThan(20 * 1024);
    },
  );
});
