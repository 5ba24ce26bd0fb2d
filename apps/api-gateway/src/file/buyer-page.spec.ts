import { describe, expect, it } from '@jest/globals';
import type { NoteDraft } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { sale } from '@rubrica/service-testing';
import { type BuyerDocument, buyerPage, type BuyerVerdict } from './buyer-page.js';
import { missingPage } from './missing-page.js';
import { written } from './page.js';
import type { PageWriter } from './page-answer.js';

const DIAN = 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=abc';

const invoice: BuyerDocument = {
  kind: 'invoice',
  number: 'SETP990000001',
  environment: 'production',
  issuer: { legalName: 'Tostadora & Cía. S.A.S.', nit: '900508908-9', email: 'facturas@tostadora.example' },
  buyer: 'Hotel <Los> Guaduales',
  issuedAt: '2026-11-21T10:15:30-05:00',
  dueDate: '2026-12-21',
  draft: sale(),
  corrected: null,
  payable: { amount: '1262500.00', currency: 'COP' },
  cufe: 'abc',
  verdict: { is: 'accepted', at: '2026-11-22T02:15:53Z', url: DIAN },
  files: { pdf: '/files/pdf?a=1&b=2', xml: '/files/xml', zip: '/files/zip' },
};

const html = (write: PageWriter, language: Language = 'es'): string =>
  written({ ...write(language), language, otherUrl: '?lang=x' });

/** What a reader sees. */
const seen = (changes: Partial<BuyerDocument> = {}, language: Language = 'es'): string =>
  html(buyerPage({ ...invoice, ...changes }), language)
    .replace(/<style>[^]*<\/style>|<title>[^]*?<\/title>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/[\s\u202f]+/g, ' ');

const verdict = (is: BuyerVerdict['is']): BuyerVerdict => ({ is, at: null, url: null });

describe('what the page says of the tax authority', () => {
  it('is that it was validated, when in Colombia, and where to check it', () => {
    expect(seen()).toMatch(
      /Validada por la DIAN El 21 de noviembre de 2026 a las 9:15 p\. ?m\., la DIAN validó esta factura\. /,
    );
    expect(seen({}, 'en')).toMatch(/DIAN\) validated this invoice on November 21, 2026 at 9:15 PM/);
    expect(html(buyerPage(invoice))).toContain(
      `<a href="${DIAN}" rel="noreferrer">Compruébelo en el catálogo de la DIAN</a>`,
    );
  });

  it('is in the gender of the document', () => {
    const ticket = { kind: 'equivalent_document', verdict: verdict('rejected') } as const;
    expect(seen(ticket)).toContain('Rechazado por la DIAN');
    expect(seen(ticket)).toContain('pida uno corregido a quien lo expidió');
    expect(seen({ ...ticket, environment: 'habilitacion' })).toContain('Este documento equivalente se expidió');
  });

  it.each([
    ['contingency', 'Expedida en contingencia', 'es válida desde ya', 'Issued in contingency'],
    ['waiting', 'Pendiente de validación por la DIAN', 'todavía no ha validado', 'Being validated by DIAN'],
    ['rejected', 'Rechazada por la DIAN', 'no tiene validez fiscal. No la pague', 'Rejected by DIAN'],
    ['failed', 'Sin validar', 'Pregunte a quien la expidió', 'Not validated'],
  ] as const)('is, where it is %s, that; and there is nothing to check yet', (is, title, text, english) => {
    const said = seen({ verdict: verdict(is) });
    expect(said).toContain(title);
    expect(said).toContain(text);
    expect(said).not.toContain('catálogo de la DIAN');
    expect(seen({ verdict: verdict(is) }, 'en')).toContain(english);
  });

  it('is of a document of habilitación that it does not count, whatever the verdict', () => {
    const said = seen({ environment: 'habilitacion' });
    expect(said).toContain('ambiente de pruebas de la DIAN (habilitación). No la pague ni la registre.');
    expect(said).toContain('Validada por la DIAN');
    expect(seen()).not.toContain('habilitación');
    expect(seen()).toContain('soporte contable');
    expect(said).not.toContain('soporte contable');
  });

  it('is nothing of a test document, which the tax authority does not know; its outcome is called simulated', () => {
    const said = seen({ environment: 'test', verdict: verdict('rejected') });
    expect(said).toContain('Documento de prueba, sin validez fiscal');
    expect(said).toContain('Resultado simulado: rechazada por la DIAN.');
    expect(said).not.toContain('Rechazada por la DIAN');
  });
});

describe('what the page says of the document', () => {
  it('is what is to be paid and until when, who issued it and to whom', () => {
    for (const text of [
      'Factura electrónica de venta SETP990000001',
      'Total a pagar $ 1.262.500,00',
      'Fecha de vencimiento 21 de diciembre de 2026',
      'Fecha de emisión 21 de noviembre de 2026',
      'De Tostadora &amp; Cía. S.A.S., NIT 900508908-9',
      'Para Hotel &lt;Los&gt; Guaduales',
      'CUFE abc',
    ])
      expect(seen()).toContain(text);
    expect(seen({}, 'en')).toContain('Total to pay COP 1,262,500.00');
  });

  it('is of a credit note its total and its CUDE', () => {
    const said = seen({ kind: 'credit_note', dueDate: null });
    expect(said).toContain('Total de la nota crédito');
    expect(said).toContain('CUDE abc');
    expect(said).toContain('validó esta nota crédito');
    expect(said).not.toContain('vencimiento');
    const trial = seen({ kind: 'credit_note', environment: 'habilitacion' });
    expect(trial).toContain('No la registre.');
    expect(trial).not.toContain('pague');
  });

  it('is of a note the invoice that it corrects, or the period', () => {
    const note = (draft: object): Partial<BuyerDocument> => ({
      kind: 'credit_note',
      draft: { ...sale(), reason_code: '2', ...draft } as NoteDraft,
    });
    const own = { number: 'SETP990000001', issuedAt: '2026-11-20T23:15:30-05:00' };
    const corrects = { ...note({ invoice_id: 'inv_1' }), corrected: own };
    expect(seen(corrects)).toContain('Corrige la factura SETP990000001 del 20 de noviembre de 2026');
    expect(seen(corrects, 'en')).toContain('Corrects the invoice SETP990000001 of November 20, 2026');
    const billing_reference = { number: 'FV<12>', cufe: 'a'.repeat(96), issue_date: '2025-02-03' };
    expect(seen(note({ billing_reference }))).toContain('Corrige la factura FV&lt;12&gt; del 3 de febrero de 2025');
    const period = note({ period: { start_date: '2026-10-01', end_date: '2026-10-31' } });
    expect(seen(period)).toContain('Corrige el período del 1 de octubre de 2026 al 31 de octubre de 2026');
    expect(seen(period, 'en')).toContain('Corrects the period October 1, 2026 to October 31, 2026');
    expect(seen(note({ invoice_id: 'inv_1' }))).not.toContain('Corrige');
    expect(seen()).not.toContain('Corrige');
  });

  it('has one button, for the PDF', () => {
    expect(html(buyerPage(invoice)).match(/class="button"/g)).toHaveLength(1);
    expect(html(buyerPage(invoice))).toContain('<a href="/files/pdf?a=1&amp;b=2" class="button">Abrir el PDF</a>');
  });

  it('is nothing about files that are not there', () =>
    expect(seen({ files: { pdf: null, xml: null, zip: null } })).not.toMatch(/PDF|XML|zip/));
});

describe('each page', () => {
  it.each([
    ['of a document', buyerPage(invoice)],
    ['of a link that is too old', missingPage('expired')],
    ['of a link that is wrong', missingPage('absent')],
  ])('%s is in one language, which it names, and links the other', (_, write) => {
    expect(html(write, 'es')).toContain('<html lang="es">');
    expect(html(write, 'es')).toContain('href="?lang=x" lang="en" hreflang="en">English</a>');
    expect(html(write, 'es')).not.toMatch(/The |This |\bDIAN\) has/);
    expect(html(write, 'en')).toContain('<html lang="en">');
    expect(html(write, 'en')).toContain('lang="es" hreflang="es">Español</a>');
    expect(html(write, 'en')).not.toMatch(/Descargar|documento|factura /);
  });

  it('for a link that is too old says where the document still is', () => {
    expect(html(missingPage('expired'))).toContain('archivo adjunto del correo');
    expect(html(missingPage('expired'))).toContain('href="https://catalogo-vpfe.dian.gov.co/User/SearchDocument"');
  });
});
