import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '@rubrica/eventing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type KeptRefusal, Problem } from './problem.js';
import { requestCause } from './request-context.js';

/** A POST that may come again: the caller's key within tenant, mode, method and path. */
export interface IdempotencyKey {
  readonly key: string;
  /** e.g. `ten_…/live/POST/v1/invoices`. */
  readonly scope: string;
  /** SHA-256 of the body as canonical JSON. */
  readonly bodyHash: string;
  /** 32 bytes derived from the presented API key; encrypts an answer that holds a secret. */
  readonly answerKey?: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface KeptAnswer extends Answer {
  readonly replayed: boolean;
}

/** Answers are kept 7 days: longer than the promised 24 hours, and over a weekend. */
const KEPT = '7 days';

/**
 * Runs `work` once per key: its effects and the kept answer are one transaction. The same key with the same body
 * gets the first answer again, with another body a 422, while the first one runs a 409. An executed refusal (4xx
 * by `Problem`) is kept as well. Without a key it is an ordinary transaction.
 */
export const idempotently = async (
  database: Database,
  idempotency: IdempotencyKey | null,
  work: (tx: Tx) => Promise<Answer>,
): Promise<KeptAnswer> => {
  const cause = requestCause();
  if (!idempotency) return { ...(await database.transaction(work, cause)), replayed: false };
  try {
    return await database.transaction(async (tx) => {
      const kept = await claim(tx, idempotency);
      if (kept) return { ...kept, replayed: true };
      const answer = await work(tx);
      await keep(tx, idempotency, answer);
      return { ...answer, replayed: false };
    }, cause);
  } catch (error) {
    if (error instanceof Problem && isExecutedRefusal(error)) {
      await database.transaction(async (tx) => {
        if (!(await claim(tx, idempotency))) await keep(tx, idempotency, { status: error.status, body: error.kept() });
      });
    }
    throw error;
  }
};

const NOT_KEPT = ['idempotency_in_progress', 'idempotency_key_reused'];

const isExecutedRefusal = ({ status, code }: Problem): boolean =>
  status >= 400 && status < 500 && ![401, 429].includes(status) && !NOT_KEPT.includes(code);

/** Takes the key for this transaction; the kept answer when there is one. */
const claim = async (tx: Tx, { key, scope, bodyHash, answerKey }: IdempotencyKey): Promise<Answer | null> => {
  const [lock] = await tx.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 7)) as taken',
    [`${scope}\n${key}`],
  );
  if (!lock?.taken) {
    throw new Problem(
      409,
      'idempotency_in_progress',
      'The first request with this Idempotency-Key still runs. Ask again in a moment.',
      [],
      { 'retry-after': '1' },
    );
  }
  const [row] = await tx.query<{ body_hash: string; status: number; body: Buffer; encrypted: boolean }>(
    'select body_hash, status, body, encrypted from idempotency_records where scope = $1 and key = $2',
    [scope, key],
  );
  if (!row) return null;
  if (row.body_hash !== bodyHash) {
    throw new Problem(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used with another body. Use a new key for a new request.',
    );
  }
  const body = row.encrypted ? decrypt(row.body, answerKey) : row.body;
  if (row.status >= 400) throw Problem.ofKept(row.status, JSON.parse(body.toString('utf8')) as KeptRefusal);
  return { status: row.status, body: JSON.parse(body.toString('utf8')) as object };
};

const keep = async (
  tx: Tx,
  { key, scope, bodyHash, answerKey }: IdempotencyKey,
  { status, body }: Answer,
): Promise<void> => {
  const plain = Buffer.from(JSON.stringify(body), 'utf8');
  await tx.query(
    `insert into idempotency_records (scope, key, body_hash, status, body, encrypted, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [scope, key, bodyHash, status, answerKey ? encrypt(plain, answerKey) : plain, answerKey !== undefined, tx.at],
  );
};

/** To be called now and then by the owner: forgets answers that are older than kept. */
export const forgetOldAnswers = (database: Database): Promise<unknown> =>
  database.query(`delete from idempotency_records where created_at < now() - interval '${KEPT}'`);

const encrypt = (plain: Buffer, key: Buffer): Buffer => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

const decrypt = (sealed: Buffer, key: Buffer | undefined): Buffer => {
  const refused = new Problem(
    422,
    'idempotency_key_reused',
    'The first answer to this Idempotency-Key holds a secret that only the API key that asked for it can read.',
  );
  if (!key) throw refused;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    throw refused;
  }
};

/** SHA-256 of a JSON value with its object keys sorted, so that equal JSON has equal hashes. */
export const canonicalHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};

/** The table of kept answers; in the migrations of every service that answers POSTs of tenants. */
export class IdempotencyRecords1700000000100 implements MigrationInterface {
  name = 'IdempotencyRecords1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_records (
        scope text not null,
        key text not null,
        body_hash text not null,
        status smallint not null,
        body bytea not null,
        encrypted boolean not null,
        created_at timestamptz not null,
        primary key (scope, key)
      )`);
    await runner.query('create index on idempotency_records (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_records');
  }
}
