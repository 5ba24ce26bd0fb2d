import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { DocumentDraft } from '@rubrica/fiscal';
import {
  answered,
  earlierAnswers,
  type HttpAnswer,
  type IdempotencyKey,
  idempotently,
  KeptAnswer,
  type KeptRefusal,
  Problem,
} from '@rubrica/service';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import type { DurableRequest } from '../document-request/durable-request.js';
import { RequestStorage } from '../document-request/request-storage.process.js';
import { TenantBacklog } from '../document-request/tenant-backlog.process.js';

/** Documents that are stored in one transaction: more would keep other requests waiting (ADR 0113). */
const STORED_AT_ONCE = 100;
/** Documents that are checked at the same time. */
const CHECKED_AT_ONCE = 10;
/** Waits for a set that the same batch, sent twice at once, is storing already. */
const WAIT_MS = 100;
const MOST_WAITS = 100;

/** What has become of one document of a batch, with texts in both languages. */
export type BatchItem =
  | { readonly index: number; readonly document: object }
  | { readonly index: number; readonly error: KeptRefusal & { readonly status: number } };

interface Items {
  readonly items: readonly BatchItem[];
}

/** Consecutive documents of a batch that are stored together. */
interface DocumentSet {
  /** Place of the first one in the batch. */
  readonly from: number;
  readonly drafts: readonly DocumentDraft[];
  readonly idempotency: IdempotencyKey | null;
}

/**
 * Takes many documents with one request: each is taken or refused by itself. They are stored set by set, each set with
 * its answer; so a batch that was interrupted goes on where it ended when it is sent again.
 */
@Injectable()
export class DocumentBatches {
  constructor(
    private readonly database: Database,
    private readonly intake: DocumentIntake,
    private readonly storage: RequestStorage,
    private readonly tenants: TenantStore,
    private readonly backlog: TenantBacklog,
  ) {}

  /**
   * Returns 200 with an item per document, in their order; those of the first answer if the key has one. Throws a 403
   * if the tenant is suspended before the batch, a 429 if its backlog is full.
   */
  async take(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    drafts: readonly DocumentDraft[],
    idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<Items>> {
    const sets = setsOf(drafts, idempotency);
    const earlier = await earlierAnswers<Items>(
      this.database,
      sets.map((set) => set.idempotency),
    );
    const kept = earlier.map((one) => one && answered(one));
    if (kept.includes(null)) {
      const refusal = refusalOfWork((await this.tenants.get(caller.tenantId)).status);
      if (refusal) throw refusal;
      await this.backlog.admit(caller);
    }
    const answers: KeptAnswer<Items>[] = [];
    for (const [i, set] of sets.entries())
      answers.push(kept[i] ?? (await this.store(set, await this.checked(caller, kindOfDocument, set.drafts))));
    const items = answers.flatMap(({ body }) => body.items);
    const replayed = answers.every((answer) => answer.replayed);
    return new KeptAnswer(200, { items }, replayed);
  }

  private async checked(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    drafts: readonly DocumentDraft[],
  ): Promise<(DurableRequest | Problem)[]> {
    const check = async (draft: DocumentDraft): Promise<DurableRequest | Problem> => {
      try {
        const repeated = await this.intake.repeated(caller, kindOfDocument, draft);
        return repeated ?? (await this.intake.checked(caller, kindOfDocument, draft, { idempotency: null }));
      } catch (error) {
        // What fails on our side fails the batch, which can be sent again.
        if (error instanceof Problem && error.status < 500) return error;
        throw error;
      }
    };
    const checked: (DurableRequest | Problem)[] = [];
    for (const some of chunksOf(drafts, CHECKED_AT_ONCE)) checked.push(...(await Promise.all(some.map(check))));
    return checked;
  }

  private async store(
    { from, idempotency }: DocumentSet,
    checked: readonly (DurableRequest | Problem)[],
  ): Promise<KeptAnswer<Items>> {
    const requests = checked.filter((one): one is DurableRequest => !(one instanceof Problem));
    for (let waits = 0; ; waits += 1) {
      try {
        const answer = await idempotently(this.database, idempotency, async (tx) => {
          const answers = (requests.length === 0 ? [] : await this.storage.storeAll(tx, requests)).values();
          const items = checked.map((one, i) => itemOf(from + i, one instanceof Problem ? one : answers.next().value));
          return { status: 200, body: { items } };
        });
        const [first] = requests;
        const taken = answer.body.items.filter((item) => 'document' in item).length;
        if (first && !answer.replayed) this.backlog.add(first.document.caller, taken);
        return answer;
      } catch (error) {
        // The first set decides which of two that are sent at once goes on; the other sets belong to both.
        const isElsewhere = error instanceof Problem && error.code === 'idempotency_in_progress';
        if (!isElsewhere || from === 0 || waits === MOST_WAITS) throw error;
        await sleep(WAIT_MS);
      }
    }
  }
}

const chunksOf = <T>(items: readonly T[], most: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, i) => items.slice(i * most, (i + 1) * most));

/** Divides a batch into sets; each has a key of its own, made of that of the batch. */
const setsOf = (drafts: readonly DocumentDraft[], idempotency: IdempotencyKey | null): DocumentSet[] =>
  chunksOf(drafts, STORED_AT_ONCE).map((some, i) => ({
    from: i * STORED_AT_ONCE,
    drafts: some,
    idempotency: idempotency && { ...idempotency, scope: `${idempotency.scope}#${i}` },
  }));

const itemOf = (index: number, answer: HttpAnswer | Problem | undefined): BatchItem => {
  if (!answer) throw new Error('a document that was to be stored has no answer');
  if (answer instanceof Problem) return { index, error: { status: answer.status, ...answer.kept() } };
  return { index, document: answer.body };
};
