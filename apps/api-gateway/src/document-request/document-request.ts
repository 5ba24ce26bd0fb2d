import { type Environment, type Fact, Refusal } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import type { DocumentKind } from '@rubrica/fiscal';

/** What a tenant asked for. Body, issuer and counterparty are in the request blob. */
export interface DocumentRequested {
  readonly type: 'DocumentRequested';
  readonly data: {
    readonly tenant_id: string;
    readonly kind: DocumentKind;
    readonly environment: Environment;
    readonly request_blob: string;
    readonly numbering_range_id: string | null;
    readonly external_id: string | null;
    /** The document that a note corrects, if it was issued here: an invoice, or what else the kind of the note corrects. */
    readonly invoice_id: string | null;
    /** The rejected document whose number it takes. */
    readonly corrects: string | null;
    readonly simulate: Simulate | null;
  };
}

export interface Simulate {
  readonly outcome: 'accepted_by_dian' | 'rejected_by_dian' | 'accepted_contingency' | 'failed';
  readonly email: 'delivered' | 'bounced' | 'complained';
}

export interface RequestDocument {
  readonly type: 'RequestDocument';
  readonly data: DocumentRequested['data'];
}

/** A request that is collected with others. The document is requested when the week closes. */
export interface RequestCollected {
  readonly type: 'RequestCollected';
  readonly data: Pick<
    DocumentRequested['data'],
    'tenant_id' | 'kind' | 'environment' | 'request_blob' | 'external_id'
  > & { readonly collects_until: string };
}

export interface CollectRequest {
  readonly type: 'CollectRequest';
  readonly data: RequestCollected['data'];
}

/** A document whose requests were collected and then dropped. It is never requested. */
export interface CollectionCancelled {
  readonly type: 'CollectionCancelled';
  /** Blob with the words of the tenant; null when it gave none. */
  readonly data: { readonly reason_blob: string | null };
}

export interface CancelCollection {
  readonly type: 'CancelCollection';
  readonly reasonBlob: string | null;
}

type DocumentRequestState =
  | { readonly status: 'unknown' }
  | { readonly status: 'collecting'; readonly requests: number }
  | { readonly status: 'requested' | 'cancelled' };
type DocumentRequestCommand = RequestDocument | CollectRequest | CancelCollection;
type DocumentRequestEvent = RequestCollected | DocumentRequested | CollectionCancelled;

/** Only the request is published: other services learn of a document when its collection is over. */
const messages = (event: DocumentRequestEvent, _: DocumentRequestState, { id }: { id: string }): readonly Fact[] =>
  event.type === 'DocumentRequested' ? [requestedMessage(event, id)] : [];

const requestedMessage = ({ data }: DocumentRequested, id: string): Fact => ({
  type: 'co.rubrica.document.requested.v1',
  key: id,
  tenantid: data.tenant_id,
  data: {
    document_id: id,
    kind: data.kind,
    environment: data.environment,
    request_blob: data.request_blob,
    numbering_range_id: data.numbering_range_id,
    external_id: data.external_id,
    invoice_id: data.invoice_id,
    corrects: data.corrects,
    simulate: data.simulate,
  },
});

/** A document that is requested already is cancelled by the service that works on it. */
const cancel = ({ reasonBlob }: CancelCollection, { status }: DocumentRequestState): readonly CollectionCancelled[] => {
  if (status === 'cancelled')
    throw new Refusal('not_cancellable', {
      en: 'The document is cancelled already.',
      es: 'El documento ya está cancelado.',
    });
  return status === 'collecting' ? [{ type: 'CollectionCancelled', data: { reason_blob: reasonBlob } }] : [];
};

/** The part of a document's life that the gateway owns: the request. Other services publish the rest. */
export const documentRequest: Aggregate<DocumentRequestState, DocumentRequestCommand, DocumentRequestEvent> = {
  name: 'document-request',
  initialState: { status: 'unknown' },
  decide: (command, state) => {
    if (command.type === 'CancelCollection') return cancel(command, state);
    if (state.status === 'requested' || state.status === 'cancelled')
      throw new Refusal('document_exists', {
        en: 'This document has been requested already.',
        es: 'Este documento ya se solicitó.',
      });
    return command.type === 'CollectRequest'
      ? [{ type: 'RequestCollected', data: command.data }]
      : [{ type: 'DocumentRequested', data: command.data }];
  },
  evolve: (state, { type }) => {
    if (type === 'DocumentRequested') return { status: 'requested' };
    if (type === 'CollectionCancelled') return { status: 'cancelled' };
    return { status: 'collecting', requests: state.status === 'collecting' ? state.requests + 1 : 1 };
  },
  messages,
};
