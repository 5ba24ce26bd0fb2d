import { type RunningGateway } from '@rubrica/api-gateway/testing';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** User and system time of a process, from the kernel's count in hundredths of a second. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

interface ConnectedClient {
  readonly connectionParameters: { readonly application_name?: string };
}

interface Reading {
  readonly nodeMs: number;
  /** By process id. */
  readonly postgresMs: ReadonlyMap<number, number>;
  readonly statements: number;
  readonly walBytes: number;
}

/** Reads what a gateway in this process and its connections to PostgreSQL spend. */
export class BenchMeter {
  private statements = 0;
  private from: Reading = { nodeMs: 0, postgresMs: new Map(), statements: 0, walBytes: 0 };

  constructor(private readonly gateway: RunningGateway) {
    this.countStatements();
  }

  async start(): Promise<void> {
    this.from = await this.read();
  }

  /** Returns what was spent since `start`, divided by the number of documents. */
  async perDocument(documents: number): Promise<Readonly<Record<string, number>>> {
    const to = await this.read();
    const per = (spent: number): number => Math.round((spent / documents) * 100) / 100;
    // A connection that was closed meanwhile is not counted, one that was opened is.
    const postgresMs = [...to.postgresMs].reduce(
      (sum, [pid, ms]) => sum + ms - (this.from.postgresMs.get(pid) ?? 0),
      0,
    );
    return {
      'main thread ms': per(to.nodeMs - this.from.nodeMs),
      'PostgreSQL ms': per(postgresMs),
      statements: per(to.statements - this.from.statements),
      'WAL bytes': Math.round(per(to.walBytes - this.from.walBytes)),
    };
  }

  /** Counts what the gateway's own connections send; those of the log have another name. */
  private countStatements(): void {
    const { prototype } = Client;
    const send = Reflect.get(prototype, 'query') as (...args: unknown[]) => unknown;
    const count = (name: unknown): void => {
      if (name === 'rubrica api-gateway') this.statements += 1;
    };
    Reflect.set(prototype, 'query', function (this: ConnectedClient, ...args: unknown[]) {
      count(this.connectionParameters.application_name);
      return send.apply(this, args);
    });
  }

  private async read(): Promise<Reading> {
    const { database } = this.gateway;
    const backends = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'rubrica api-gateway'`,
    );
    const [wal] = await database.query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0' as bytes`);
    const { user, system } = process.threadCpuUsage();
    return {
      nodeMs: (user + system) / 1000,
      postgresMs: new Map(backends.map(({ pid }) => [pid, cpuMsOf(pid)])),
      statements: this.statements,
      walBytes: Number(wal?.bytes),
    };
  }
}
