import { Injectable } from '@nestjs/common';
import { type Caller, DOCUMENT_ID_PREFIX, type DocumentRequest } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type CustomerInput, type DocumentDraft, isNote } from '@rubrica/fiscal';
import {
  amendAnswer,
  BlobStore,
  type IdempotencyKey,
  idempotently,
  invalid,
  keptAnswer,
  type KeptAnswer,
  newId,
  Problem,
  putJson,
} from '@rubrica/service';
import { DocumentResources } from '../document/document-resource.process.js';
import { DocumentChanges } from '../document/document-changes.js';
import { type CheckedDocument, DocumentCheck } from './document-check.process.js';
import { documentRequest } from './document-request.js';
import { queuedView } from '../document/document.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';

/** Interval of the looks into the table: another replica may have read the fact. */
const LOOK_EVERY_MS = 250;
const SETTLED: readonly string[] = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

/** Simulated outcome of a test document that asks for none. */
const SIMULATED = { outcome: 'accepted_by_dian', email: 'delivered' } as const;

export interface Taking {
  readonly idempotency: IdempotencyKey | null;
  readonly waitMs: number;
  /** The rejected document, whose number the new one takes. */
  readonly corrects?: DocumentRow;
}

/** Takes requests of documents, once per Idempotency-Key; a request is stored before it is answered. */
@Injectable()
export class DocumentIntake {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly check: DocumentCheck,
    private readonly changes: DocumentChanges,
    private readonly resources: DocumentResources,
    private readonly blobs: BlobStore,
  ) {}

  /**
   * Returns the first answer of the key, or 201 with the document: `queued`, or as it is after waiting up to `waitMs`.
   */
  async take(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
    { idempotency, waitMs, corrects }: Taking,
  ): Promise<KeptAnswer> {
    // Read before the checks: some depend on the day, and a repeated request gets the first answer on any day.
    const kept = await keptAnswer(this.database, idempotency);
    if (kept) return kept;
    if (corrects) refuseUncorrectable(corrects);
    const checked = await this.check.check(caller, kindOfDocument, draft, corrects);
    if (corrects) refuseOtherPaper(corrects, draft);
    const { environment, customer, invoice, totals } = checked;
    const { kind } = kindOfDocument;
    const id = newId(DOCUMENT_ID_PREFIX[kind]);
    const requestBlob = await putJson(this.blobs, caller.tenantId, requestOf(id, caller, checked));

    const answer = await idempotently(this.database, idempotency, async (tx) => {
      await this.documents.lock(tx, caller);
      await this.check.checkOthers(tx, caller, checked);
      if (corrects) refuseCorrected(await this.documents.correct(tx, corrects.id, id));
      const row = await this.documents.insert(tx, {
        id,
        tenant_id: caller.tenantId,
        livemode: caller.livemode,
        environment,
        kind,
        external_id: draft.external_id ?? null,
        customer_id: draft.customer_id ?? null,
        invoice_id: invoice?.id ?? null,
        corrects: corrects?.id ?? null,
        draft,
        customer,
        totals,
        view: queuedView(tx.at),
      });
      await tx.handle(documentRequest, id, {
        type: 'RequestDocument',
        data: {
          tenant_id: caller.tenantId,
          kind,
          environment,
          request_blob: requestBlob,
          numbering_range_id: draft.numbering_range_id ?? null,
          external_id: draft.external_id ?? null,
          invoice_id: invoice?.id ?? null,
          corrects: corrects?.id ?? null,
          simulate: caller.livemode ? null : { ...SIMULATED, ...draft.simulate },
        },
      });
      return { status: 201, body: await this.resources.resourceOf(row) };
    });
    if (answer.replayed || waitMs === 0) return answer;
    const waited = {
      ...answer,
      body: await this.resources.resourceOf(await this.outcome(caller, kindOfDocument, id, Date.now() + waitMs)),
    };
    await amendAnswer(this.database, idempotency, waited);
    return waited;
  }

  /**
   * Returns the document as soon as it has an outcome or waits for somebody, or as it is at `until` (ms since 1970).
   */
  private async outcome(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    id: string,
    until: number,
  ): Promise<DocumentRow> {
    for (;;) {
      const row = await this.documents.get(caller, kindOfDocument, id);
      const left = until - Date.now();
      const { status, waiting } = row.view;
      const isSettled = SETTLED.includes(status) || (waiting !== null && waiting.reason !== 'invoice_not_accepted');
      if (left <= 0 || isSettled || !(await this.changes.next(id, Math.min(left, LOOK_EVERY_MS)))) return row;
    }
  }
}

const requestOf = (
  id: string,
  { tenantId }: Caller,
  { draft, supplier, customer }: CheckedDocument,
): DocumentRequest => ({
  document_id: id,
  tenant_id: tenantId,
  draft,
  supplier,
  customer,
  mail: mailOf(draft, customer),
});

const mailOf = (draft: DocumentDraft, customer: CustomerInput | null): DocumentRequest['mail'] => {
  if (draft.email?.send === false) return { to: [], cc: [] };
  const to = draft.email?.to?.length ? draft.email.to : customer?.email ? [customer.email] : [];
  return { to, cc: draft.email?.cc ?? [] };
};

const refuseUncorrectable = ({ view }: DocumentRow): void => {
  if (view.status === 'rejected_by_dian') return;
  throw new Problem(409, 'not_correctable', `The document is ${view.status}: only a rejected one can be corrected.`);
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
      ? `${corrected.id} was not transcribed from paper: its correction takes over its number and names none.`
      : `${corrected.id} transcribes the paper original ${number}: its correction is of type_code 03 and has that number.`;
  const fix = 'If it is another sale, or the number was misread, POST /v1/invoices instead.';
  throw invalid([{ pointer: '#/number', code: 'conflicting_fields', detail, fix }]);
};

/** Number of the paper original; null for a document that has none. */
const paperNumberOf = (draft: DocumentDraft): string | null =>
  !isNote(draft) && draft.type_code === '03' ? (draft.number ?? null) : null;

const refuseCorrected = (by: string | null): void => {
  if (by === null) return;
  throw new Problem(409, 'already_corrected', `${by} corrects this document already.`, [], {}, { existing_id: by });
};
