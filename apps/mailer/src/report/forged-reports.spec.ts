import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerPool } from '@rubrica/service';
import { idOf } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { createTransport } from 'nodemailer';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { ReturnPaths } from '../return-path/return-paths.js';
import { proofOf } from '../return-path/mailing-proof.js';
import { ReportListener } from './report-listener.smtp.js';
import { REPORT, Reports } from './report.process.js';

const SECRET = 'b'.repeat(32);
const BOUNCES = 'bounces@rubrica.co';
const VICTIM = 'compras@condor.co';
const OTHER = 'pagos@tercero.co';

/** Return paths of the mail to the victim, and of one to somebody else, as if its recipient were the forger. */
let victims: string;
let others: string;
let mailer: RunningMailer;
beforeAll(async () => {
  mailer = await startMailer({ bounceAddress: BOUNCES, bounceKeys: `uno:${SECRET}`, bounceListen: '127.0.0.1:0' });
  await mailer.packaged();
  await mailer.packaged({ document_id: idOf('inv', 'otra') }, { mail: { to: [OTHER], cc: [] } });
  await until(mailer.names, (names) => names.filter((name) => name === 'email-delivered').length === 2);
  const mailings = await mailer.database.query<{ id: string; document_id: string }>(
    'select id, document_id from mailings',
  );
  const paths = mailer.app.get(ReturnPaths);
  const pathOf = (isOther: boolean): string =>
    paths.of(mailings.find(({ document_id: id }) => (id === idOf('inv', 'otra')) === isOther)?.id ?? '') ?? '';
  [victims, others] = [pathOf(false), pathOf(true)];
});
afterAll(() => mailer.close());

const status = (...recipients: readonly string[]): string =>
  [
    'Reporting-MTA: dns; mx.condor.co',
    ...recipients.flatMap((recipient) => [
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
    ]),
    'Diagnostic-Code: smtp; 550 5.1.1 user unknown',
  ].join('\r\n');
const HEAD =
  'From: MAILER-DAEMON@mx.condor.co\r\nSubject: Undelivered Mail Returned to Sender\r\nAuto-Submitted: auto-replied';
const multipart = (type: string, parts: readonly (readonly [type: string, content: string])[], head = HEAD): string =>
  `${head}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; boundary="b"\r\n\r\n${parts
    .map(([partType, content]) => `--b\r\nContent-Type: ${partType}\r\n\r\n${content}\r\n`)
    .join('')}--b--\r\n`;
const dsn = (content: string, head = HEAD, more: readonly (readonly [string, string])[] = []): string =>
  multipart('multipart/report; report-type=delivery-status', [['message/delivery-status', content], ...more], head);
const arf = (fields: string): string =>
  multipart('multipart/report; report-type=feedback-report', [
    ['message/feedback-report', `Feedback-Type: abuse\r\n${fields}`],
  ]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const withProof = (proof: string): string => victims.replace(/\.\w{16}@/, `.${proof}@`);
const mailingOf = (path: string): string => /mlg_\w{26}/.exec(path)?.[0] ?? '';

/** Reports that somebody writes who has not the mail to the victim; what is sent to where, by SMTP. */
const forgeries = (): readonly (readonly [what: string, raw: string, to?: string])[] => [
  ['has no token', dsn(status(VICTIM))],
  ['has the token of a mail to somebody else', dsn(status(VICTIM)), others],
  ['has that token, and names both', dsn(status(VICTIM, 'nadie@tercero.co')), others],
  [
    'has that token in each field that may have one',
    dsn(
      status(VICTIM),
      `${HEAD}\r\nTo: ${others}\r\nDelivered-To: ${others}\r\nX-Original-To: ${others}\r\nEnvelope-To: ${others}`,
    ),
  ],
  [
    'has that token and the envelope id of the victim',
    dsn(`Original-Envelope-Id: ${mailingOf(victims)}\r\n${status(VICTIM)}`),
    others,
  ],
  ['has a token whose proof is made up', dsn(status(VICTIM)), withProof('0'.repeat(16))],
  [
    'has a token whose proof is that of the other',
    dsn(status(VICTIM)),
    withProof(/\.(\w{16})@/.exec(others)?.[1] ?? ''),
  ],
  ['has a proof of another use', dsn(status(VICTIM)), withProof(proofOf('unsubscribe', mailingOf(victims), SECRET))],
  ['has no proof', dsn(status(VICTIM)), victims.replace(/\.\w{16}@/, '@')],
  ['has an empty key for its proof', dsn(status(VICTIM)), withProof(proofOf('return-path', mailingOf(victims), ''))],
  ['names a like domain', dsn(status(VICTIM)), `${victims}.atacante.example`],
  [
    'names the mailing alone, in its fields',
    dsn(status(VICTIM), `${HEAD}\r\nTo: ${BOUNCES}\r\nX-Mailing: ${mailingOf(victims)}`),
  ],
  [
    'names the Message-ID of the mail',
    dsn(status(VICTIM), HEAD, [
      ['message/rfc822', `Message-ID: <${mailingOf(victims)}@rubrica.co>\r\nTo: ${VICTIM}\r\n\r\nx`],
    ]),
  ],
  ['is a complaint without a token', arf(`Original-Rcpt-To: ${VICTIM}`)],
  ['is a complaint with the token of the other', arf(`Original-Mail-From: <${others}>\r\nOriginal-Rcpt-To: ${VICTIM}`)],
  [
    'is in upper case',
    dsn(status(VICTIM)).replace(/multipart\/report|message\/delivery-status/g, (type) => type.toUpperCase()),
  ],
  [
    'is in base64',
    multipart('multipart/report', [
      ['message/delivery-status\r\nContent-Transfer-Encoding: base64', base64(status(VICTIM))],
    ]),
  ],
  [
    'is ten times in itself',
    Array.from({ length: 10 }).reduce<string>(
      (inner) => multipart('multipart/mixed', [['message/rfc822', inner]]),
      dsn(status(VICTIM)),
    ),
  ],
  [
    'has ten thousand parts',
    multipart(
      'multipart/report',
      Array.from({ length: 10_000 }, () => ['message/delivery-status', status(VICTIM)] as const),
    ),
  ],
  ['has ten thousand recipients', dsn(status(...Array.from({ length: 10_000 }, () => VICTIM)))],
  ['has a bomb of headers', dsn(status(VICTIM), `${HEAD}\r\n${'X-A: b\r\n'.repeat(30_000).trimEnd()}`)],
  [
    'has one header of a megabyte',
    dsn(status(VICTIM), `${HEAD}\r\nX-A: ${'b'.repeat(900)}${'\r\n b'.repeat(200_000)}`),
  ],
  ['has 10 MB', dsn(status(VICTIM)).padEnd(10 * 2 ** 20, 'relleno\r\n')],
  [
    'is an event of SES by mail',
    `${HEAD}\r\nX-Amz-Sns-Message-Id: 1\r\n\r\n${JSON.stringify({ notificationType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: VICTIM }] }, mail: { source: BOUNCES } })}\r\n`,
  ],
  [
    'breaks its lines to be another mail',
    dsn(`${status(VICTIM)}\n.\nMAIL FROM:<>\nRCPT TO:<${others}>\nDATA\n${dsn(status(VICTIM))}`),
  ],
  ['has NUL and bytes of no text', dsn(`${status(VICTIM)}\0\xff\xfe`)],
];

/** Places where a token of the victim's mail counts for nothing: there it is text of whoever wrote the report. */
const wrongPlaces = (): readonly (readonly [what: string, raw: string])[] => [
  ['in its subject', dsn(status(VICTIM), HEAD.replace('Undelivered', `Undelivered ${victims}`))],
  ['as its sender', dsn(status(VICTIM), HEAD.replace('MAILER-DAEMON@mx.condor.co', victims))],
  ['as the address to answer to', dsn(status(VICTIM), `${HEAD}\r\nReply-To: ${victims}\r\nSender: ${victims}`)],
  ['in Received', dsn(status(VICTIM), `Received: from x by y for <${victims}>\r\n${HEAD}`)],
  ['as its own Return-Path', dsn(status(VICTIM), `Return-Path: <${victims}>\r\n${HEAD}`)],
  [
    'in its text',
    multipart('multipart/report; report-type=delivery-status', [
      ['text/plain', victims],
      ['message/delivery-status', status(VICTIM)],
    ]),
  ],
  ['in the diagnostic', dsn(`${status(VICTIM)}\r\nX-Diagnostic: ${victims}`)],
  [
    'in a mail that somebody has attached to the one that came back',
    dsn(status(VICTIM), HEAD, [['message/rfc822', `Subject: x\r\n\r\nReturn-Path: <${victims}>\r\n`]]),
  ],
  [
    'as the name of a file',
    multipart(`multipart/report; report-type=delivery-status`, [
      [`message/delivery-status; name="${victims}"`, status(VICTIM)],
    ]),
  ],
];

const bySmtp = (raw: string, to: string): Promise<string> =>
  createTransport({ host: '127.0.0.1', port: mailer.app.get(ReportListener).port, ignoreTLS: true })
    .sendMail({ envelope: { from: '', to: [to] }, raw: Buffer.from(raw, 'latin1') })
    .then(
      ({ response }) => response,
      (error: { response?: string; message: string }) => error.response ?? error.message,
    );
const byImap = (raw: string): Promise<string> => mailer.app.get(Reports).onMail('imap', Buffer.from(raw, 'latin1'));
const changes = async (): Promise<object> => ({
  said: mailer.names().filter((name) => name !== 'email-sent' && name !== 'email-delivered'),
  suppressed: await mailer.database.query('select address from suppressions'),
  counted: await mailer.database.query('select 1 from mail_reports'),
});
const NOTHING = { said: [], suppressed: [], counted: [] };
/** Long for one mail; those that are refused for their size are not read. */
const MOST_MS = 5_000;

describe('a forged report', () => {
  it('changes nothing, by SMTP or IMAP, and costs little', async () => {
    for (const [what, raw, to = BOUNCES] of forgeries()) {
      const begunMs = performance.now();
      expect([what, await bySmtp(raw, to)]).toEqual([what, expect.stringMatching(/^(250 taken|55[02] )/)]);
      expect([what, await byImap(raw)]).toEqual([what, 'none']);
      expect([what, performance.now() - begunMs < MOST_MS]).toEqual([what, true]);
      expect([what, await changes()]).toEqual([what, NOTHING]);
    }
  });

  it('holds the main thread for less than 100 ms: a large one is read in another', async () => {
    const execArgv = ['--import', new URL('../../../../libs/eventing/test/typescript.mjs', import.meta.url).href];
    const workers = new WorkerPool({ threads: 1, execArgv });
    await workers.run(REPORT, Buffer.alloc(100_000));
    for (const [what, raw] of forgeries()) {
      const costsMs: number[] = [];
      // A collection of garbage falls into one of three readings at most.
      for (let nth = 0; nth < 3; nth += 1) {
        const before = process.threadCpuUsage();
        const { recipients } = await workers.run(REPORT, Buffer.from(raw, 'latin1'));
        const { user, system } = process.threadCpuUsage(before);
        expect([what, recipients.length > 0]).toEqual([what, true]);
        costsMs.push((user + system) / 1_000);
      }
      expect([what, Math.min(...costsMs) < 100]).toEqual([what, true]);
    }
    await workers.stop();
  });

  it('changes nothing though the token stands in it, but in a wrong place', async () => {
    for (const [what, raw] of wrongPlaces()) {
      expect([what, await bySmtp(raw, BOUNCES)]).toEqual([what, '250 taken']);
      expect([what, await byImap(raw)]).toEqual([what, 'none']);
      expect([what, await changes()]).toEqual([what, NOTHING]);
    }
  });

  it('with the token, about somebody else or by no mail server, changes nothing', async () => {
    for (const raw of [
      dsn(status('rector@tercero.co')),
      dsn(status('rector@tercero.co', 'otro@tercero.co')),
      `From: ${VICTIM}\r\nSubject: Fuera de la oficina\r\nAuto-Submitted: auto-replied\r\n\r\nVuelvo el lunes.\r\n`,
      `From: ${VICTIM}\r\nSubject: Re: factura\r\n\r\n550 5.1.1 user unknown\r\n`,
    ])
      expect(await bySmtp(raw, victims)).toBe('250 taken');
    expect(await changes()).toEqual(NOTHING);
  });

  it('is none where all is right, also in upper case, in base64 and behind two recipients: that counts, once', async () => {
    const part = base64(status('rector@tercero.co', VICTIM.toUpperCase()));
    const genuine = multipart(
      'MULTIPART/REPORT; REPORT-TYPE=DELIVERY-STATUS',
      [['MESSAGE/DELIVERY-STATUS\r\nContent-Transfer-Encoding: BASE64', part]],
      `Message-ID: <informe-1@mx.condor.co>\r\n${HEAD}`,
    );
    for (let i = 0; i < 3; i += 1) expect(await bySmtp(genuine, victims.toUpperCase())).toBe('250 taken');
    expect(await byImap(`Delivered-To: ${victims}\r\n${genuine}`)).toBe('repeated');
    await until(mailer.names, (names) => names.includes('email-bounced'));
    const { said, suppressed } = (await changes()) as { said: string[]; suppressed: { address: string }[] };
    expect([said, suppressed]).toEqual([['email-bounced'], [{ address: VICTIM }]]);
  });
});
