import { describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { letterOf, subjectOf } from './letter.js';
import { packageOf, requestOf } from './letter.fixture.js';
import { composed, mimeOf } from './mime.js';

const { supplier } = requestOf();
const envelope = {
  from: 'facturacion@rubrica.co',
  to: 'compras@condor.co',
  messageId: 'mlg_1@rubrica.co',
  date: new Date('2026-11-21T15:00:00Z'),
};
const zip = { fileName: 'z1.zip', bytes: Buffer.from('PK\u0003\u0004 contenido') };
const mimeOfLetter = (changes = {}) => mimeOf(letterOf(packageOf(), requestOf(changes)), envelope, zip);

/** Name and value of each header, unfolded. */
const headersOf = (mime: Buffer): [string, string][] =>
  (mime.toString('latin1').split('\r\n\r\n')[0] ?? '')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);

describe('the subject of a mail', () => {
  it('is NIT, name of the issuer, number, type and trade name', () =>
    expect(subjectOf(packageOf(), supplier)).toBe('900373115;Ferretería Ñandú S.A.S.;SETP990000001;01;El Tornillo'));

  it('repeats the name of an issuer without trade name', () =>
    expect(subjectOf(packageOf({ type_code: '91' }), { ...supplier, trade_name: undefined })).toBe(
      '900373115;Ferretería Ñandú S.A.S.;SETP990000001;91;Ferretería Ñandú S.A.S.',
    ));

  it('has five fields whatever the names hold', () => {
    const subject = subjectOf(packageOf(), {
      ...supplier,
      legal_name: 'Uno; Dos;Tres',
      trade_name: 'A\r\nBcc: x@y.co;\u0000B',
    });
    expect(subject.split(';')).toEqual(['900373115', 'Uno, Dos,Tres', 'SETP990000001', '01', 'A Bcc: x@y.co, B']);
  });
});

describe('the letter', () => {
  it('says in Spanish what is attached, and where the DIAN shows it', () => {
    const { text, html } = letterOf(packageOf({ environment: 'production' }), requestOf());
    expect(text).toContain('Constructora Cóndor Ltda.:');
    expect(text).toContain(
      'Adjuntamos la factura electrónica de venta SETP990000001 de Ferretería Ñandú S.A.S., NIT 900373115-3.',
    );
    expect(text).toContain(`https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${'c'.repeat(96)}`);
    expect(html).toContain('<p>Constructora Cóndor Ltda.:</p>');
  });

  it('of a test says that it is none', () => {
    const { text } = letterOf(packageOf({ environment: 'test' }), requestOf());
    expect(text).toContain('documento de prueba');
    expect(text).not.toContain('dian.gov.co');
  });

  it('of a contingency says that the validation follows', () => {
    const { text } = letterOf(packageOf({ contingency: true, type_code: '04' }), requestOf());
    expect(text).toContain('contingencia');
    expect(text).not.toContain('dian.gov.co');
  });

  it('greets a final consumer without a name', () =>
    expect(letterOf(packageOf(), requestOf({ customer: null })).text).toMatch(/^Cordial saludo:/));

  it('names a note and its CUDE', () => {
    const { text } = letterOf(packageOf({ kind: 'credit_note', type_code: '91' }), requestOf());
    expect(text).toContain('nota crédito electrónica');
    expect(text).toContain('CUDE: ');
  });

  it('shows names as text, never as markup', () => {
    const customer = {
      identification: { type: '31', number: '1' } as const,
      legal_name: '<script>alert("1")</script> & Cía',
    };
    const { html } = letterOf(packageOf(), requestOf({ customer }));
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Cía');
    expect(html).not.toContain('<script');
  });
});

describe('the mail', () => {
  it('carries the letter and the zip', async () => {
    const mail = await simpleParser(await mimeOfLetter());
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

  it.each([
    ['plain', 'Fin.\n'],
    ['with accents', 'Señor:\n\nAdiós.'],
    ['with a line that is too long', `${'largo '.repeat(40)}\n . \n`],
    ['in another script', 'Привет, '.repeat(30)],
    ['with line ends of all kinds', 'uno\r\ndos \ntres\r cuatro = 5 \t'],
  ])('is written as nodemailer writes it: %s', async (_, text) => {
    const letter = { ...letterOf(packageOf(), requestOf()), text, html: `<p>${text}</p>` };
    for (const length of [0, 1, 56, 57, 58, 10_000]) {
      const attached = { fileName: 'zñ.zip', bytes: Buffer.alloc(length, 'añ') };
      const theirs = await composed(letter, envelope, attached).build();
      expect((await mimeOf(letter, envelope, attached)).toString()).toBe(theirs.toString());
    }
  });

  it('has the same bytes in every attempt', async () => expect(await mimeOfLetter()).toEqual(await mimeOfLetter()));

  it('takes no header from a name or an address', async () => {
    const attack = 'X\r\nBcc: ladron@mal.co\r\n\r\nhola';
    const contents = requestOf({
      supplier: { ...supplier, legal_name: attack, trade_name: attack, email: `a@b.co\r\nBcc: ladron@mal.co` },
    });
    const mime = await mimeOf(
      letterOf(packageOf({ number: `S1\r\nBcc: ladron@mal.co` }), contents),
      { ...envelope, to: 'x@y.co\r\nBcc: ladron@mal.co' },
      { ...zip, fileName: 'z"\r\nBcc: a@b.co.zip' },
    );
    const names = headersOf(mime).map(([name]) => name);
    expect(names).not.toContain('bcc');
    expect(names.filter((name) => name === 'subject')).toHaveLength(1);
    const mail = await simpleParser(mime);
    expect(mail.bcc).toBeUndefined();
    expect(mail.attachments).toHaveLength(1);
  });
});
