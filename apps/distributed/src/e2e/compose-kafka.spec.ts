import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fetchKafka } from '@rubrica/embedded-kafka';
import { freePort } from '@rubrica/embedded-postgres';
import { TOPICS } from '@rubrica/contracts';
import { crashableKafka, temporaryFolder, until } from '@rubrica/testing';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './chart.fixture.js';
import { compose } from './compose.fixture.js';

const kafka = await crashableKafka();

/** The jars of the broker that tests use, in the place of those in Kafka's image. */
const jarsOf = (): string => {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'rubrica/kafka');
  const [jar = ''] = globSync('*/kafka_*.jar', { cwd: cache });
  return join(cache, jar, '..');
};

/** The programs of Kafka's image that the script calls. */
const makeKafkaHome = (home: string, jars: string): void => {
  mkdirSync(join(home, 'bin'), { recursive: true });
  const programs = { 'kafka-storage.sh': 'kafka.tools.StorageTool', 'kafka-server-start.sh': 'kafka.Kafka' };
  for (const [name, main] of Object.entries(programs))
    writeFileSync(
      join(home, 'bin', name),
      `#!/bin/sh\nexec java -Xmx384m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '${jars}/*' ${main} "$@"\n`,
      { mode: 0o755 },
    );
};

interface Ended {
  readonly code: number;
  readonly printed: string;
}

kafka.describe('the broker of docker/compose.yaml, by its own script', () => {
  const folder = temporaryFolder();
  const { services, environmentIn } = compose();
  const ca = join(folder.path, 'ca');
  const data = join(folder.path, 'data');
  const logFile = join(folder.path, 'broker.log');
  let address: string;
  let broker: ChildProcess;

  /** Runs a job as compose does: its command, with its environment but for the name of the broker. */
  const job = (name: string, change: Readonly<Record<string, string>> = {}, args = services[name]?.command ?? []) =>
    new Promise<Ended>((resolve) => {
      const [program = '', ...rest] = args;
      const env = {
        ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
        ...environmentIn(name),
        ...{ KAFKA_BROKERS: address, NODE_EXTRA_CA_CERTS: join(ca, 'ca.pem') },
        ...change,
      };
      const file = join(ROOT, `libs/service/dist/${program}.main.js`);
      const child = execFile(process.execPath, [file, ...rest], { env, timeout: 120_000 }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
      );
    });
  const read = (as: string, topic: string, change: Readonly<Record<string, string>> = {}, group = as) =>
    job(as, change, ['topics', 'read', topic, '--group', group]);

  const start = async (): Promise<void> => {
    const [port, inner, controller] = [
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
      await freePort('127.0.0.1'),
    ];
    address = `localhost:${port}`;
    const home = join(folder.path, 'kafka');
    makeKafkaHome(home, jarsOf());
    mkdirSync(ca, { recursive: true });
    const output = openSync(logFile, 'a');
    broker = spawn('sh', [join(ROOT, 'docker/compose-kafka.sh')], {
      stdio: ['ignore', output, output],
      env: {
        ...{ PATH: process.env['PATH'], KAFKA_HOME: home, DATA: data, CA: ca, HOST: 'localhost' },
        ...{ PORT: String(port), INNER_PORT: String(inner), CONTROLLER_PORT: String(controller) },
        ...environmentIn('kafka'),
      },
    });
    await until(
      () => job('kafka-acls'),
      ({ code }) => code === 0 || broker.exitCode !== null,
    );
  };

  beforeAll(async () => {
    await fetchKafka();
    await start();
  });
  afterAll(async () => {
    if (broker.exitCode === null) {
      broker.kill('SIGKILL');
      await once(broker, 'exit');
    }
    folder.remove();
  });

  it('is given rights and topics by the jobs, each as its own user', async () => {
    expect(broker.exitCode).toBe(null);
    expect(await job('kafka-acls')).toEqual({ code: 0, printed: expect.stringMatching(/^\d+ rights are granted\n$/) });
    expect(await job('topics')).toEqual({ code: 0, printed: expect.stringContaining('made document.lifecycle') });
    expect((await job('topics')).printed).toBe('all topics are there\n');
  });

  it('lets a service read its topics in its own group, and in no other', async () => {
    expect(await read('mailer', TOPICS.tenantLifecycle)).toEqual({ code: 0, printed: '' });
    expect(await read('certificate-vault', TOPICS.tenantLifecycle, {}, 'vault-audit')).toMatchObject({ code: 0 });
    const foreign = await read('certificate-vault', TOPICS.documentLifecycle);
    expect([foreign.code, foreign.printed]).toEqual([1, expect.stringMatching(/no right|not authorized|authoriz/i)]);
  });

  it('makes no topic for a service, and grants nothing to one', async () => {
    const { KAFKA_USERNAME, KAFKA_PASSWORD } = environmentIn('mailer');
    const asMailer = { KAFKA_USERNAME: String(KAFKA_USERNAME), KAFKA_PASSWORD: String(KAFKA_PASSWORD) };
    expect((await job('topics', { ...asMailer, KAFKA_PREFIX: 'other.' })).code).toBe(1);
    expect((await job('kafka-acls', asMailer)).code).toBe(1);
  });

  it.each([
    ['a wrong password', { KAFKA_PASSWORD: 'guessed' }],
    ['the password of another service', { KAFKA_PASSWORD: environmentIn('api-gateway')['KAFKA_PASSWORD'] ?? '' }],
    ['no password', { KAFKA_SASL_MECHANISM: '' }],
    ['no TLS', { KAFKA_TLS: 'false' }],
    ['an authority that did not make its certificate', { NODE_EXTRA_CA_CERTS: '' }],
  ])('is closed to %s', async (_, change) =>
    expect((await read('mailer', TOPICS.tenantLifecycle, change)).code).not.toBe(0),
  );

  it('has no password in its log and settings, and speaks without TLS on loopback alone', () => {
    const properties = readFileSync(join(data, 'server.properties'), 'utf8');
    const written = properties + readFileSync(logFile, 'utf8');
    for (const entry of (environmentIn('kafka')['USERS'] ?? '').split(/[\s,]+/))
      expect(written).not.toContain(entry.split('=')[1]);
    expect(written).toContain('Kafka Server started');
    expect(properties).toMatch(
      /^listeners=CLIENTS:\/\/:\d+,INNER:\/\/127\.0\.0\.1:\d+,CONTROLLER:\/\/127\.0\.0\.1:\d+$/m,
    );
  });
});
