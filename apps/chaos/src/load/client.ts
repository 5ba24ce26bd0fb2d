import { setTimeout as sleep } from 'node:timers/promises';

export interface ApiAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** Time of the last attempt, epoch ms. */
  readonly until: number;
}

const ANSWER_MS = 15_000;
const AGAIN_MS = 150;

/**
 * Sends a request, and again on a lost connection, a 5xx or `idempotency_in_progress`, as the API's documentation asks
 * callers to.
 */
export const ask = async (
  url: string,
  key: string,
  { method = 'GET', body, idempotencyKey, until }: Ask,
): Promise<ApiAnswer> => {
  let last: unknown;
  while (Date.now() < until) {
    try {
      const response = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const json = (isJson ? JSON.parse(bytes.toString()) : {}) as ApiAnswer['json'];
      if (response.status < 500 && json['code'] !== 'idempotency_in_progress')
        return { status: response.status, json, bytes };
      last = `${response.status} ${bytes.toString().slice(0, 300)}`;
    } catch (error) {
      last = error;
    }
    await sleep(AGAIN_MS);
  }
  throw new Error(`${method} ${url} was never answered`, { cause: last });
};
