import type { DocumentRequest } from '@rubrica/contracts';
import type { Cause } from '@rubrica/eventing';
import type { Counterparty, DocumentDraft, DocumentKind, TenantProfile } from '@rubrica/fiscal';
import { type KindCollection, kindOf, namedCounterparty } from '@rubrica/kinds';
import type { IdempotencyKey } from '@rubrica/service';
import { queuedView } from '../document/document.js';
import type { NewDocumentRow } from '../document/document-row.js';
import type { CheckedDocument } from './document-check.process.js';
import type { RequestDocument } from './document-request.js';
import type { NewDocument } from './other-documents.js';

/** A document that was checked and whose request is durable. */
export interface DurableRequest {
  readonly idempotency: IdempotencyKey | null;
  readonly document: NewDocument;
  readonly checked: CheckedDocument;
  readonly requestBlob: string;
  readonly cause: Cause | undefined;
}

/** Simulated outcome of a test document that asks for none. */
const SIMULATED = { outcome: 'accepted_by_dian', email: 'delivered' } as const;

/** How a request is collected with others; null for one that is a document by itself, as each correction is. */
export const collectionOf = ({
  kind,
  draft,
  corrects,
}: Pick<NewDocument, 'kind' | 'draft' | 'corrects'>): KindCollection | null => {
  const { collection } = kindOf(kind);
  return corrects === null && collection?.isAsked(draft) ? collection : null;
};

export const rowOf = ({ document, checked }: DurableRequest, at: string): NewDocumentRow => ({
  id: document.id,
  tenant_id: document.caller.tenantId,
  livemode: document.caller.livemode,
  environment: checked.environment,
  kind: document.kind,
  external_id: document.draft.external_id ?? null,
  customer_id: namedCounterparty(checked.kindOfDocument.counterparty, document.draft).id ?? null,
  invoice_id: document.correctedId,
  corrects: document.corrects,
  corrected_by: null,
  retry_ordered_at: null,
  asked_by: document.caller.personId ?? document.caller.keyId,
  collects_until: null,
  draft: document.draft,
  customer: checked.counterparty,
  totals: document.totals,
  view: queuedView(at),
  created_at: new Date(at),
});

export const commandOf = (row: NewDocumentRow, requestBlob: string): RequestDocument => ({
  type: 'RequestDocument',
  data: {
    tenant_id: row.tenant_id,
    kind: row.kind,
    environment: row.environment,
    request_blob: requestBlob,
    numbering_range_id: row.draft.numbering_range_id ?? null,
    external_id: row.external_id,
    invoice_id: row.invoice_id,
    corrects: row.corrects,
    simulate: row.livemode ? null : { ...SIMULATED, ...row.draft.simulate },
  },
});

/** What a request blob is made of. */
interface Requested {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: DocumentKind;
  readonly draft: DocumentDraft;
  readonly issuer: TenantProfile;
  readonly counterparty: Counterparty | null;
}

export const requestOf = ({ id, tenantId, kind, draft, issuer, counterparty }: Requested): DocumentRequest => ({
  document_id: id,
  tenant_id: tenantId,
  draft,
  issuer,
  counterparty,
  mail: kindOf(kind).delivery.isMailed ? mailOf(draft, counterparty) : UNMAILED,
});

const UNMAILED: DocumentRequest['mail'] = { to: [], cc: [] };

const mailOf = (draft: DocumentDraft, counterparty: Counterparty | null): DocumentRequest['mail'] => {
  if (draft.email?.send === false) return UNMAILED;
  const to = draft.email?.to?.length ? draft.email.to : counterparty?.email ? [counterparty.email] : [];
  return { to, cc: draft.email?.cc ?? [] };
};
