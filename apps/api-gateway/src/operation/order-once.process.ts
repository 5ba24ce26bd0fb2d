import type { Database } from '@rubrica/eventing';
import { type HttpAnswer, idempotentlyAfter, type IdempotencyKey, type KeptAnswer } from '@rubrica/service';

/** Places an order with another service once per Idempotency-Key, and keeps its answer. A refusal is not kept. */
export const orderOnce = <Body extends object>(
  database: Database,
  idempotency: IdempotencyKey | null,
  place: () => Promise<HttpAnswer<Body>>,
): Promise<KeptAnswer<Body>> =>
  idempotentlyAfter(database, idempotency, place, (_tx, answer) => Promise.resolve(answer));
