import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Issuer, live, rangeInput, RANGES, type Stage, startStage, TECHNICAL_KEY } from '../issuer.fixture.js';

let stage: Stage;
let issuer: Issuer;
beforeAll(async () => {
  stage = await startStage();
  issuer = await stage.start();
});
afterAll(async () => {
  await issuer.stop();
  await stage.close();
});

/** A tenant that nobody has used yet. */
let tenants = 0;
const newCaller = () => {
  tenants += 1;
  return { ...live, tenantId: `ten_${String(tenants).padStart(26, '0')}` };
};
const ids = ({ body }: { body: Record<string, unknown> }): string[] =>
  (body['data'] as { id: string }[]).map(({ id }) => id);

describe('a numbering range', () => {
  it('is registered, and its technical key is never shown again, nor kept in clear', async () => {
    const caller = newCaller();
    const { status, body } = await stage.call('POST', RANGES, { body: rangeInput, caller });
    expect(status).toBe(201);
    const { technical_key: _, ...shown } = rangeInput;
    expect(body).toEqual({
      ...shown,
      id: expect.stringMatching(/^nr_[0-9a-z]{26}$/),
      object: 'numbering_range',
      livemode: true,
      next: 990000000,
      skipped: [],
      is_active: true,
      status: 'in_force',
      replaced_by: null,
      metadata: {},
      created_at: expect.stringMatching(/T[\d:.]{12}-05:00$/),
      updated_at: body['created_at'],
    });
    expect((await stage.call('GET', `${RANGES}/${String(body['id'])}`, { caller })).body).toEqual(body);
    const rows = await issuer.database.query<{ row: string }>(
      'select t::text as row from numbering_ranges t union all select t::text from events t union all select t::text from outbox t',
    );
    const hex = Buffer.from(TECHNICAL_KEY).toString('hex');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ row }) => row.includes(TECHNICAL_KEY) || row.includes(hex))).toEqual([]);
  });

  const judged = async (change: object) => {
    const { status, body } = await stage.call('POST', RANGES, {
      body: { ...rangeInput, ...change },
      caller: newCaller(),
    });
    const errors = (body['errors'] ?? []) as {
      pointer: string;
      code: string;
      rule?: string;
      fix: object;
      es: object;
    }[];
    for (const error of errors)
      expect(error).toMatchObject({ fix: expect.any(String), es: { fix: expect.any(String) } });
    return [status, ...errors.map(({ pointer, code, rule }) => `${pointer} ${code} ${rule ?? ''}`.trim())];
  };

  it.each([
    ['has 36 digits, as an id without its hyphens has not', '0'.repeat(36)],
    ['has 38 digits, cut by a spreadsheet', TECHNICAL_KEY.slice(0, 38)],
    ['has 39 digits', TECHNICAL_KEY.slice(1)],
    ['has 41 digits', `${TECHNICAL_KEY}0`],
    ['has 63 digits', 'a'.repeat(63)],
    ['has 80 digits, pasted twice', TECHNICAL_KEY.repeat(2)],
    ['has a letter that is no digit', TECHNICAL_KEY.replace('c', 'o')],
    ['is the id of the software', '0b3f8d2e-6a1c-4f57-9e21-5c7d8a90b1f2'],
    ['is blank', '   '],
  ])('is refused when its technical key %s (FAD06)', async (_, technical_key) =>
    expect(await judged({ technical_key })).toEqual([422, '#/technical_key wrong_format FAD06']),
  );

  it.each([
    ['in capitals', TECHNICAL_KEY.toUpperCase()],
    ['with blanks around and within it', ` ${TECHNICAL_KEY.slice(0, 20)} ${TECHNICAL_KEY.slice(20)}\n`],
    ['with a blank that is not seen', `\u200b${TECHNICAL_KEY}`],
    ['of 64 digits', 'b'.repeat(64)],
  ])('is taken with its technical key %s', async (_, technical_key) =>
    expect(await judged({ technical_key })).toEqual([201]),
  );

  it.each([
    ['its validity has ended', { valid_to: '2024-01-19' }, '#/valid_to numbering_range_not_in_force FAB08a'],
    ['its last day is in no calendar', { valid_to: '2030-02-30' }, '#/valid_to invalid_date ZB01'],
    ['its first day is in no calendar', { valid_from: '2026-13-01' }, '#/valid_from invalid_date ZB01'],
    ['it ends before it begins', { valid_from: '2031-01-01' }, '#/valid_to wrong_order FAB08b'],
    ['it has no first day', { valid_from: undefined }, '#/valid_from required FAB07a'],
    ['it has no last day', { valid_to: undefined }, '#/valid_to required FAB08a'],
    ['its resolution is of a later day', { resolution_date: '2199-01-01' }, '#/resolution_date implausible_date'],
    ['its resolution is later than its end', { resolution_date: '2030-01-20' }, '#/resolution_date implausible_date'],
    ['it has no resolution', { resolution_number: undefined }, '#/resolution_number required FAB05a'],
    ['it has no key', { technical_key: undefined }, '#/technical_key required FAD06'],
  ])('is refused when %s', async (_, change, fault) => expect(await judged(change)).toEqual([422, fault]));

  it('is refused with everything that is wrong with it', async () => {
    const { technical_key: _, ...unkeyed } = rangeInput;
    const wrong = { ...unkeyed, from: 10, to: 1, valid_to: '2026-02-30' };
    const { status, body } = await stage.call('POST', RANGES, { body: wrong });
    expect(status).toBe(422);
    expect((body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['#/to', '#/technical_key', '#/valid_to']),
    );
  });

  it('shares no number with another one: paper invoices are invoices, notes are not', async () => {
    const caller = newCaller();
    const id = await stage.range({ from: 1, to: 100 }, caller);
    const refusal = { status: 409, body: { code: 'numbering_range_overlaps', existing_id: id } };
    const register = (changes: object) => stage.call('POST', RANGES, { body: { ...rangeInput, ...changes }, caller });
    expect(await register({ from: 100, to: 200 })).toMatchObject(refusal);
    expect(await register({ from: 50, to: 60, document_type: 'contingency' })).toMatchObject(refusal);
    expect(await register({ from: 101, to: 200 })).toMatchObject({ status: 201 });
    expect(await register({ from: 1, to: 100, prefix: 'FE' })).toMatchObject({ status: 201 });
    const ofNotes = { document_type: 'credit_note', resolution_number: undefined, technical_key: undefined };
    expect(await register({ from: 1, to: 100, ...ofNotes })).toMatchObject({ status: 201, body: { next: 1 } });
  });

  it('is registered once, though two ask at once', async () => {
    const caller = newCaller();
    const answers = await Promise.all([1, 2, 3].map(() => stage.call('POST', RANGES, { body: rangeInput, caller })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is answered again under its Idempotency-Key', async () => {
    const caller = newCaller();
    const idempotency = { key: 'k', scope: `${caller.tenantId}/ranges`, bodyHash: 'a' };
    const first = await stage.call('POST', RANGES, { body: rangeInput, caller, idempotency });
    const again = await stage.call('POST', RANGES, { body: rangeInput, caller, idempotency });
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });
  });

  it('is switched off and on, and takes metadata, and nothing else', async () => {
    const caller = newCaller();
    const path = `${RANGES}/${await stage.range({}, caller)}`;
    const patch = (body: object) => stage.call('PATCH', path, { body, caller });
    expect(await patch({ is_active: false, metadata: { a: 'b' } })).toMatchObject({
      status: 200,
      body: { is_active: false, metadata: { a: 'b' } },
    });
    expect(await patch({ is_active: true })).toMatchObject({ body: { is_active: true, metadata: { a: 'b' } } });
    expect(await patch({ prefix: 'X' })).toMatchObject({ status: 422, body: { code: 'unknown_field' } });
    expect(await patch({ technical_key: 'short' })).toMatchObject({ status: 422 });
  });

  it('is nobody else’s', async () => {
    const id = await stage.range({}, newCaller());
    for (const caller of [newCaller(), { ...live, livemode: false }]) {
      expect(await stage.call('GET', `${RANGES}/${id}`, { caller })).toMatchObject({ status: 404 });
      const patched = await stage.call('PATCH', `${RANGES}/${id}`, { body: { is_active: false }, caller });
      expect(patched).toMatchObject({ status: 404 });
    }
  });
});

describe('a range that was in use elsewhere', () => {
  const ofCompany = { ...rangeInput, prefix: 'FE', from: 1, to: 1000 };
  const eventsOf = (id: string) =>
    issuer.database.query<{ type: string; data: object }>(
      'select type, data from events where stream_id = $1 order by version',
      [`numbering-range-${id}`],
    );
  const at = expect.stringMatching(/T[\d:.]{12}-05:00$/);

  it('goes on with the company’s own number, and records the numbers before it with the reason', async () => {
    const caller = newCaller();
    const body = { ...ofCompany, next: 301, next_reason: 'Usados en Facturas Ya S.A.S.' };
    const { status, body: made } = await stage.call('POST', RANGES, { body, caller });
    const reason = 'Usados en Facturas Ya S.A.S.';
    expect([status, made]).toMatchObject([201, { next: 301, skipped: [{ from: 1, to: 300, reason, at }] }]);
    expect(await eventsOf(String(made['id']))).toMatchObject([
      { type: 'RangeAuthorized' },
      { type: 'NumbersSkipped', data: { from: 1, to: 300, reason } },
    ]);
  });

  it('skips nothing when its first number comes next, and says so where no reason is given', async () => {
    const post = (changes: object) =>
      stage.call('POST', RANGES, { body: { ...ofCompany, ...changes }, caller: newCaller() });
    expect((await post({ next: 1 })).body).toMatchObject({ next: 1, skipped: [] });
    expect((await post({ next: 1000 })).body).toMatchObject({
      next: 1000,
      skipped: [{ from: 1, to: 999, reason: 'used_elsewhere' }],
    });
  });

  it.each([
    ['a number that it has not', { next: 1001 }, '#/next', 'out_of_bounds'],
    ['a reason for nothing', { next_reason: 'Sí' }, '#/next', 'required'],
    ['no number at all', { next: 'FE301' }, '#/next', 'wrong_type'],
    ['a number of paper', { next: 301, document_type: 'contingency' }, '#/next', 'not_applicable'],
  ])('is refused %s, in both languages of ours', async (_, changes, pointer, code) => {
    const { status, body } = await stage.call('POST', RANGES, {
      body: { ...ofCompany, ...changes },
      caller: newCaller(),
    });
    expect([status, body['errors']]).toMatchObject([422, [{ pointer, code }]]);
  });

  it('is raised later, never to a number that was used or skipped', async () => {
    const caller = newCaller();
    const path = `${RANGES}/${await stage.range({ ...ofCompany, next: 301 }, caller)}`;
    const patch = (body: object) => stage.call('PATCH', path, { body, caller });
    for (const next of [1, 300]) {
      const refused = await patch({ next, is_active: false });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'next_below_used',
          errors: [{ pointer: '#/next', es: { fix: 'Escriba un número de 301 a 1000.' } }],
        },
      });
    }
    expect(await patch({ next: 301 })).toMatchObject({ status: 200, body: { next: 301, is_active: true } });
    expect(await patch({ next: 1001 })).toMatchObject({ status: 422, body: { code: 'out_of_bounds' } });
    expect(await patch({ next: 400, next_reason: 'Talonario extraviado' })).toMatchObject({
      status: 200,
      body: {
        next: 400,
        skipped: [
          { from: 1, to: 300, reason: 'used_elsewhere' },
          { from: 301, to: 399, reason: 'Talonario extraviado' },
        ],
      },
    });
    expect(await patch({ next_reason: 'Nada' })).toMatchObject({ status: 422, body: { code: 'required' } });
  });

  it('shares no number with another one, used elsewhere or not', async () => {
    const caller = newCaller();
    await stage.range({ ...ofCompany, next: 301 }, caller);
    const body = { ...ofCompany, to: 300 };
    expect(await stage.call('POST', RANGES, { body, caller })).toMatchObject({
      status: 409,
      body: { code: 'numbering_range_overlaps' },
    });
  });
});

it('a range of a type that the version of the request does not know is not there', async () => {
  const caller = newCaller();
  const [known, newer] = [await stage.range({ prefix: 'A' }, caller), await stage.range({ prefix: 'B' }, caller)];
  await issuer.database.query(`update numbering_ranges set document_type = 'purchase' where id = $1`, [newer]);
  expect(ids(await stage.call('GET', RANGES, { caller }))).toEqual([known]);
  expect(await stage.call('GET', `${RANGES}/${newer}`, { caller })).toMatchObject({ status: 404 });
  const patched = await stage.call('PATCH', `${RANGES}/${newer}`, { body: { is_active: false }, caller });
  expect(patched).toMatchObject({ status: 404 });
});

describe('the list of ranges', () => {
  it('is paged, newest first, and filtered by kind of document', async () => {
    const caller = newCaller();
    const [a = '', b = '', c = ''] = [
      await stage.range({ prefix: 'A' }, caller),
      await stage.range({ prefix: 'B', document_type: 'credit_note' }, caller),
      await stage.range({ prefix: 'C' }, caller),
    ];
    const list = (query: string) => stage.call('GET', `${RANGES}?${query}`, { caller });
    expect((await list('')).body).toMatchObject({ object: 'list', url: '/v1/numbering-ranges', has_more: false });
    expect(ids(await list(''))).toEqual([c, b, a]);
    expect((await list('limit=2')).body).toMatchObject({ has_more: true });
    expect(ids(await list(`limit=2&starting_after=${b}`))).toEqual([a]);
    expect(ids(await list(`ending_before=${b}`))).toEqual([c]);
    expect(ids(await list('document_type=credit_note'))).toEqual([b]);
    expect(await list('starting_after=nr_nada')).toMatchObject({ status: 422, body: { code: 'cursor_unknown' } });
  });
});
