import { Refusal } from '@rubrica/contracts';
import type { Database, Tx } from '@rubrica/eventing';
import { Problem } from '../http/problem.js';
import { requestCause } from '../logging/request-context.js';
import { inItsTurn, othersTurn } from '../worker/others-turn.js';
import {
  bytesOf,
  claimKeys,
  type HttpAnswer,
  type IdempotencyKey,
  isKept,
  keepAnswers,
  KeptAnswer,
  earlierAnswers,
} from './stored-answer.js';

/**
 * Runs `handle` once for each Idempotency-Key, in the transaction that also stores its answer. A request with a
 * repeated key gets the stored answer if its body is the same, a 422 if its body differs, and a 409 while the first
 * request still runs. If `handle` throws a 4xx for which `isKept` is true, this error is stored as the answer. Without
 * a key, `handle` runs in a transaction and nothing is stored. See ADR 0042.
 */
export const idempotently = async <Body extends object>(
  database: Database,
  idempotency: IdempotencyKey | null,
  handle: (tx: Tx) => Promise<HttpAnswer<Body>>,
): Promise<KeptAnswer<Body>> => {
  const cause = requestCause();
  if (!idempotency) return firstAnswer(await database.transaction(handle, cause));
  try {
    return await database.transaction(async (tx) => {
      const [earlier = null] = await claimKeys<Body>(tx, [idempotency]);
      if (earlier) return answered(earlier);
      const answer = await handle(tx);
      await inItsTurn(() => keepAnswers(tx, [{ idempotency, answer }]));
      await othersTurn();
      return firstAnswer(answer);
    }, cause);
  } catch (error) {
    const problem = error instanceof Refusal ? Problem.fromRefusal(error) : error;
    if (problem instanceof Problem && isKept(problem)) {
      await database.transaction(async (tx) => {
        const [earlier] = await claimKeys(tx, [idempotency]);
        if (!earlier) keepAnswers(tx, [{ idempotency, answer: problem }]);
      });
    }
    throw problem;
  }
};

/**
 * Runs `prepare`, and then runs `handle` as `idempotently` does. `prepare` may take long or call another service,
 * because no transaction is open while it runs. `prepare` runs only if no answer is stored for the key, and its
 * errors are not stored. If this process dies before the answer is stored, a request with the same key runs
 * `prepare` again.
 */
export const idempotentlyAfter = async <Prepared, Body extends object>(
  database: Database,
  idempotency: IdempotencyKey | null,
  prepare: () => Promise<Prepared>,
  handle: (tx: Tx, prepared: Prepared) => Promise<HttpAnswer<Body>>,
): Promise<KeptAnswer<Body>> => {
  const [earlier = null] = await earlierAnswers<Body>(database, [idempotency]);
  if (earlier) return answered(earlier);
  let prepared: Prepared;
  try {
    prepared = await prepare();
  } catch (error) {
    // A request with the same key may have been handled meanwhile, and what it did makes `prepare` fail.
    const [meanwhile = null] = await earlierAnswers<Body>(database, [idempotency]);
    if (meanwhile) return answered(meanwhile);
    throw error;
  }
  return idempotently(database, idempotency, (tx) => handle(tx, prepared));
};

/**
 * Does the same as `idempotently` for several POSTs in one transaction. `handle` gets the POSTs that have no
 * stored answer. For each of them, `handle` returns an answer or an error. If it returns an error for a POST, it
 * must have written nothing for this POST, so that the other POSTs can still succeed. Returns the answer or error
 * of each POST, in order.
 */
export const idempotentlyAll = async <Post extends { readonly idempotency: IdempotencyKey | null }>(
  tx: Tx,
  posts: readonly Post[],
  handle: (posts: readonly Post[]) => Promise<readonly (HttpAnswer | Problem)[]>,
): Promise<(KeptAnswer | Problem)[]> => {
  const earlier = await claimKeys(
    tx,
    posts.map(({ idempotency }) => idempotency),
  );
  const due = posts.filter((_, i) => earlier[i] === null);
  const answers = due.length === 0 ? [] : await handle(due);
  keepAnswers(
    tx,
    due.flatMap(({ idempotency }, i) => {
      const answer = answers[i];
      return idempotency && answer && !(answer instanceof Problem && !isKept(answer)) ? [{ idempotency, answer }] : [];
    }),
  );
  const given = answers.values();
  return earlier.map((known) => known ?? firstTime(given.next().value));
};

const firstTime = (answer: HttpAnswer | Problem | undefined): KeptAnswer | Problem => {
  if (!answer) throw new Error('a POST that was to be done has no answer');
  return answer instanceof Problem ? answer : firstAnswer(answer);
};

const firstAnswer = <Body extends object>({ status, body }: HttpAnswer<Body>): KeptAnswer<Body> =>
  new KeptAnswer(status, body, false);

/** Returns the answer, or throws it if it is an error. */
export const answered = <Body extends object>(answer: KeptAnswer<Body> | Problem): KeptAnswer<Body> => {
  if (answer instanceof Problem) throw answer;
  return answer;
};

/**
 * Replaces the body of the answer that is stored for an Idempotency-Key. For routes that wait for a result after their
 * transaction. Does nothing without a key.
 */
export const amendAnswer = async (
  database: Database,
  idempotency: IdempotencyKey | null,
  { body }: HttpAnswer,
): Promise<void> => {
  if (!idempotency) return;
  await database.query('update idempotency_records set body = $3 where scope = $1 and key = $2', [
    idempotency.scope,
    idempotency.key,
    bytesOf(body, idempotency),
  ]);
};
