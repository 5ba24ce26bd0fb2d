import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answered,
  buyer,
  type Json,
  type RunningGateway,
  sale,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { fact, type FactName, idOf } from '@rubrica/service-testing';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

type Headers = Readonly<Record<string, string>>;
const post = (body: object, headers: Headers = {}, key = tenant.sk_test): Promise<Answered> =>
  gateway.call('POST', '/v1/invoices', { key, body, headers });
const get = (path: string, key = tenant.sk_test): Promise<Answered> => gateway.call('GET', path, { key });
const idsOf = ({ json }: Answered): string[] => (json['data'] as Json[]).map(({ id }) => String(id));

const invoice = async (): Promise<{ id: string; path: string }> => {
  const { json } = await post(sale());
  const id = String(json['id']);
  return { id, path: `/v1/invoices/${id}` };
};

/** Facts of it, as the other services say them. */
const factsOf = (id: string, ...names: readonly FactName[]): Message[] =>
  names.map((name) => fact(name, { document_id: id }));

/** A blob with what somebody has said, under a name that facts can give. */
const said = (value: object): Promise<string> => putJson(gateway.blobs, tenant.id, value);

describe('GET /v1/invoices/{id}', () => {
  it('shows what the log says at that moment', async () => {
    const { id, path } = await invoice();
    for (const [name, status] of [
      ['signed', 'signed'],
      ['submitted', 'submitted'],
      ['issuing-failed', 'failed'],
    ] as const) {
      await gateway.publish(...factsOf(id, name));
      expect((await get(path)).json).toMatchObject({ status });
    }
  });

  it('shows the verdict in the words of the tax authority, and each recipient once', async () => {
    const { id, path } = await invoice();
    const answer_blob = await said({
      message: 'Documento con errores',
      messages: [{ rule: 'FAD09e', severity: 'rejection', detail: 'Fecha de firma distinta.' }],
    });
    const mails = await Promise.all(
      ['ana@x.co', 'luis@x.co', 'ana@x.co'].map(async (email, i) => ({
        document_id: id,
        mailing_id: idOf('mlg', `${id}${i}`),
        recipient_blob: await said({ email, message_id: `${i}@x`, diagnostic: null }),
      })),
    );
    await gateway.publish(
      ...factsOf(id, 'numbered', 'signed'),
      fact('rejected', { document_id: id, answer_blob }),
      fact('email-bounced', mails[0]),
      fact('email-delivered', mails[1]),
      fact('email-delivered', mails[2]),
    );
    const { json } = await get(path);
    expect(json).toMatchObject({
      status: 'rejected_by_dian',
      number: 'SETP990000001',
      qr_url: expect.stringContaining('c'.repeat(96)),
      pdf_url: expect.stringContaining('/pdf?'),
      attached_document_url: null,
      xml_url: expect.stringContaining('/xml?'),
      dian: {
        status_code: '99',
        message: 'Documento con errores',
        messages: [{ rule: 'FAD09e', severity: 'rejection', detail: 'Fecha de firma distinta.' }],
      },
      email: {
        status: 'delivered',
        recipients: [
          { address: 'ana@x.co', status: 'delivered' },
          { address: 'luis@x.co', status: 'delivered' },
        ],
      },
    });
  });

  it('never shows an older state than a webhook could have told of', async () => {
    const { id, path } = await invoice();
    await gateway.publish(...factsOf(id, 'signed'));
    const [reads] = await Promise.all([Promise.all(Array.from({ length: 20 }, () => get(path))), sleep(0)]);
    for (const { json } of reads) expect(json['status']).toBe('signed');
  });
});

describe('GET /v1/invoices/{id}/timeline', () => {
  it('tells every fact in order, with time and service, and without names of blobs', async () => {
    const { id, path } = await invoice();
    // The issuer hears of it by the log, and so it is in the log before anything the issuer says.
    while (((await get(`${path}/timeline`)).json['data'] as Json[]).length === 0) await sleep(5);
    await gateway.publish(...factsOf(id, 'numbered', 'signed'));
    const { json } = await get(`${path}/timeline`);
    const data = json['data'] as Json[];
    expect(data.map(({ type, service }) => [type, service])).toEqual([
      ['co.rubrica.document.requested.v1', 'api-gateway'],
      ['co.rubrica.document.numbered.v1', 'document-issuer'],
      ['co.rubrica.document.signed.v1', 'document-issuer'],
    ]);
    for (const { time } of data) expect(time).toMatch(/^\d{4}-.*-05:00$/);
    expect(data[1]).toMatchObject({ data: { number: 'SETP990000001' } });
    expect(JSON.stringify(json)).not.toContain('_blob');
    expect(json).toMatchObject({ object: 'list', url: `/v1/invoices/${id}/timeline`, has_more: false });
  });
});

describe('GET /v1/invoices', () => {
  let mine: TenantKeys;
  const ids: string[] = [];
  const list = (query: string): Promise<Answered> => get(`/v1/invoices${query}`, mine.sk_test);

  beforeAll(async () => {
    mine = await gateway.newTenant();
    for (let i = 0; i < 25; i += 1) {
      const { json } = await post(
        sale({ external_id: `n${i}`, ...(i % 5 === 0 ? { customer_id: undefined, customer: buyer() } : {}) }),
        {},
        mine.sk_test,
      );
      ids.unshift(String(json['id']));
    }
  });

  it('begins with the newest, ten of them', async () => {
    const answered = await list('');
    expect(answered.json).toMatchObject({ object: 'list', url: '/v1/invoices', has_more: true });
    expect(idsOf(answered)).toEqual(ids.slice(0, 10));
  });

  it('goes on by its last id, to the end', async () => {
    const seen: string[] = [];
    for (let query = '?limit=7'; query !== '';) {
      const answered = await list(query);
      seen.push(...idsOf(answered));
      query = answered.json['has_more'] === true ? `?limit=7&starting_after=${seen.at(-1) ?? ''}` : '';
    }
    expect(seen).toEqual(ids);
  });

  it('goes back by its first id, nearest first, and shows them newest first', async () => {
    const answered = await list(`?limit=3&ending_before=${ids[10] ?? ''}`);
    expect([idsOf(answered), answered.json['has_more']]).toEqual([ids.slice(7, 10), true]);
    const atTheTop = await list(`?limit=100&ending_before=${ids[2] ?? ''}`);
    expect([idsOf(atTheTop), atTheTop.json['has_more']]).toEqual([ids.slice(0, 2), false]);
  });

  it('shows one hundred at most, and all when there are fewer', async () => {
    const answered = await list('?limit=100');
    expect([idsOf(answered), answered.json['has_more']]).toEqual([ids, false]);
  });

  it('is filtered by external id, status, number, customer, environment and day', async () => {
    const [newest = ''] = ids;
    await gateway.publish(...factsOf(newest, 'numbered', 'signed'));
    const { json: first } = await get(`/v1/invoices/${ids.at(-1) ?? ''}`, mine.sk_test);
    const noon = encodeURIComponent(String(first['created_at']));
    expect(idsOf(await list('?external_id=n24'))).toEqual([newest]);
    expect(idsOf(await list('?status=signed'))).toEqual([newest]);
    expect(idsOf(await list('?number=SETP990000001'))).toEqual([newest]);
    expect(idsOf(await list('?limit=100&customer_id=final_consumer'))).toHaveLength(20);
    expect(idsOf(await list('?environment=habilitacion'))).toEqual([]);
    expect(idsOf(await list(`?limit=100&created[gte]=${noon}`))).toHaveLength(25);
    expect(idsOf(await list(`?limit=100&created[lt]=${noon}`))).toHaveLength(0);
    expect(idsOf(await list(`?limit=100&created%5Bgte%5D=${noon}&status=queued`))).toHaveLength(24);
  });

  it('lets a poller miss nothing, while many write at once', async () => {
    const seen = new Set(idsOf(await list('?limit=100')));
    let last = [...seen][0] ?? '';
    let writing = true;
    const written = Promise.all(Array.from({ length: 40 }, () => post(sale(), {}, mine.sk_test))).finally(() => {
      writing = false;
    });
    for (let more = true; more;) {
      const wasWriting = writing;
      const page = idsOf(await list(`?limit=100&ending_before=${last}`));
      more = wasWriting || page.length > 0;
      for (const id of page) seen.add(id);
      last = page[0] ?? last;
    }
    const missed = (await written).filter(({ json }) => !seen.has(String(json['id'])));
    expect(missed.map(({ status, json }) => ({ status, json }))).toEqual([]);
  });
});
