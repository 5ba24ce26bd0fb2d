import { describe, expect, it } from '@jest/globals';
import type { FiscalDocument } from '@rubrica/fiscal';
import { aDocument } from './fiscal-document.fixture.js';
import { textsOf } from './pdf-text.fixture.js';
import { renderPdf } from './render-pdf.js';

const sale = aDocument();

/** The same goods, bought by the tenant from a farmer. */
const aPurchase = (over: Partial<FiscalDocument> = {}): FiscalDocument =>
  aDocument({
    customer: sale.supplier,
    supplier: {
      ...sale.customer,
      legalName: 'Rosa Elvira Campo',
      identification: { type: '31', number: '41555222', checkDigit: '1' },
      taxScheme: { id: 'ZZ', name: 'No aplica' },
      industryCodes: [],
      commercialRegistration: null,
    },
    ...over,
  });

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

describe('the graphic representation of what a buyer issues', () => {
  it('has the tenant on top as the buyer, and whoever sells in the place of the buyer of an invoice', () => {
    const said = texts(aPurchase());
    expect(said.slice(0, 4)).toEqual([
      'Adquirente',
      'Café La Ñapa',
      'Tostadora del Quindío S.A.S.',
      'NIT 900.508.908-9',
    ]);
    const seller = said.indexOf('VENDEDOR NO OBLIGADO A FACTURAR');
    expect(said.slice(seller + 1, seller + 3)).toEqual(['Rosa Elvira Campo', 'NIT 41.555.222-1']);
    expect(said).not.toContain('ADQUIRENTE');
  });

  it('says of a sale nothing of a role on top', () => expect(texts(sale)[0]).toBe('Café La Ñapa'));
});
