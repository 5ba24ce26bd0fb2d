import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentEventState, EventMail, ReceivedDocumentState } from '@rubrica/contracts';
import { readDocumentEvent } from '@rubrica/document-events';
import { nitCheckDigit } from '@rubrica/fiscal';
import { getJson, putJson } from '@rubrica/service';
import { buyer, companySale, idOf, live, seller, stranger, test } from '@rubrica/service-testing';
import { SECOND_TEST_NIT, until } from '@rubrica/testing';
import { unzip } from '@rubrica/ubl';
import type { DocumentDraft } from '@rubrica/fiscal';
import { type HashingStandIn, startHashing } from '../document-event/event-hashes.fixture.js';
import { type EventSends, startEventSends } from '../document-event/event-sends.fixture.js';
import { type RunningSimulator, signedInvoice, startSimulator } from '../simulator.fixture.js';
import { type Stage, startStage, type Submitter } from '../submitter.fixture.js';

/** The company of the only certificate here sells to itself, so that it may issue events of its own invoices. */
const NIT = SECOND_TEST_NIT;
const PERSON = {
  identification: { type: '13', number: '52841907' },
  first_name: 'Luz Marina',
  last_name: 'Ospina Gil',
  job_title: 'Jefe de bodega',
  department: null,
};
const SENDER = {
  nit: NIT,
  check_digit: nitCheckDigit(NIT),
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
};

let stage: Stage;
let simulator: RunningSimulator;
let sends: EventSends;
let hashing: HashingStandIn;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  hashing = await startHashing();
  stage.standIn('document-issuer', hashing);
  sends = await startEventSends(simulator.serviceUrl);
  submitter = await stage.start({ ...simulator.settings, habilitacionUrl: sends.url, supplierTrustPem: stage.trustPem });
});
afterAll(async () => {
  await submitter.stop();
  sends.close();
  await simulator.stop();
  await stage.close();
});

let sequence = 0;
const invoice = (means: object) => {
  const identification = { type: '31', number: NIT, check_digit: nitCheckDigit(NIT) };
  const draft = companySale({ customer: buyer({ identification }), payment_means: means });
  return signedInvoice(stage, (sequence += 1), { draft: draft as DocumentDraft });
};
const DAY_S = 86_400;
const ON_CREDIT = { code: '10', type: '2', due_date: '2099-12-31' };

const state = async (id: string, caller = live) =>
  (await submitter.call('GET', `/internal/received-documents/${id}`, { caller }))
    .body as unknown as ReceivedDocumentState;

/** A verified invoice of a supplier. */
const verified = async (means: object = ON_CREDIT, environment = 'habilitacion', caller = live) => {
  const { id: invoiceId, xml, cufe } = await invoice(means);
  await stage.facts(invoiceId, 'accepted');
  const source = { file: xml.toString('base64'), pointer: '#/source/xml' };
  const body = { source, nit: NIT, environment, simulate: null };
  const received = await submitter.call('POST', '/internal/received-documents', { body, caller });
  expect(received.status).toBe(201);
  const id = String(received.body['id']);
  await until(
    () => state(id, caller),
    ({ status }) => status === 'verified',
  );
  return { id, cufe };
};

const order = (types: readonly string[], changes: object = {}) => ({
  types,
  sender: SENDER,
  person: PERSON,
  claim_code: null,
  simulate: null,
  ...changes,
});
const post = (id: string, types: readonly string[], changes: object = {}, caller = live) =>
  submitter.call('POST', `/internal/received-documents/${id}/events`, { body: order(types, changes), caller });
const issue = async (id: string, types: readonly string[], changes: object = {}, caller = live) => {
  const { status, body } = await post(id, types, changes, caller);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body['data'] as DocumentEventState[];
};
const events = async (id: string, caller = live) =>
  (await submitter.call('GET', `/internal/received-documents/${id}/events`, { caller })).body[
    'data'
  ] as DocumentEventState[];
const ended = (id: string, caller = live) =>
  until(
    () => events(id, caller),
    (all) => all.every(({ status }) => status !== 'queued' && status !== 'signed'),
  );
const statuses = (all: readonly DocumentEventState[]) => all.map(({ type, status }) => `${type} ${status}`);
const refusal = async (id: string, types: readonly string[], changes: object = {}) => {
  const { status, body } = await post(id, types, changes);
  return { status, code: body['code'] };
};

describe('events of a received invoice on credit', () => {
  it('are issued in their order with one call, and DIAN registers them', async () => {
    const { id, cufe } = await verified();
    expect(await state(id)).toMatchObject({ events: { outcome: 'open', deadline: null, registered: [] } });
    const asked = await issue(id, ['receipt', 'goods_received', 'accepted']);
    expect(asked.map(({ code }) => code)).toEqual(['030', '032', '033']);
    const all = await ended(id);
    expect(statuses(all)).toEqual(['receipt registered', 'goods_received registered', 'accepted registered']);
    const { events: shown } = await state(id);
    expect(shown).toMatchObject({ outcome: 'accepted', deadline: null });
    expect(shown?.registered.map(({ type, number }) => `${type} ${String(number)}`)).toEqual(
      all.map(({ type, number }) => `${type} ${String(number)}`),
    );
    const first = all[0]?.id ?? '';
    const { body } = await submitter.call('GET', `/internal/document-events/${first}/xml`);
    expect(readDocumentEvent(String(body['xml']))).toMatchObject({
      code: '030',
      cude: all[0]?.cude,
      subject: { cufe },
      person: { number: PERSON.identification.number },
    });
    const answer = await submitter.call('GET', `/internal/document-events/${first}/application-response`);
    expect(String(answer.body['xml'])).toContain(all[0]?.cude);
  });

  it('are mailed to the supplier, in a signed container with the answer of DIAN', async () => {
    const { id, cufe } = await verified();
    await issue(id, ['receipt']);
    const [fact] = await until(
      () => stage.said.filter(({ key, data }) => key === id && 'document_event_id' in data),
      ({ length }) => length > 0,
    );
    expect(fact).toMatchObject({
      data: { subject_object: 'received_document', subject_id: id, code: '030', cufe },
    });
    const blob = (name: string) => String(fact?.data[name]);
    const mail = await getJson<EventMail>(stage.blobs, live.tenantId, blob('mail_blob'));
    expect(mail).toMatchObject({ to: seller().email, sender_nit: NIT, code: '030' });
    const [file] = unzip(await stage.blobs.get(live.tenantId, blob('zip_blob')));
    expect(file?.name).toMatch(/^ad0\d{9}000\d{2}[0-9A-F]{8}\.xml$/);
    const text = file?.bytes.toString() ?? '';
    expect(text).toContain('<cbc:ValidationResultCode>02</cbc:ValidationResultCode>');
    expect(text).toContain(String(fact?.data['cude']));
  });

  it('are mailed with the answer of DIAN though it was lost, as DIAN is asked for it', async () => {
    const { id } = await verified();
    sends.files.length = 0;
    sends.unanswered = 1;
    await issue(id, ['receipt']);
    const [event] = await ended(id);
    expect(event?.status).toBe('registered');
    expect(sends.files).toHaveLength(1);
    const path = `/internal/document-events/${event?.id ?? ''}/application-response`;
    expect(String((await submitter.call('GET', path)).body['xml'])).toContain(event?.cude);
    const [fact] = await until(
      () => stage.said.filter(({ key, data }) => key === id && 'document_event_id' in data),
      ({ length }) => length > 0,
    );
    expect(fact?.data).toMatchObject({ zip_blob: expect.any(String), mail_blob: expect.any(String) });
  });

  it('take the next number where another system of the company has used theirs', async () => {
    const other = { ...live, tenantId: idOf('ten', 'otrosistema') };
    const { id } = await verified(ON_CREDIT, 'habilitacion', other);
    await issue(id, ['receipt'], {}, other);
    const [event] = await ended(id, other);
    expect(event).toMatchObject({ status: 'registered', dian_messages: [] });
    expect(Number(event?.number?.replace('AR', ''))).toBeGreaterThan(1);
  });

  it('are one of each code, however often and by whomever they are asked for', async () => {
    const { id } = await verified();
    const calls = await Promise.all([1, 2, 3].map(() => issue(id, ['receipt'])));
    expect(new Set(calls.map(([event]) => event?.id)).size).toBe(1);
    const [event] = await ended(id);
    expect(await issue(id, ['receipt'])).toEqual([event]);
  });

  it('are refused out of their order, and after what is final', async () => {
    const { id } = await verified();
    expect(await refusal(id, ['accepted'])).toEqual({ status: 409, code: 'event_order' });
    const { body } = await post(id, ['accepted']);
    expect(body).toMatchObject({ missing: ['receipt', 'goods_received'] });
    await issue(id, ['receipt', 'goods_received', 'claim'], { claim_code: '02' });
    expect(await refusal(id, ['accepted'])).toEqual({ status: 409, code: 'event_order' });
    expect(statuses(await ended(id))).toContain('claim registered');
    expect((await state(id)).events?.outcome).toBe('claimed');
  });

  it('name a person and the reason of a claim', async () => {
    const { id } = await verified();
    expect(await refusal(id, ['receipt'], { person: null })).toEqual({ status: 422, code: 'required' });
    expect(await refusal(id, ['claim'])).toEqual({ status: 422, code: 'required' });
  });

  it('wait while DIAN is away, and are sent when it is back', async () => {
    const { id } = await verified();
    await simulator.control({ mode: 'down' });
    await issue(id, ['receipt']);
    await until(
      () => events(id),
      ([event]) => event?.waiting?.reason === 'dian_unavailable',
    );
    await simulator.control({ mode: 'up' });
    expect(statuses(await ended(id))).toEqual(['receipt registered']);
  });

  it('are sent again with the same bytes until DIAN answers', async () => {
    const { id } = await verified();
    sends.files.length = 0;
    sends.lost = 2;
    await issue(id, ['receipt']);
    expect(statuses(await ended(id))).toEqual(['receipt registered']);
    expect(sends.files).toHaveLength(3);
    expect(new Set(sends.files).size).toBe(1);
  });

  it('wait for software and for a certificate, and go on when it is registered', async () => {
    const { id } = await verified();
    const waits = (reason: string) =>
      until(
        () => events(id),
        ([event]) => event?.waiting?.reason === reason,
      );
    hashing.hasSoftware = false;
    await issue(id, ['receipt']);
    await waits('software_missing');
    const { payload } = await submitter.app.inject({ url: '/metrics' });
    const labels = 'environment="habilitacion",reason="software_missing",service="dian-submitter"';
    expect(payload).toContain(`rubrica_waiting_events{${labels}} 1`);
    expect(payload).toContain(`rubrica_waiting_events_oldest_seconds{${labels}} `);
    hashing.hasSoftware = true;
    stage.vaultRefuses('certificate_revoked', 'all, and none is active');
    await waits('certificate_missing');
    stage.vaultSigns();
    await stage.activated();
    expect(statuses(await ended(id))).toEqual(['receipt registered']);
  });

  it('are woken when software is registered, without waiting for the next lookup', async () => {
    const { id } = await verified();
    hashing.hasSoftware = false;
    const [asked] = await issue(id, ['receipt']);
    await until(
      () => events(id),
      ([event]) => event?.waiting?.reason === 'software_missing',
    );
    await until(
      () =>
        stage.database.query<object>(
          `update timers set due = now() + interval '1 day' where key = $1 and owner is null returning key`,
          [asked?.id],
        ),
      ({ length }) => length > 0,
    );
    hashing.hasSoftware = true;
    const { tenantId } = live;
    const data = { tenant_id: tenantId, environment: 'habilitacion', record: 'invoicing' } as const;
    await stage.publishFact('co.rubrica.software.registered.v1', tenantId, data);
    expect(statuses(await ended(id))).toEqual(['receipt registered']);
  });

  it('are sent to nobody once their deadline has passed while they waited', async () => {
    const { id } = await verified();
    await issue(id, ['receipt', 'goods_received']);
    await ended(id);
    hashing.hasSoftware = false;
    await issue(id, ['accepted']);
    await until(
      () => events(id),
      (all) => all.some(({ waiting }) => waiting?.reason === 'software_missing'),
    );
    sends.files.length = 0;
    simulator.advance(12 * DAY_S);
    hashing.hasSoftware = true;
    const accepted = (await ended(id)).find(({ code }) => code === '033');
    expect(accepted).toMatchObject({ status: 'failed', error: { code: 'event_deadline_passed' } });
    expect(sends.files).toEqual([]);
    expect(await refusal(id, ['accepted'])).toEqual({ status: 409, code: 'event_deadline_passed' });
  });
});

describe('a document without events', () => {
  it('is one that was paid at once', async () => {
    const { id } = await verified({ code: '10', type: '1' });
    expect((await state(id)).events).toBeNull();
    expect(await refusal(id, ['receipt'])).toEqual({ status: 409, code: 'event_not_applicable' });
  });

  it('is one of somebody else, which is not known', async () => {
    const { id } = await verified();
    expect((await post(id, ['receipt'], {}, stranger)).status).toBe(404);
  });
});

describe('in the test environment', () => {
  it('nothing is sent, and what DIAN would say is chosen', async () => {
    const { id } = await verified(ON_CREDIT, 'test', test);
    const { requests: before } = await simulator.received();
    await issue(id, ['receipt'], { simulate: 'rejected' }, test);
    const [rejected] = await ended(id, test);
    expect(rejected).toMatchObject({ status: 'rejected', dian_messages: [{ rule: 'AAH07', severity: 'rejection' }] });
    await issue(id, ['receipt', 'goods_received'], {}, test);
    expect(statuses(await ended(id, test))).toEqual(['receipt registered', 'goods_received registered']);
    const { events: shown } = await state(id, test);
    expect(shown).toMatchObject({ outcome: 'open', deadline_for: 'claim_or_accept' });
    expect((await simulator.received()).requests).toEqual(before);
    const due = async (day: string) => {
      const { body } = await submitter.call('GET', `/internal/received-documents?events_due=${day}`, { caller: test });
      return (body['data'] as ReceivedDocumentState[]).map((one) => one.id);
    };
    expect(await due(shown?.deadline ?? '')).toEqual([id]);
    expect(await due('2026-01-01')).toEqual([]);
  });

  it('what waits for a rejected event fails', async () => {
    const { id } = await verified(ON_CREDIT, 'test', test);
    await issue(id, ['receipt', 'goods_received'], { simulate: 'rejected' }, test);
    const all = await ended(id, test);
    expect(all.map(({ status, error }) => [status, error?.code])).toEqual([
      ['rejected', undefined],
      ['failed', 'earlier_event_rejected'],
    ]);
  });
});

describe('a tenant that has receipt acknowledged by itself', () => {
  it('sends 030 of each verified invoice on credit', async () => {
    const { tenantId } = live;
    const profile = { ...seller({ nit: NIT, check_digit: nitCheckDigit(NIT) }), auto_acknowledge: true };
    const blob = await putJson(stage.blobs, tenantId, { ...profile, receiving_person: PERSON });
    await stage.publishFact('co.rubrica.tenant.registered.v1', tenantId, { tenant_id: tenantId, profile_blob: blob });
    await until(
      () => stage.database.query<object>('select from tenant_profiles where tenant_id = $1', [tenantId]),
      ({ length }) => length > 0,
    );
    const { id } = await verified();
    const all = await until(
      () => events(id),
      ([event]) => event?.status === 'registered',
    );
    expect(statuses(all)).toEqual(['receipt registered']);
  });
});

describe('a tenant whose data are erased', () => {
  it('has no events any more', async () => {
    const tenantId = idOf('ten', 'sineventos');
    const caller = { ...test, tenantId };
    const { id } = await verified(ON_CREDIT, 'test', caller);
    const [event] = await issue(id, ['receipt'], {}, caller);
    await ended(id, caller);
    const erased = { tenant_id: tenantId, documents_kept_until: null };
    await stage.publishFact('co.rubrica.tenant.erased.v1', tenantId, erased);
    await until(
      () => submitter.call('GET', `/internal/document-events/${event?.id ?? ''}`, { caller }),
      ({ status }) => status === 404,
    );
  });
});
