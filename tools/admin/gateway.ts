import { createRubrica, type Rubrica } from '@rubrica/client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATIONS, type Operation } from './operations.js';

/** The gateway's operator listener cannot be called, because the settings do not say where it is and who calls. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: object | undefined;
  readonly idempotencyKey: string;
}

export type Answer = Readonly<Record<string, unknown>>;

const POLL_MS = 500;

/** Reads where the gateway is: ADMIN_URL with OPERATOR_TOKEN, or else the standalone of DATA_DIR (.rubrica). */
const settings = (): { readonly baseUrl: string; readonly apiKey: string } => {
  const { ADMIN_URL, OPERATOR_TOKEN, DATA_DIR = '.rubrica' } = process.env;
  if (ADMIN_URL && OPERATOR_TOKEN) return { baseUrl: ADMIN_URL, apiKey: OPERATOR_TOKEN };
  try {
    const text = readFileSync(join(DATA_DIR, 'demo-credentials.json'), 'utf8');
    const { admin_url, operator_token } = JSON.parse(text) as Readonly<Record<string, string>>;
    if (admin_url && operator_token) return { baseUrl: admin_url, apiKey: operator_token };
  } catch {
    // There is no standalone here: the settings are missing.
  }
  throw new SettingsError('Set ADMIN_URL and OPERATOR_TOKEN, or DATA_DIR to that of a standalone that has started.');
};

/** Calls the operators' API. Repeats after a lost answer bear the same Idempotency-Key. */
export class Gateway {
  private readonly rubrica: Rubrica;

  constructor() {
    const { LC_ALL, LANG = '' } = process.env;
    const language = (LC_ALL ?? LANG).startsWith('es') ? 'es' : 'en';
    this.rubrica = createRubrica({ ...settings(), language });
  }

  /** Returns the answer; throws a `Problem` or a `ConnectionError`. */
  async call({ method, path: url }: Operation, { path, query, body, idempotencyKey }: Call): Promise<Answer> {
    const { data } = await this.rubrica.request<{ readonly 200: Answer }, unknown, true>({
      method,
      url,
      path: { ...path },
      query: { ...query },
      security: [{ scheme: 'bearer', type: 'http' }],
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body } : {}),
      throwOnError: true,
    });
    return data;
  }

  /** Waits until a maintenance job has ended; returns it as it is then. */
  async ended({ group }: Operation, { id }: Answer): Promise<Answer> {
    const list = OPERATIONS.find((one) => one.group === group && one.verb === 'list');
    if (!list) throw new Error(`nothing lists ${group}`);
    for (;;) {
      const { data } = await this.call(list, { path: {}, query: {}, body: undefined, idempotencyKey: '' });
      const job = (data as readonly Answer[]).find((one) => one['id'] === id);
      if (job?.['ended_at']) return job;
      await sleep(POLL_MS);
    }
  }
}
