import { beforeAll, describe, expect, it } from '@jest/globals';
import { zip } from '@rubrica/ubl';
import { documentOf } from '../judgement/judge.js';
import { exampleXml, startSuppliers, type Suppliers } from '../judgement/supplier-mail.fixture.js';
import { LIMITS } from './limits.js';
import { openFile, type OpenedFile } from './open-file.js';

let document: string;
let answer: string;
let container: string;
let suppliers: Suppliers;
beforeAll(async () => {
  suppliers = await startSuppliers();
  document = suppliers.document('discounts');
  answer = suppliers.answer(document);
  container = suppliers.container({ document, answer });
});

const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le');
const opened = (bytes: Buffer) => openFile({ name: 'f', bytes });
const pack = (...files: readonly (readonly [name: string, bytes: Buffer | string])[]) =>
  zip(files.map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) })));
const numbers = ({ containers }: OpenedFile) => containers.map((one) => documentOf(one).number);
const pdf = ['factura.pdf', Buffer.from('%PDF-1.7')] as const;

/** Files as suppliers and their providers send them; each has the one invoice, with or without DIAN's answer. */
const QUIRKS: readonly (readonly [title: string, make: () => Buffer, hasAnswer: boolean])[] = [
  ['an AttachedDocument', () => utf8(container), true],
  ['a zip of it and its PDF', () => pack(pdf, ['ad.xml', container]), true],
  ['a zip in a zip', () => pack(['z.zip', pack(['ad.xml', container])], pdf), true],
  [
    'a zip with a folder and traces of a Mac',
    () => pack(['f/', ''], ['f/ad.xml', container], ['__MACOSX/._ad.xml', 'x']),
    true,
  ],
  ['a file without a suffix', () => pack(['documento', container]), true],
  ['a byte order mark', () => utf8(`\uFEFF${container}`), true],
  ['blank lines before the declaration', () => utf8(`\r\n\r\n${container}`), true],
  ['UTF-16', () => utf16(container.replace('UTF-8', 'UTF-16')), true],
  ['line ends of Windows', () => utf8(container.replaceAll('\n', '\r\n')), true],
  ['its CDATA split in two', () => utf8(container.replace('<cbc:LineExtensionAmount', ']]><![CDATA[$&')), true],
  [
    'its CDATA escaped',
    () =>
      utf8(
        container.replace(/<!\[CDATA\[([^]*?)\]\]>/, (_, xml: string) =>
          xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
        ),
      ),
    true,
  ],
  ['no declaration in the CDATA', () => utf8(container.replace(/(<!\[CDATA\[)<\?xml[^>]*>\s*/, '$1')), true],
  [
    'another encoding declared in the CDATA',
    () => utf8(container.replace(/(<!\[CDATA\[<\?xml[^>]*)UTF-8/, '$1ISO-8859-1')),
    true,
  ],
  [
    'base64 in the place of CDATA',
    () =>
      utf8(
        suppliers
          .container({ document: '', answer })
          .replace(
            /<cac:ExternalReference>.*?<\/cac:ExternalReference>/s,
            () =>
              `<cbc:EmbeddedDocumentBinaryObject mimeCode="text/xml">${utf8(document).toString('base64')}</cbc:EmbeddedDocumentBinaryObject>`,
          ),
      ),
    true,
  ],
  ['no answer', () => utf8(suppliers.container({ document, answer: null })), false],
  ['the bare invoice', () => utf8(document), false],
  ['the bare invoice and the answer beside it', () => pack(['fv.xml', document], ['ar.xml', answer]), true],
  ['the container and the same invoice beside it', () => pack(['fv.xml', document], ['ad.xml', container]), true],
  ['prefixes of its own', () => utf8(container.replaceAll('cbc:', 'b:').replaceAll('xmlns:cbc', 'xmlns:b')), true],
];

describe('a file of a supplier', () => {
  it.each(QUIRKS)('is opened with %s', (_, make, hasAnswer) => {
    const file = opened(make());
    expect(numbers(file)).toEqual(['SETP990000001']);
    expect(file.containers.map((one) => one.answer !== null)).toEqual([hasAnswer]);
    expect(file.unread).toEqual([]);
  });

  it('in Windows-1252 is read, and says that it was repaired', () => {
    const text = container.replace(/<ds:Signature .*?<\/ds:Signature>/gs, '');
    const { containers } = opened(Buffer.from(text, 'latin1'));
    expect(containers).toMatchObject([{ isRepaired: true }]);
    expect(documentOf(containers[0]!).lines[0]?.allowances[0]?.reason).toBe('Descuento por cliente frecuente');
    const declared = text.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"');
    expect(opened(Buffer.from(declared, 'latin1')).containers).toMatchObject([{ isRepaired: false }]);
  });

  it('may have several documents, each with its place', () => {
    const other = suppliers.document('excluded-goods', (xml) => xml.replaceAll('SETP990000001', 'SETP990000002'));
    const file = opened(pack(['a.xml', container], ['b.xml', other]));
    expect(file.containers.map(({ place }) => place)).toEqual(['f/a.xml', 'f/b.xml']);
    expect(numbers(file)).toEqual(['SETP990000001', 'SETP990000002']);
  });
});

describe('the PDF that a supplier puts beside its document', () => {
  const PDF = '%PDF-1.7 factura';
  const pdfOf = (bytes: Buffer) => [...opened(bytes).pdfs.values()].map((pdf) => Buffer.from(pdf).toString());

  it('is that of the same base name, else the only one', () => {
    const own = pack(['x/AD1.xml', container], ['otro.pdf', '%PDF- otro'], ['x/ad1.PDF', PDF]);
    expect(pdfOf(own)).toEqual([PDF]);
    expect(pdfOf(pack(['ad.xml', container], ['fv.pdf', PDF], ['__MACOSX/._fv.pdf', '%PDF-']))).toEqual([PDF]);
    expect(pdfOf(pack(['z.zip', pack(['ad.xml', container], ['fv.pdf', PDF])], ['guia.pdf', '%PDF-']))).toEqual([PDF]);
  });

  it('is none where it cannot be told, is no PDF, or came otherwise', () => {
    expect(pdfOf(pack(['ad.xml', container], ['a.pdf', PDF], ['b.pdf', PDF]))).toEqual([]);
    expect(pdfOf(pack(['ad.xml', container], ['otro.xml', '<a/>'], ['a.pdf', PDF]))).toEqual([]);
    expect(pdfOf(pack(['ad.xml', container], ['ad.pdf', '<html/>']))).toEqual([]);
    expect(pdfOf(utf8(container))).toEqual([]);
  });

  it('above its size is left out, and the document is read all the same', () => {
    const file = opened(pack(['ad.xml', container], ['ad.pdf', Buffer.alloc(LIMITS.pdfBytes + 1, PDF)]));
    expect([numbers(file), file.pdfs.size, file.unread]).toEqual([['SETP990000001'], 0, []]);
  });
});

const EVENTS = [
  ['receipt', '030'],
  ['claim', '031'],
  ['goods-received', '032'],
  ['accepted', '033'],
  ['tacit-acceptance', '034'],
] as const;
const event = (name: string) => suppliers.signed(exampleXml(`document-events/${name}`));
const codes = ({ events }: OpenedFile) => events.map(({ code }) => code);

describe('an event of an invoice', () => {
  it.each(EVENTS)('%s is found alone and in a container', (name, code) => {
    const xml = event(name);
    for (const text of [xml, suppliers.container({ document: xml, answer })]) {
      const file = opened(pack(pdf, ['ev.xml', text]));
      expect([codes(file), file.containers, file.unread]).toEqual([[code], [], []]);
      expect(file.events[0]?.subject.number).toBe('SETP990000001');
    }
  });

  it('is not the answer of DIAN to the invoice that it names', () => {
    const { cufe } = documentOf(opened(utf8(document)).containers[0]!);
    const about = event('receipt').replace(/8bb918b1[0-9a-f]{88}/g, cufe);
    const file = opened(pack(['fv.xml', document], ['ev.xml', about]));
    expect(file.events.map(({ subject }) => subject.cufe)).toEqual([cufe]);
    expect(file.containers).toMatchObject([{ answer: null }]);
  });

  it('is no answer of DIAN', () => expect(opened(utf8(answer)).events).toEqual([]));

  it('is read up to the limit of files', () => {
    const xml = event('receipt');
    const file = opened(pack(...Array.from({ length: 100 }, (_, n) => [`${n}.xml`, xml] as const)));
    expect(file.events).toHaveLength(LIMITS.xmlFiles);
    expect(file.unread).toMatchObject([{ reason: 'too_large' }]);
  });
});

const nested = (depth: number): Buffer => {
  let bytes = pack(['ad.xml', container]);
  for (let level = 1; level < depth; level += 1) bytes = pack(['z.zip', bytes]);
  return bytes;
};

/** Files that are not opened, and why. */
const REFUSED: readonly (readonly [title: string, make: () => Buffer, reason: string])[] = [
  ['a picture', () => Buffer.from('\u0089PNG'), 'no_document'],
  ['nothing at all', () => Buffer.alloc(0), 'no_document'],
  ['a page of HTML', () => utf8('<html><body/></html>'), 'no_document'],
  ['an answer of DIAN alone', () => utf8('<Other/>'), 'no_document'],
  [
    'an AttachedDocument without a document',
    () => utf8(container.replace(/<cac:Attachment>.*?<\/cac:Attachment>/s, '')),
    'no_document',
  ],
  [
    'an AttachedDocument with another file in it',
    () => utf8(suppliers.container({ document: '<html/>', answer })),
    'no_document',
  ],
  ['XML that is cut off', () => utf8(container.slice(0, -100)), 'malformed'],
  [
    'an invoice in it that is cut off',
    () => utf8(suppliers.container({ document: document.slice(0, -50), answer })),
    'malformed',
  ],
  ['entities', () => utf8(container.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')), 'malformed'],
  [
    'XML above its size',
    () => utf8(container.replace('</AttachedDocument>', `<!--${'x'.repeat(LIMITS.xmlBytes)}-->$&`)),
    'too_large',
  ],
  [
    'more tags than its limit',
    () => utf8(container.replace('</AttachedDocument>', `${'<b/>'.repeat(LIMITS.xmlTags)}$&`)),
    'malformed',
  ],
  ['a file above its size', () => Buffer.alloc(LIMITS.fileBytes + 1, '<'), 'too_large'],
  [
    'more files than its limit',
    () => pack(...Array.from({ length: LIMITS.files + 1 }, (_, n) => [`${n}.xml`, 'x'] as const)),
    'too_large',
  ],
  [
    'more XML than its limit',
    () => pack(...Array.from({ length: LIMITS.xmlFiles + 1 }, (_, n) => [`${n}.xml`, '<a/>'] as const)),
    'too_large',
  ],
  ['zeros that fill the memory', () => pack(['a.xml', Buffer.alloc(LIMITS.unpackedBytes + 1)]), 'too_large'],
  ['archives too deep', () => nested(LIMITS.depth + 1), 'too_deep'],
  ['a zip that is cut off', () => pack(['ad.xml', container]).subarray(0, 200), 'damaged'],
];

describe('a file that cannot be read', () => {
  it.each(REFUSED)('says so of %s', (_, make, reason) => {
    const file = opened(make());
    expect(file.containers).toEqual([]);
    expect(file.unread.map((one) => one.reason)).toContain(reason);
  });

  it('is opened at the last depth that is allowed', () =>
    expect(numbers(opened(nested(LIMITS.depth)))).toEqual(['SETP990000001']));

  it('never throws, wherever it is damaged', () => {
    const bytes = utf8(container);
    for (let at = 0; at < bytes.length; at += 97) {
      for (const damage of ['<', '&', ']]>', '\0', '"']) {
        const damaged = Buffer.concat([bytes.subarray(0, at), utf8(damage), bytes.subarray(at + 1)]);
        expect(opened(damaged)).toHaveProperty('containers');
      }
    }
  });
});
