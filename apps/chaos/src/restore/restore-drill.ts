import { SupervisedProcess } from '@rubrica/distributed';
import { freePort } from '@rubrica/embedded-postgres';
import { type Credentials, readJsonFile } from '@rubrica/standalone';
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { superuserUrlOf } from '../fault/superuser-url.js';
import { ask } from '../load/client.js';
import { sale } from '../load/sale.js';
import { authorityBook, type BookEntry } from './authority-book.js';
import { PointInTime } from './point-in-time.js';

export interface DrillOptions {
  readonly documents: number;
  /** Documents a second. */
  readonly rate: number;
  /** How long before the end the moment is to which the database is restored. */
  readonly backMs: number;
  readonly dataDir: string;
  readonly say: (line: string) => void;
}

export interface DrillOutcome {
  readonly wrong: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
}

interface Invoice {
  readonly id: string;
  readonly external_id: string;
  readonly status: string;
  readonly number: string | null;
  readonly sequence: number | null;
  readonly failure: { readonly code: string } | null;
}

const PROGRAM = fileURLToPath(new URL('main.js', import.meta.resolve('@rubrica/standalone')));
const FINAL = ['accepted_by_dian', 'rejected_by_dian', 'failed'];
/** So often the blobs are copied, as a backup of files would. */
const COPY_EVERY_MS = 15_000;
const PATIENCE_MS = 600_000;

/**
 * Posts documents, ends everything with `kill -9`, restores database and blobs to a moment before the end, and works
 * through docs/runbooks/restore.md as operator and tenant would. Returns a sentence for each promise that was broken.
 */
export const restoreDrill = async (options: DrillOptions): Promise<DrillOutcome> => {
  const { documents, rate, backMs, dataDir, say } = options;
  const installation = await Installation.open(dataDir);
  const backup = new PointInTime(dataDir);
  try {
    await installation.start();
    await backup.switchOn(superuserUrlOf(dataDir, 'postgres'));
    await installation.stop();
    await installation.start();
    await backup.backUp(superuserUrlOf(dataDir, 'postgres'));
    say('the base backup is made while documents can be posted');

    const copies = new BlobCopies(dataDir);
    const told = await installation.postAll(documents, rate);
    say(`${documents} documents were posted`);
    copies.stop();
    const end = new Date();
    const moment = new Date(end.getTime() - backMs);
    await backup.archiveNow(superuserUrlOf(dataDir, 'postgres'));
    await installation.kill();
    say(`all was killed at ${end.toISOString()}; it is restored to ${moment.toISOString()}`);

    const begin = performance.now();
    backup.restore(moment);
    copies.restore(moment);
    await installation.start({ HOLD_ISSUING: '1' });
    const restoredS = (performance.now() - begin) / 1_000;
    const known = await installation.invoices();
    const book = authorityBook(dataDir);
    const unknown = book.filter(({ order }) => !known.some(({ external_id }) => external_id === order));
    say(
      `${known.length} documents are known; the authority has ${book.length}, ${unknown.length} of them unknown here`,
    );

    const skipped = await installation.skipNumbersOf(book);
    const cancelled = await installation.cancelIssued(known, book);
    await installation.stop();
    await installation.start();
    const repeated = await installation.postAgain(documents, [
      ...known.map(({ external_id }) => external_id),
      ...book.map(({ order }) => order),
    ]);
    const settled = await installation.settled();
    return {
      wrong: wrongIn(documents, settled, authorityBook(dataDir)),
      figures: {
        documents,
        'posted and answered 201': told,
        'known after the restore': known.length,
        'numbers skipped': skipped,
        'cancelled, as the authority has them': cancelled,
        'only at the authority': unknown.length,
        'posted again': repeated,
        'seconds until the services answer': restoredS.toFixed(1),
      },
    };
  } finally {
    await installation.stop();
  }
};

/** Returns one sentence for each sale without exactly one document, and for each document without exactly one verdict. */
const wrongIn = (documents: number, settled: readonly Invoice[], book: readonly BookEntry[]): string[] => {
  const wrong: string[] = [];
  for (let nth = 0; nth < documents; nth += 1) {
    const accepted = book.filter(({ order }) => order === saleOf(nth));
    if (accepted.length !== 1)
      wrong.push(
        `the authority has ${saleOf(nth)} ${accepted.length} times: ${accepted.map(({ number }) => number).join(', ')}`,
      );
    const here = settled.filter(({ external_id }) => external_id === saleOf(nth));
    const verdict = here.find(({ failure }) => failure?.code !== 'cancelled');
    if (here.length > 1) wrong.push(`${saleOf(nth)} is ${here.length} documents`);
    if (verdict && verdict.status !== 'accepted_by_dian') wrong.push(`${saleOf(nth)} is ${verdict.status}`);
    if (verdict && verdict.number !== accepted[0]?.number)
      wrong.push(
        `${saleOf(nth)} is ${String(verdict.number)} here and ${String(accepted[0]?.number)} at the authority`,
      );
  }
  const numbers = new Set(book.map(({ number }) => number));
  if (numbers.size !== book.length) wrong.push('the authority has a number twice');
  return wrong;
};

const saleOf = (nth: number): string => `sale-${nth}`;

/** The standalone, in a process of its own. */
class Installation {
  private process: SupervisedProcess | undefined;

  private constructor(
    private readonly dataDir: string,
    private readonly port: number,
  ) {}

  static async open(dataDir: string): Promise<Installation> {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    return new Installation(dataDir, await freePort('127.0.0.1'));
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.process = new SupervisedProcess({
      name: 'standalone',
      program: [PROGRAM],
      env: {
        HOME: process.env['HOME'] ?? '',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'info',
        ...env,
      },
      logFile: join(this.dataDir, 'logs', 'standalone.log'),
    });
    this.process.start();
    await ask(`http://127.0.0.1:${this.port}/readyz`, '', { until: Date.now() + PATIENCE_MS });
  }

  async stop(): Promise<void> {
    await this.process?.stop();
    this.process = undefined;
  }

  /** Kills it, and waits until its PostgreSQL has ended, which follows it. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    process?.signal('SIGKILL');
    await process?.stop();
    await sleep(5_000);
  }

  /** Posts that many sales, evenly in time. Returns how many were taken. */
  async postAll(documents: number, rate: number): Promise<number> {
    const begin = performance.now();
    const answers: Promise<boolean>[] = [];
    for (let nth = 0; nth < documents; nth += 1) {
      await sleep(Math.max(0, begin + (nth * 1_000) / rate - performance.now()));
      answers.push(this.post(nth));
    }
    return (await Promise.all(answers)).filter(Boolean).length;
  }

  /** Posts the sales that are neither known here nor to the authority. */
  async postAgain(documents: number, known: readonly string[]): Promise<number> {
    const missing = Array.from({ length: documents }, (_, nth) => nth).filter((nth) => !known.includes(saleOf(nth)));
    for (const nth of missing) await this.post(nth);
    return missing.length;
  }

  /** Returns all invoices. */
  async invoices(): Promise<Invoice[]> {
    const found: Invoice[] = [];
    for (let after = ''; ;) {
      const page = await this.call(`/v1/invoices?limit=100${after && `&starting_after=${after}`}`);
      const { data, has_more } = page.json as { readonly data: Invoice[]; readonly has_more: boolean };
      found.push(...data);
      after = data.at(-1)?.id ?? '';
      if (!has_more) return found.filter(({ external_id }) => external_id?.startsWith('sale-'));
    }
  }

  /** Lets each range go on behind the last number that the authority has. Returns how many numbers are left out. */
  async skipNumbersOf(book: readonly BookEntry[]): Promise<number> {
    const { json } = await this.call('/v1/numbering-ranges?limit=100');
    let skipped = 0;
    for (const { id, prefix, next } of json['data'] as { id: string; prefix: string; next: number }[]) {
      const last = Math.max(
        0,
        ...book
          .filter(({ number }) => number.startsWith(prefix))
          .map(({ number }) => Number(number.slice(prefix.length))),
      );
      if (last < next) continue;
      const body = { next: last + 1, next_reason: 'Base de datos restaurada: usados ante la DIAN' };
      const { status, bytes } = await this.call(`/v1/numbering-ranges/${id}`, { method: 'PATCH', body });
      if (status !== 200) throw new Error(`the numbers of ${prefix} cannot be skipped: ${bytes.toString()}`);
      skipped += last + 1 - next;
    }
    return skipped;
  }

  /** Cancels documents that have no number here and are issued already. Returns how many. */
  async cancelIssued(known: readonly Invoice[], book: readonly BookEntry[]): Promise<number> {
    const issued = new Set(book.map(({ order }) => order));
    const double = known.filter(
      ({ number, status, external_id }) => number === null && !FINAL.includes(status) && issued.has(external_id),
    );
    for (const { id } of double) {
      const body = { reason: 'Emitida antes de restaurar la base de datos' };
      const { status, bytes } = await this.call(`/v1/invoices/${id}/cancel`, { method: 'POST', body });
      if (status !== 200) throw new Error(`${id} cannot be cancelled: ${bytes.toString()}`);
    }
    return double.length;
  }

  /** Returns all invoices once each has its verdict. */
  async settled(): Promise<Invoice[]> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const invoices = await this.invoices();
      if (invoices.every(({ status }) => FINAL.includes(status)) || Date.now() > until) return invoices;
      await sleep(500);
    }
  }

  private async post(nth: number): Promise<boolean> {
    const { status, bytes } = await this.call('/v1/invoices', {
      method: 'POST',
      body: bodyOf(nth),
      idempotencyKey: saleOf(nth),
    });
    if (status !== 201) throw new Error(`${saleOf(nth)} was answered ${status}: ${bytes.toString()}`);
    return true;
  }

  private call(
    path: string,
    request: { readonly method?: string; readonly body?: object; readonly idempotencyKey?: string } = {},
  ) {
    const { sk_live } = readJsonFile<Credentials>(join(this.dataDir, 'demo-credentials.json')) as Credentials;
    return ask(`http://127.0.0.1:${this.port}${path}`, sk_live, { ...request, until: Date.now() + PATIENCE_MS });
  }
}

/** Copies of the folder of the blobs, one after the other, as a backup makes them. */
class BlobCopies {
  private readonly copies: { readonly begunAt: Date; readonly folder: string }[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly blobs: string;

  constructor(private readonly dataDir: string) {
    this.blobs = join(dataDir, 'blobs');
    this.timer = setInterval(() => this.copy(), COPY_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.copy();
  }

  /** Puts back the first copy that was begun after the moment: it has all that the database names. */
  restore(moment: Date): void {
    const copy = this.copies.find(({ begunAt }) => begunAt >= moment);
    if (!copy) throw new Error('no copy of the blobs is younger than the database');
    renameSync(this.blobs, `${this.blobs}.lost`);
    cpSync(copy.folder, this.blobs, { recursive: true });
  }

  private copy(): void {
    const folder = join(this.dataDir, 'blob-copies', String(this.copies.length));
    this.copies.push({ begunAt: new Date(), folder });
    cpSync(this.blobs, folder, { recursive: true });
  }
}

const bodyOf = (nth: number): object => ({
  ...sale(saleOf(nth)),
  order_reference: { id: saleOf(nth) },
  operation_type: '10',
});
