import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthorityRange, Caller } from '@rubrica/contracts';
import { colombianDate } from '@rubrica/fiscal';
import { fact } from '@rubrica/service-testing';
import { putJson } from '@rubrica/service';
import { type Fact, type Issuer, live, rangeInput, RANGES, type Stage, startStage, TENANT } from '../issuer.fixture.js';

let stage: Stage;
let issuer: Issuer;
beforeEach(async () => {
  stage = await startStage();
  issuer = await stage.start();
  await stage.software();
});
afterEach(async () => {
  await issuer.stop();
  await stage.close();
});

const caller: Caller = { ...live, tenantId: TENANT };
const DAY_MS = 86_400_000;
/** A Colombian day, counted from today. */
const dayFromNow = (days: number): string => colombianDate(new Date(stage.clock.now().getTime() + days * DAY_MS));
const toNextDay = (days = 1): void => {
  const sinceMidnightMs = (stage.clock.now().getTime() - 5 * 3_600_000) % DAY_MS;
  stage.clock.advance((days * DAY_MS - sinceMidnightMs) / 1_000 + 1);
};

const OLD = { resolution_number: '18764000700', technical_key: 'd'.repeat(40) };
const NEW = { resolution_number: '18764000799', technical_key: 'e'.repeat(40) };
const old = (changes: object = {}) => ({
  ...rangeInput,
  ...OLD,
  prefix: 'RQ',
  from: 1,
  to: 500,
  resolution_date: dayFromNow(-700),
  valid_from: dayFromNow(-700),
  valid_to: dayFromNow(3),
  ...changes,
});
const next = (changes: object = {}) =>
  old({
    ...NEW,
    from: 2,
    resolution_date: dayFromNow(0),
    valid_from: dayFromNow(0),
    valid_to: dayFromNow(700),
    ...changes,
  });

const post = (body: object) => stage.call('POST', RANGES, { body, caller });
const patch = (id: string, body: object) => stage.call('PATCH', `${RANGES}/${id}`, { body, caller });
const shown = async (id: string) => (await stage.call('GET', `${RANGES}/${id}`, { caller })).body;
const sync = async (...ranges: readonly ReturnType<typeof old>[]) => {
  const told = ranges.map(({ document_type: _, environment: __, ...range }) => range as AuthorityRange);
  stage.authorityRanges = { result: 'answered', operation_code: '100', description: '', ranges: told };
  const body = { environment: 'habilitacion', nit: '900373115' };
  const answered = await stage.call('POST', `${RANGES}/sync`, { body, caller });
  expect(answered.status).toBe(200);
  return answered.body['data'] as readonly {
    action: string;
    changed: string[];
    numbering_range: { id: string } | null;
  }[];
};

const factOf = (facts: readonly Fact[], type: string): Readonly<Record<string, unknown>> =>
  facts.findLast((one) => one.type === type)?.data ?? {};
/** Posts an invoice that names the range; returns its number, the resolution on it, and the days of its authorisation. */
const issued = async (rangeId?: string) => {
  const id = await stage.requested({}, rangeId === undefined ? {} : { numbering_range_id: rangeId });
  return { id, ...(await signed(id)) };
};
const signed = async (id: string) => {
  const facts = await stage.facts(id, 'signed');
  const xml = (await stage.blobs.get(TENANT, String(factOf(facts, 'signed')['xml_blob']))).toString('utf8');
  const element = (name: string): string => new RegExp(`<${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';
  return {
    number: String(factOf(facts, 'numbered')['number']),
    resolution: element('sts:InvoiceAuthorization'),
    cufe: String(factOf(facts, 'signed')['cufe']),
    day: element('cbc:IssueDate'),
  };
};
const waits = async (rangeId?: string): Promise<{ id: string; action: string }> => {
  const id = await stage.requested({}, rangeId === undefined ? {} : { numbering_range_id: rangeId });
  const waiting = factOf(await stage.facts(id, 'issuing-waits'), 'issuing-waits');
  expect(waiting['reason']).toBe('range_exhausted');
  return { id, action: String(waiting['action']) };
};

describe('the next resolution of a prefix, told by the tax authority', () => {
  it.each<[string, object, string, object[]]>([
    ['has the unused numbers', {}, 'RQ2', []],
    ['has all numbers', { from: 1 }, 'RQ2', []],
    ['has more numbers', { from: 1, to: 9000 }, 'RQ2', []],
    ['begins beyond the unused ones', { from: 11 }, 'RQ11', [{ from: 2, to: 10, reason: 'resolution_replaced' }]],
    [
      'begins beyond the old end',
      { from: 400, to: 900 },
      'RQ400',
      [{ from: 2, to: 399, reason: 'resolution_replaced' }],
    ],
  ])('%s: the range goes on under it, also by its old id', async (_, changes, number, skipped) => {
    const id = String((await post(old())).body['id']);
    expect(await issued(id)).toMatchObject({ number: 'RQ1', resolution: '18764000700' });
    expect(await sync(next(changes))).toMatchObject([{ action: 'updated', numbering_range: { id } }]);
    expect(await issued(id)).toMatchObject({ number, resolution: '18764000799' });
    expect(await shown(id)).toMatchObject({ skipped, status: 'in_force', replaced_by: null });
  });

  it('is a range of its own where the old one is switched off, and the old id goes on there', async () => {
    const id = String((await post(old())).body['id']);
    await issued(id);
    await patch(id, { is_active: false });
    const [item] = await sync(next());
    expect(item).toMatchObject({ action: 'created', numbering_range: { next: 2 } });
    expect(await shown(id)).toMatchObject({ status: 'replaced', next: null, replaced_by: item?.numbering_range?.id });
    expect(await issued(id)).toMatchObject({ number: 'RQ2', resolution: '18764000799' });
    expect(await patch(id, { is_active: true })).toMatchObject({
      status: 409,
      body: { code: 'numbering_range_replaced' },
    });
    expect(await patch(id, { metadata: { a: 'b' } })).toMatchObject({ status: 200 });
  });
});

describe('the next resolution of a prefix, registered by hand', () => {
  it('is refused beside a range that still gives the numbers, with both ways out', async () => {
    const id = String((await post(old())).body['id']);
    const refused = await post(next());
    expect(refused).toMatchObject({ status: 409, body: { code: 'numbering_range_overlaps', existing_id: id } });
    expect(JSON.stringify(refused.body['errors'])).toContain(`PATCH /v1/numbering-ranges/${id}`);
  });

  it.each<[string, object, object]>([
    ['switched off', { is_active: false }, {}],
    ['ended', { valid_from: '2020-01-10', valid_to: '2022-01-10' }, {}],
  ])('takes over the numbers of a range that is %s, and records those between', async (_, change) => {
    const id = String((await post(old())).body['id']);
    await issued(id);
    if ('valid_to' in change) {
      await issuer.database.query('update numbering_ranges set valid_from = $2, valid_to = $3 where id = $1', [
        id,
        ...Object.values(change),
      ]);
    } else await patch(id, change);
    const { status, body } = await post(next({ from: 5 }));
    expect([status, body]).toMatchObject([201, { next: 5, skipped: [], status: 'in_force' }]);
    const skipped = [{ from: 2, to: 4, reason: 'resolution_replaced' }];
    expect(await shown(id)).toMatchObject({ status: 'replaced', replaced_by: body['id'], skipped });
    expect((await issued(id)).number).toBe('RQ5');
    expect((await issued(String(body['id']))).number).toBe('RQ6');
  });

  it('begins behind the numbers that the old range has used, though its own begin before', async () => {
    const id = String((await post(old())).body['id']);
    await issued(id);
    await patch(id, { is_active: false });
    const { body } = await post(next({ from: 1 }));
    expect(body).toMatchObject({ next: 2, skipped: [{ from: 1, to: 1, reason: 'used_under_former_resolution' }] });
    await patch(String(body['id']), { is_active: false });
    expect(await post(next({ from: 1, resolution_number: '3', next: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'next_below_used' },
    });
  });

  it('has no number that is not used: refused', async () => {
    const id = String((await post(old({ next: 101 }))).body['id']);
    await patch(id, { is_active: false });
    expect(await post(next({ from: 1, to: 100 }))).toMatchObject({ status: 409, body: { existing_id: id } });
  });

  it('has other numbers of the prefix: documents that name the ended range go on there', async () => {
    const id = String((await post(old())).body['id']);
    toNextDay(4);
    const waiting = await waits(id);
    expect(waiting.action).toContain(`the validity of ${id} ended on ${dayFromNow(-1)}`);
    await post({ ...next(), prefix: 'XE' });
    expect((await stage.facts(waiting.id, 'issuing-waits')).some(({ type }) => type === 'numbered')).toBe(false);
    await post(next({ from: 501, to: 900 }));
    expect(await signed(waiting.id)).toMatchObject({ number: 'RQ501', resolution: '18764000799' });
    expect(await shown(id)).toMatchObject({ status: 'expired', next: 1, skipped: [], replaced_by: null });
  });
});

describe('the next number of a range that begins later', () => {
  it('is its first one, or the one that was set, while no earlier range has numbers of it', async () => {
    const first = await post(next({ valid_from: dayFromNow(1) }));
    const set = await post(next({ prefix: 'XE', valid_from: dayFromNow(1), next: 31 }));
    expect([first.body, set.body]).toMatchObject([{ next: 2 }, { next: 31 }]);
    const { body } = await stage.call('GET', RANGES, { caller });
    expect(body['data']).toMatchObject([{ next: 31 }, { next: 2 }]);
  });

  it('is unknown until the earlier range ends, and shows from then on, before the first document', async () => {
    const id = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
    await issued(id);
    const later = String((await post(next({ from: 1, valid_from: dayFromNow(1) }))).body['id']);
    expect(await shown(later)).toMatchObject({ status: 'not_yet_in_force', next: null, skipped: [] });
    await issued(id);
    toNextDay();
    expect(await shown(later)).toMatchObject({ status: 'in_force', next: 3 });
    expect(await shown(id)).toMatchObject({ status: 'replaced', next: null, replaced_by: later });
    expect(await issued(id)).toMatchObject({ number: 'RQ3', resolution: '18764000799' });
  });
});

describe('the numbers that a range does not give because earlier ones had them', () => {
  it('bear the reason that is true for each: used, set aside, or never used by a range that ends', async () => {
    const one = String((await post(old({ to: 100, next: 11, next_reason: 'En el sistema anterior' }))).body['id']);
    const two = String((await post(old({ from: 101, to: 200, next: 121 }))).body['id']);
    for (const id of [one, one, two, two]) await issued(id);
    for (const id of [one, two]) await patch(id, { is_active: false });
    const { status, body } = await post(next({ from: 1, to: 900 }));
    expect([status, body]).toMatchObject([201, { next: 123 }]);
    expect(body['skipped']).toMatchObject([
      { from: 1, to: 10, reason: 'En el sistema anterior' },
      { from: 11, to: 12, reason: 'used_under_former_resolution' },
      { from: 13, to: 100, reason: 'resolution_replaced' },
      { from: 101, to: 120, reason: 'used_elsewhere' },
      { from: 121, to: 122, reason: 'used_under_former_resolution' },
    ]);
    expect(await issued(one)).toMatchObject({ number: 'RQ123' });
  });
});

describe('the number of a cancelled document whose range was replaced', () => {
  const cancelled = async (id: string, message: string): Promise<void> => {
    const reason_blob = await putJson(stage.blobs, TENANT, { message });
    const data = { document_id: id, environment: 'habilitacion', reason_blob } as const;
    await stage.publish(fact('submission-cancelled', data, { version: 7 }));
    await stage.facts(id, 'cancelled');
  };
  const returned = async (id: string): Promise<unknown> =>
    factOf(await stage.facts(id, 'cancelled'), 'cancelled')['number_returned'];
  const replacedRange = async (count: number, changes: object) => {
    const former = String((await post(old())).body['id']);
    const documents = [];
    for (let i = 0; i < count; i += 1) documents.push(await issued(former));
    const replace = async (): Promise<string> => {
      await patch(former, { is_active: false });
      return String((await post(next(changes))).body['id']);
    };
    return { former, documents, replace };
  };

  it.each(['before', 'after'])('goes to the successor that has it, once: cancelled %s the handover', async (when) => {
    const { former, documents, replace } = await replacedRange(5, { from: 1 });
    const second = String(documents[1]?.id);
    if (when === 'before') await cancelled(second, 'Desistió');
    const later = await replace();
    if (when === 'after') await cancelled(second, 'Desistió');
    expect(await returned(second)).toBe(true);
    expect(await shown(later)).toMatchObject({
      next: 2,
      skipped: expect.arrayContaining([expect.objectContaining({ from: 2, to: 2, reason: 'Desistió' })]),
    });
    expect(await shown(former)).toMatchObject({ skipped: [], next: null });
    const together = await Promise.all([former, later, former].map((id) => issued(id)));
    expect(together.map(({ number }) => number).sort()).toEqual(['RQ2', 'RQ6', 'RQ7']);
    for (const { resolution } of together) expect(resolution).toBe('18764000799');
    const { skipped } = await shown(later);
    expect(skipped).toMatchObject([
      { from: 1, to: 1, reason: 'used_under_former_resolution' },
      { from: 3, to: 5, reason: 'used_under_former_resolution' },
    ]);
  });

  it('goes on to the last of several successors', async () => {
    const { documents, replace } = await replacedRange(3, { from: 1 });
    const later = await replace();
    await issued(later);
    await patch(later, { is_active: false });
    const last = String((await post(next({ from: 1, resolution_number: '18764000800' }))).body['id']);
    await cancelled(String(documents[0]?.id), 'Desistió');
    expect(await issued()).toMatchObject({ number: 'RQ1', resolution: '18764000800' });
    expect(await issued()).toMatchObject({ number: 'RQ5', resolution: '18764000800' });
    expect(await shown(last)).toMatchObject({ skipped: [{ from: 2, to: 4, reason: 'used_under_former_resolution' }] });
  });

  it('is unused where the resolution of the successor does not have it', async () => {
    const { former, documents, replace } = await replacedRange(5, { from: 4 });
    await cancelled(String(documents[0]?.id), 'Antes');
    await replace();
    await cancelled(String(documents[1]?.id), 'Después');
    expect(await returned(String(documents[1]?.id))).toBeUndefined();
    expect(await shown(former)).toMatchObject({
      skipped: [
        { from: 1, to: 1, reason: 'Antes' },
        { from: 2, to: 2, reason: 'Después' },
      ],
    });
    expect(await issued()).toMatchObject({ number: 'RQ6' });
  });

  it.each(['at once', 'later'])('is unused where the successor begins %s and beyond it by `next`', async (when) => {
    const former = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
    const { id } = await issued(former);
    await issued(former);
    await cancelled(id, 'Desistió');
    if (when === 'at once') await patch(former, { is_active: false });
    const begin = when === 'at once' ? dayFromNow(0) : dayFromNow(1);
    await post(next({ from: 1, next: 21, valid_from: begin }));
    if (when === 'later') toNextDay();
    expect(await issued()).toMatchObject({ number: 'RQ21' });
  });
});

describe('a change of a range', () => {
  it('puts it under its next resolution; what was numbered before keeps the old one, with its key', async () => {
    const id = String((await post(old())).body['id']);
    const first = await issued(id);
    const { document_type: _, environment: __, prefix: ___, ...renewal } = next({ to: 800 });
    expect(await patch(id, renewal)).toMatchObject({ status: 200, body: { from: 2, to: 800, next: 2, skipped: [] } });
    expect(await issued(id)).toMatchObject({ number: 'RQ2', resolution: '18764000799' });
    expect(await signed(first.id)).toMatchObject({ number: 'RQ1', resolution: '18764000700', cufe: first.cufe });
  });

  it.each<[string, object, string, string]>([
    ['an end before its beginning', { from: 900 }, '#/to', 'wrong_order'],
    ['an end before a used number', { to: 40 }, '#/to', 'out_of_bounds'],
    [
      'a validity that has ended',
      { valid_to: '2024-01-10', valid_from: '2023-01-10', resolution_date: '2023-01-10' },
      '#/valid_to',
      'numbering_range_not_in_force',
    ],
    ['a day that does not exist', { valid_to: '2030-02-30' }, '#/valid_to', 'invalid_date'],
    ['a beginning after its end', { valid_from: '2031-01-01' }, '#/valid_to', 'wrong_order'],
    ['a resolution of tomorrow', { resolution_date: '2199-01-01' }, '#/resolution_date', 'implausible_date'],
    ['a key that is none', { technical_key: 'c0ffee' }, '#/technical_key', 'wrong_format'],
    ['a resolution without a number', { resolution_number: 'Res. 18764' }, '#/resolution_number', 'wrong_format'],
  ])('is refused with %s', async (_, change, pointer, code) => {
    const id = String((await post(old({ next: 51 }))).body['id']);
    const { status, body } = await patch(id, change);
    expect([status, body['errors']]).toMatchObject([422, [{ pointer, code }]]);
    expect(await shown(id)).toMatchObject({ from: 1, to: 500, next: 51 });
  });

  it('is refused where another range has the numbers', async () => {
    const id = String((await post(old())).body['id']);
    await post(old({ from: 501, to: 600 }));
    expect(await patch(id, { to: 550 })).toMatchObject({ status: 409, body: { code: 'numbering_range_overlaps' } });
  });
});

describe('the day on which a resolution ends and the next begins', () => {
  it('leaves no number out and doubles none, while documents are numbered', async () => {
    const id = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
    const tomorrow = { resolution_date: dayFromNow(0), valid_from: dayFromNow(1) };
    const later = await post(next({ from: 1, to: 900, ...tomorrow }));
    // What comes next there is known when the earlier range gives no number any more.
    expect([later.status, later.body]).toMatchObject([201, { status: 'not_yet_in_force', next: null }]);
    const names = [id, String(later.body['id']), undefined];
    const of = (index: number) => {
      const named = names[index % 3];
      return stage.requested({}, named === undefined ? {} : { numbering_range_id: named });
    };
    const requests = Array.from({ length: 60 }, (_, index) => of(index));
    const before = await Promise.all(requests);
    toNextDay();
    const after = await Promise.all(Array.from({ length: 60 }, (_, index) => of(index)));
    const all = await Promise.all([...before, ...after].map(signed));

    const sequences = all.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    for (const { day, resolution } of all)
      expect([day, resolution]).toEqual([day, day < dayFromNow(0) ? '18764000700' : '18764000799']);
    const [ended, begun] = [await shown(id), await shown(String(later.body['id']))];
    expect(ended).toMatchObject({ status: 'replaced', skipped: [] });
    expect(begun).toMatchObject({ next: 121, status: 'in_force' });
  }, 120_000);

  it('finds a document numbered and not signed: it bears its number under the next resolution', async () => {
    const id = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
    stage.signer.isBusy = true;
    const late = await stage.requested({}, { numbering_range_id: id });
    await stage.facts(late, 'numbered');
    toNextDay();
    const { action } = factOf(await stage.facts(late, 'issuing-waits'), 'issuing-waits');
    expect(action).toContain('RQ1');
    expect(action).toContain(dayFromNow(-1));
    expect(await post(next({ from: 1, resolution_date: dayFromNow(-1) }))).toMatchObject({
      status: 201,
      body: { next: 2 },
    });
    stage.signer.isBusy = false;
    expect(await signed(late)).toMatchObject({ number: 'RQ1', resolution: '18764000799', day: dayFromNow(0) });
  });
});

describe('what a document without a number waits for', () => {
  const ended = async (): Promise<string> => {
    const id = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
    toNextDay();
    return id;
  };

  it('is told with the day of the end, for the default and for a range by name', async () => {
    const id = await ended();
    expect((await waits()).action).toMatch(new RegExp(`${id} ended on ${dayFromNow(-1)}.*goes on by itself`));
    expect((await waits(id)).action).toMatch(/names a range of the prefix "RQ".*without `numbering_range_id`/);
  });

  it('is told of a range that begins later, that is switched off, that is used up, or is not there', async () => {
    expect((await waits()).action).toContain('You have no numbering range of the type invoice');
    const future = await post(next({ valid_from: dayFromNow(2) }));
    expect((await waits()).action).toContain(`begins on ${dayFromNow(2)}`);
    await patch(String(future.body['id']), { is_active: false });
    expect((await waits()).action).toContain('is switched off');
    const single = String((await post(old({ prefix: 'UNO', from: 1, to: 1 }))).body['id']);
    // The documents that waited take its number.
    expect((await waits(single)).action).toContain(`the numbers of ${single} are used up`);
  });

  describe('comes by itself at midnight of the day on which the range begins', () => {
    /** Moves the clock to so many seconds before midnight in Colombia; the day of the ranges stays. */
    const beforeMidnight = (seconds: number): void => {
      toNextDay();
      stage.clock.advance(86_400 - 1 - seconds);
    };

    it('by default and for a range by name, from the earliest of those that begin', async () => {
      beforeMidnight(20);
      await post(next({ prefix: 'XE', valid_from: dayFromNow(2) }));
      const { body } = await post(next({ valid_from: dayFromNow(1) }));
      const waiting = [await waits(), await waits(String(body['id']))];
      for (const { action } of waiting) expect(action).toContain(`begins on ${dayFromNow(1)}`);
      stage.clock.advance(21);
      const days = [];
      for (const { id } of waiting) days.push((await signed(id)).day);
      expect(days).toEqual([dayFromNow(0), dayFromNow(0)]);
    });

    it('for a document that has a number, whose next resolution begins then', async () => {
      const id = String((await post(old({ valid_to: dayFromNow(0) }))).body['id']);
      stage.signer.isBusy = true;
      const late = await stage.requested({}, { numbering_range_id: id });
      await stage.facts(late, 'numbered');
      const later = await post(next({ from: 1, valid_from: dayFromNow(2) }));
      beforeMidnight(20);
      const { action } = factOf(await stage.facts(late, 'issuing-waits'), 'issuing-waits');
      expect(action).toContain(`RQ1`);
      expect(action).toContain(`${String(later.body['id'])}, which has it, begins on ${dayFromNow(1)}`);
      stage.signer.isBusy = false;
      stage.clock.advance(21);
      expect(await signed(late)).toMatchObject({ number: 'RQ1', resolution: '18764000799', day: dayFromNow(0) });
    });
  });
});
