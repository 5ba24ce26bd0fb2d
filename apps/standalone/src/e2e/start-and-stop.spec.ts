import { afterAll, describe, expect, it } from '@jest/globals';
import { crashableKafka, execute, refereeUnless } from '@rubrica/testing';
import { createServer, type AddressInfo } from 'node:net';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_ROLE } from '../storage/databases.js';
import { databaseUrlOf, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const kafka = await crashableKafka();
/** Elsewhere a thread has the priority of its process. */
const linux = refereeUnless(process.platform === 'linux' ? null : 'threads have no priority of their own here');
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Threads of a process, with their place in the scheduler: 19 goes last. */
const threadsOf = (pid: number): { readonly id: number; readonly nice: number }[] =>
  readdirSync(`/proc/${String(pid)}/task`).map((id) => {
    const stat = readFileSync(`/proc/${String(pid)}/task/${id}/stat`, 'utf8');
    const [, , , , , , , , , , , , , , , , nice] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { id: Number(id), nice: Number(nice) };
  });

describe('the standalone', () => {
  it('keeps its data over a restart, ends at Ctrl-C with code 0, and prints a curl that works', async () => {
    const dataDir = join(folder.path, 'kept');
    const first = await RunningStandalone.startAnew(dataDir);
    const { sk_test, tenant_id } = first.credentials;
    expect(first.printed).toContain(`curl -s ${first.credentials.base_url}/v1/invoices`);
    expect(statSync(join(dataDir, 'demo-credentials.json')).mode & 0o777).toBe(0o600);
    const { json } = await first.call('POST', '/v1/invoices', sk_test, sale(), {
      prefer: 'wait=60',
      'idempotency-key': 'one',
    });
    expect(await first.stop()).toBe(0);

    const second = await RunningStandalone.start(dataDir);
    expect(second.credentials).toMatchObject({ sk_test, tenant_id });
    expect((await second.call('GET', `/v1/invoices/${String(json['id'])}`, sk_test)).json).toMatchObject({
      number: json['number'],
      status: 'accepted_by_dian',
    });
    const again = await second.call('POST', '/v1/invoices', sk_test, sale(), { 'idempotency-key': 'one' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.json['id']).toBe(json['id']);
    expect(await second.stop()).toBe(0);

    const other = RunningStandalone.spawn(dataDir, { EVENT_LOG: 'kafka' });
    expect(await other.ended()).toBe(1);
    expect(other.printed.trim()).toBe(
      `Rubrica cannot start: the data in ${dataDir} go with EVENT_LOG=postgres. Keep to it, or set DATA_DIR to another folder.`,
    );
  });

  it('refuses data of a version before 0.1.0, and says what to do', async () => {
    const dataDir = join(folder.path, 'before');
    const first = await RunningStandalone.start(dataDir);
    const before = 'PostgresLogTables1763683200000';
    await execute(databaseUrlOf(dataDir, LOG_ROLE), `update migrations set name = '${before}'`);
    expect(await first.stop()).toBe(0);

    const other = RunningStandalone.spawn(dataDir);
    expect(await other.ended()).toBe(1);
    expect(other.printed).toMatch(
      /^Rubrica cannot start: the schema event_log was made by a version before 0\.1\.0 \(its migrations begin with PostgresLogTables1763683200000\).*another DATA_DIR.*docs\/deploy\.md/,
    );
  });

  kafka.it('goes on with its data on Kafka too', async () => {
    const dataDir = join(folder.path, 'kafka');
    const first = await RunningStandalone.startAnew(dataDir, { EVENT_LOG: 'kafka' });
    const { sk_live } = first.credentials;
    const before = await first.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=60' });
    expect(before.json).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000000' });
    expect(await first.stop()).toBe(0);

    const second = await RunningStandalone.start(dataDir, { EVENT_LOG: 'kafka' });
    const after = await second.call('POST', '/v1/invoices', sk_live, sale(), { prefer: 'wait=60' });
    expect(after.json).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000001' });
    expect(await second.stop()).toBe(0);
  });

  it('refuses a second start on its data at once, and one after it was killed begins at once', async () => {
    const dataDir = join(folder.path, 'twice');
    const first = await RunningStandalone.start(dataDir);
    const second = RunningStandalone.spawn(dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.printed.trim()).toBe(
      `Rubrica cannot start: Rubrica already runs on the data in ${dataDir}: process ${first.pid}. Stop that one, or set DATA_DIR and PORT for another.`,
    );
    expect((await first.call('GET', '/v1/tenant', first.credentials.sk_test)).status).toBe(200);

    process.kill(first.pid, 'SIGKILL');
    const third = await RunningStandalone.start(dataDir);
    expect((await third.call('GET', '/v1/tenant', third.credentials.sk_test)).status).toBe(200);
    expect(await third.stop()).toBe(0);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });

  linux.it('runs its main thread before all others', async () => {
    const standalone = await RunningStandalone.startAnew(join(folder.path, 'threads'));
    const priorities = new Map(threadsOf(standalone.pid).map(({ id, nice }) => [id, nice]));
    const main = priorities.get(standalone.pid);
    priorities.delete(standalone.pid);
    expect(main).toBeLessThan(19);
    expect(new Set(priorities.values())).toEqual(new Set([19]));
    expect(await standalone.stop()).toBe(0);
  });

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const standalone = RunningStandalone.spawn(join(folder.path, 'taken'), { PORT: String(port) });
    const code = await standalone.ended();
    other.close();
    expect(code).toBe(1);
    expect(standalone.printed.trim()).toBe(
      `Rubrica cannot start: port ${port} is taken by process ${process.pid}. Set PORT to another, or stop what listens there.`,
    );
  });

  it('says which setting is wrong, without a stack', async () => {
    const standalone = RunningStandalone.spawn(join(folder.path, 'wrong'), { EVENT_LOG: 'rabbit' });
    expect(await standalone.ended()).toBe(1);
    expect(standalone.printed).toContain('EVENT_LOG: must be one of the following values: postgres, kafka');
    expect(standalone.printed).not.toContain('    at ');
  });

  it('says in one line that its data directory cannot be written', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    const standalone = RunningStandalone.spawn(join(file, 'data'));
    expect(await standalone.ended()).toBe(1);
    expect(standalone.printed.trim().split('\n')).toHaveLength(1);
    expect(standalone.printed).toContain('cannot be written (ENOTDIR)');
  });
});
