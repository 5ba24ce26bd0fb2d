import type { CrashableBroker, Distributed, Parts } from '@rubrica/distributed';
import { signalKafka, startKafkaCluster, stopKafka } from '@rubrica/embedded-kafka';
import type { StoredBlob } from '@rubrica/service';
import { DATABASE } from '@rubrica/standalone';
import { s3Referee, type S3Server, type ServerPair, startServerPair } from '@rubrica/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BUCKET = 'blobs';
const NODES = [1, 2, 3] as const;
/** An operator's program takes that long to see that a primary is dead; a real one some seconds more. */
const NOTICED_MS = 200;

/** What an operator gives the services to stand on: three brokers, a primary with a synchronous standby, and S3. */
export class Cluster {
  private pair: ServerPair | undefined;

  private constructor(
    private readonly dataDir: string,
    private readonly store: S3Server,
  ) {}

  /** Brokers and PostgreSQL start with the services. */
  static async open(dataDir: string): Promise<Cluster> {
    const s3 = s3Referee();
    if (s3.missing !== null) throw new Error(s3.missing);
    return new Cluster(dataDir, await s3.start(join(dataDir, 's3')));
  }

  get parts(): Parts {
    return {
      startPostgres: async (options) => {
        const pair = (this.pair = await startServerPair(options));
        return { ...pair.primary, stop: () => pair.stop() };
      },
      startBroker: startBrokers,
      blobs: {
        BLOB_STORE: 's3',
        BLOB_S3_BUCKET: BUCKET,
        BLOB_S3_ENDPOINT: this.store.endpoint,
        BLOB_S3_PATH_STYLE: '1',
        ...this.store.credentials,
      },
    };
  }

  /** Folder of the primary's files. */
  get databaseFiles(): string {
    return this.running.cluster;
  }

  get superuserUrl(): string {
    const url = new URL(this.running.primary.superuserUrl);
    url.pathname = `/${DATABASE}`;
    return url.href;
  }

  /** Kills the primary, makes the standby the primary and moves its address there; then makes a new standby. */
  async failOver(address: Distributed['proxies']['postgres']): Promise<void> {
    const { running } = this;
    await running.killPrimary();
    await sleep(NOTICED_MS);
    await running.promote();
    address?.setTargets([running.primary.port]);
    address?.reset();
    await running.addStandby();
  }

  /** Kills the S3 server, and starts it again after that time. */
  async storeAway(ms: number): Promise<void> {
    await this.store.crash();
    await sleep(ms);
    await this.store.restart();
  }

  /** From the server's files: it keeps each object as one. */
  async *blobs(): AsyncGenerator<StoredBlob> {
    const bucket = this.store.fileOf(BUCKET, '');
    for (const path of readdirSync(bucket, { recursive: true, encoding: 'utf8' })) {
      const [, tenantId = '', name = ''] = /^([a-z0-9_]+)\/([0-9a-f]{64})$/.exec(path) ?? [];
      if (name !== '') yield { tenantId, name, bytes: readFileSync(join(bucket, path)) };
    }
  }

  stop(): Promise<void> {
    return this.store.stop();
  }

  private get running(): ServerPair {
    if (!this.pair) throw new Error('the pair of PostgreSQL has not been started');
    return this.pair;
  }
}

/** Faults meet one of the brokers, in turn. */
const startBrokers = async (dir: string): Promise<CrashableBroker> => {
  const folders = NODES.map((node) => join(dir, String(node)));
  const start = (): Promise<string> => startKafkaCluster({ dir });
  let turn = 0;
  const met = (): string => folders[turn % folders.length] ?? '';
  const next = (): string => {
    turn += 1;
    return met();
  };
  return {
    address: await start(),
    replication: NODES.length,
    crash: () => stopKafka(next(), { kill: true }),
    restart: async () => {
      await start();
    },
    signal: (name) => signalKafka(name === 'SIGSTOP' ? next() : met(), name),
    stop: async () => {
      await Promise.all(folders.map((folder) => stopKafka(folder)));
    },
  };
};
