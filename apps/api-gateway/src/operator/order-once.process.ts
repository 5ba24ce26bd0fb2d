import { Database } from '@rubrica/eventing';
import { type HttpAnswer, idempotently, type IdempotencyKey, keptAnswer, type KeptAnswer } from '@rubrica/service';

/**
 * Places an order with another service once per Idempotency-Key and keeps its answer. No transaction is open while the
 * other service works; if this process dies in between, the order is placed again. A refusal is not kept.
 */
export const orderOnce = async <Body extends object>(
  database: Database,
  idempotency: IdempotencyKey | null,
  place: () => Promise<HttpAnswer<Body>>,
): Promise<KeptAnswer<Body>> => {
  const kept = await keptAnswer<Body>(database, idempotency);
  if (kept) return kept;
  const answer = await place();
  return idempotently(database, idempotency, () => Promise.resolve(answer));
};
