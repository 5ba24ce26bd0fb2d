import type { DocumentStatus, Environment, Message } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';

/** The data of a document that its public events show, folded from the facts of its life in their order. */
export interface DocumentSketch {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: DocumentKind;
  readonly environment: Environment;
  readonly status: DocumentStatus;
  /** Status before the failure, which a retry restores; null unless it has failed. */
  readonly failedFrom: DocumentStatus | null;
  readonly number: string | null;
  readonly cufe: string | null;
  readonly externalId: string | null;
  /** Whether a PDF exists or will exist. */
  readonly pdf: boolean;
}

/** Types of the facts that are folded, also the filter of the consumer. */
export const DOCUMENT_FACTS = [
  'co.rubrica.document.requested.v1',
  'co.rubrica.document.numbered.v1',
  'co.rubrica.document.signed.v1',
  'co.rubrica.document.contingency-issued.v1',
  'co.rubrica.document.issuing-failed.v1',
  'co.rubrica.document.issuing-retried.v1',
  'co.rubrica.document.rendered.v1',
  'co.rubrica.document.submitted.v1',
  'co.rubrica.document.accepted.v1',
  'co.rubrica.document.rejected.v1',
  'co.rubrica.document.submission-failed.v1',
  'co.rubrica.document.submission-retried.v1',
  'co.rubrica.document.email-delivered.v1',
  'co.rubrica.document.email-bounced.v1',
  'co.rubrica.document.email-complained.v1',
] as const;

export type DocumentFactType = (typeof DOCUMENT_FACTS)[number];
export type DocumentFact = Extract<Message, { readonly type: DocumentFactType }>;

const sketchOf = ({ tenantid, data }: DocumentFact): DocumentSketch => ({
  id: data.document_id,
  tenantId: tenantid,
  kind: data.kind,
  environment: data.environment,
  status: 'queued',
  failedFrom: null,
  number: null,
  cufe: null,
  externalId: null,
  pdf: false,
});

export const foldDocument = (known: DocumentSketch | undefined, fact: DocumentFact): DocumentSketch => {
  const document = folded(known ?? sketchOf(fact), fact);
  return document.status === 'failed' ? document : { ...document, failedFrom: null };
};

const folded = (document: DocumentSketch, fact: DocumentFact): DocumentSketch => {
  switch (fact.type) {
    case 'co.rubrica.document.requested.v1':
      return { ...document, externalId: fact.data.external_id };
    case 'co.rubrica.document.numbered.v1':
      return { ...document, number: fact.data.number };
    case 'co.rubrica.document.signed.v1':
      return { ...document, status: onTheWay(document, 'signed'), number: fact.data.number, cufe: fact.data.cufe };
    case 'co.rubrica.document.submitted.v1':
      return { ...document, status: onTheWay(document, 'submitted') };
    case 'co.rubrica.document.contingency-issued.v1': {
      const { number, cufe } = fact.data;
      return hasVerdict(document) ? document : { ...document, status: 'accepted_contingency', number, cufe, pdf: true };
    }
    case 'co.rubrica.document.accepted.v1':
      return hasVerdict(document)
        ? document
        : { ...document, status: 'accepted_by_dian', cufe: fact.data.cufe, pdf: true };
    case 'co.rubrica.document.rejected.v1':
      return hasVerdict(document) ? document : { ...document, status: 'rejected_by_dian', cufe: fact.data.cufe };
    case 'co.rubrica.document.issuing-failed.v1':
    case 'co.rubrica.document.submission-failed.v1':
      return hasVerdict(document)
        ? document
        : { ...document, status: 'failed', failedFrom: document.failedFrom ?? document.status };
    case 'co.rubrica.document.issuing-retried.v1':
    case 'co.rubrica.document.submission-retried.v1':
      return { ...document, status: document.failedFrom ?? document.status };
    case 'co.rubrica.document.rendered.v1':
      return { ...document, pdf: true };
    case 'co.rubrica.document.email-delivered.v1':
    case 'co.rubrica.document.email-bounced.v1':
    case 'co.rubrica.document.email-complained.v1':
      return document;
  }
};

/** Tells whether the tax authority has accepted or rejected it; the status then never changes. */
const hasVerdict = ({ status }: DocumentSketch): boolean =>
  status === 'accepted_by_dian' || status === 'rejected_by_dian';

/** Returns the next status; neither a verdict nor `accepted_contingency` goes back. */
const onTheWay = (document: DocumentSketch, status: 'signed' | 'submitted'): DocumentStatus => {
  const behind = document.status === 'submitted' && status === 'signed';
  return behind || hasVerdict(document) || document.status === 'accepted_contingency' ? document.status : status;
};
