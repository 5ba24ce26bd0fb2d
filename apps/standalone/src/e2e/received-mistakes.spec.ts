import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import { unzip, zip } from '@rubrica/ubl';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patched, type ReceivedMistake, RECEIVED_MISTAKES, textsIn } from './mistakes.fixture.js';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const EXAMPLES = new URL('../../../../examples/document-events/', import.meta.url);
const { person: PERSON } = JSON.parse(readFileSync(new URL('receipt.json', EXAMPLES), 'utf8')) as { person: object };
const EVENT_XML = readFileSync(new URL('receipt.xml', EXAMPLES));

const folder = temporaryFolder();
let standalone: RunningStandalone;
/** The company that receives, and its supplier. */
let buyer: string;
let supplier: string;
let customer: object;

const VERSION = { 'svc-version': NEWEST_API_VERSION };
const call = (method: string, path: string, key: string, body?: object, headers: object = {}): Promise<ApiAnswer> =>
  standalone.call(method, path, key, body, { ...VERSION, ...headers });

interface Mailed {
  readonly invoice: Json;
  readonly zip: Buffer;
}

const CREDIT = { code: '30', type: '2', due_date: '2099-12-31' };
const CASH = { code: '10', type: '1' };

/** An invoice that the supplier issues, with the zip of its mail. */
const mailed = async (changes: object): Promise<Mailed> => {
  const prefer = 'wait=60, until=files';
  const { json } = await call('POST', '/v1/invoices', supplier, sale({ customer, ...changes }), { prefer });
  const invoice = await until(
    async () => (await call('GET', `/v1/invoices/${String(json['id'])}`, supplier)).json,
    (one) => one['attached_document_url'] !== null,
  );
  const url = String(invoice['attached_document_url']);
  return { invoice, zip: Buffer.from(await (await fetch(url)).arrayBuffer()) };
};

/** Path of an invoice that the buyer has received and DIAN has confirmed. */
const received = async ({ zip: file }: Mailed, own: object = {}): Promise<string> => {
  const { json } = await call('POST', '/v1/received-documents', buyer, { source: { zip: base64(file) }, ...own });
  const path = `/v1/received-documents/${String(json['id'])}`;
  await until(
    async () => (await call('GET', path, buyer)).json['status'],
    (status) => String(status) === 'verified',
  );
  return path;
};

const registered = async (document: string, types: readonly string[]): Promise<void> => {
  expect((await call('POST', `${document}/events`, buyer, { types, person: PERSON })).status).toBe(201);
  await until(
    async () => (await call('GET', `${document}/events`, buyer)).json['data'] as unknown as Json[],
    (events) => events.every(({ status }) => String(status) === 'registered'),
  );
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const zipped = (name: string, bytes: Uint8Array): Buffer => zip([{ name, bytes }]);
const PDF = Buffer.from('%PDF-1.7');

/** Files that every upload may be mistaken for. */
let values: Readonly<Record<string, unknown>>;

interface Prepared {
  readonly key: string;
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const eventsOf = async (payment_means: object, types: readonly string[] = []): Promise<Prepared> => {
  const document = await received(await mailed({ payment_means }));
  if (types.length > 0) await registered(document, types);
  return { key: buyer, path: `${document}/events`, values: { '{person}': PERSON } };
};

const ownEvents = async (types: readonly string[] = []): Promise<Prepared> => {
  const one = await mailed({ payment_means: CREDIT });
  if (types.length > 0) await registered(await received(one), types);
  return { key: supplier, path: `/v1/invoices/${String(one.invoice['id'])}/events`, values: {} };
};

const GOODS = ['receipt', 'goods_received'];

/** What stands before a mistake, by its name in the examples. */
const PREPARED: Readonly<Record<string, () => Promise<Prepared>>> = {
  'a mailed invoice': async () => {
    const one = await mailed({});
    const [xml] = unzip(one.zip).filter(({ name }) => name.endsWith('.xml'));
    return {
      key: buyer,
      path: '/v1/received-documents',
      values: {
        ...values,
        '{zip}': base64(one.zip),
        '{xml}': base64(xml?.bytes ?? PDF),
        '{cufe}': one.invoice['cufe'],
        '{new id}': `purchase-${String(one.invoice['number'])}`,
      },
    };
  },
  'a received invoice on credit': () => eventsOf(CREDIT),
  'a received cash invoice': () => eventsOf(CASH),
  'a received invoice with its goods': () => eventsOf(CREDIT, GOODS),
  'an accepted invoice': () => eventsOf(CREDIT, [...GOODS, 'accepted']),
  'an own invoice on credit': () => ownEvents(),
  'an own invoice with its goods': () => ownEvents(GOODS),
};

const filled = <T>(value: T, by: Readonly<Record<string, unknown>>): T =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) => (typeof text === 'string' ? (by[text] ?? text) : text)) as T;

const make = async (described: ReceivedMistake): Promise<void> => {
  const { key, path, values: found } = await PREPARED[described.before]!();
  const { body, mistake, fix, faults, refusal = '422' } = filled(described, found);
  const wrong = patched(body, mistake);
  for (const language of ['en', 'es'] as const) {
    const { status, json } = await call('POST', path, key, wrong, { 'accept-language': language });
    const errors = (json['errors'] ?? []) as unknown as Json[];
    expect([status, errors.map(({ pointer, code }) => `${String(pointer)} ${String(code)}`)]).toEqual([
      Number(refusal.slice(0, 3)),
      faults,
    ]);
    if (refusal !== '422') expect(json['code']).toBe(refusal.slice(4));
    const told = [json['detail'], ...errors.flatMap(({ detail, fix: mends }) => [detail, mends])].join('\n');
    for (const text of textsIn(language, described.says)) expect(told).toContain(text);
  }
  if (fix === undefined) return;
  const { status, json } = await call('POST', path, key, patched(wrong, fix));
  expect([status, json['errors']]).toEqual([201, undefined]);
};

/** The mistakes that were made, by title; each rejects with what was wrong about the answers. */
const attempts = new Map<string, Promise<void>>();
const AT_ONCE = 4;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  buyer = standalone.credentials.other_tenant.sk_live;
  supplier = standalone.credentials.sk_live;
  const { json: profile } = await call('GET', '/v1/tenant', buyer);
  const identification = { type: '31', number: profile['nit'], check_digit: profile['check_digit'] };
  customer = { identification, legal_name: profile['legal_name'], email: 'facturas@ejemplo.example' };

  const [one, two, foreign] = await Promise.all([mailed({}), mailed({}), mailed(sale())]);
  await received(one, { external_id: 'purchase-0' });
  values = {
    '{text}': base64(Buffer.from('Factura 12, $ 119.000')),
    '{pdf}': base64(PDF),
    '{zip of a pdf}': base64(zipped('fv.pdf', PDF)),
    '{deep zip}': base64(Array.from({ length: 5 }).reduce<Buffer>((file) => zipped('fv.zip', file), two.zip)),
    '{catalog xml}': base64(Buffer.from('<Catalogue><Item>Cuaderno</Item></Catalogue>')),
    '{event xml}': base64(EVENT_XML),
    '{zip of two}': base64(
      zip([
        { name: 'a.zip', bytes: one.zip },
        { name: 'b.zip', bytes: two.zip },
      ]),
    ),
    '{zip to another}': base64(foreign.zip),
    '{taken id}': 'purchase-0',
  };
  const left = [...RECEIVED_MISTAKES];
  const makeNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const made = make(next[1]);
      attempts.set(next[0], made);
      await made.catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext));
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

describe('a mistake of companies that receive invoices, and of their sellers', () => {
  it.each(RECEIVED_MISTAKES)('is refused, told what helps, and mended by it: %s', async (title) => {
    const attempt = attempts.get(title);
    expect(attempt).toBeInstanceOf(Promise);
    await attempt;
  });
});
