import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameServer, type NameServer } from '@rubrica/testing';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { generateKeyPairSync, sign } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { packageOf, requestOf } from '../letter/letter.fixture.js';
import { letterOf } from '../letter/letter.js';
import { mimeOf } from '../letter/mime.js';
import { UnsubscribeUrls } from '../return-path/unsubscribe-urls.js';
import { unsignedMail } from './dkim-signature.js';
import { relaxedBody } from './relaxed.js';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const NAME = { domain: 'nandu.co', selector: 'rubrica-1' };
const AT = new Date('2026-11-21T15:15:30.000Z');

let dns: NameServer;
const resolver = new Resolver();
beforeAll(async () => {
  dns = await nameServer();
  resolver.setServers([dns.address]);
  dns.txt.set('rubrica-1._domainkey.nandu.co', [record]);
});
afterAll(() => dns.close());

const UNSUBSCRIBE = new UnsubscribeUrls('https://rubrica.co', `k1:${'a'.repeat(32)}`).headersOf(
  `mlg_${'0'.repeat(26)}`,
);

/** What mailauth says of a mail: `pass`, `fail` … */
const verdictOf = async (mail: Buffer): Promise<string | undefined> => {
  const { results } = await dkimVerify(mail, {
    resolver: (name: string, type: string) => resolver.resolve(name, type) as never,
  });
  return results[0]?.status.result;
};

const signed = (mime: string, without: readonly string[] = []): Buffer => {
  const unsigned = unsignedMail(mime, NAME, AT, without);
  const signature = sign('sha256', Buffer.from(unsigned.signedHeaders), privateKey).toString('base64');
  return Buffer.from(unsigned.signed(signature));
};

const invoiceMail = (text?: string): string => {
  const letter = letterOf(packageOf(), requestOf());
  return mimeOf(
    text === undefined ? letter : { ...letter, text, html: `<p>${text}</p>` },
    {
      from: 'facturas@nandu.co',
      to: 'compras@condor.co',
      messageId: 'mlg_1@rubrica.co',
      date: AT,
      headers: UNSUBSCRIBE,
    },
    [{ fileName: 'z1.zip', contentType: 'application/zip', bytes: Buffer.alloc(3_000, 'PK') }],
  );
};

describe('the signature of a mail', () => {
  it('is verified by mailauth, with the key that a name server gives', async () => {
    const mail = signed(invoiceMail());
    expect(await verdictOf(mail)).toBe('pass');
    expect(
      mail
        .toString()
        .split('\r\n')
        .every((line) => line.length <= 998),
    ).toBe(true);
  });

  it('fails when a header that is signed, or the body, was changed on the way', async () => {
    const mail = signed(invoiceMail()).toString('latin1');
    const changes: Readonly<Record<string, string>> = {
      subject: mail.replace(/^Subject: /m, 'Subject: PAGUE '),
      from: mail.replace('<facturas@nandu.co>', '<otro@nandu.co>'),
      'reply-to': mail.replace(/^Reply-To: /m, 'Reply-To: otro@mal.co, '),
      to: mail.replace('To: compras@', 'To: ventas@'),
      'list-unsubscribe': mail.replace('<https://rubrica.co/unsubscribe/', '<https://mal.co/unsubscribe/'),
      'list-unsubscribe-post': mail.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No'),
      'a second From': mail.replace(/^From: /m, 'From: otro@nandu.co\r\nFrom: '),
      'a second Subject': mail.replace(/^From: /m, 'Subject: pague aqui\r\nFrom: '),
      body: mail.replace('Total a pagar', 'Total a Pagar'),
      attachment: mail.replace('UEtQS1BL', 'UEtQS1BM'),
      'a part at the end': `${mail}\r\nmas\r\n`,
      domain: mail.replace('d=nandu.co', 'd=condor.co'),
    };
    for (const [what, changed] of Object.entries(changes)) {
      expect([what, changed === mail]).toEqual([what, false]);
      expect([what, await verdictOf(Buffer.from(changed, 'latin1'))]).not.toEqual([what, 'pass']);
    }
  });

  it('holds when servers on the way fold headers anew, add some on top and blanks at the end of lines', async () => {
    const mail = signed(invoiceMail()).toString('latin1');
    const [, subject = ''] = /^Subject: (.*)$/m.exec(mail) ?? [];
    const relayed = `Received: from a by b;\r\n\tSat, 21 Nov 2026 10:15:31 -0500\r\nX-Spam: no\r\n${mail}`
      .replace(`Subject: ${subject}\r\n `, `Subject:   ${subject}\r\n\t  `)
      .replace(/\r\n$/, '   \r\n\r\n\r\n');
    expect(await verdictOf(Buffer.from(relayed, 'latin1'))).toBe('pass');
  });

  it.each([
    ['nothing', ''],
    ['blanks and empty lines', 'uno \t dos\n\n\n   \n tres   \n\n\n'],
    ['no line end', 'Fin.'],
    ['accents and other scripts', 'Señor, Привет 😀'.repeat(20)],
    ['lines that are too long', 'largo '.repeat(400)],
  ])('is verified of a text of %s', async (_, text) => {
    expect(await verdictOf(signed(invoiceMail(text)))).toBe('pass');
  });

  it('leaves out what a server on the way writes anew', async () => {
    const mail = signed(invoiceMail(), ['date', 'message-id']).toString('latin1');
    const anew = mail.replace(/^Message-ID: .*$/m, 'Message-ID: <1@ses>').replace(/^Date: .*$/m, 'Date: now');
    expect(await verdictOf(Buffer.from(anew, 'latin1'))).toBe('pass');
  });

  it('is the same for the same mail, so that a repetition has the same bytes', async () => {
    const mime = invoiceMail();
    expect(signed(mime)).toEqual(signed(mime));
  });

  it('of a mail that has a field twice is verified', async () => {
    const mime = 'From: a@nandu.co\r\nTo: x@y.co\r\nTo: z@y.co\r\nSubject: uno\r\n\r\nhola\r\n';
    expect(await verdictOf(signed(mime))).toBe('pass');
  });
});

describe('the relaxed body', () => {
  it.each([
    ['', ''],
    ['\r\n\r\n', ''],
    ['a', 'a\r\n'],
    [' a \t b \r\n\r\n', ' a b\r\n'],
    ['a\r\n \r\n\t\r\n', 'a\r\n'],
    ['\r\na\r\n', '\r\na\r\n'],
    ['a\nb \n\n', 'a\r\nb\r\n'],
  ])('of %j is %j', (body, relaxed) => expect(relaxedBody(body)).toBe(relaxed));

  it('of a million empty lines is made at once', () => {
    expect(relaxedBody(`a${'\r\n'.repeat(1_000_000)}b${'\r\n'.repeat(1_000_000)}`)).toHaveLength(2_000_004);
  });
});
