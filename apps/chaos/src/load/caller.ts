import { dice } from '@rubrica/testing';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiAnswer, ask } from './client.js';
import { sale } from './sale.js';
import type { Aim } from '../fault/plan.js';
import type { RunningSystem } from '../fault/target.js';
import type { Tenant } from './tenants.js';

export interface Posted {
  readonly id: string;
  readonly tenant: Tenant;
  readonly kind: 'invoice' | 'credit_note';
  readonly livemode: boolean;
  /** `failed` is a note whose invoice was rejected. */
  readonly expects: 'accepted_by_dian' | 'rejected_by_dian' | 'failed';
  /** A note refers to it. */
  noted?: boolean;
  /** SHA-256 of the signed XML when it was first seen. */
  xml?: string;
  readonly number?: unknown;
  readonly cufe?: unknown;
}

/** Path of the document in the API. */
export const pathOf = ({ kind, id }: Posted): string => `/v1/${PATHS[kind]}/${id}`;

/** API key that may read the document. */
export const keyOf = ({ tenant, livemode }: Pick<Posted, 'tenant' | 'livemode'>): string =>
  livemode ? tenant.sk_live : tenant.sk_test;

const PATHS = { invoice: 'invoices', credit_note: 'credit-notes' } as const;

/** Public events that the document must lead to. */
export const eventsOf = ({ kind, expects }: Posted): readonly string[] => [
  `${kind}.${expects}`,
  ...(expects === 'accepted_by_dian' ? [`${kind}.email.delivered`] : []),
];

/** Count of documents that callers may post, and of those that they have begun. */
export interface LoadProgress {
  released: number;
  taken: number;
  /** No further one is released. */
  isComplete: boolean;
}

/** What is posted, and for which tenants. With the aim `submitter` all documents are live. */
export interface Load {
  readonly seed: number;
  readonly tenants: readonly [Tenant, ...Tenant[]];
  readonly aim: Aim;
}

/** Every so many documents the caller takes an answer for lost and sends its request again. */
const REPEATS_EVERY = 5;
/** Time after which a caller gives a request up. */
export const CALL_MS = 120_000;

/** Posts the documents that are released, each with an idempotency key, and reads each one back. */
export const callerOf = async (
  target: Pick<RunningSystem, 'credentials'>,
  load: Load,
  work: LoadProgress,
  posted: Posted[],
  wrong: string[],
): Promise<void> => {
  const { seed } = load;
  for (;;) {
    if (work.taken >= work.released) {
      if (work.isComplete) return;
      await sleep(20);
      continue;
    }
    const nth = work.taken++;
    const { body, ...plan } = planned(load, nth, posted);
    const { base_url } = target.credentials;
    const key = keyOf(plan);
    const post = (): Promise<ApiAnswer> =>
      ask(`${base_url}/v1/${PATHS[plan.kind]}`, key, {
        method: 'POST',
        body,
        idempotencyKey: `chaos ${seed} ${nth}`,
        until: Date.now() + CALL_MS,
      });
    const answer = await post();
    // Its invoice was rejected before the note came: the note was refused and made no document.
    if (plan.expects === 'failed' && answer.json['code'] === 'invoice_rejected') continue;
    if (answer.status !== 201) {
      wrong.push(`document ${nth} was answered ${answer.status}: ${answer.bytes.toString().slice(0, 300)}`);
      continue;
    }
    const document: Posted = { id: String(answer.json['id']), ...plan };
    posted.push(document);
    if (nth % REPEATS_EVERY === 0) {
      const again = await post();
      if (again.json['id'] !== document.id)
        wrong.push(
          `the repeated POST of ${document.id} was answered ${again.status}: ${again.bytes.toString().slice(0, 300)}`,
        );
    }
    const path = base_url + pathOf(document);
    const seen = await ask(path, key, { until: Date.now() + CALL_MS });
    if (seen.status !== 200) wrong.push(`GET ${document.id} after its 201 answers ${seen.status}`);
    const xml = await ask(`${path}/xml`, key, { until: Date.now() + CALL_MS });
    if (xml.status === 200) document.xml = createHash('sha256').update(xml.bytes).digest('hex');
  }
};

/**
 * Plans document `nth`: 1 in 10 in test mode, half of them rejected; 1 in 6 a note to the latest invoice without a
 * note.
 */
const planned = (
  { seed, tenants, aim }: Load,
  nth: number,
  posted: readonly Posted[],
): Omit<Posted, 'id'> & { readonly body: object } => {
  const roll = dice(seed * 100_003 + nth);
  const mode = roll();
  const livemode = mode < 0.9 || aim === 'submitter';
  const isNote = roll() < 1 / 6;
  const tenant = tenants[Math.floor(roll() * tenants.length)] ?? tenants[0];
  const invoice = isNote
    ? posted.findLast(
        (one) => one.tenant === tenant && one.kind === 'invoice' && one.livemode === livemode && !one.noted,
      )
    : undefined;
  if (!invoice) {
    const isRefused = !livemode && mode > 0.95;
    const body = {
      ...saleOf(nth),
      operation_type: '10',
      ...(isRefused ? { simulate: { outcome: 'rejected_by_dian' } } : {}),
    };
    return { kind: 'invoice', tenant, livemode, expects: isRefused ? 'rejected_by_dian' : 'accepted_by_dian', body };
  }
  invoice.noted = true;
  return {
    kind: 'credit_note',
    tenant,
    livemode,
    expects: invoice.expects === 'accepted_by_dian' ? 'accepted_by_dian' : 'failed',
    body: { ...saleOf(nth), invoice_id: invoice.id, reason_code: '1', reason: 'Devolución de un lente' },
  };
};

const saleOf = (nth: number): object => sale(`chaos-${nth}`, `Lente de contacto ${nth}`);
