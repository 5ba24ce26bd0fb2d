import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthorityRange, AuthorityRangesAnswer, Caller } from '@rubrica/contracts';
import { EQUIVALENT, NEWEST_API_VERSION } from '@rubrica/kinds';
import { type Issuer, live, RANGES, SOFTWARE, type Stage, startStage } from '../issuer.fixture.js';

const OF_TICKETS = { software_id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '77777' };

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

let tenants = 0;
let caller: Caller;
beforeEach(async () => {
  tenants += 1;
  caller = { ...live, version: NEWEST_API_VERSION, tenantId: `ten_${String(tenants).padStart(26, '0')}` };
  await stage.software({}, caller.tenantId);
  stage.rangeQuestions.length = 0;
  stage.authorityRangesOf.clear();
});

const told = (changes: Partial<AuthorityRange> = {}): AuthorityRange => ({
  resolution_number: '18764000001',
  resolution_date: '2026-01-10',
  prefix: 'FE',
  from: 1,
  to: 1000,
  valid_from: '2026-01-10',
  valid_to: '2028-01-10',
  technical_key: 'a'.repeat(40),
  ...changes,
});
const unkeyed = (changes: Partial<AuthorityRange> = {}): AuthorityRange =>
  told({ prefix: 'SX', resolution_number: '18764000002', technical_key: null, ...changes });
const answer = (...ranges: readonly AuthorityRange[]): AuthorityRangesAnswer => ({
  result: 'answered',
  operation_code: ranges.length === 0 ? '302' : '100',
  description: 'Así lo dijo.',
  ranges,
});
const sync = (body: object = {}, as = caller) =>
  stage.call('POST', `${RANGES}/sync`, {
    body: { environment: 'habilitacion', nit: '900373115', ...body },
    caller: as,
  });
interface Item {
  readonly action: string;
  readonly document_types?: readonly string[];
  readonly reason: string | null;
  readonly numbering_range: Readonly<Record<string, unknown>> | null;
}
const itemsOf = async (body: object = {}, as = caller): Promise<Item[]> =>
  (await sync(body, as)).body['data'] as Item[];
const errorsOf = ({ body }: Awaited<ReturnType<typeof sync>>) =>
  (body['errors'] as readonly { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]);

const ASSIGNED = { resolution_number: '18764000002', prefix: 'SX', document_type: 'equivalent_document' };

describe('the ranges of a tenant with software of both records', () => {
  beforeEach(() => stage.software(OF_TICKETS, caller.tenantId, EQUIVALENT));

  it('are asked for by each software, and those of the software of tickets number tickets', async () => {
    stage.authorityRangesOf.set(SOFTWARE.software_id, answer(told()));
    stage.authorityRangesOf.set(OF_TICKETS.software_id, answer(unkeyed()));
    const items = await itemsOf();
    expect(items.map(({ action, document_types: types }) => [action, types])).toEqual([
      ['created', ['invoice']],
      ['created', ['equivalent_document']],
    ]);
    expect(stage.rangeQuestions.map(({ software_id: id }) => id)).toEqual([
      SOFTWARE.software_id,
      OF_TICKETS.software_id,
    ]);
  });

  it('are those of one software while the other has none; without any, it is said', async () => {
    stage.authorityRangesOf.set(SOFTWARE.software_id, answer());
    stage.authorityRangesOf.set(OF_TICKETS.software_id, answer(unkeyed({ technical_key: 'b'.repeat(40) })));
    expect(await itemsOf()).toMatchObject([{ action: 'created', document_types: ['equivalent_document'] }]);
    stage.authorityRangesOf.set(OF_TICKETS.software_id, answer());
    expect(await sync()).toMatchObject({ status: 409, body: { code: 'dian_prefix_not_associated' } });
    stage.authorityRangesOf.set(SOFTWARE.software_id, answer(told()));
    stage.authorityRangesOf.set(OF_TICKETS.software_id, { result: 'unavailable', detail: 'connection_refused' });
    expect(await sync()).toMatchObject({ status: 503, body: { code: 'dian_unavailable' } });
  });

  it('are not asked for by software that an older version does not know', async () => {
    stage.authorityRanges = answer(told(), unkeyed());
    const items = await itemsOf({}, { ...caller, version: '2026-01-01' });
    expect(items.map(({ action, numbering_range: range }) => [action, range?.['document_type']])).toEqual([
      ['created', 'invoice'],
      ['created', 'contingency'],
    ]);
    expect(items[0]).not.toHaveProperty('document_types');
    expect(stage.rangeQuestions).toHaveLength(1);
  });
});

describe('a range without a key that is told for the software of invoices', () => {
  it('is of paper invoices or of support documents, which the tenant says', async () => {
    stage.authorityRanges = answer(told(), unkeyed());
    const items = await itemsOf();
    expect(items.map(({ action, document_types: types }) => [action, types])).toEqual([
      ['created', ['invoice']],
      ['unassigned', ['support_document', 'contingency']],
    ]);
    const assign = [{ ...ASSIGNED, document_type: 'support_document' }];
    expect(await itemsOf({ assign })).toMatchObject([{}, { action: 'created', document_types: ['support_document'] }]);
    expect(await itemsOf()).toMatchObject([{}, { action: 'unchanged', document_types: ['support_document'] }]);
  });
});

describe('a range of which DIAN does not say what it numbers', () => {
  // One software under both records: nothing in the answer tells their ranges apart.
  beforeEach(async () => {
    await stage.software({}, caller.tenantId, EQUIVALENT);
    stage.authorityRanges = answer(unkeyed());
  });

  it('is not registered, and what it may number is listed', async () => {
    const [item] = await itemsOf();
    expect(item).toMatchObject({
      action: 'unassigned',
      document_types: expect.arrayContaining(['contingency', 'equivalent_document']),
      numbering_range: null,
      reason: expect.stringContaining('`assign`'),
    });
    expect(item?.document_types).not.toContain('invoice');
    expect(stage.rangeQuestions).toHaveLength(1);
    expect((await stage.call('GET', RANGES, { caller })).body['data']).toEqual([]);
  });

  it('is what the tenant says once, also when it is renewed', async () => {
    expect(await itemsOf({ assign: [ASSIGNED] })).toMatchObject([
      { action: 'created', document_types: ['equivalent_document'] },
    ]);
    expect(await itemsOf()).toMatchObject([{ action: 'unchanged', document_types: ['equivalent_document'] }]);
    stage.authorityRanges = answer(unkeyed({ resolution_number: '18764000009', valid_to: '2030-01-10' }));
    expect(await itemsOf()).toMatchObject([{ action: 'updated', document_types: ['equivalent_document'] }]);
    expect(await itemsOf({}, { ...caller, version: '2026-01-01' })).toEqual([]);
  });

  it('is told its right use where it was registered for another', async () => {
    const [wrong] = await itemsOf({ assign: [{ ...ASSIGNED, document_type: 'contingency' }] });
    await stage.call('PATCH', `${RANGES}/${String(wrong?.numbering_range?.['id'])}`, {
      body: { is_active: false },
      caller,
    });
    const right = { action: 'created', document_types: ['equivalent_document'] };
    expect(await itemsOf({ assign: [ASSIGNED] })).toMatchObject([right]);
    expect(await itemsOf()).toMatchObject([{ ...right, action: 'unchanged' }]);
  });

  it('is refused what it cannot be, and what DIAN did not tell of', async () => {
    const wrong = [
      { ...ASSIGNED, document_type: 'invoice' },
      { ...ASSIGNED, prefix: 'OTRO' },
    ];
    const refused = await sync({ assign: wrong });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      [
        ['#/assign/0/document_type', 'not_applicable'],
        ['#/assign/1', 'numbering_range_unknown'],
      ],
    ]);
    expect((await stage.call('GET', RANGES, { caller })).body['data']).toEqual([]);
  });
});

it('asks with the software of the record that has one', async () => {
  const own = { ...caller, tenantId: `ten_${'8'.repeat(26)}` };
  await stage.software(OF_TICKETS, own.tenantId, EQUIVALENT);
  stage.authorityRanges = answer(unkeyed());
  expect(await itemsOf({}, own)).toMatchObject([{ action: 'created', document_types: ['equivalent_document'] }]);
  expect(stage.rangeQuestions).toMatchObject([{ software_id: OF_TICKETS.software_id }]);
});
