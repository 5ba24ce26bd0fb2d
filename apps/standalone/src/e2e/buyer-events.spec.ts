import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimDeadline } from '@rubrica/document-events';
import { colombianDate, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort, nameServer, type NameServer, type Receiver, receiver, until } from '@rubrica/testing';
import { unzip } from '@rubrica/ubl';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { simpleParser } from 'mailparser';
import { Resolver } from 'node:dns/promises';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const SUPPLIER = '901234567';
const FIRST_VERSION = '2026-01-01';
const PERSON = {
  identification: { type: '13', number: '52841907' },
  first_name: 'Luz Marina',
  last_name: 'Ospina Gil',
};
const TYPES = [
  'received_document.received',
  'received_document.verified',
  'document_event.registered',
  'document_event.rejected',
  'document_event.deadline_near',
];

const folder = temporaryFolder();
const resolver = new Resolver();
let standalone: RunningStandalone;
let target: Receiver;
let dns: NameServer;
let smtp: { readonly host: string; readonly port: number; readonly to: string };

beforeAll(async () => {
  dns = await nameServer();
  resolver.setServers([dns.address]);
  const port = await freePort('127.0.0.1');
  standalone = await RunningStandalone.start(join(folder.path, 'data'), {
    TEST_CLOCK: '1',
    DKIM_DNS_SERVERS: dns.address,
    RECEPTION_ADDRESS: 'facturas@recibe.example',
    RECEPTION_LISTEN: `127.0.0.1:${String(port)}`,
  });
  target = await receiver();
  const endpoint = { url: target.url, subscribed_events: TYPES };
  expect((await call('POST', '/v1/webhook-endpoints', endpoint)).status).toBe(201);
  const { json: profile } = await call('GET', '/v1/tenant');
  smtp = { host: '127.0.0.1', port, to: String(profile['reception_address']) };
  await sendFromOwnDomain();
  await moveTo(workingDayFrom(plusDays(await today(), 1)), '09:00');
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  await dns.close();
  folder.remove();
});

const call = (method: string, path: string, body?: object, headers: object = {}): Promise<ApiAnswer> =>
  standalone.call(method, path, standalone.credentials.sk_live, body, {
    'svc-version': NEWEST_API_VERSION,
    ...headers,
  });
const rows = ({ json }: ApiAnswer): readonly Json[] => json['data'] as unknown as readonly Json[];
const simulator = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, `${standalone.credentials.dian_simulator_url}/control/${path}`, '', body);

const sendFromOwnDomain = async (): Promise<void> => {
  const { json: key } = await call('POST', '/v1/dkim-keys', { domain: 'andina.example' });
  const { name, value } = key['dns_record'] as unknown as { readonly name: string; readonly value: string };
  dns.txt.set(name, [value]);
  expect((await call('POST', `/v1/dkim-keys/${String(key['id'])}/verify`)).json).toMatchObject({ status: 'verified' });
  const sender = { from_address: 'facturas@andina.example' };
  expect((await call('POST', '/v1/mail-senders', sender)).status).toBe(201);
};

const advance = async (seconds: number): Promise<Date> => {
  const { admin_url, operator_token } = standalone.credentials;
  const url = `${admin_url}/admin/v1/clock`;
  const { json } = await standalone.call('POST', url, operator_token, { advance_s: seconds });
  return new Date(String(json['now']));
};
const today = async (): Promise<string> => colombianDate(await advance(0));
/** Moves all clocks to an hour in Colombia. */
const moveTo = async (day: string, hour: string): Promise<void> => {
  const at = Date.parse(`${day}T${hour}:00-05:00`);
  await advance(Math.ceil((at - (await advance(0)).getTime()) / 1000));
};
const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(plusDays(day, 1)));
const workingDayBefore = (day: string): string => {
  const before = plusDays(day, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
};

interface Purchase {
  readonly id: string;
  readonly cufe: string;
  readonly number: string;
}

/** Has a supplier issue an invoice and mail it. Returns the received document when it is verified. */
const bought = async (payment: 'credit' | 'cash' = 'credit'): Promise<Purchase> => {
  const order = { buyer: { nit: DEMO.nit, name: DEMO.legal_name }, payment, smtp };
  const { status, json } = await simulator('POST', `suppliers/${SUPPLIER}/invoices`, order);
  expect([status, status === 200 ? '' : json]).toEqual([200, '']);
  const [{ cufe, number }] = json['invoices'] as unknown as readonly [{ cufe: string; number: string }];
  const [document] = await until(
    async () => rows(await call('GET', `/v1/received-documents?cufe=${cufe}`)),
    ([one]) => String(one?.['status']) === 'verified',
  );
  return { id: String(document?.['id']), cufe, number };
};

const issue = ({ id }: Purchase, order: object): Promise<ApiAnswer> =>
  call('POST', `/v1/received-documents/${id}/events`, order);

/** Expects that an order is refused, with a text in both languages and a page that says what to do. */
const expectRefused = async (purchase: Purchase, order: object, refusal: object, words: string): Promise<void> => {
  const { status, json } = await issue(purchase, order);
  expect([status, json]).toMatchObject([409, { ...refusal, detail: expect.stringContaining(words) }]);
  const spanish = await call('POST', `/v1/received-documents/${purchase.id}/events`, order, {
    'accept-language': 'es',
  });
  expect(spanish.json).toMatchObject({ ...refusal, detail: expect.stringContaining(words) });
  expect(spanish.json['detail']).not.toBe(json['detail']);
  const page = await call('GET', new URL(String(json['type']), standalone.credentials.base_url).pathname);
  expect([page.status, page.bytes.toString()]).toEqual([200, expect.stringContaining(String(json['code']))]);
};

/** Waits until all events of an invoice have this status. */
const settled = ({ id }: Purchase, count: number, status = 'registered'): Promise<readonly Json[]> =>
  until(
    async () => rows(await call('GET', `/v1/received-documents/${id}/events`)),
    (all) => all.length === count && all.every((event) => String(event['status']) === status),
  );

const standingOf = async ({ id }: Purchase): Promise<Json> =>
  (await call('GET', `/v1/received-documents/${id}`)).json['events'] as unknown as Json;

const atDian = async ({ cufe }: Purchase): Promise<readonly Json[]> =>
  (await simulator('GET', `invoices/${cufe}/events`)).json['events'] as unknown as readonly Json[];

/** Webhooks about a purchase: each as type, and the code of the event or the day that is near. */
const toldOf = ({ id }: Purchase): string[] =>
  target.requests
    .map(({ body }) => JSON.parse(body) as { readonly type: string; readonly data: { readonly object: Json } })
    .filter(({ data: { object } }) => [object['id'], object['received_document_id']].map(String).includes(id))
    .map(({ type, data: { object } }) => `${type} ${String(object['code'] ?? object['deadline'] ?? '')}`.trim());
const told = (purchase: Purchase, count: number): Promise<string[]> =>
  until(
    () => toldOf(purchase),
    ({ length }) => length >= count,
  );

/** Mails that bring events of an invoice to its supplier. */
const mailsAbout = ({ number }: Purchase, count: number) =>
  until(
    async () => {
      const { mail_dir } = standalone.credentials;
      const files = existsSync(mail_dir) ? readdirSync(mail_dir).filter((name) => name.endsWith('.eml')) : [];
      const mails = await Promise.all(
        files.map(async (name) => {
          const bytes = readFileSync(join(mail_dir, name));
          return { bytes, ...(await simpleParser(bytes)) };
        }),
      );
      return mails.filter(({ subject }) => subject?.startsWith(`Evento;${number};`));
    },
    ({ length }) => length >= count,
  );

const RECEIPT_OF_GOODS = ['receipt', 'goods_received'];

describe('a buyer that acknowledges by itself', () => {
  beforeAll(async () => {
    const settings = { receiving_person: PERSON, auto_acknowledge: true };
    expect((await call('PATCH', '/v1/tenant', settings)).json).toMatchObject(settings);
  });

  it('accepts an invoice on credit that came by mail: 030 by itself, 032 and 033 by calls', async () => {
    const purchase = await bought();
    const [receipt] = await settled(purchase, 1);
    expect(receipt).toMatchObject({ type: 'receipt', code: '030', person: PERSON });
    expect(await standingOf(purchase)).toMatchObject({ outcome: 'open', deadline: null });

    expect((await issue(purchase, { type: 'goods_received' })).status).toBe(201);
    await settled(purchase, 2);
    const deadline = claimDeadline(await today());
    expect(await standingOf(purchase)).toMatchObject({ outcome: 'open', deadline, deadline_for: 'claim_or_accept' });

    expect((await issue(purchase, { type: 'accepted' })).status).toBe(201);
    const events = await settled(purchase, 3);
    expect(await standingOf(purchase)).toMatchObject({
      ...{ outcome: 'accepted', deadline: null, deadline_for: null },
      registered: events.map(({ code, number, cude }) => ({ code, number, cude, by: 'buyer' })),
    });
    expect(await atDian(purchase)).toMatchObject(
      events.map(({ code, number, cude }) => ({ code, number, cude, accepted: true, sender_nit: DEMO.nit })),
    );
    expect((await told(purchase, 5)).sort()).toEqual([
      ...['030', '032', '033'].map((code) => `document_event.registered ${code}`),
      'received_document.received',
      'received_document.verified',
    ]);
  });

  it('mails each event to the supplier, signed for its domain, with the container that the annex prescribes', async () => {
    const purchase = await bought();
    await issue(purchase, { types: ['goods_received', 'accepted'] });
    const events = await settled(purchase, 3);
    const mails = await mailsAbout(purchase, 3);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      events
        .map(({ number, code }) =>
          ['Evento', purchase.number, DEMO.nit, DEMO.legal_name, String(number), String(code)].join(';'),
        )
        .sort(),
    );
    for (const { bytes, subject, from, attachments } of mails) {
      expect(bytes.toString()).toContain(`Delivered-To: facturacion@${SUPPLIER}.example`);
      expect(from?.value).toMatchObject([{ address: 'facturas@andina.example' }]);
      const { results } = await dkimVerify(bytes, {
        resolver: (name: string, type: string) => resolver.resolve(name, type) as never,
      });
      expect(results.map(({ status, signingDomain }) => [status.result, signingDomain])).toEqual([
        ['pass', 'andina.example'],
      ]);
      const event = events.find(({ code }) => subject?.endsWith(`;${String(code)}`));
      const [file] = unzip(attachments[0]?.content ?? Buffer.alloc(0));
      const container = Buffer.from(file?.bytes ?? []).toString();
      expect(container).toContain('<AttachedDocument');
      for (const ending of ['xml', 'application-response']) {
        const path = `/v1/received-documents/${purchase.id}/events/${String(event?.['id'])}/${ending}`;
        const { status, bytes: xml } = await call('GET', path);
        expect([status, container.includes(xml.toString())]).toEqual([200, true]);
      }
    }
    const xml = await call('GET', `/v1/received-documents/${purchase.id}/events/${String(events[0]?.['id'])}/xml`);
    expect(xml.bytes.toString()).toContain('Luz Marina');
  });

  it('claims an invoice with a reason, after which it cannot accept it', async () => {
    const purchase = await bought();
    const order = { types: ['goods_received', 'claim'], claim_code: '03' };
    const { status, json } = await issue(purchase, order);
    expect([status, (json['data'] as unknown as Json[]).map(({ type }) => type)]).toEqual([201, order.types]);
    const events = await settled(purchase, 3);
    expect(events.map(({ code, claim_code }) => [code, claim_code])).toEqual([
      ['030', null],
      ['031', '03'],
      ['032', null],
    ]);
    expect((await atDian(purchase)).map(({ code, accepted }) => [code, accepted])).toEqual([
      ['030', true],
      ['032', true],
      ['031', true],
    ]);
    expect(await standingOf(purchase)).toMatchObject({ outcome: 'claimed', deadline: null });
    const refusal = { code: 'event_order', missing: [], standing: 'claim' };
    await expectRefused(purchase, { type: 'accepted' }, refusal, 'claim (031');
  });

  it('has no events of an invoice that is paid at once', async () => {
    const purchase = await bought('cash');
    await expectRefused(purchase, { type: 'receipt' }, { code: 'event_not_applicable' }, 'LGC62');
    expect([await standingOf(purchase), await atDian(purchase)]).toEqual([null, []]);
  });
});

describe('a buyer that orders each event', () => {
  beforeAll(async () => {
    const settings = { auto_acknowledge: false };
    expect((await call('PATCH', '/v1/tenant', settings)).json).toMatchObject(settings);
  });

  it('is told which events go first, and sends nothing until they do', async () => {
    const purchase = await bought();
    for (const [type, missing] of [
      ['accepted', RECEIPT_OF_GOODS],
      ['goods_received', ['receipt']],
    ] as const)
      await expectRefused(purchase, { type }, { code: 'event_order', missing, standing: null }, 'receipt (030');
    expect(await atDian(purchase)).toEqual([]);
    await issue(purchase, { types: [...RECEIPT_OF_GOODS, 'accepted'] });
    await settled(purchase, 3);
  });

  it('is told of an event that DIAN rejects, and issues it again under another number', async () => {
    const purchase = await bought();
    const { json: tenant } = await call('GET', '/v1/tenant');
    const { id } = tenant['software'] as unknown as { readonly id: string };
    expect((await call('PATCH', '/v1/tenant', { software: { id, pin: '99999' } })).status).toBe(200);
    await issue(purchase, { type: 'receipt' });
    const [rejected] = await settled(purchase, 1, 'rejected');
    const messages = rejected?.['dian_messages'] as unknown as readonly Json[];
    expect(messages.map(({ rule }) => rule)).toContain('AAD06');
    expect(await told(purchase, 3)).toContain('document_event.rejected 030');

    const pin = standalone.credentials.software_pin;
    expect((await call('PATCH', '/v1/tenant', { software: { id, pin } })).status).toBe(200);
    await issue(purchase, { type: 'receipt' });
    const [registered] = await settled(purchase, 1);
    expect(registered).toMatchObject({ id: rejected?.['id'], dian_messages: [] });
    expect((await atDian(purchase)).map(({ number, accepted }) => [number, accepted])).toEqual([
      [rejected?.['number'], false],
      [registered?.['number'], true],
    ]);
  });

  it('is reminded of the deadline once, and refused after it', async () => {
    const purchase = await bought();
    await issue(purchase, { types: RECEIPT_OF_GOODS });
    await settled(purchase, 2);
    const deadline = claimDeadline(await today());
    await moveTo(workingDayBefore(deadline), '08:01');
    const all = await told(purchase, 5);
    expect(all.filter((one) => one.startsWith('document_event.deadline_near'))).toEqual([
      `document_event.deadline_near ${deadline}`,
    ]);
    const due = rows(await call('GET', '/v1/received-documents?events_due=1'));
    const later = rows(await call('GET', '/v1/received-documents?events_due=0'));
    expect([due, later].map((list) => list.map(({ id }) => id))).toEqual([[purchase.id], []]);

    await moveTo(plusDays(deadline, 1), '00:01');
    for (const order of [{ type: 'accepted' }, { type: 'claim', claim_code: '01' }])
      await expectRefused(purchase, order, { code: 'event_deadline_passed', until: deadline }, deadline);
    expect((await atDian(purchase)).map(({ code }) => code)).toEqual(['030', '032']);
    expect(await told(purchase, 5)).toHaveLength(5);
  });
});

describe('the first version of the API', () => {
  const first = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
    standalone.call(method, path, standalone.credentials.sk_live, body, { 'svc-version': FIRST_VERSION });

  it('has neither events nor documents of suppliers', async () => {
    const [document] = rows(await call('GET', '/v1/received-documents?limit=1'));
    const path = `/v1/received-documents/${String(document?.['id'])}`;
    for (const [method, url, body] of [
      ['GET', path],
      ['GET', `${path}/events`],
      ['POST', `${path}/events`, { type: 'receipt' }],
      ['GET', '/v1/invoices/inv_00000000000000000000000000/events'],
    ] as const)
      expect([method, url, (await first(method, url, body)).status]).toEqual([method, url, 404]);
    const { json: tenant } = await first('GET', '/v1/tenant');
    for (const name of ['receiving_person', 'auto_acknowledge', 'auto_tacit_acceptance', 'reception_address'])
      expect(tenant).not.toHaveProperty(name);
    expect((await first('PATCH', '/v1/tenant', { auto_acknowledge: true })).status).toBe(422);
  });

  it('has the 21 types of public events, and no webhook of another', async () => {
    for (const type of TYPES) {
      const endpoint = { url: `${target.url}/first`, subscribed_events: [type] };
      expect([type, (await first('POST', '/v1/webhook-endpoints', endpoint)).status]).toEqual([type, 422]);
    }
    const { json } = await first('GET', '/v1/events?limit=100');
    const types = (json['data'] as unknown as readonly Json[]).map(({ type }) => String(type));
    expect(types.filter((type) => TYPES.includes(type))).toEqual([]);
  });
});
