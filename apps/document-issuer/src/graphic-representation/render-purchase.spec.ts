import { describe, expect, it } from '@jest/globals';
import type { FiscalDocument } from '@rubrica/fiscal';
import { aDocument, anAdjustmentNote, aPurchase } from './fiscal-document.fixture.js';
import { textsOf } from './pdf-text.fixture.js';
import { renderPdf } from './render-pdf.js';

const texts = (document: FiscalDocument): readonly string[] =>
  textsOf(
    renderPdf(document, {
      validatedAt: null,
      contingency: false,
      softwareName: 'Rubrica',
      softwareProvider: null,
      softwareMaker: { name: 'Rubrica', nit: '900373115' },
    }),
  );

describe('the graphic representation of a support document', () => {
  it('says all that Resolución 000167 de 2021 asks', () => {
    const said = texts(aPurchase());
    const all = said.join(' ');
    expect(all).toContain('Documento soporte en adquisiciones efectuadas a no obligados a facturar');
    for (const text of [
      'SEDS984000001',
      '2026-11-21 10:15:23',
      'Café pergamino seco',
      'ReteRenta 0,5 %',
      'Total documento soporte',
      '$ 2.250.000,00',
      'CUDS',
      aPurchase().uuid,
    ])
      expect(said).toContain(text);
    expect(all).toContain('Fecha de la operación: 2026-11-20 (por operación)');
    expect(all).toContain('desde SEDS984000000 hasta SEDS985000000, vigente del 2022-01-01 al 2030-12-31.');
    expect(all).toContain('Representación gráfica del documento soporte');
    expect(all).toContain('Software Rubrica, fabricado por Rubrica (NIT 900373115).');
  });

  it('has the tenant on top as the buyer, and the seller in the place of the buyer of an invoice', () => {
    const said = texts(aPurchase());
    expect(said.slice(0, 4)).toEqual([
      'Adquirente',
      'Café La Ñapa',
      'Tostadora del Quindío S.A.S.',
      'NIT 900.508.908-9',
    ]);
    const seller = said.indexOf('VENDEDOR NO OBLIGADO A FACTURAR');
    expect(said.slice(seller + 1, seller + 3)).toEqual(['Rosa Elvira Pinzón', 'NIT 1.020.304.050-8']);
    expect(said).not.toContain('ADQUIRENTE');
  });

  it('keeps the long title and the name of the company apart on each further page', () => {
    const [line] = aPurchase().lines;
    const said = texts(aPurchase({ lines: Array.from({ length: 60 }, () => line!) }));
    expect(
      said.filter((text) =>
        text.startsWith('Documento soporte en adquisiciones efectuadas a no obligados a facturar SEDS'),
      ),
    ).not.toEqual([]);
  });
});

describe('the graphic representation of a sale', () => {
  it('says of no role on top', () => expect(texts(aDocument())[0]).toBe('Café La Ñapa'));
});

describe('the graphic representation of a note to a support document', () => {
  it('names the support document, why it is corrected and how much goes back, and has no withholdings', () => {
    const said = texts(anAdjustmentNote());
    const all = said.join(' ');
    expect(all).toContain('Nota de ajuste al documento soporte en adquisiciones efectuadas a no obligados a facturar');
    expect(all).toContain(
      'Documento soporte en adquisiciones efectuadas a no obligados a facturar SEDS984000001 del 2026-11-20',
    );
    expect(all).toContain('Concepto 1: Devolución parcial');
    expect(all).toContain('Fecha de la operación: 2026-11-20 (por operación)');
    for (const text of ['NAS4', 'VENDEDOR NO OBLIGADO A FACTURAR', 'Total nota de ajuste', '$ 225.000,00', 'CUDS'])
      expect(said).toContain(text);
    expect(all).not.toContain('ReteRenta');
  });
});
