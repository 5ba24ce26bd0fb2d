import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refusal } from '@rubrica/contracts';
import { faultWith } from '@rubrica/fiscal';
import type { Database } from '@rubrica/eventing';
import { freshDatabase, type FreshDatabase, until } from '@rubrica/testing';
import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { idempotencyHeaders, idempotencyOf } from './idempotency-headers.js';
import { canonicalHash } from './canonical-hash.js';
import { idempotently, idempotentlyAfter, idempotentlyAll } from './idempotency.js';
import { clock, issue, issued, keyOf, openInvoices } from './invoices.fixture.js';
import { invalid, Problem } from '../http/problem.js';
import type { HttpAnswer, IdempotencyKey } from './stored-answer.js';

const IN_USE = { en: 'In use.', es: 'En uso.' };
const NO = { en: 'No.', es: 'No se puede.' };
const LATER = { en: 'Later.', es: 'Luego.' };

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase('api_gateway');
  database = await openInvoices(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Returns how many invoices `work` has issued. */
const issuedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await issued(database);
  await work();
  return (await issued(database)) - before;
};

/** Returns a handler that writes something and then throws this error. */
const refuse =
  (error: Error) =>
  async (tx: Parameters<typeof issue>[0]): Promise<HttpAnswer> => {
    await issue(tx);
    throw error;
  };

describe('a POST with an Idempotency-Key', () => {
  it('is done once, however often it comes; the first answer comes again', async () => {
    const answers: unknown[] = [];
    const times = await issuedBy(async () => {
      for (let i = 0; i < 3; i += 1) answers.push(await idempotently(database, keyOf('thrice'), issue));
    });
    expect(times).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, replayed: false });
    expect(answers[1]).toEqual({ ...(answers[0] as object), replayed: true });
    expect(answers[2]).toEqual(answers[1]);
  });

  it('is done each time when it has no key', async () => {
    expect(
      await issuedBy(() => Promise.all([idempotently(database, null, issue), idempotently(database, null, issue)])),
    ).toBe(2);
  });

  it('is another one in another scope', async () => {
    const times = await issuedBy(async () => {
      await idempotently(database, keyOf('shared'), issue);
      await idempotently(database, keyOf('shared', undefined, { scope: 'ten_a/test/POST/v1/invoices' }), issue);
      await idempotently(database, keyOf('shared', undefined, { scope: 'ten_b/live/POST/v1/invoices' }), issue);
    });
    expect(times).toBe(3);
  });

  it('with another body is refused, and nothing is done', async () => {
    await idempotently(database, keyOf('body', { total: '1.00' }), issue);
    const times = await issuedBy(async () => {
      await expect(idempotently(database, keyOf('body', { total: '2.00' }), issue)).rejects.toMatchObject({
        status: 422,
        code: 'idempotency_key_reused',
      });
    });
    expect(times).toBe(0);
    await expect(idempotently(database, keyOf('body', { total: '1.00' }), issue)).resolves.toMatchObject({
      replayed: true,
    });
  });

  it('while the first one runs is told to come again; five at once do it once', async () => {
    const times = await issuedBy(async () => {
      let told = 0;
      const post = () =>
        idempotently(database, keyOf('at once'), async (tx) => {
          const answer = await issue(tx);
          await until(
            () => told,
            (count) => count === 4,
          );
          return answer;
        }).catch((error: unknown) => {
          told += 1;
          throw error;
        });
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, post));
      const done = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(done).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toMatchObject({
            status: 409,
            code: 'idempotency_in_progress',
            headers: { 'retry-after': '1' },
          });
        }
      }
    });
    expect(times).toBe(1);
  });

  it.each<[string, Error, string]>([
    [
      'by state',
      new Refusal('not_retryable', { en: 'Only a failed document can be sent again.', es: 'Solo uno fallido.' }),
      'not_retryable',
    ],
    [
      'by a conflict',
      new Problem(409, 'external_id_in_use', IN_USE, [], {}, { existing_id: 'inv_1' }),
      'external_id_in_use',
    ],
    [
      'by what it found in the file',
      invalid([faultWith('#/password', 'certificate_password_invalid', { en: 'Wrong.', es: 'Errada.' })]),
      'certificate_password_invalid',
    ],
  ])('that was refused %s leaves no effect, and is refused again the same way', async (name, error, code) => {
    const times = await issuedBy(async () => {
      const first: unknown = await idempotently(database, keyOf(name), refuse(error)).catch(
        (thrown: unknown) => thrown,
      );
      // The handler would succeed now, but the stored answer is final.
      const again: unknown = await idempotently(database, keyOf(name), issue).catch((thrown: unknown) => thrown);
      if (!(first instanceof Problem && again instanceof Problem)) throw new Error('not refused');
      expect(first).toMatchObject({ code, headers: {} });
      expect(again).toMatchObject({ code, headers: { 'idempotent-replayed': 'true' } });
      expect(again.toJSON('req_1')).toEqual(first.toJSON('req_1'));
    });
    expect(times).toBe(0);
  });

  it.each<[string, Error]>([
    ['a 401', new Problem(401, 'unauthorized', NO)],
    ['a 429', new Problem(429, 'rate_limited', LATER)],
    ['a 503', new Problem(503, 'service_unavailable', LATER)],
    ['an error that nobody foresaw', new TypeError('oops')],
  ])('that ended in %s may be tried again', async (name, error) => {
    await expect(idempotently(database, keyOf(name), refuse(error))).rejects.toBe(error);
    await expect(idempotently(database, keyOf(name), issue)).resolves.toMatchObject({ status: 201, replayed: false });
  });

  it('is prepared only while it has no answer, so that a check of today does not stand before an answer of yesterday', async () => {
    const prepared: string[] = [];
    const post = (name: string, body?: object) => {
      const key = body ? keyOf(name, body) : keyOf(name);
      const prepare = async (): Promise<string> => {
        prepared.push(name);
        if (prepared.length === 1) throw new Problem(422, 'invalid_document', NO);
        return name;
      };
      return idempotentlyAfter(database, key, prepare, async (tx, done) => ({
        ...(await issue(tx)),
        body: { invoice: done },
      }));
    };
    await expect(post('prepared')).rejects.toMatchObject({ status: 422 });
    const first = await post('prepared');
    expect(first).toMatchObject({ status: 201, body: { invoice: 'prepared' }, replayed: false });
    expect(await post('prepared')).toEqual({ ...first, replayed: true });
    await expect(post('prepared', {})).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(prepared).toHaveLength(2);
  });

  it('is returned by a request whose preparation fails because of it', async () => {
    const key = keyOf('meanwhile');
    const first = await idempotentlyAfter(
      database,
      key,
      async () => {
        const { status, body } = await idempotently(database, key, issue);
        throw new Problem(422, 'invalid', {
          en: `Nothing is left after ${status} ${Object.keys(body).length}.`,
          es: 'Nada.',
        });
      },
      issue,
    );
    expect(first).toMatchObject({ status: 201, replayed: true });
    expect(await idempotently(database, key, issue)).toEqual(first);
  });

  it('is forgotten after a week, not before a day', async () => {
    await idempotently(database, keyOf('old'), issue);
    clock.advance(86_400 + 60);
    await expect(idempotently(database, keyOf('old'), issue)).resolves.toMatchObject({ replayed: true });
    clock.advance(6 * 86_400);
    for (let i = 0; i < 20; i += 1) await idempotently(database, keyOf(`new ${i}`), issue);
    await expect(idempotently(database, keyOf('old'), issue)).resolves.toMatchObject({ replayed: false });
  });

  it('is kept across a restart', async () => {
    const first = await idempotently(database, keyOf('restart'), issue);
    await database.close();
    database = await openInvoices(fresh.url);
    await expect(idempotently(database, keyOf('restart'), issue)).resolves.toEqual({ ...first, replayed: true });
  });
});

describe('POSTs that share a transaction', () => {
  /** Issues one invoice per POST, unless the POST is to be refused. Returns numbers, and codes of refusals. */
  const take = (...posts: readonly Post[]): Promise<unknown[]> =>
    database.transaction(async (tx) => {
      const answers = await idempotentlyAll(tx, posts, (due) =>
        Promise.all(due.map(async ({ refused }) => refused ?? (await issue(tx)))),
      );
      return answers.map((answer) => (answer instanceof Problem ? answer.code : answer));
    });

  it('are each answered by themselves: done, repeated, refused', async () => {
    const first = await idempotently(database, keyOf('of before'), issue);
    const answers: unknown[] = [];
    const times = await issuedBy(async () => {
      answers.push(
        ...(await take(
          { idempotency: keyOf('in a set') },
          { idempotency: null },
          { idempotency: keyOf('of before') },
          { idempotency: keyOf('of before', { total: '2.00' }) },
          { idempotency: keyOf('refused'), refused: new Problem(409, 'external_id_in_use', IN_USE) },
          { idempotency: null },
        )),
      );
    });
    const done = expect.objectContaining({ status: 201, replayed: false });
    const again = { ...first, replayed: true };
    expect(answers).toEqual([done, done, again, 'idempotency_key_reused', 'external_id_in_use', done]);
    expect(times).toBe(3);
  });

  it('are done once when two of them have the same key: the second is told to come again', async () => {
    const twice = { idempotency: keyOf('twice in a set') };
    const times = await issuedBy(async () => {
      const [one, two] = await take(twice, twice);
      expect([one, two]).toEqual([expect.objectContaining({ replayed: false }), 'idempotency_in_progress']);
      expect(await take(twice, twice)).toEqual([
        { ...(one as object), replayed: true },
        { ...(one as object), replayed: true },
      ]);
    });
    expect(times).toBe(1);
  });

  it('do not wait for one whose key another transaction holds', async () => {
    const [begun, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const held = idempotently(database, keyOf('held'), async (tx) => {
      begun.resolve(undefined);
      await ended.promise;
      return issue(tx);
    });
    await begun.promise;
    const [one, two] = await take({ idempotency: keyOf('held') }, { idempotency: keyOf('not held') });
    ended.resolve(undefined);
    expect([one, two]).toEqual(['idempotency_in_progress', expect.objectContaining({ status: 201 })]);
    await held;
  });

  it('keep a refusal by state, and try again after one that says later', async () => {
    const kept = { idempotency: keyOf('kept'), refused: new Problem(409, 'number_in_use', IN_USE) };
    const later = { idempotency: keyOf('later'), refused: new Problem(429, 'tenant_backlog_full', LATER) };
    expect(await take(kept, later)).toEqual(['number_in_use', 'tenant_backlog_full']);
    expect(await take({ ...kept, refused: undefined }, { ...later, refused: undefined })).toEqual([
      'number_in_use',
      expect.objectContaining({ status: 201 }),
    ]);
  });
});

interface Post {
  readonly idempotency: IdempotencyKey | null;
  readonly refused?: Problem | undefined;
}

describe('an answer that holds a secret', () => {
  const answerKey = randomBytes(32);
  const key = keyOf('secret', undefined, { answerKey });

  it('is kept encrypted, and comes again to the API key that asked for it', async () => {
    const first = await idempotently(database, key, issue);
    const [row] = await database.query<{ body: Buffer }>("select body from idempotency_records where key = 'secret'");
    expect(row?.body.toString('latin1')).not.toContain('whsec_1');
    await expect(idempotently(database, key, issue)).resolves.toEqual({ ...first, replayed: true });
  });

  it('comes to no other API key', async () => {
    for (const other of [randomBytes(32), undefined]) {
      await expect(idempotently(database, { ...key, answerKey: other }, issue)).rejects.toMatchObject({
        code: 'idempotency_key_reused',
      });
    }
  });

  it('travels to the owner of the resource with all that belongs to it', () => {
    expect(idempotencyOf(idempotencyHeaders(key), { secret: true })).toEqual(key);
    expect(idempotencyOf(idempotencyHeaders(key))).toEqual(keyOf('secret'));
    expect(idempotencyOf({})).toBeNull();
  });
});

describe('a process that is killed in the middle of a POST', () => {
  const hooks = fileURLToPath(new URL('../../../eventing/test/typescript.mjs', import.meta.url));
  const program = fileURLToPath(new URL('./invoices.main.fixture.ts', import.meta.url));

  it.each([
    ['before the commit', 'after-effect-before-commit', 0],
    ['and its answer is lost, after it', 'not-at-all', 1],
  ])('%s: the same POST afterwards leaves one invoice', async (_, fault, before) => {
    const own = await freshDatabase('api_gateway');
    const child = spawn(process.execPath, ['--import', hooks, program], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: own.url, RUBRICA_FAULT: fault },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe(before === 0 ? 'SIGKILL' : null);
    const opened = await openInvoices(own.url);
    expect(await issued(opened)).toBe(before);
    const again = await idempotently(opened, keyOf('order-8841'), issue);
    expect(again).toMatchObject({ status: 201, replayed: before === 1 });
    expect(await issued(opened)).toBe(1);
    await opened.close();
    await own.drop();
  });
});

describe('the hash of a body', () => {
  it('is that of the JSON value: not of the order of its members or of its blanks', () => {
    expect(canonicalHash(JSON.parse('{"a":1,"b":{"c":[1,2],"d":null}}'))).toBe(
      canonicalHash(JSON.parse('{ "b": {"d": null, "c": [1.0, 2]}, "a": 1 }')),
    );
  });

  it('tells every two JSON values apart', () => {
    const shuffled = (value: unknown): unknown =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value;
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(canonicalHash(shuffled(one))).toBe(canonicalHash(one));
        if (canonicalHash(one) === canonicalHash(other))
          expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)));
      }),
    );
  });
});
