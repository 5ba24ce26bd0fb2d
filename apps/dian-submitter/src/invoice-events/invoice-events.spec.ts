import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentEventState, InvoiceEventsState } from '@rubrica/contracts';
import { readDocumentEvent, tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate, type DocumentDraft, isWorkingDay, nitCheckDigit, plusDays } from '@rubrica/fiscal';
import { newId, putJson } from '@rubrica/service';
import { buyer, companySale, idOf, live, seller, stranger, TENANT, test } from '@rubrica/service-testing';
import { SECOND_TEST_NIT, until } from '@rubrica/testing';
import { zip } from '@rubrica/ubl';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type HashingStandIn, startHashing } from '../document-event/event-hashes.fixture.js';
import { type RunningSimulator, signedInvoice, startSimulator } from '../simulator.fixture.js';
import { type Stage, startStage, type Submitter } from '../submitter.fixture.js';

const NIT = SECOND_TEST_NIT;
const ISSUER = seller({ nit: NIT, check_digit: nitCheckDigit(NIT) });
const { nit, check_digit, legal_name, organization_type } = ISSUER;
const SENDER = { nit, check_digit, legal_name, organization_type };
const ON_CREDIT = { code: '10', type: '2', due_date: '2099-12-31' };
const AT_ONCE = { code: '10', type: '1' };
const HOUR_S = 3_600;
const CLAIM = readFileSync(new URL('../../../../examples/document-events/claim.xml', import.meta.url), 'utf8');

let stage: Stage;
let simulator: RunningSimulator;
let hashing: HashingStandIn;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  hashing = await startHashing();
  stage.standIn('document-issuer', hashing);
  submitter = await stage.start(simulator.settings);
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

let sequence = 0;
/** An own invoice to a company, accepted by DIAN. */
const accepted = async (means = ON_CREDIT as typeof AT_ONCE, caller = live, environment = 'habilitacion') => {
  const draft = companySale({ customer: buyer(), payment_means: means }) as DocumentDraft;
  const { tenantId } = caller;
  const document_id = newId('inv');
  const mail = { to: ['compras@opticacentral.example'], cc: [] };
  const request = { document_id, tenant_id: tenantId, draft, issuer: ISSUER, counterparty: buyer(), mail };
  const request_blob = await putJson(stage.blobs, tenantId, request);
  const fact = { document_id, request_blob, payment_form: means.type as '1' | '2', environment } as object;
  const invoice = await signedInvoice(stage, (sequence += 1), { draft, tenantId, fact });
  await stage.facts(invoice.id, 'accepted');
  return invoice;
};
const events = async (id: string, caller = live) =>
  (await submitter.call('GET', `/internal/invoices/${id}/events`, { caller })).body as unknown as InvoiceEventsState;
const declare = (id: string, caller = live, simulate: string | null = null) =>
  submitter.call('POST', `/internal/invoices/${id}/events`, { body: { sender: SENDER, simulate }, caller });
/** Opens a mail with a claim of each invoice, as anybody could write it. */
const mailed = async (...cufes: readonly string[]) => {
  const claims = cufes.map((cufe, nth) => ({
    name: `${String(nth)}.xml`,
    bytes: Buffer.from(CLAIM.replace(/8bb918b1[0-9a-f]{88}/g, cufe)),
  }));
  const mail = [
    'Subject: Evento;SETP1;900108281;OPTICA CENTRAL;RC7;031;OPTICA CENTRAL',
    'Content-Type: application/zip; name="ar.zip"',
    'Content-Transfer-Encoding: base64',
    '',
    zip(claims).toString('base64'),
  ].join('\r\n');
  const mail_blob = await stage.blobs.put(TENANT, Buffer.from(mail));
  const body = { mail_blob, nit: NIT, environment: 'habilitacion' };
  return (await submitter.call('POST', '/internal/received-mails', { body, caller: live, from: 'mailer' })).body;
};
/** Milliseconds to the next question about an invoice. */
const dueIn = async (id: string): Promise<number> => {
  const [timer] = await stage.database.query<{ due: Date }>('select due from timers where key = $1', [id]);
  return (timer?.due.getTime() ?? Number.NaN) - stage.clock.now().getTime();
};
const registered = ({ events: known }: InvoiceEventsState) => known?.registered.map(({ code }) => code);
const questions = async () => (await simulator.received()).requests['GetStatusEvent'] ?? 0;
const said = (id: string, about: string) =>
  stage.said.filter(({ key, messageType }) => key === id && messageType === `co.rubrica.document-event.${about}.v1`);
const told = (id: string, about: string, count: number) =>
  until(
    () => said(id, about),
    ({ length }) => length >= count,
  );

/** Moves the clocks to an hour in Colombia of a day, never back. */
const moveTo = (day: string, hour: string): void => {
  const aheadMs = Date.parse(`${day}T${hour}:00-05:00`) - stage.clock.now().getTime();
  if (aheadMs > 0) simulator.advance(Math.ceil(aheadMs / 1000));
};
const today = () => colombianDate(stage.clock.now());
/** Moves the clocks to 9 in the morning of the next working day. */
const nextWorkingMorning = (): string => {
  let day = plusDays(today(), 1);
  while (!isWorkingDay(day)) day = plusDays(day, 1);
  moveTo(day, '09:00');
  return day;
};
/** The buyer receives the goods, and answers nothing for three working days. */
const silentBuyer = async (cufe: string): Promise<string> => {
  await simulator.answer(cufe, ['030', '032']);
  const day = tacitAcceptanceFrom(today());
  moveTo(day, '10:30');
  return day;
};

describe('a submitter that is killed', () => {
  it.each(['invoice-answered', 'invoice-asked'])('at %s asks again, and tells once', async (point) => {
    // The question is due by the clock of the victim, which is the real one.
    simulator.advance(-7 * HOUR_S);
    const { id, cufe } = await accepted();
    await simulator.answer(cufe, ['030']);
    await submitter.stop();
    simulator.advance(7 * HOUR_S);
    const victim = await stage.spawn({ ...simulator.environment, RUBRICA_FAULT: `dian-submitter:${point}` });
    if (victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    submitter = await stage.start(simulator.settings);
    await told(id, 'registered', 1);
    await until(
      () => stage.database.query<{ due: Date }>('select due from timers where key = $1', [id]),
      ([timer]) => timer !== undefined && timer.due > stage.clock.now(),
    );
    expect(said(id, 'registered')).toHaveLength(1);
    expect(registered(await events(id))).toEqual(['030']);
  });
});

describe('an own invoice on credit', () => {
  it('is asked about some hours after its acceptance, and what the buyer did is told once', async () => {
    const { id, cufe } = await accepted();
    const { id: cash } = await accepted(AT_ONCE);
    await simulator.answer(cufe, ['030']);
    expect(said(id, 'registered')).toEqual([]);
    simulator.advance(6 * HOUR_S + 60);
    const [fact] = await told(id, 'registered', 1);
    expect(fact?.data).toMatchObject({ subject_object: 'invoice', code: '030', document_event_id: null, cufe });
    const shown = await events(id);
    expect(registered(shown)).toEqual(['030']);
    expect(shown).toMatchObject({ events: { outcome: 'open', deadline: null }, issued: [] });
    expect(shown.asked_at).not.toBeNull();
    expect(await events(cash)).toEqual({ events: null, asked_at: null, issued: [] });
    const rows = await stage.database.query<{ id: string }>('select id from followed_invoices where id = any($1)', [
      [id, cash],
    ]);
    expect(rows).toEqual([{ id }]);
  });

  it('is asked about in a call, once at a time, and again after ten minutes', async () => {
    const { id, cufe } = await accepted();
    await simulator.answer(cufe, ['030', '032']);
    const before = await questions();
    const all = await Promise.all([events(id), events(id), events(id), events(id)]);
    expect(all.map(registered)).toEqual(Array(4).fill(['030', '032']));
    expect(all[0]?.events).toMatchObject({
      deadline: tacitAcceptanceFrom(today()),
      deadline_for: 'declare_tacit_acceptance',
    });
    await events(id);
    expect((await questions()) - before).toBe(1);
    await simulator.answer(cufe, ['031']);
    expect(registered(await events(id))).toEqual(['030', '032']);
    simulator.advance(601);
    expect((await events(id)).events).toMatchObject({ outcome: 'claimed', deadline: null });
    const final = await questions();
    simulator.advance(601);
    await events(id);
    expect(await questions()).toBe(final);
  });

  it('is shown as it was known while DIAN is away, and asked about when it is back', async () => {
    const { id, cufe } = await accepted();
    await simulator.answer(cufe, ['030']);
    const known = await events(id);
    await simulator.answer(cufe, ['032']);
    await simulator.control({ mode: 'down' });
    simulator.advance(6 * HOUR_S + 60);
    expect(await events(id)).toEqual(known);
    await simulator.control({ mode: 'up' });
    await told(id, 'registered', 2);
  });

  it('is asked about at once when an event of its buyer comes by mail, whatever that says', async () => {
    const { id, cufe } = await accepted();
    await simulator.answer(cufe, ['030']);
    const before = await questions();
    expect(await mailed(...Array.from({ length: 20 }, () => cufe))).toMatchObject({ received: 0, events: 20 });
    await told(id, 'registered', 1);
    expect(registered(await events(id))).toEqual(['030']);
    await simulator.answer(cufe, ['032']);
    await mailed(cufe);
    await mailed(cufe);
    expect((await dueIn(id)) / 60_000).toBeGreaterThan(8);
    expect((await questions()) - before).toBe(1);
    simulator.advance(601);
    await told(id, 'registered', 2);
    expect((await questions()) - before).toBe(2);
  });

  it('of somebody else is not asked about, whatever mails name it', async () => {
    const { id, cufe } = await accepted(ON_CREDIT, stranger);
    const before = await questions();
    expect(await mailed(cufe, 'ab'.repeat(48))).toMatchObject({ events: 2, unread: 0 });
    expect((await dueIn(id)) / 1_000).toBeGreaterThan(5 * HOUR_S);
    expect(await questions()).toBe(before);
  });

  it('exists for its tenant alone', async () => {
    const { id } = await accepted();
    const { status } = await submitter.call('GET', `/internal/invoices/${id}/events`, { caller: stranger });
    expect([status, (await declare(id, stranger)).status]).toEqual([404, 404]);
  });
});

describe('tacit acceptance by a call', () => {
  it('is refused before its day, after a claim and for an invoice paid at once', async () => {
    const { id, cufe } = await accepted();
    const refusal = async (of: string) => {
      const { status, body } = await declare(of);
      return [status, body['code']];
    };
    expect(await refusal(id)).toEqual([409, 'event_order']);
    await simulator.answer(cufe, ['030', '032']);
    simulator.advance(601);
    const early = await declare(id);
    expect([early.status, early.body['code']]).toEqual([409, 'event_too_early']);
    expect(early.body['until']).toBe(tacitAcceptanceFrom(today()));
    await simulator.answer(cufe, ['031']);
    simulator.advance(601);
    expect(await refusal(id)).toEqual([409, 'event_order']);
    expect(await refusal((await accepted(AT_ONCE)).id)).toEqual([409, 'event_not_applicable']);
  });

  it('is registered with the sworn statement, told once, and ends the questions', async () => {
    const { id, cufe } = await accepted();
    const day = await silentBuyer(cufe);
    await told(id, 'deadline-near', 1);
    expect(said(id, 'deadline-near')[0]?.data).toMatchObject({ deadline: day, action: 'declare_tacit_acceptance' });
    const { status, body } = await declare(id);
    expect([status, body]).toMatchObject([201, { code: '034', subject: { object: 'invoice', id } }]);
    const again = await declare(id);
    expect([again.status, again.body['id']]).toEqual([201, body['id']]);
    const { events: known, issued } = await until(
      () => events(id),
      ({ issued: [event] }) => event?.status === 'registered',
    );
    expect(known).toMatchObject({ outcome: 'tacitly_accepted', deadline: null });
    const [event] = issued as [DocumentEventState];
    const xml = await submitter.call('GET', `/internal/document-events/${event.id}/xml`);
    const read = readDocumentEvent(String(xml.body['xml']));
    expect(read).toMatchObject({ code: '034', receiver: { number: '800197268' }, issueDate: day });
    expect(read?.notes.join()).toContain('Óptica Central S.A.S. identificado con NIT 900108281');
    await told(id, 'registered', 3);
    nextWorkingMorning();
    nextWorkingMorning();
    await until(
      () => stage.database.query<object>(`select from timers where kind = 'ask-invoice-events' and key = $1`, [id]),
      ({ length }) => length === 0,
    );
    expect(said(id, 'registered').map(({ data }) => [data['code'], data['document_event_id']])).toEqual([
      ['030', null],
      ['032', null],
      ['034', event.id],
    ]);
    expect(said(id, 'deadline-near')).toHaveLength(1);
  });
});

describe('tacit acceptance that waits', () => {
  it('is signed on no day on which DIAN refuses it', async () => {
    const { id, cufe } = await accepted();
    let day = await silentBuyer(cufe);
    while (isWorkingDay(plusDays(day, 1))) day = nextWorkingMorning();
    hashing.hasSoftware = false;
    expect((await declare(id)).status).toBe(201);
    const waits = (reason: string) =>
      until(
        () => events(id),
        ({ issued: [event] }) => event?.waiting?.reason === reason,
      );
    await waits('software_missing');
    moveTo(plusDays(day, 1), '10:00');
    await waits('event_too_early');
    hashing.hasSoftware = true;
    const next = nextWorkingMorning();
    const { issued } = await until(
      () => events(id),
      ({ issued: [event] }) => event?.status === 'registered',
    );
    expect(issued[0]).toMatchObject({ number: expect.any(String), waiting: null });
    expect(issued[0]?.issued_at?.slice(0, 10)).toBe(next);
  });
});

describe('a tenant that has tacit acceptance declared by itself', () => {
  // The same tenant as before: another one of the same NIT would give its events the same numbers.
  const caller = live;
  beforeAll(async () => {
    const { tenantId } = caller;
    const profile = { ...ISSUER, auto_tacit_acceptance: true };
    const profile_blob = await putJson(stage.blobs, tenantId, profile);
    await stage.publishFact('co.rubrica.tenant.registered.v1', tenantId, { tenant_id: tenantId, profile_blob });
    await until(
      () => stage.database.query<object>('select from tenant_profiles where tenant_id = $1', [tenantId]),
      ({ length }) => length > 0,
    );
  });
  const outcome = (id: string, wanted: string) =>
    until(
      () => events(id, caller),
      (now) => now.events?.outcome === wanted,
    );

  it('declares it on the first day that DIAN takes it, and never of an invoice that was claimed', async () => {
    const [silent, claimed] = [await accepted(ON_CREDIT, caller), await accepted(ON_CREDIT, caller)];
    await simulator.answer(silent.cufe, ['030', '032']);
    await simulator.answer(claimed.cufe, ['030', '032']);
    const first = tacitAcceptanceFrom(today());
    for (let day = nextWorkingMorning(); day < first; day = nextWorkingMorning()) {
      if (plusDays(day, 1) >= first || !isWorkingDay(plusDays(day, 1)))
        await simulator.answer(claimed.cufe, ['031']).catch(() => undefined);
      await events(silent.id, caller);
      expect(said(silent.id, 'registered').filter(({ data }) => data['code'] === '034')).toEqual([]);
    }
    moveTo(first, '10:05');
    const { issued } = await outcome(silent.id, 'tacitly_accepted');
    expect(issued.map(({ code, issued_at }) => [code, String(issued_at).slice(0, 10)])).toEqual([['034', first]]);
    await outcome(claimed.id, 'claimed');
    expect((await events(claimed.id, caller)).issued).toEqual([]);
    expect(said(silent.id, 'deadline-near')).toEqual([]);
  });
});

describe('in the test environment', () => {
  it('nothing is asked, and a declaration supposes a buyer who stayed silent', async () => {
    const { id } = await accepted(ON_CREDIT, test, 'test');
    const before = await questions();
    expect(await events(id, test)).toMatchObject({ events: { outcome: 'open', registered: [] }, asked_at: null });
    if (!isWorkingDay(today())) nextWorkingMorning();
    expect((await declare(id, test)).status).toBe(201);
    const { events: known } = await until(
      () => events(id, test),
      ({ issued: [event] }) => event?.status === 'registered',
    );
    expect(known).toMatchObject({ outcome: 'tacitly_accepted' });
    expect(known?.registered.map(({ code }) => code)).toEqual(['030', '032', '034']);
    expect(await questions()).toBe(before);
  });
});

describe('a tenant whose data are erased', () => {
  it('has no invoice any more that DIAN is asked about', async () => {
    const caller = { ...live, tenantId: idOf('ten', 'borrada') };
    const { id } = await accepted(ON_CREDIT, caller);
    const left = () =>
      stage.database.query<object>(
        'select id from followed_invoices where id = $1 union all select key from timers where key = $1',
        [id],
      );
    expect(await left()).toHaveLength(2);
    const erased = { tenant_id: caller.tenantId, documents_kept_until: null };
    await stage.publishFact('co.rubrica.tenant.erased.v1', caller.tenantId, erased);
    await until(left, ({ length }) => length === 0);
  });
});
