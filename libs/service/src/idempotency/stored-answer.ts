import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Tx } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { type KeptRefusal, Problem } from '../http/problem.js';

/**
 * The Idempotency-Key of a POST, by which a repeated POST gets the first answer again. The key is unique in its
 * `scope`.
 */
export interface IdempotencyKey {
  readonly key: string;
  /** Tenant, mode (test or live), method and path of the POST, such as `ten_…/live/POST/v1/invoices`. */
  readonly scope: string;
  /** SHA-256 in hex of the body as JSON with sorted keys. */
  readonly bodyHash: string;
  /** 32 bytes that are derived from the caller's API key. They encrypt a stored answer that contains a secret. */
  readonly answerKey?: Buffer;
}

export interface HttpAnswer<Body extends object = object> {
  readonly status: number;
  readonly body: Body;
}

/**
 * Answer of a route to a POST. If the POST has an Idempotency-Key, the answer is stored, and a repeated POST gets it
 * again.
 */
export class KeptAnswer<Body extends object = object> implements HttpAnswer<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    /** True if an earlier request with the same Idempotency-Key has stored this answer. */
    readonly replayed: boolean,
  ) {}

  /** Returns a copy of this answer with another body, for example with its texts in another language. */
  shownAs<Shown extends object>(body: Shown): KeptAnswer<Shown> {
    return new KeptAnswer(this.status, body, this.replayed);
  }
}

/**
 * Result of an earlier POST with the same Idempotency-Key: its answer, or an error for the repeated POST. Null if there
 * was no earlier POST.
 */
export type Earlier<Body extends object = object> = KeptAnswer<Body> | Problem | null;

/** Time in ms for which answers are stored: one week, as the API promises. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Name of the header that marks a repeated answer: the answer that was stored for an earlier request with the same
 * Idempotency-Key.
 */
export const REPLAYED = 'idempotent-replayed';

const nameOf = ({ scope, key }: Pick<IdempotencyKey, 'scope' | 'key'>): string => `${scope}\n${key}`;

/**
 * Locks Idempotency-Keys for this transaction. Returns for each key the result of an earlier POST; null if this
 * transaction has to do the work. The result is a 409 if another transaction, or an earlier POST of this transaction,
 * works for the same key.
 */
export const claimKeys = async <Body extends object>(
  tx: Tx,
  keys: readonly (IdempotencyKey | null)[],
): Promise<Earlier<Body>[]> => {
  const names = [...new Set(keys.flatMap((key) => (key ? [nameOf(key)] : [])))];
  if (names.length === 0) return keys.map(() => null);
  // Reads only after it has locked the keys, because another transaction may have stored an answer just before it
  // released the lock of the key.
  const [locks, found] = await Promise.all([
    tx.query<{ name: string; taken: boolean }>(
      'select name, pg_try_advisory_xact_lock(hashtextextended(name, 7)) as taken from unnest($1::text[]) as name',
      [names],
    ),
    earlierAnswers<Body>(tx, keys),
  ]);
  const taken = new Set(locks.flatMap((lock) => (lock.taken ? [lock.name] : [])));
  const begun = new Set<string>();
  return keys.map((key, i) => {
    if (!key) return null;
    const name = nameOf(key);
    if (!taken.has(name)) return inProgress();
    if (found[i]) return found[i];
    // Database locks do not separate POSTs in the same transaction.
    if (begun.has(name)) return inProgress();
    begun.add(name);
    return null;
  });
};

const inProgress = (): Problem => {
  const detail = {
    en: 'The first request with this Idempotency-Key still runs. Ask again in a moment.',
    es: 'La primera solicitud con esta Idempotency-Key aún está en curso. Pregunte de nuevo en un momento.',
  };
  return new Problem(409, 'idempotency_in_progress', detail, [], { 'retry-after': '1' });
};

interface Row {
  readonly scope: string;
  readonly key: string;
  readonly body_hash: string;
  readonly status: number;
  readonly body: Buffer;
  readonly encrypted: boolean;
}

/** Returns for each Idempotency-Key the result of an earlier POST; null if there was none, or if there is no key. */
export const earlierAnswers = async <Body extends object>(
  from: Pick<Tx, 'query'>,
  keys: readonly (IdempotencyKey | null)[],
): Promise<Earlier<Body>[]> => {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return keys.map(() => null);
  const rows = await from.query<Row>(
    `select r.scope, r.key, r.body_hash, r.status, r.body, r.encrypted
     from unnest($1::text[], $2::text[]) as asked (scope, key)
     join idempotency_records r on r.scope = asked.scope and r.key = asked.key`,
    [asked.map(({ scope }) => scope), asked.map(({ key }) => key)],
  );
  const stored = new Map(rows.map((row) => [nameOf(row), row]));
  return keys.map((key) => {
    const row = key && stored.get(nameOf(key));
    return row ? earlierOf<Body>(row, key) : null;
  });
};

const earlierOf = <Body extends object>(
  { status, body, body_hash, encrypted }: Row,
  { bodyHash, answerKey }: IdempotencyKey,
): KeptAnswer<Body> | Problem => {
  if (body_hash !== bodyHash)
    return reused({
      en: 'This Idempotency-Key was used with another body. Use a new key for a new request.',
      es: 'Esta Idempotency-Key se usó con otro cuerpo. Use una nueva para cada solicitud nueva.',
    });
  const plain = encrypted ? decrypted(body, answerKey) : body;
  if (plain === null)
    return reused({
      en: 'The first answer to this Idempotency-Key holds a secret that only the API key that asked can read.',
      es: 'La primera respuesta a esta Idempotency-Key tiene un secreto que solo puede leer la clave de API que lo pidió.',
    });
  const answered: unknown = JSON.parse(plain.toString('utf8'));
  if (status >= 400) return Problem.fromKept(status, answered as KeptRefusal, { [REPLAYED]: 'true' });
  return new KeptAnswer(status, answered as Body, true);
};

const reused = (detail: Words): Problem => new Problem(422, 'idempotency_key_reused', detail);

export interface AnswerToKeep {
  readonly idempotency: IdempotencyKey;
  readonly answer: HttpAnswer | Problem;
}

// Refusals that are not stored. After a suspension has ended, for example, the same request is accepted.
const NEVER_KEPT = ['idempotency_in_progress', 'idempotency_key_reused', 'tenant_suspended'];

/**
 * Returns whether an error is stored as the answer, so that a repeated POST gets it again. True for a 4xx. There
 * are three exceptions: a 401 or 429, an error with a code in `NEVER_KEPT`, and an error that is a stored answer
 * already.
 */
export const isKept = ({ status, code, headers }: Problem): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  status !== 429 &&
  !NEVER_KEPT.includes(code) &&
  !(REPLAYED in headers);

/**
 * Stores answers for Idempotency-Keys that `claimKeys` has locked. Also deletes up to four expired answers for each
 * answer that it stores.
 */
export const keepAnswers = (tx: Tx, answers: readonly AnswerToKeep[]): void => {
  if (answers.length === 0) return;
  tx.write(
    `with forgotten as (
       delete from idempotency_records where (scope, key) in (
         select scope, key from idempotency_records where created_at < $8
         order by created_at limit 4 * cardinality($1::text[]) for update skip locked
       )
     )
     insert into idempotency_records (scope, key, body_hash, status, body, encrypted, created_at)
     select kept.*, $7 from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bytea[], $6::boolean[]) as kept`,
    [
      answers.map(({ idempotency }) => idempotency.scope),
      answers.map(({ idempotency }) => idempotency.key),
      answers.map(({ idempotency }) => idempotency.bodyHash),
      answers.map(({ answer }) => answer.status),
      answers.map(({ answer, idempotency }) =>
        bytesOf(answer instanceof Problem ? answer.kept() : answer.body, idempotency),
      ),
      answers.map(({ idempotency }) => idempotency.answerKey !== undefined),
      tx.at,
      new Date(Date.parse(tx.at) - KEPT_MS).toISOString(),
    ],
  );
};

/** Returns the bytes that are stored for an answer. They are encrypted if the key has an `answerKey`. */
export const bytesOf = (answer: object, { answerKey }: IdempotencyKey): Buffer => {
  const plain = Buffer.from(JSON.stringify(answer), 'utf8');
  if (!answerKey) return plain;
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', answerKey, iv);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

/** Decrypts a stored answer. Returns null if there is no key, or if the answer was encrypted with another key. */
const decrypted = (sealed: Buffer, key: Buffer | undefined): Buffer | null => {
  if (!key) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
};
