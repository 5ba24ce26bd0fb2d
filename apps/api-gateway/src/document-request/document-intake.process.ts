import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database } from '@rubrica/eventing';
import { type DocumentDraft, faultWith, paperOriginalOf } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import {
  amendAnswer,
  answered,
  BlobStore,
  earlierAnswers,
  type IdempotencyKey,
  idempotently,
  idempotentlyAll,
  inItsTurn,
  invalid,
  type KeptAnswer,
  newId,
  noteDocument,
  Problem,
  externalIdInUse,
  putJson,
  requestCause,
} from '@rubrica/service';
import { DocumentResources } from '../document/document-resource.process.js';
import { fileOf } from '../document/document-resource.js';
import { DocumentChanges } from '../document/document-changes.js';
import { type CheckedDocument, DocumentCheck } from './document-check.process.js';
import { type DurableRequest, requestOf } from './durable-request.js';
import { isPrintable } from '../document/document.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { externalIdIn } from '../resource/external-id.js';
import { externalIdOf, type NamedRequest, type NewDocument } from './other-documents.js';
import { OtherDocumentStore } from './other-documents.store.js';
import type { AnswerWait } from '../document/prefer-wait.js';
import { RequestStorage } from './request-storage.process.js';
import { TenantBacklog } from './tenant-backlog.process.js';

/** Interval of the looks into the table: another replica may have read the fact. */
const LOOK_EVERY_MS = 250;
const SETTLED: readonly string[] = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

export interface Taking {
  readonly idempotency: IdempotencyKey | null;
  readonly wait: AnswerWait;
  /** The rejected document, whose number the new one takes. */
  readonly corrects?: DocumentRow | undefined;
}

/** POSTs that share one transaction or statement. */
const REQUEST_BATCH = { most: 100 } as const;

/** Takes requests of documents, once per Idempotency-Key; a request is stored before it is answered. */
@Injectable()
export class DocumentIntake {
  private readonly earlier = new Batch(
    'earlier-answers',
    (keys: readonly IdempotencyKey[]) => earlierAnswers(this.database, keys),
    REQUEST_BATCH,
  );
  private readonly holders = new Batch(
    'external-ids',
    (named: readonly NamedRequest[]) => this.holdersOf(named),
    REQUEST_BATCH,
  );
  private readonly arrivals = new Batch(
    'arrivals',
    (requests: readonly DurableRequest[]) => this.answerAll(requests),
    REQUEST_BATCH,
  );

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
    private readonly check: DocumentCheck,
    private readonly backlog: TenantBacklog,
    private readonly changes: DocumentChanges,
    private readonly resources: DocumentResources,
    private readonly blobs: BlobStore,
    private readonly storage: RequestStorage,
  ) {}

  /**
   * Returns the first answer of the key, or 201 with the document: `queued`, or as it is after the wait.
   */
  async take(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
    { idempotency, wait, corrects }: Taking,
  ): Promise<KeptAnswer> {
    // Both are read before the checks: some depend on the day, and a repeated request finds the first one on any day.
    const [earlier, refusal] = await Promise.all([
      idempotency && this.earlier.add(idempotency),
      this.repeated(caller, kindOfDocument, draft),
    ]);
    if (earlier) return answered(earlier);
    if (refusal) return idempotently(this.database, idempotency, () => Promise.reject(refusal));
    await this.backlog.admit(caller);
    const request = await this.checkedUnlessTaken(caller, kindOfDocument, draft, { idempotency, corrects });
    if (!('checked' in request)) return answered(request);
    noteDocument(request.document.id);
    const answer = answered(await this.arrivals.add(request));
    if (answer.replayed) return answer;
    this.backlog.add(caller);
    if (wait.ms === 0) return answer;
    const outcome = await this.outcome(caller, kindOfDocument, request.document.id, wait);
    const waited = answer.shownAs(await this.resources.resourceOf(outcome));
    await amendAnswer(this.database, idempotency, waited);
    return waited;
  }

  /**
   * Returns what `checked` does. If the check fails, an earlier request with the same key may have been taken meanwhile: its
   * document can be the very reason, for example a note that took back all that was left. Then returns its answer.
   */
  private async checkedUnlessTaken(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
    taking: Omit<Taking, 'wait'>,
  ): Promise<DurableRequest | KeptAnswer | Problem> {
    try {
      return await this.checked(caller, kindOfDocument, draft, taking);
    } catch (error) {
      const earlier = taking.idempotency && (await this.earlier.add(taking.idempotency));
      if (earlier) return earlier;
      throw error;
    }
  }

  /** Returns the request when it has no fault and its blob is durable; else throws the problem. */
  async checked(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
    { idempotency, corrects }: Omit<Taking, 'wait'>,
  ): Promise<DurableRequest> {
    if (corrects) refuseUncorrectable(corrects);
    const checked = await this.check.check(caller, kindOfDocument, draft, corrects);
    if (corrects) refuseOtherPaper(corrects, draft);
    const document = newDocument(caller, checked, corrects);
    const requestBlob = await inItsTurn(() =>
      putJson(
        this.blobs,
        caller.tenantId,
        requestOf({ ...checked, id: document.id, tenantId: caller.tenantId, kind: document.kind }),
      ),
    );
    return { idempotency, document, checked, requestBlob, cause: requestCause() };
  }

  /** Returns the refusal of a body whose external id is in use; it is not checked yet. */
  async repeated(caller: Caller, { kind }: KindOfDocument, body: unknown): Promise<Problem | null> {
    const externalId = externalIdIn(body);
    const holder = externalId && (await this.holders.add({ caller, kind, draft: { external_id: externalId } }));
    return holder ? externalIdInUse(kind, holder) : null;
  }

  private async holdersOf(named: readonly NamedRequest[]): Promise<(string | undefined)[]> {
    const holders = await this.others.holders(named);
    return named.map((request) => holders.get(externalIdOf(request) ?? ''));
  }

  /** Stores what arrived together in one transaction, and answers each request by itself. */
  private answerAll(requests: readonly DurableRequest[]): Promise<(KeptAnswer | Problem)[]> {
    return this.database.transaction((tx) => idempotentlyAll(tx, requests, (due) => this.storage.storeAll(tx, due)));
  }

  /** Returns the document as soon as it has what is waited for or waits for somebody, or as it is when the time is up. */
  private async outcome(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    id: string,
    { ms, until }: AnswerWait,
  ): Promise<DocumentRow> {
    const end = Date.now() + ms;
    for (;;) {
      const row = await this.documents.get(caller, kindOfDocument, id);
      const left = end - Date.now();
      const { status, waiting } = row.view;
      const isOver = waiting !== null && waiting.reason !== 'invoice_not_accepted';
      const isReached = SETTLED.includes(status)
        ? until !== 'files' || hasItsFiles(row)
        : until === 'ticket' && isPrintable(row.view);
      const isSettled = isOver || isReached;
      if (left <= 0 || isSettled || !(await this.changes.next(id, Math.min(left, LOOK_EVERY_MS)))) return row;
    }
  }
}

/** Tells whether PDF and zip are there, or never will be. */
const hasItsFiles = (row: DocumentRow): boolean =>
  fileOf(row, 'pdf') !== 'coming' && fileOf(row, 'attached-document') !== 'coming';

const newDocument = (
  caller: Caller,
  { kindOfDocument: { kind }, draft, totals, corrected }: CheckedDocument,
  rejected: DocumentRow | undefined,
): NewDocument => ({
  id: newId(kindOf(kind).idPrefix),
  caller,
  kind,
  draft,
  totals,
  correctedId: corrected?.id ?? null,
  corrects: rejected?.id ?? null,
});

const refuseUncorrectable = ({ view }: DocumentRow): void => {
  if (view.status === 'rejected_by_dian') return;
  throw new Problem(409, 'not_correctable', {
    en: `The document is ${view.status}: only a rejected one can be corrected.`,
    es: `El documento está en ${view.status}: solo uno rechazado se puede corregir.`,
  });
};

/**
 * Refuses a correction whose paper number differs: it takes the number of the rejected document, which for a
 * transcription is that of the paper.
 */
const refuseOtherPaper = (corrected: DocumentRow, draft: DocumentDraft): void => {
  const number = paperNumberOf(corrected.draft);
  if (paperNumberOf(draft) === number) return;
  const detail =
    number === null
      ? {
          en: `${corrected.id} was not transcribed from paper: its correction takes over its number and names none.`,
          es: `${corrected.id} no se transcribió de papel: su corrección toma su número y no escribe ninguno.`,
        }
      : {
          en: `${corrected.id} transcribes the paper original ${number}: its correction is of type_code 03 and has that number.`,
          es: `${corrected.id} transcribe el original en papel ${number}: su corrección es de type_code 03 y tiene ese número.`,
        };
  const fix = {
    en: 'If it is another sale, or the number was misread, POST /v1/invoices instead.',
    es: 'Si es otra venta, o el número se leyó mal, use POST /v1/invoices.',
  };
  throw invalid([faultWith('#/number', 'conflicting_fields', detail, { fix })]);
};

/** Number of the paper original; null for a document that has none. */
const paperNumberOf = (draft: DocumentDraft): string | null => paperOriginalOf(draft)?.number ?? null;
