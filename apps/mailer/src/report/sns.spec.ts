import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type MailRecipient, type SuppressionResource } from '@rubrica/contracts';
import { fetchOnce, getJson, lookupOf } from '@rubrica/service';
import { live, TENANT } from '@rubrica/service-testing';
import { tlsCertificate, until } from '@rubrica/testing';
import { randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { SnsClient } from './sns.client.js';

const HOST = 'sns.us-east-1.amazonaws.com';
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:rubrica-mail';
const BUYER = 'compras@condor.co';
const tls = tlsCertificate(HOST);
/** Signs messages of SNS, and those of somebody who is not SNS. */
const signer = tlsCertificate('sns.amazonaws.com');
const forger = tlsCertificate('sns.amazonaws.com');

type Fields = Readonly<Record<string, string>>;

/** Names in the order in which SNS signs them. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

const signed = (fields: Fields, version: '1' | '2', key = signer.key): Fields => {
  const text = SIGNED[fields['Type'] as keyof typeof SIGNED]
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name}\n${fields[name] ?? ''}\n`)
    .join('');
  const Signature = sign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256', Buffer.from(text), key).toString('base64');
  return { ...fields, SignatureVersion: version, Signature };
};

/** Amazon's host, on this machine: it has a certificate of SNS, and a page for who confirms a subscription. */
let amazon: Server;
let visited: string[];
let isAway: boolean;
let sent: { bytes: number; isOver: boolean };

/** Writes until the client has had enough. */
const withoutEnd = (response: ServerResponse): typeof sent => {
  const counted = { bytes: 0, isOver: false };
  const write = (): void => {
    if (counted.isOver) return;
    counted.bytes += 16_384;
    response.write('x'.repeat(16_384), () => setImmediate(write));
  };
  response.on('close', () => (counted.isOver = true));
  write();
  return counted;
};

/** Fetches as the mailer does, by TLS with the name in the URL, but finds every name on this machine. */
const fetchHere: typeof fetchOnce = (url, fetching) => {
  const here = new URL(url);
  here.port = String((amazon.address() as AddressInfo).port);
  const https = { certificateAuthority: tls.cert };
  return fetchOnce(here, { ...fetching, https, dnsLookup: lookupOf(['127.0.0.1']) });
};

let mailer: RunningMailer;
beforeAll(async () => {
  amazon = createServer(tls, ({ url = '' }, response) => {
    visited.push(url);
    if (isAway) response.writeHead(503).end();
    else if (url === '/signer.pem') response.end(signer.cert);
    else if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(signer.cert));
    else if (url === '/moved') response.writeHead(302, { location: `https://${HOST}/signer.pem` }).end();
    else if (url === '/endless') sent = withoutEnd(response);
    else if (url.startsWith('/?Action=ConfirmSubscription&Token=good')) response.end('<ConfirmSubscriptionResponse/>');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(amazon, 'listening');
});
afterAll(() => new Promise((resolve) => amazon.close(resolve)));

beforeEach(async () => {
  [visited, isAway] = [[], false];
  mailer = await startMailer(
    {
      ...{ bounceAddress: 'bounces@rubrica.co', bounceKeys: `uno:${'b'.repeat(32)}` },
      ...{ sesTopics: `arn:aws:sns:us-east-1:123456789012:otro,${TOPIC}`, mailProvider: 'ses' },
    },
    { sns: new SnsClient(fetchHere) },
  );
  await mailer.packaged();
  await until(mailer.names, (names) => names.includes('email-delivered'));
});
afterEach(() => mailer.close());

const notification = (message: object, changes: Fields = {}): Fields => ({
  Type: 'Notification',
  MessageId: randomUUID(),
  TopicArn: TOPIC,
  Subject: 'Amazon SES Email Event Notification',
  Message: JSON.stringify(message),
  Timestamp: mailer.clock.now().toISOString(),
  SigningCertURL: `https://${HOST}/signer.pem`,
  UnsubscribeURL: `https://${HOST}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:1`,
  ...changes,
});
const confirmation = (token: string, changes: Fields = {}): Fields => ({
  Type: 'SubscriptionConfirmation',
  MessageId: randomUUID(),
  Token: token,
  TopicArn: TOPIC,
  Message: `You have chosen to subscribe to the topic ${TOPIC}.`,
  SubscribeURL: `https://${HOST}/?Action=ConfirmSubscription&Token=${token}`,
  Timestamp: mailer.clock.now().toISOString(),
  SigningCertURL: `https://${HOST}/signer.pem`,
  ...changes,
});

const bounce = async (recipient = BUYER): Promise<object> => {
  const header = (await mailer.caught())[0]?.headers.get('return-path');
  const source = typeof header === 'object' && 'text' in header ? header.text.replace(/[<>]/g, '') : '';
  expect(source).toMatch(/^bounces\+mlg_/);
  return {
    notificationType: 'Bounce',
    bounce: {
      feedbackId: '0100019aab-devuelto-000000',
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress: recipient, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
      ],
      timestamp: mailer.clock.now().toISOString(),
      reportingMTA: 'dns; a8-50.smtp-out.amazonses.com',
    },
    mail: {
      source,
      messageId: '0100019aab-enviado-000000',
      destination: [BUYER],
      timestamp: '2026-11-20T10:00:00.000Z',
    },
  };
};

const post = async (message: Fields) => {
  const body = { headers: [], body: Buffer.from(JSON.stringify(message)).toString('base64') };
  const answer = await mailer.call('POST', '/internal/mail-providers/ses/requests', { body });
  return { status: answer.status, ...(answer.body as { counted?: number; refused?: string | null }) };
};
const suppressions = async () =>
  (await mailer.call('GET', '/internal/suppressions', { caller: live })).body['data'] as SuppressionResource[];
const untilBounced = async (): Promise<void> => {
  await until(mailer.names, (names) => names.includes('email-bounced'));
  expect(mailer.names()).toEqual(['email-sent', 'email-delivered', 'email-bounced']);
};
const expectNothing = async (): Promise<void> => {
  expect(await suppressions()).toEqual([]);
  expect(await mailer.database.query('select 1 from mail_reports')).toEqual([]);
};

describe('an event of SES that comes by SNS', () => {
  it.each(['1', '2'] as const)('bounces the mail, by a signature of version %s, and counts once', async (version) => {
    const message = signed(notification(await bounce()), version);
    expect(await post(message)).toEqual({ status: 200, counted: 1, refused: null });
    await untilBounced();
    const said = mailer.said[2];
    const recipient = await getJson<MailRecipient>(mailer.blobs, TENANT, String(said?.data['recipient_blob']));
    expect(recipient).toMatchObject({ email: BUYER, diagnostic: 'smtp; 550 5.1.1 user unknown' });
    expect(await suppressions()).toMatchObject([{ address: BUYER, reason: 'hard_bounce' }]);

    // SNS delivers at least once, and a replay a day later is old.
    expect(await post(message)).toMatchObject({ counted: 0, refused: null });
    expect(await post(signed(notification(await bounce()), version))).toMatchObject({ counted: 0, refused: null });
    mailer.clock.advance(25 * 3_600);
    expect(await post(message)).toMatchObject({ counted: 0, refused: expect.stringContaining('too far from now') });
    expect(visited).toEqual(['/signer.pem']);
    expect(await mailer.database.query('select 1 from mail_reports')).toHaveLength(1);
    await untilBounced();
  });

  it('about somebody who is not the recipient changes nothing', async () => {
    expect(await post(signed(notification(await bounce('rector@tercero.co')), '2'))).toMatchObject({ counted: 0 });
    await expectNothing();
  });

  it.each<[string, (message: Fields) => Fields]>([
    ['signed with another key', (message) => signed(message, '2', forger.key)],
    ['changed after it was signed', (message) => ({ ...signed(message, '2'), Subject: 'otro' })],
    ['with a signature of the other version', (message) => ({ ...signed(message, '1'), SignatureVersion: '2' })],
    ['with an unknown version', (message) => ({ ...signed(message, '2'), SignatureVersion: '3' })],
    ['without a signature', (message) => ({ ...signed(message, '2'), Signature: '' })],
    ['of a topic that is not ours', (message) => signed({ ...message, TopicArn: `${TOPIC}-ajeno` }, '2')],
    ['moved to our topic', (message) => ({ ...signed({ ...message, TopicArn: 'otro' }, '2'), TopicArn: TOPIC })],
    [
      'with the certificate of another host',
      (message) => signed({ ...message, SigningCertURL: `https://${HOST}.atacante.example/signer.pem` }, '2'),
    ],
    ...[
      ['of S3 with a like name', 'https://sns.s3-us-west-2.amazonaws.com/signer.pem'],
      ['behind credentials', `https://${HOST}@atacante.example/signer.pem`],
      ['with credentials', `https://a:b@${HOST}/signer.pem`],
      ['at another port', `https://${HOST}:8443/signer.pem`],
      ['in clear', `http://${HOST}/signer.pem`],
      ['in an action of the API', `https://${HOST}/signer.pem?Action=GetEndpointAttributes&EndpointArn=a`],
      ['behind a fragment', `https://${HOST}/signer.pem#.pem`],
      ['deeper', `https://${HOST}/x/signer.pem`],
      ['behind dots', `https://${HOST}/../%2e%2e/x/..%2fsigner.pem`],
      ['at a name with a final dot', `https://${HOST}./signer.pem`],
      ['at a name that only looks so', 'https://sns.us-east-1.amazonaws.com\u3002atacante.example/signer.pem'],
      ['in a file', 'file:///etc/ssl/signer.pem'],
    ].map(([where = '', url = '']): [string, (message: Fields) => Fields] => [
      `with a certificate ${where}`,
      (message) => signed({ ...message, SigningCertURL: url }, '2'),
    ]),
    ['of a type that every object has', (message) => ({ ...signed(message, '2'), Type: 'constructor' })],
    ['of no type', (message) => ({ ...signed(message, '2'), Type: '__proto__' })],
    [
      'with a certificate that SNS does not have',
      (message) => signed({ ...message, SigningCertURL: `https://${HOST}/otro.pem` }, '2'),
    ],
  ])('%s is refused and changes nothing', async (_, change) => {
    const answer = await post(change(notification(await bounce())));
    expect(answer).toEqual({ status: 200, counted: 0, refused: expect.any(String) });
    expect(visited.filter((url) => !url.endsWith('.pem'))).toEqual([]);
    await expectNothing();
  });

  it('is sent again by SNS when the certificate cannot be had now', async () => {
    const message = signed(notification(await bounce()), '2');
    isAway = true;
    expect((await post(message)).status).toBeGreaterThanOrEqual(500);
    await expectNothing();
    isAway = false;
    expect(await post(message)).toMatchObject({ counted: 1 });
    await untilBounced();
  });
});

describe('an answer of SNS', () => {
  const certificateAt = (path: string) => new SnsClient(fetchHere).certificate(`https://${HOST}${path}`);

  it('that does not end is given up after 64 KB', async () => {
    await expect(certificateAt('/endless')).rejects.toThrow('the answer has more than 65536 bytes');
    await until(
      () => sent,
      ({ isOver }) => isOver,
    );
    // What the sockets of both sides hold comes on top.
    expect(sent.bytes).toBeLessThan(16 * 2 ** 20);
  });

  it('that is packed is not unpacked', async () => {
    expect(await certificateAt('/packed')).not.toContain('CERTIFICATE');
  });

  it('that points elsewhere is not followed', async () => {
    await expect(certificateAt('/moved')).rejects.toThrow('SNS answered 302');
    expect(visited).toEqual(['/moved']);
  });

  it('of a server with another name is none', async () => {
    const client = new SnsClient((url, fetching) => fetchHere(String(url).replace('us-east-1', 'us-east-2'), fetching));
    await expect(client.certificate(`https://${HOST}/signer.pem`)).rejects.toThrow(/altnames/);
    expect(visited).toEqual([]);
  });
});

describe('a subscription of SNS', () => {
  it.each(['1', '2'] as const)('is confirmed, by a signature of version %s', async (version) => {
    expect(await post(signed(confirmation('good'), version))).toEqual({ status: 200, counted: 0, refused: null });
    expect(visited).toEqual(['/signer.pem', '/?Action=ConfirmSubscription&Token=good']);
    await expectNothing();
  });

  it.each<[string, (message: Fields) => Fields]>([
    ['of a topic that is not ours', (message) => signed({ ...message, TopicArn: `${TOPIC}-ajeno` }, '2')],
    ['that somebody else has signed', (message) => signed(message, '2', forger.key)],
    [
      'that leads to another host',
      (message) => signed({ ...message, SubscribeURL: 'https://interno.example/?Token=good' }, '2'),
    ],
    [
      'that leads to another token',
      (message) => ({ ...signed(message, '2'), SubscribeURL: `https://${HOST}/?Token=x` }),
    ],
  ])('%s is not confirmed', async (_, change) => {
    expect(await post(change(confirmation('good')))).toMatchObject({ status: 200, refused: expect.any(String) });
    expect(visited.filter((url) => !url.endsWith('.pem'))).toEqual([]);
  });

  it('whose token is too old is refused', async () =>
    expect(await post(signed(confirmation('old'), '2'))).toMatchObject({ refused: 'SNS does not take SubscribeURL' }));
});
