import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsOf } from './mail-parts.js';
import { readReport } from './mail-report.js';
import { mayBeTakenLater, refusedBy } from './reply-class.js';
import { LIMITS } from './report.js';

const FOLDER = fileURLToPath(new URL('../../../mail-corpus/messages', import.meta.url));
const mailOf = (name: string): Buffer => readFileSync(join(FOLDER, `${name}.eml`));
const classesOf = async (mail: Buffer | string) =>
  (await readReport(Buffer.from(mail))).recipients.map((one) => [one.recipient, one.class]);

describe('a report', () => {
  it('tells each recipient its own outcome', async () => {
    expect(await classesOf(mailOf('dsn-two-recipients'))).toEqual([
      ['a@condor.example', 'hard_bounce'],
      ['b@condor.example', 'delayed'],
    ]);
    expect(await classesOf(mailOf('free-exim-two'))).toEqual([
      ['uno@rio.example', 'hard_bounce'],
      ['dos@rio.example', 'soft_bounce'],
    ]);
  });

  it('names the address that we wrote, and the one that it was forwarded to', async () => {
    const [one] = (await readReport(mailOf('dsn-forwarded-original-recipient'))).recipients;
    expect(one).toMatchObject({
      recipient: 'gerencia@condor.example',
      finalRecipient: 'gerente.personal@otro.example',
    });
  });

  it('shows where it came to and which mail it is about', async () => {
    const report = await readReport(mailOf('dsn-unknown-user'));
    expect(report.returnPaths.some((address) => address.startsWith('bounces+mlg_'))).toBe(true);
    expect(report).toMatchObject({
      reportId: 'informe-1@mx.destino.example',
      originalMessageId: 'mlg_1@mail.ferreteria.example',
    });
  });

  it('inside a mail that somebody sends on is none', async () => {
    expect(await classesOf(mailOf('forwarded-dsn'))).toEqual([[null, 'unrelated']]);
  });

  it('that is too large, too deep or no mail at all is unrelated', async () => {
    const nested = Array.from(
      { length: 60 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    ).join('');
    for (const mail of ['', '\0\0\0', `From: MAILER-DAEMON@x\r\n${nested}`, Buffer.alloc(LIMITS.mailBytes + 1, 'a')])
      expect(await classesOf(mail)).toEqual([[null, 'unrelated']]);
  });

  it('with thousands of recipients is read as far as its first hundred', async () => {
    const blocks = Array.from(
      { length: 5_000 },
      (_, i) => `Final-Recipient: rfc822; a${i}@x.example\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
    );
    const mail = `From: MAILER-DAEMON@x\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\n${blocks.join('\r\n')}\r\n--b--\r\n`;
    expect((await classesOf(mail)).length).toBe(LIMITS.recipients);
  });

  it('of very many parts is read as far as its first 200', async () => {
    const part = '--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n';
    const mail = `Content-Type: multipart/report; boundary=b\r\n\r\n${part.repeat(1_000)}--b--\r\n`;
    const parts = await partsOf(Buffer.from(mail));
    // The last boundary that is read ends a part.
    expect(parts?.deliveryStatuses).toHaveLength(LIMITS.boundaries - 1);
  });

  it('of any bytes is read without an exception', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...readdirSync(FOLDER)),
        fc.array(fc.tuple(fc.nat(4_000), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 8 }),
        fc.nat(5_000),
        async (name, edits, end) => {
          let text = readFileSync(join(FOLDER, name), 'latin1').slice(0, end);
          for (const [place, edit] of edits) text = text.slice(0, place) + edit + text.slice(place + edit.length);
          expect((await readReport(Buffer.from(text, 'latin1'))).recipients.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    ));

  it.each([' ', '\n', '\t\n', '>', 'user ', '@', 'a@', '<', '--b\n', 'x: y\n', '5.1.1 ', '.', 'mailbox is '])(
    'of %j half a million times is read like any other',
    async (text) => {
      const mail = `From: MAILER-DAEMON@x\r\nSubject: Undelivered\r\n\r\n${text.repeat(500_000)}`.slice(0, 4_000_000);
      expect(await classesOf(mail)).toHaveLength(1);
    },
  );
});

describe('the refusal of a server', () => {
  it.each([
    ['550 5.1.1 unknown user', 'hard'],
    ['550 5.1.1 the mailbox is over quota', 'soft'],
    ['450 4.1.1 unknown user', 'soft'],
    ['550 5.7.1 no such user here', 'hard'],
    ['550 5.7.1 rejected', 'soft'],
    ['550', 'unclear'],
  ])('%s says that the address is %s', (diagnostic, expected) => {
    expect(refusedBy({ status: null, diagnostic })).toBe(expected);
  });

  it('says whether the mail may be taken later', () => {
    expect(mayBeTakenLater({ status: '5.2.2', diagnostic: '552 5.2.2 mailbox full' })).toBe(true);
    expect(mayBeTakenLater({ status: '4.4.7', diagnostic: 'expired' })).toBe(true);
    expect(mayBeTakenLater({ status: '5.7.1', diagnostic: '554 5.7.1 spam' })).toBe(false);
    expect(mayBeTakenLater({ status: '5.3.4', diagnostic: '552 5.3.4 message too large' })).toBe(false);
  });
});
