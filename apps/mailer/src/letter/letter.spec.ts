import { describe, expect, it } from '@jest/globals';
import type { NoteDraft } from '@rubrica/fiscal';
import { INVOICE, sale } from '@rubrica/service-testing';
import { simpleParser } from 'mailparser';
import { letterOf, subjectOf } from './letter.js';
import { packageOf, requestOf } from './letter.fixture.js';
import { composed, mimeOf } from './mime.js';

const { issuer } = requestOf();
const envelope = {
  from: 'facturacion@rubrica.co',
  to: 'compras@condor.co',
  messageId: 'mlg_1@rubrica.co',
  date: new Date('2026-11-21T15:00:00Z'),
};
const zip = {
  fileName: 'z1.zip',
  contentType: 'application/zip',
  bytes: Buffer.from('PK\u0003\u0004 contenido'),
} as const;
const mimeOfLetter = (changes = {}) => mimeOf(letterOf(packageOf(), requestOf(changes)), envelope, [zip]);

/** Name and value of each header, unfolded. */
const headersOf = (mime: string): [string, string][] =>
  (mime.split('\r\n\r\n')[0] ?? '')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);

describe('the subject of a mail', () => {
  it('is NIT, name of the issuer, number, type and trade name', () =>
    expect(subjectOf(packageOf(), issuer)).toBe('900373115;Ferretería Ñandú S.A.S.;SETP990000001;01;El Tornillo'));

  it('repeats the name of an issuer without trade name', () =>
    expect(subjectOf(packageOf({ type_code: '91' }), { ...issuer, trade_name: undefined })).toBe(
      '900373115;Ferretería Ñandú S.A.S.;SETP990000001;91;Ferretería Ñandú S.A.S.',
    ));

  it('has five fields whatever the names hold', () => {
    const subject = subjectOf(packageOf(), {
      ...issuer,
      legal_name: 'Uno; Dos;Tres',
      trade_name: 'A\r\nBcc: x@y.co;\u0000B',
    });
    expect(subject.split(';')).toEqual(['900373115', 'Uno, Dos,Tres', 'SETP990000001', '01', 'A Bcc: x@y.co, B']);
  });
});

const URLS = {
  page: {
    es: 'https://facturas.rubrica.co/files/page?a=1&b=2',
    en: 'https://facturas.rubrica.co/files/page?a=1&b=2&lang=en',
  },
  pdf: 'https://facturas.rubrica.co/files/pdf?a=1&b=2',
  xml: 'https://facturas.rubrica.co/files/xml',
};
const DIAN_PAGE = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${'c'.repeat(96)}`;

/** What a reader sees of the HTML, without what only programs read. */
const seenIn = (html: string): string =>
  html
    .replace(/<style>[^]*<\/style>|<title>[^]*?<\/title>|<div style="display:none[^]*?<\/div>/g, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

describe('the letter', () => {
  const { text, html } = letterOf(packageOf({ environment: 'production' }), requestOf(), { urls: URLS });

  it('says in Spanish what is attached, what is to be paid and until when', () => {
    for (const said of [
      'Constructora Cóndor Ltda.:',
      'Adjuntamos la factura electrónica de venta SETP990000001 de Ferretería Ñandú S.A.S., NIT 900373115-3.',
      'El archivo adjunto z09003731150002600000001.zip contiene el documento electrónico (XML) y su representación gráfica (PDF).',
    ]) {
      expect(text).toContain(said);
      expect(seenIn(html)).toContain(said);
    }
    expect(text).toContain('Total a pagar: $ 1.262.500,00');
    expect(text).toContain('Fecha de vencimiento: 21 de diciembre de 2026');
    expect(text).toContain('Fecha de emisión: 21 de noviembre de 2026');
    expect(seenIn(html)).toMatch(/Total a pagar\s+\$ 1\.262\.500,00\s+Fecha de vencimiento\s+21 de diciembre de 2026/);
  });

  it('is in Spanish alone for a buyer in Colombia', () => {
    expect(text).not.toMatch(/English|Attached|Check at DIAN/);
    expect(html).not.toMatch(/English|lang="en"/);
  });

  it.each([
    ['whose address is in another country', { address: { line: '500 5th Ave', city: 'New York', country: 'US' } }],
    ['of whom only a passport is known', { identification: { type: '41', number: 'PA1234567' } }],
    ['of whom only the NIT of another country is known', { identification: { type: '50', number: '9876543' } }],
  ] as const)('is in English too for a buyer abroad, %s', (_, abroad) => {
    const counterparty = {
      identification: { type: '42', number: '1' } as const,
      legal_name: 'Roasters Inc.',
      ...abroad,
    };
    const { text, html } = letterOf(packageOf(), requestOf({ counterparty }), { urls: URLS });
    expect(text).toMatch(/^\(English below\)\n/);
    const english = text.slice(text.indexOf('ENGLISH'));
    expect(english).toContain(
      'Attached is the electronic sales invoice SETP990000001 of Ferretería Ñandú S.A.S., tax id (NIT) 900373115-3.',
    );
    expect(english).toContain('Total to pay: COP 1,262,500.00');
    expect(english).toContain('Due date: December 21, 2026');
    expect(english).toContain(`View the invoice:\n${URLS.page.en}`);
    expect(html.slice(html.indexOf('<h2'))).toContain('Due date: <strong>December 21, 2026</strong>');
  });

  it('is in Spanish alone for a foreigner who lives in Colombia', () => {
    const counterparty = {
      identification: { type: '41', number: 'PA1234567' } as const,
      legal_name: 'John Doe',
      address: { line: 'Carrera 7 # 1-1', municipality_code: '11001' },
    };
    expect(letterOf(packageOf(), requestOf({ counterparty })).language).toBe('es');
  });

  it('is in English too where the tenant wants every mail so', () => {
    const issuer = { ...requestOf().issuer, mail: { bilingual: true } };
    const letter = letterOf(packageOf(), requestOf({ issuer }));
    expect(letter.text).toContain('Attached is the electronic sales invoice');
    expect(letter.language).toBe('es, en');
  });

  it('has one button, for the page of the document, and quiet links to its files and to DIAN', () => {
    expect(text).toContain(`Ver la factura:\n${URLS.page.es}`);
    expect(text).toContain(`Abrir el PDF:\n${URLS.pdf}`);
    expect(text).toContain(`Descargar el XML:\n${URLS.xml}`);
    expect(text).toContain(`Consultar en la DIAN:\n${DIAN_PAGE}`);
    const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', label]) => [
      label,
      attributes.includes('inline-block'),
    ]);
    expect(links).toEqual([
      ['Ver la factura', true],
      ['Abrir el PDF', false],
      ['Descargar el XML', false],
      ['Consultar en la DIAN', false],
    ]);
    expect(html).toContain('href="https://facturas.rubrica.co/files/page?a=1&amp;b=2"');
    expect(html).toContain(`href="${DIAN_PAGE}"`);
  });

  it('has one button in two languages as well', () => {
    const issuer = { ...requestOf().issuer, mail: { bilingual: true } };
    const { html } = letterOf(packageOf(), requestOf({ issuer }), { urls: URLS });
    expect(html.match(/inline-block/g)).toHaveLength(1);
  });

  it.each([
    ['credit_note', 'Ver la nota crédito'],
    ['debit_note', 'Ver la nota débito'],
  ] as const)('calls a %s by its name on the button', (kind, label) =>
    expect(letterOf(packageOf({ kind }), requestOf(), { urls: URLS }).html).toContain(`>${label}</a>`),
  );

  it('has no button without URLs', () => {
    const without = letterOf(packageOf({ environment: 'production' }), requestOf());
    expect(without.html).not.toContain('inline-block');
    expect(without.text).not.toContain('Abrir el PDF');
    expect(without.html).toContain('Consultar en la DIAN');
  });

  it('says which files are attached', () => {
    const said = (attached: readonly ('zip' | 'pdf')[]) =>
      letterOf(packageOf(), requestOf(), { urls: URLS, attached }).text;
    expect(said(['zip', 'pdf'])).toContain('El PDF también va adjunto por separado: SETP990000001.pdf.');
    expect(said(['zip'])).not.toContain('por separado');
    expect(said([])).toContain('Le enviamos la factura');
    expect(said([])).toContain('descárguelos con los enlaces de este correo.');
  });

  it('loads nothing from elsewhere', () => {
    const logo = { bytes: Buffer.from('PNG'), media_type: 'image/png', width_px: 400, height_px: 100 } as const;
    const shown = letterOf(packageOf(), requestOf(), { urls: URLS, logo });
    expect(shown.html).toContain('<img src="cid:logo" width="200" height="50" alt="El Tornillo"');
    expect(shown.html).not.toMatch(/(src|background)="?(?!cid:)[a-z]*:|url\(|@import|<script|<link/);
  });

  it('says the same in both of its forms', () => {
    const seen = seenIn(html).replace(/\s+/g, ' ');
    for (const paragraph of text.split(/\n/).filter((line) => line.length > 60 && !/https:|^CUFE/.test(line)))
      expect(seen).toContain(paragraph);
  });

  it('says whom to turn to, where to pay and what the tenant adds', () => {
    const issuer = {
      ...requestOf().issuer,
      phone: '601 555 01 00',
      pdf: { bank_details: 'Bancolombia, ahorros 123\nNequi 300 000 0000', footer: 'Somos autorretenedores.' },
    };
    const said = letterOf(packageOf(), requestOf({ issuer })).text;
    expect(said).toContain('Responda a este correo o escriba a facturas@nandu.co (tel. 601 555 01 00).');
    expect(said).toContain('Datos para el pago\nBancolombia, ahorros 123\nNequi 300 000 0000');
    expect(said).toMatch(/\nSomos autorretenedores\.\n$/);
    const note = letterOf(packageOf({ kind: 'credit_note', type_code: '91' }), requestOf({ issuer })).text;
    expect(note).not.toMatch(/Bancolombia|antes de pagar/);
    expect(note).toContain('Total de la nota crédito: $ 1.262.500,00');
    expect(note).not.toContain('vencimiento');
  });

  it('names another currency', () =>
    expect(letterOf(packageOf({ currency: 'USD', payable_amount: '999999999999999.99' }), requestOf()).text).toContain(
      'Total a pagar: USD 999.999.999.999.999,99',
    ));

  it('of a test says that it is none', () => {
    const { text } = letterOf(packageOf({ environment: 'test' }), requestOf());
    expect(text).toContain('documento de prueba');
    expect(text).not.toContain('dian.gov.co');
  });

  it('of the trial environment says that it does not count, and one of production says no such thing', () => {
    const said = (environment: 'habilitacion' | 'production') => letterOf(packageOf({ environment }), requestOf()).text;
    expect(said('habilitacion')).toContain('ambiente de pruebas de la DIAN (habilitación): no tiene validez fiscal.');
    expect(said('production')).not.toContain('validez fiscal');
  });

  it('of a contingency says that the validation follows', () => {
    const { text } = letterOf(packageOf({ contingency: true, type_code: '04' }), requestOf());
    expect(text).toContain('contingencia');
    expect(text).not.toContain('dian.gov.co');
  });

  it('greets a final consumer without a name', () =>
    expect(letterOf(packageOf(), requestOf({ counterparty: null })).text).toMatch(/^Cordial saludo:/));

  it('names a note and its CUDE', () => {
    const { text } = letterOf(packageOf({ kind: 'credit_note', type_code: '91' }), requestOf());
    expect(text).toContain('nota crédito electrónica');
    expect(text).toContain('CUDE: ');
  });

  describe('of a note', () => {
    const bilingual = { ...requestOf().issuer, mail: { bilingual: true } };
    const note = (draft: object, changes: object = {}) =>
      letterOf(
        packageOf({ kind: 'credit_note', type_code: '91', number: 'NC7', ...changes }),
        requestOf({ issuer: bilingual, draft: { ...sale(), reason_code: '2', ...draft } as NoteDraft }),
      );

    it('names the invoice that it corrects, and its day, in both languages', () => {
      const invoice = { number: 'SETP990000001', issue_date: '2026-11-21' };
      const { text, html } = note({ invoice_id: INVOICE }, { invoice });
      expect(text).toContain('Corrige la factura: SETP990000001 del 21 de noviembre de 2026');
      expect(text).toContain('Corrects the invoice: SETP990000001 of November 21, 2026');
      expect(seenIn(html)).toMatch(/Corrige la factura\s+SETP990000001 del 21 de noviembre de 2026/);
    });

    it('names an invoice of another system', () => {
      const billing_reference = { number: 'FV12', cufe: 'a'.repeat(96), issue_date: '2025-02-03' };
      expect(note({ billing_reference }, { kind: 'debit_note', type_code: '92' }).text).toContain(
        'Corrige la factura: FV12 del 3 de febrero de 2025',
      );
    });

    it('says the period where it corrects no certain invoice', () => {
      const { text } = note({ period: { start_date: '2026-10-01', end_date: '2026-10-31' } });
      expect(text).toContain('Corrige el período: del 1 de octubre de 2026 al 31 de octubre de 2026');
      expect(text).toContain('Corrects the period: October 1, 2026 to October 31, 2026');
      expect(text).not.toContain('Corrige la factura');
    });
  });

  it('of an invoice corrects nothing', () => expect(letterOf(packageOf(), requestOf()).text).not.toContain('Corrige'));

  it('takes the colour of the tenant only if it is one', () => {
    const issuer = (brand_color: string) => ({ issuer: { ...requestOf().issuer, brand_color } });
    const yellow = letterOf(packageOf(), requestOf(issuer('#ffd500')), { urls: URLS }).html;
    expect(yellow).toContain('background:#ffd500;color:#000000');
    expect(letterOf(packageOf(), requestOf(issuer('red"><em')), { urls: URLS }).html).not.toContain('<em');
  });

  it('shows names as text, never as markup', () => {
    const counterparty = {
      identification: { type: '31', number: '1' } as const,
      legal_name: '<script>alert("1")</script> & Cía',
    };
    const { html } = letterOf(packageOf(), requestOf({ counterparty }));
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Cía');
    expect(html).not.toContain('<script');
  });
});

describe('the mail', () => {
  it('carries the letter and the zip', async () => {
    const mail = await simpleParser(mimeOfLetter());
    expect(mail.subject).toBe('900373115;Ferretería Ñandú S.A.S.;SETP990000001;01;El Tornillo');
    expect(mail.messageId).toBe('<mlg_1@rubrica.co>');
    expect(mail.date).toEqual(envelope.date);
    expect(mail.from?.value).toEqual([{ name: 'El Tornillo', address: 'facturacion@rubrica.co' }]);
    expect(mail.replyTo?.value).toEqual([{ name: '', address: 'facturas@nandu.co' }]);
    expect(mail.to).toMatchObject({ value: [{ address: 'compras@condor.co' }] });
    expect(mail.text).toContain('Ferretería Ñandú');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.attachments).toMatchObject([
      { filename: 'z1.zip', contentType: 'application/zip', contentDisposition: 'attachment' },
    ]);
    expect(mail.attachments[0]?.content).toEqual(zip.bytes);
  });

  it('carries the PDF beside the zip, and says its languages', async () => {
    const pdf = { fileName: 'SETP1.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } as const;
    const mime = mimeOf(letterOf(packageOf(), requestOf()), envelope, [zip, pdf]);
    const mail = await simpleParser(mime);
    expect(mail.attachments).toMatchObject([
      { filename: 'z1.zip' },
      { filename: 'SETP1.pdf', contentType: 'application/pdf', content: pdf.bytes },
    ]);
    expect(mail.headers.get('content-language')).toBe('es');
  });

  it('carries the logo inside', async () => {
    const logo = { bytes: Buffer.from('\x89PNG'), media_type: 'image/png', width_px: 10, height_px: 10 } as const;
    const letter = letterOf(packageOf(), requestOf(), { logo });
    const mime = mimeOf(letter, envelope, [zip]);
    expect(mime).toBe((await composed(letter, envelope, [zip]).build()).toString());
    const mail = await simpleParser(mime);
    expect(mail.attachments).toMatchObject([
      { cid: 'logo', contentType: 'image/png', contentDisposition: 'inline', related: true, content: logo.bytes },
      { filename: 'z1.zip', contentDisposition: 'attachment' },
    ]);
  });

  it.each([
    ['plain', 'Fin.\n'],
    ['with accents', 'Señor:\n\nAdiós.'],
    ['with a line that is too long', `${'largo '.repeat(40)}\n . \n`],
    ['in another script', 'Привет, '.repeat(30)],
    ['with line ends of all kinds', 'uno\r\ndos \ntres\r cuatro = 5 \t'],
  ])('is written as nodemailer writes it: %s', async (_, text) => {
    const letter = { ...letterOf(packageOf(), requestOf()), text, html: `<p>${text}</p>` };
    for (const length of [0, 1, 56, 57, 58, 10_000]) {
      const attached = { ...zip, fileName: 'zñ.zip', bytes: Buffer.alloc(length, 'añ') };
      const theirs = await composed(letter, envelope, [attached]).build();
      expect(mimeOf(letter, envelope, [attached])).toBe(theirs.toString());
    }
  });

  it.each([
    ['josé@correo.example', 'josé@correo.example'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ])('is addressed to %s as %s', (to, written) => {
    const mime = mimeOf(letterOf(packageOf(), requestOf()), { ...envelope, to }, [zip]);
    expect(mime).toContain(`\r\nTo: ${written}\r\n`);
  });

  it('has the same bytes in every attempt', () => expect(mimeOfLetter()).toBe(mimeOfLetter()));

  it('takes no header from a name or an address', async () => {
    const attack = 'X\r\nBcc: ladron@mal.co\r\n\r\nhola';
    const contents = requestOf({
      issuer: { ...issuer, legal_name: attack, trade_name: attack, email: `a@b.co\r\nBcc: ladron@mal.co` },
    });
    const mime = mimeOf(
      letterOf(packageOf({ number: `S1\r\nBcc: ladron@mal.co` }), contents),
      { ...envelope, to: 'x@y.co\r\nBcc: ladron@mal.co' },
      [{ ...zip, fileName: 'z"\r\nBcc: a@b.co.zip' }],
    );
    const names = headersOf(mime).map(([name]) => name);
    expect(names).not.toContain('bcc');
    expect(names.filter((name) => name === 'subject')).toHaveLength(1);
    const mail = await simpleParser(mime);
    expect(mail.bcc).toBeUndefined();
    expect(mail.attachments).toHaveLength(1);
  });
});
