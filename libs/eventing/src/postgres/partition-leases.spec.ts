import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { testDatabase, testLogger } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { DatabaseUnavailable } from './database-errors.js';
import { PartitionLeases } from './partition-leases.js';
import type { Sql } from './sql.js';

describe('the partitions of a work', () => {
  let database: Database;
  const members: PartitionLeases[] = [];
  beforeEach(async () => {
    ({ database } = await testDatabase());
  });
  afterEach(async () => {
    await Promise.all(members.splice(0).map((member) => member.close()));
    await database.close();
  });

  const join = (giveUp = (): Promise<void> => Promise.resolve(), sql = database.sql): PartitionLeases => {
    const member = new PartitionLeases(sql, testLogger);
    members.push(member);
    member.join('relay', { taken: () => undefined, giveUp });
    return member;
  };
  const shares = (...some: PartitionLeases[]): Promise<string> =>
    Promise.resolve(some.map((member) => member.held('relay').size).join());

  it('all belong to one who is alone, and are shared with one who comes', async () => {
    const first = join();
    await until(
      () => shares(first),
      (held) => held === '64',
    );
    const second = join();
    await until(
      () => shares(first, second),
      (held) => held === '32,32',
    );
    const both = [...first.held('relay').keys(), ...second.held('relay').keys()];
    expect(new Set(both).size).toBe(64);
    expect([first.alone('relay'), second.alone('relay')]).toEqual([false, false]);
  });

  it('go to the others at once when their member leaves', async () => {
    const [first, second] = [join(), join()];
    await until(
      () => shares(first, second),
      (held) => held === '32,32',
    );
    await second.close();
    expect(await database.query('select from leases where owner = $1', [second.me])).toEqual([]);
    await until(
      () => shares(first),
      (held) => held === '64',
    );
  });

  it.each([
    ['has died on this host', spawnSync('true').pid],
    ['had the number of this one, as in a container that restarts', process.pid],
  ])('go to the next one at once when their process %s', async (_, pid) => {
    await database.query(
      `insert into members (id, works, expires_at) values ($1, '{relay}', now() + interval '1 hour')`,
      [`${hostname()}:${pid}:dead`],
    );
    await database.query(
      `insert into leases (work, part, owner, epoch) select 'relay', part, $1, 1 from generate_series(0, 63) as part`,
      [`${hostname()}:${pid}:dead`],
    );
    const next = join();
    await until(
      () => shares(next),
      (held) => held === '64',
    );
    expect(next.alone('relay')).toBe(true);
  });

  it('are given to another only when the work on them has ended', async () => {
    let finish = (): void => undefined;
    const ended = new Promise<void>((resolve) => (finish = resolve));
    const first = join(() => ended);
    await until(
      () => shares(first),
      (held) => held === '64',
    );
    const second = join();
    await until(
      () => shares(first, second),
      (held) => held === '32,0',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await shares(first, second)).toBe('32,0');
    finish();
    await until(
      () => shares(first, second),
      (held) => held === '32,32',
    );
  });

  it.each([
    ['that does not give them back', 'update leases set owner = null', false],
    ['whose answer is lost when they are taken', 'insert into leases', true],
  ])('reach the others in spite of a database %s', async (_, statement, isDone) => {
    let failures = 0;
    const failing: Sql = {
      query: async (text, values) => {
        if (!text.startsWith(statement) || failures === 2) return database.sql.query(text, values);
        failures += 1;
        if (isDone) await database.sql.query(text, values);
        throw new DatabaseUnavailable('gone');
      },
    };
    const first = join(undefined, failing);
    await until(
      () => Promise.resolve(isDone ? failures : first.held('relay').size),
      (count) => count >= (isDone ? 1 : 64),
    );
    const second = join();
    await until(
      () => shares(first, second),
      (held) => held === '32,32',
    );
    expect(failures).toBe(2);
  });

  it('are held again when the database answers after a pause, and the work is told at once', async () => {
    let isAway = false;
    const told: number[] = [];
    const sql: Sql = {
      query: (text, values) =>
        isAway ? Promise.reject(new DatabaseUnavailable('gone')) : database.sql.query(text, values),
    };
    const member = new PartitionLeases(sql, testLogger);
    members.push(member);
    member.join('relay', { taken: () => told.push(member.held('relay').size), giveUp: () => Promise.resolve() });
    await until(
      () => shares(member),
      (held) => held === '64',
    );
    isAway = true;
    await until(
      () => shares(member),
      (held) => held === '0',
    );
    isAway = false;
    await until(
      () => shares(member),
      (held) => held === '64',
    );
    expect(told).toEqual([64, 64]);
  });

  it('are held as far as their member has come, until it hears that they are lost', async () => {
    const member = join();
    await until(
      () => shares(member),
      (held) => held === '64',
    );
    const old = member.held('relay').get(7)!;
    member.advance('relay', [{ ...old, pos: 10 }]);
    member.advance('relay', [{ ...old, epoch: old.epoch - 1, pos: 99 }]);
    expect(member.held('relay').get(7)).toEqual({ ...old, pos: 10 });
    member.lost('relay', [{ ...old, epoch: old.epoch - 1 }]);
    expect(member.held('relay').has(7)).toBe(true);
    member.lost('relay', [old]);
    expect(member.held('relay').has(7)).toBe(false);
  });
});
