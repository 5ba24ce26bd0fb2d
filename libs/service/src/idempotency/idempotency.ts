import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Refusal } from '@rubrica/contracts';
import type { Database, Tx } from '@rubrica/eventing';
import { type KeptRefusal, Problem } from '../http/problem.js';
import { requestCause } from '../logging/request-context.js';

/** Identifies a POST that may be repeated: the caller's key, unique per tenant, mode, method and path. */
export interface IdempotencyKey {
  readonly key: string;
  /** e.g. `ten_…/live/POST/v1/invoices`. */
  readonly scope: string;
  /** SHA-256 of the body as canonical JSON. */
  readonly bodyHash: string;
  /** 32 bytes derived from the caller's API key; they encrypt a stored answer that holds a secret. */
  readonly answerKey?: Buffer;
}

export interface HttpAnswer<Body extends object = object> {
  readonly status: number;
  readonly body: Body;
}

export interface KeptAnswer<Body extends object = object> extends HttpAnswer<Body> {
  readonly replayed: boolean;
}

/** How long answers are kept: 24 hours are promised; a week also covers a weekend. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Runs `handle` once per key; its effects and the stored answer are one transaction. A repeated key gets the first
 * answer again if the body is the same, a 422 if it is not, and a 409 while the first request still runs. A 4xx that
 * `handle` throws (`Problem`, `Refusal`) is stored as an answer too, except 401 and 429. Without a key, `handle` runs
 * in an ordinary transaction.
 */
export const idempotently = async <Body extends object>(
  database: Database,
  idempotency: IdempotencyKey | null,
  handle: (tx: Tx) => Promise<HttpAnswer<Body>>,
): Promise<KeptAnswer<Body>> => {
  const cause = requestCause();
  if (!idempotency) return { ...(await database.transaction(handle, cause)), replayed: false };
  try {
    return await database.transaction(async (tx) => {
      const kept = await claim<Body>(tx, idempotency);
      if (kept) return kept;
      const answer = await handle(tx);
      await keep(tx, idempotency, answer);
      return { ...answer, replayed: false };
    }, cause);
  } catch (error) {
    const problem = error instanceof Refusal ? Problem.fromRefusal(error) : error;
    if (problem instanceof Problem && isExecuted(problem)) {
      await database.transaction(async (tx) => {
        if (!(await claim(tx, idempotency)))
          await keep(tx, idempotency, { status: problem.status, body: problem.kept() });
      });
    }
    throw problem;
  }
};

/**
 * Returns the answer stored under the key, or null. For handlers that check more than the body before they call
 * `idempotently`. Throws a stored refusal, and a 422 if the key was used with another body.
 */
export const keptAnswer = async <Body extends object = object>(
  database: Database,
  idempotency: IdempotencyKey | null,
): Promise<KeptAnswer<Body> | null> => idempotency && read<Body>(database, idempotency);

/** Replaces the body of the stored answer. For handlers that wait for an outcome after their transaction. */
export const amendAnswer = async (
  database: Database,
  idempotency: IdempotencyKey | null,
  { body }: HttpAnswer,
): Promise<void> => {
  if (!idempotency) return;
  const { scope, key, answerKey } = idempotency;
  const plain = Buffer.from(JSON.stringify(body), 'utf8');
  await database.query('update idempotency_records set body = $3 where scope = $1 and key = $2', [
    scope,
    key,
    answerKey ? encrypt(plain, answerKey) : plain,
  ]);
};

const REPLAYED = 'idempotent-replayed';
const NEVER_KEPT = ['idempotency_in_progress', 'idempotency_key_reused'];

const isExecuted = ({ status, code, headers }: Problem): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  status !== 429 &&
  !NEVER_KEPT.includes(code) &&
  !(REPLAYED in headers);

/**
 * Locks the key for this transaction. Returns the stored answer, or null if there is none. Throws a 409 if the key is
 * locked.
 */
const claim = async <Body extends object>(tx: Tx, idempotency: IdempotencyKey): Promise<KeptAnswer<Body> | null> => {
  const { scope, key } = idempotency;
  const [lock] = await tx.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 7)) as taken',
    [`${scope}\n${key}`],
  );
  if (!lock?.taken) {
    const detail = 'The first request with this Idempotency-Key still runs. Ask again in a moment.';
    throw new Problem(409, 'idempotency_in_progress', detail, [], { 'retry-after': '1' });
  }
  return read<Body>(tx, idempotency);
};

interface Row {
  readonly body_hash: string;
  readonly status: number;
  readonly body: Buffer;
  readonly encrypted: boolean;
}

const read = async <Body extends object>(
  from: Pick<Tx, 'query'>,
  idempotency: IdempotencyKey,
): Promise<KeptAnswer<Body> | null> => {
  const { scope, key, bodyHash, answerKey } = idempotency;
  const [row] = await from.query<Row>(
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
  const text = (row.encrypted ? decrypt(row.body, answerKey) : row.body).toString('utf8');
  if (row.status >= 400) throw Problem.fromKept(row.status, JSON.parse(text) as KeptRefusal, { [REPLAYED]: 'true' });
  return { status: row.status, body: JSON.parse(text) as Body, replayed: true };
};

/**
 * Stores an answer and deletes up to four that are older than `KEPT_MS`, so that the table does not grow without end.
 */
const keep = async (
  tx: Tx,
  { key, scope, bodyHash, answerKey }: IdempotencyKey,
  { status, body }: HttpAnswer,
): Promise<void> => {
  const plain = Buffer.from(JSON.stringify(body), 'utf8');
  await tx.query(
    `with forgotten as (
       delete from idempotency_records where (scope, key) in (
         select scope, key from idempotency_records where created_at < $8 order by created_at limit 4 for update skip locked
       )
     )
     insert into idempotency_records (scope, key, body_hash, status, body, encrypted, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      scope,
      key,
      bodyHash,
      status,
      answerKey ? encrypt(plain, answerKey) : plain,
      answerKey !== undefined,
      tx.at,
      new Date(Date.parse(tx.at) - KEPT_MS).toISOString(),
    ],
  );
};

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
