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

type DocumentRequestState = { readonly status: 'unknown' } | { readonly status: 'requested' };

const messages = ({ data }: DocumentRequested, _: DocumentRequestState, { id }: { id: string }): readonly Fact[] => [
  {
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
  },
];

/** The part of a document's life that the gateway owns: the request. Other services publish the rest. */
export const documentRequest: Aggregate<DocumentRequestState, RequestDocument, DocumentRequested> = {
  name: 'document-request',
  initialState: { status: 'unknown' },
  decide: ({ data }, state) => {
    if (state.status === 'requested')
      throw new Refusal('document_exists', {
        en: 'This document has been requested already.',
        es: 'Este documento ya se solicitó.',
      });
    return [{ type: 'DocumentRequested', data }];
  },
  evolve: () => ({ status: 'requested' }),
  messages,
};
