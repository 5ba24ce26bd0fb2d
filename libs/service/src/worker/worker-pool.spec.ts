import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refereeUnless } from '@rubrica/testing';
import { getPriority } from 'node:os';
import { type Job, moduleUrl } from './job.js';
import { die, double, doubleLater, fail, filled, hoard, poolBytes, priority } from './jobs.fixture.js';
import { WorkerPool } from './worker-pool.worker.js';

/** Node options of the threads. They run outside jest, so they need the loader for TypeScript. */
const execArgv = ['--import', new URL('../../../eventing/test/typescript.mjs', import.meta.url).href];

const jobOf = <Task, Result>(run: (task: Task) => Result, bytes = 10): Job<Task, Result> => ({
  module: moduleUrl(import.meta.url, './jobs.fixture'),
  run,
  bytesOf: () => bytes,
});
const all = <Task, Result>(pool: WorkerPool, run: (task: Task) => Result, tasks: readonly Task[]) =>
  Promise.allSettled(tasks.map((task) => pool.run(jobOf(run), task)));

/** Tests for Linux only. On other systems a thread has the priority of its process. */
const linux = refereeUnless(process.platform === 'linux' ? null : 'threads have no priority of their own here');

let pool: WorkerPool;
beforeAll(() => {
  pool = new WorkerPool({ threads: 1, execArgv });
});
afterAll(() => pool.stop());

describe('work in threads', () => {
  it('is done at once in the main thread while it is alone', async () => {
    expect(await pool.run(jobOf(double), 4)).toEqual({ doubled: 8, by: 0 });
    expect(await pool.run(jobOf(double), 5)).toEqual({ doubled: 10, by: 0 });
  });

  it('goes to a thread when it is large, even alone', async () => {
    const { doubled, by } = await pool.run(jobOf(double, 1_000_000), 4);
    expect(doubled).toBe(8);
    expect(by).toBeGreaterThan(0);
  });

  it('may promise its result, there or here', async () => {
    expect(await pool.run(jobOf(doubleLater), 4)).toEqual({ doubled: 8, by: 0 });
    expect(await pool.run(jobOf(doubleLater, 1_000_000), 4)).toEqual({ doubled: 8, by: expect.any(Number) });
  });

  it('goes to a thread when there is more of it, each answer to its task', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const done = await Promise.all(numbers.map((number) => pool.run(jobOf(double), number)));
    expect(done.map(({ doubled }) => doubled)).toEqual(numbers.map((number) => number * 2));
    expect(new Set(done.map(({ by }) => by === 0))).toEqual(new Set([false]));
  });

  it('is divided among several threads', async () => {
    const several = new WorkerPool({ threads: 2, execArgv });
    const done = await Promise.all(Array.from({ length: 40 }, (_, number) => several.run(jobOf(double), number)));
    expect(new Set(done.map(({ by }) => by)).size).toBe(2);
    await several.stop();
  });

  it('is all done in the main thread when there are to be none', async () => {
    const none = new WorkerPool({ threads: 0 });
    const done = await Promise.all([1, 2, 3].map((number) => none.run(jobOf(double, 1_000_000), number)));
    expect(done.map(({ by }) => by)).toEqual([0, 0, 0]);
    await none.stop();
  });

  it('gives bytes back, whether moved or copied', async () => {
    const tasks = [true, false].map((small) => ({ length: 10_000, small }));
    const done = await Promise.all(tasks.map((task) => pool.run(jobOf(filled), task)));
    expect(done.map(({ bytes }) => bytes.length)).toEqual([10_000, 10_000]);
    expect(done.map(({ part }) => Buffer.from(part).toString())).toEqual(['ñ', 'n']);
  });

  it('fails alone, with name, message and code of its error', async () => {
    const settled = await Promise.allSettled([
      pool.run(jobOf(double), 1),
      pool.run(jobOf(fail), 'blob_lost'),
      pool.run(jobOf(double), 2),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const { reason } = settled[1] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(Error);
    expect(reason).toMatchObject({ name: 'TypeError', message: 'no blob_lost', code: 'blob_lost' });
  });

  linux.it('goes behind the main thread', async () => {
    const done = await Promise.all([pool.run(jobOf(priority), undefined), pool.run(jobOf(priority), undefined)]);
    expect(done).toEqual([19, 19]);
    expect(getPriority()).toBeLessThan(19);
  });

  it('shares little memory among small Buffers', async () => {
    const done = await Promise.all([pool.run(jobOf(poolBytes), undefined), pool.run(jobOf(poolBytes), undefined)]);
    expect(done).toEqual([4_096, 4_096]);
  });

  it('that cannot be sent fails, and nothing else', async () => {
    const [refused, done] = await Promise.allSettled([
      pool.run(jobOf(double, 1_000_000), (() => 1) as unknown as number),
      new Promise((resolve) => setImmediate(resolve)).then(() => pool.run(jobOf(double), 2)),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { message: /could not be cloned/ } });
    expect(done).toMatchObject({ status: 'fulfilled', value: { doubled: 4 } });
  });
});

describe('a thread that dies', () => {
  it('fails what it had to do, and is started again for what comes next', async () => {
    expect((await all(pool, die, [true, false])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await all(pool, die, [false, false])).toEqual([
      { status: 'fulfilled', value: 'alive' },
      { status: 'fulfilled', value: 'alive' },
    ]);
  });

  it('of too much memory does not end the process', async () => {
    const [first] = await all(pool, hoard, [10_000, 10_000]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  });

  it('because it is stopped fails what is not done, and the pool works again when it is asked', async () => {
    const work = all(pool, double, [1, 2, 3]);
    await pool.stop();
    expect((await work).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await pool.run(jobOf(double), 2)).toEqual({ doubled: 4, by: 0 });
  });
});
