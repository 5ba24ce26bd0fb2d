import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { zip } from '@rubrica/ubl';
import { documentOf } from '../judgement/judge.js';
import { startSuppliers } from '../judgement/supplier-mail.fixture.js';
import { LIMITS } from './limits.js';
import { openMail } from './open-mail.js';

let packed: Buffer;
let container: string;
beforeAll(async () => {
  const suppliers = await startSuppliers();
  const document = suppliers.document('discounts');
  container = suppliers.container({ document, answer: suppliers.answer(document) });
  packed = zip([{ name: 'ad.xml', bytes: Buffer.from(container) }]);
});

interface Part {
  readonly type: string;
  readonly name?: string;
  readonly content: Buffer | string;
}

const mail = (...parts: readonly Part[]): Buffer => {
  const boundary = randomUUID();
  const lines = parts.flatMap(({ type, name, content }) => [
    `--${boundary}`,
    `Content-Type: ${type}${name === undefined ? '' : `; name="${name}"`}`,
    ...(type === 'message/rfc822'
      ? ['', content.toString()]
      : ['Content-Transfer-Encoding: base64', '', Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')]),
  ]);
  return Buffer.from(
    [
      'From: facturacion@proveedor.example',
      'To: facturas@comprador.example',
      'Subject: 900373115;PROVEEDOR;SETP990000001;01;PROVEEDOR',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      ...lines,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
};
const text: Part = { type: 'text/plain', content: 'Adjunto encontrará su factura.' };
const zipped = (): Part => ({ type: 'application/zip', name: 'z.zip', content: packed });
const forwarded = (content: Buffer): Part => ({ type: 'message/rfc822', content });

const MAILS: readonly (readonly [title: string, make: () => Buffer])[] = [
  ['one zip', () => mail(text, zipped())],
  ['a zip that says it is something else', () => mail(text, { type: 'application/octet-stream', content: packed })],
  ['the XML without a zip', () => mail(text, { type: 'text/xml', name: 'ad.xml', content: container })],
  ['a logo beside it', () => mail(text, { type: 'image/png', name: 'logo.png', content: '\u0089PNG' }, zipped())],
  ['the zip and its XML', () => mail(text, zipped(), { type: 'application/xml', content: container })],
  ['a mail that was forwarded', () => mail(text, forwarded(mail(text, zipped())))],
  [
    'a mail that was forwarded as a file',
    () => mail(text, { type: 'application/octet-stream', name: 'f.eml', content: mail(zipped()) }),
  ],
  ['a mail that was forwarded twice', () => mail(text, forwarded(mail(text, forwarded(mail(text, zipped())))))],
];

describe('a mail of a supplier', () => {
  it.each(MAILS)('is opened with %s', async (_, make) => {
    const { containers, unread } = await openMail(make());
    expect(containers.map((one) => documentOf(one).number)).toEqual(['SETP990000001']);
    expect(unread).toEqual([]);
  });

  it('may have none', async () => {
    expect(await openMail(mail(text))).toMatchObject({ containers: [], events: [], unread: [] });
    expect(await openMail(Buffer.from('Gmail: confirm forwarding'))).toMatchObject({ containers: [], events: [], unread: [] });
  });

  it('tells what it could not read', async () => {
    const broken = { type: 'application/zip', name: 'z.zip', content: packed.subarray(0, 300) };
    expect(await openMail(mail(text, broken))).toMatchObject({
      containers: [],
      events: [],
      unread: [{ place: 'z.zip', reason: 'damaged' }],
    });
  });
});

describe('a mail that costs too much', () => {
  const reasons = async (bytes: Buffer) => (await openMail(bytes)).unread.map(({ reason }) => reason);

  it('is not opened', async () => {
    expect(await reasons(Buffer.alloc(LIMITS.fileBytes + 1, 'a'))).toEqual(['too_large']);
    expect(await reasons(mail(...Array.from({ length: LIMITS.mailBoundaries }, () => text)))).toEqual(['too_large']);
    let deep = mail(zipped());
    for (let level = 0; level <= LIMITS.depth; level += 1) deep = mail(forwarded(deep));
    expect(await reasons(deep)).toEqual(['too_deep']);
  });
});
