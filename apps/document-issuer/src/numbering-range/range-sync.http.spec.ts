import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INVOICING } from '@rubrica/kinds';
import type { AuthorityRange, AuthorityRangesAnswer } from '@rubrica/contracts';
import { type Issuer, live, RANGES, SOFTWARE, type Stage, startStage } from '../issuer.fixture.js';

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

/** A tenant that nobody has used yet, with software. */
let tenants = 0;
let caller = live;
beforeEach(async () => {
  tenants += 1;
  caller = { ...live, tenantId: `ten_${String(tenants).padStart(26, '0')}` };
  await stage.software({}, caller.tenantId);
  stage.rangeQuestions.length = 0;
});

const KEY = 'a'.repeat(40);
const told = (changes: Partial<AuthorityRange> = {}): AuthorityRange => ({
  resolution_number: '18764000001',
  resolution_date: '2026-01-10',
  prefix: 'FE',
  from: 1,
  to: 1000,
  valid_from: '2026-01-10',
  valid_to: '2028-01-10',
  technical_key: KEY,
  ...changes,
});
const answers = (...ranges: readonly AuthorityRange[]): void => {
  stage.authorityRanges = { result: 'answered', operation_code: '100', description: 'OK', ranges };
};
const sync = (environment = 'habilitacion', key?: string, inUse: object = {}) =>
  stage.call('POST', `${RANGES}/sync`, {
    body: { environment, nit: '900373115', ...inUse },
    caller,
    ...(key === undefined
      ? {}
      : { idempotency: { key, scope: `${caller.tenantId}/live/POST/v1/numbering-ranges/sync`, bodyHash: 'x' } }),
  });
interface Item {
  readonly action: string;
  readonly changed: readonly string[];
  readonly reason: string | null;
  readonly numbering_range: Readonly<Record<string, unknown>> | null;
}
const itemsOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => body['data'] as Item[];
const eventsOf = async (id: unknown): Promise<string[]> =>
  (
    await issuer.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [
      `numbering-range-${String(id)}`,
    ])
  ).map(({ type }) => type);

describe('ranges that are read from the tax authority', () => {
  it('are asked for with the tenant’s NIT and software', async () => {
    answers(told());
    expect((await sync()).status).toBe(200);
    expect(stage.rangeQuestions).toEqual([
      {
        tenant_id: caller.tenantId,
        environment: 'habilitacion',
        issuer_nit: '900373115',
        software_owner_nit: '900373115',
        software_id: SOFTWARE.software_id,
      },
    ]);
  });

  it('are created when they are new: of invoices with a key, of contingency without', async () => {
    answers(told(), told({ prefix: 'CO', technical_key: null }));
    const items = itemsOf(await sync());
    expect(items.map(({ action, numbering_range }) => [action, numbering_range?.['document_type']])).toEqual([
      ['created', 'invoice'],
      ['created', 'contingency'],
    ]);
    expect(items[0]?.numbering_range).toMatchObject({ prefix: 'FE', from: 1, to: 1000, next: 1, is_active: true });
    const { body } = await stage.call('GET', RANGES, { caller });
    expect(body['data']).toHaveLength(2);
  });

  it('are left as they are when nothing is new, and renewed when something is; the next number never moves', async () => {
    const id = await stage.range({ ...told(), document_type: 'invoice' }, caller);
    await issuer.database.query('update numbering_ranges set next = 40 where id = $1', [id]);
    answers(told());
    expect(itemsOf(await sync())).toMatchObject([{ action: 'unchanged', numbering_range: { id, next: 40 } }]);

    answers(told({ valid_to: '2030-01-10', technical_key: 'b'.repeat(40) }));
    expect(itemsOf(await sync())).toMatchObject([
      {
        action: 'updated',
        changed: ['valid_to', 'technical_key'],
        numbering_range: { id, next: 40, valid_to: '2030-01-10' },
      },
    ]);
    expect(await eventsOf(id)).toEqual(['RangeAuthorized', 'RangeRenewed', 'TechnicalKeyReplaced']);
    expect(itemsOf(await sync())).toMatchObject([{ action: 'unchanged' }]);
  });

  it('are skipped when they share numbers with another, or make no sense; the others are taken', async () => {
    const id = await stage.range({ ...told(), document_type: 'invoice' }, caller);
    const other = told({ resolution_number: '18764000002', from: 500, to: 2000 });
    answers(told(), other, told({ prefix: 'FX' }), told({ prefix: 'TOO-LONG' }), told({ to: NaN }));
    const items = itemsOf(await sync());
    expect(items.map(({ action }) => action)).toEqual(['unchanged', 'skipped', 'created', 'skipped', 'skipped']);
    expect(items[1]?.reason).toContain(id);
    expect(items[3]?.reason).toContain('#/prefix');
    expect(items[4]?.reason).toContain('#/to');
  });

  it('are of the environment that was asked for, beside those of the other', async () => {
    await stage.software({ environment: 'production' }, caller.tenantId);
    answers(told());
    await sync();
    const [item] = itemsOf(await sync('production'));
    expect(item).toMatchObject({ action: 'created', numbering_range: { environment: 'production', livemode: true } });
  });

  it('show their keys nowhere', async () => {
    const secret = 'c0ffee'.repeat(7);
    answers(told({ technical_key: secret }));
    const { body } = await sync();
    expect(JSON.stringify(body)).not.toContain(secret);
    const rows = await issuer.database.query<{ row: string }>(
      'select t::text as row from numbering_ranges t union all select t::text from events t union all select t::text from outbox t union all select t::text from idempotency_records t',
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex')))).toEqual(
      [],
    );
  });

  it('are asked for once under one Idempotency-Key', async () => {
    answers(told());
    const first = await sync('habilitacion', 'k1');
    answers(told({ prefix: 'FX' }));
    const again = await sync('habilitacion', 'k1');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(stage.rangeQuestions).toHaveLength(1);
  });

  it('let documents go that waited for a number', async () => {
    caller = live;
    await stage.software();
    const id = await stage.requested();
    await stage.facts(id, 'issuing-waits');
    answers(told());
    await sync();
    const [numbered] = (await stage.facts(id, 'numbered')).filter(({ type }) => type === 'numbered');
    expect(numbered?.data).toMatchObject({ number: 'FE1' });
  });
});

describe('ranges that were in use elsewhere before they are read', () => {
  const syncInUse = (...in_use: readonly object[]) => sync('habilitacion', undefined, { in_use });
  const ranges = async () => (await stage.call('GET', RANGES, { caller })).body['data'] as readonly object[];

  it('go on with the number that the company says, the others with their first', async () => {
    answers(told(), told({ prefix: 'FX' }));
    const items = itemsOf(await syncInUse({ prefix: 'FE', next: 301, next_reason: 'Usados en otro proveedor' }));
    const [fe, fx] = items.map(({ numbering_range }) => numbering_range);
    expect(fe).toMatchObject({ next: 301, skipped: [{ from: 1, to: 300, reason: 'Usados en otro proveedor' }] });
    expect(fx).toMatchObject({ next: 1, skipped: [] });
    expect(await eventsOf(fe?.['id'])).toEqual(['RangeAuthorized', 'NumbersSkipped']);
  });

  it('are raised when they are known already, never below what was used', async () => {
    answers(told());
    await sync();
    const [item] = itemsOf(await syncInUse({ prefix: 'FE', next: 301 }));
    expect(item).toMatchObject({ action: 'updated', changed: ['next'], numbering_range: { next: 301 } });
    expect(itemsOf(await syncInUse({ prefix: 'FE', next: 301 }))).toMatchObject([{ action: 'unchanged' }]);

    answers(told({ valid_to: '2030-01-10' }));
    const refused = await syncInUse({ prefix: 'FE', next: 300 });
    expect([refused.status, refused.body['code']]).toEqual([409, 'next_below_used']);
    expect(refused.body['errors']).toMatchObject([{ pointer: '#/in_use/0/next' }]);
    expect(await ranges()).toMatchObject([{ next: 301, valid_to: '2028-01-10' }]);
    expect(itemsOf(await syncInUse({ prefix: 'FE', next: 302 }))).toMatchObject([
      { action: 'updated', changed: ['next', 'valid_to'], numbering_range: { next: 302, valid_to: '2030-01-10' } },
    ]);
  });

  it('are refused, and nothing is taken over, when an entry means none of them, two mean one, or one means paper', async () => {
    answers(told(), told({ prefix: 'CO', technical_key: null }));
    const answered = await syncInUse(
      { prefix: 'FE', next: 301 },
      { prefix: 'FE', next: 1001 },
      { prefix: 'FX', next: 5 },
      { prefix: 'FE', next: 400 },
    );
    expect(answered.status).toBe(422);
    const errors = answered.body['errors'] as readonly { pointer: string; code: string }[];
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['#/in_use/1/next', 'numbering_range_unknown'],
      ['#/in_use/2/next', 'numbering_range_unknown'],
      ['#/in_use/3', 'conflicting_fields'],
    ]);
    const paper = await syncInUse({ prefix: 'CO', next: 5 });
    expect([paper.status, paper.body['errors']]).toMatchObject([
      422,
      [{ pointer: '#/in_use/0/next', code: 'not_applicable' }],
    ]);
    expect(await ranges()).toEqual([]);
  });
});

describe('a synchronisation for a tenant whose provider issues for it', () => {
  it('asks for the ranges of the provider’s software, in the provider’s name', async () => {
    const provider = { nit: '900508908', name: 'Emisión Segura S.A.S.' };
    const body = { environment: 'habilitacion', ...SOFTWARE, provider };
    await stage.call('PUT', `/internal/tenants/${caller.tenantId}/assigned-software/${INVOICING}`, { body });
    answers(told());
    expect((await sync()).status).toBe(200);
    expect(stage.rangeQuestions).toMatchObject([{ issuer_nit: '900373115', software_owner_nit: '900508908' }]);
  });
});

describe('a synchronisation that comes to nothing', () => {
  const said = (operation_code: string): AuthorityRangesAnswer => ({
    result: 'answered',
    operation_code,
    description: 'Así lo dijo.',
    ranges: [],
  });
  it.each<[AuthorityRangesAnswer, number, string]>([
    [said('301'), 409, 'dian_ranges_missing'],
    [said('302'), 409, 'dian_prefix_not_associated'],
    [said('303'), 409, 'dian_software_not_yours'],
    [said('401'), 409, 'dian_certificate_unauthorized'],
    [said('500'), 502, 'dian_internal_error'],
    [said('777'), 502, 'dian_internal_error'],
    [{ result: 'unavailable', detail: 'connection_refused' }, 503, 'dian_unavailable'],
    [{ result: 'security_fault', detail: 'Sender/InvalidSecurity' }, 502, 'dian_security_fault'],
    [{ result: 'certificate_missing' }, 409, 'certificate_missing'],
  ])('says why: %j', async (answer, status, code) => {
    stage.authorityRanges = answer;
    const answered = await sync();
    expect([answered.status, answered.body['code']]).toEqual([status, code]);
    if ('description' in answer) expect(answered.body['detail']).toContain('Así lo dijo.');
    expect((await stage.call('GET', RANGES, { caller })).body['data']).toEqual([]);
  });

  it('asks nobody when the tenant has no software', async () => {
    const answered = await sync('production');
    expect([answered.status, answered.body['code']]).toEqual([409, 'software_missing']);
    expect(stage.rangeQuestions).toEqual([]);
  });
});
