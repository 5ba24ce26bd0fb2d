import { documentStatusAfter, type Environment, type Message, type StatusState } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';

/** The data of a document that its public events show, folded from the facts of its life in their order. */
export interface DocumentSketch extends StatusState {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: DocumentKind;
  readonly environment: Environment;
  readonly number: string | null;
  readonly cufe: string | null;
  readonly externalId: string | null;
  /** Whether a PDF exists or will exist. */
  readonly pdf: boolean;
  /** Its latest public events, in their order. */
  readonly eventIds: readonly string[];
}

/** More than a document has at a time that receivers could hear of in the wrong order. */
const MOST_EVENT_IDS = 8;

/** Returns the document with one more event that was told of it. */
export const withEvent = (document: DocumentSketch, eventId: string): DocumentSketch => ({
  ...document,
  eventIds: [...document.eventIds, eventId].slice(-MOST_EVENT_IDS),
});

/** Types of the facts that are folded, also the filter of the consumer. */
export const DOCUMENT_FACTS = [
  'co.rubrica.document.requested.v1',
  'co.rubrica.document.numbered.v1',
  'co.rubrica.document.signed.v1',
  'co.rubrica.document.contingency-issued.v1',
  'co.rubrica.document.issuing-failed.v1',
  'co.rubrica.document.cancelled.v1',
  'co.rubrica.document.submission-cancelled.v1',
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
  edition: 0,
  failedIn: null,
  failedFrom: null,
  number: null,
  cufe: null,
  externalId: null,
  pdf: false,
  eventIds: [],
});

/** Returns the document after a fact, `known` itself if none of its data changes. The contracts alone decide its status. */
export const foldDocument = (known: DocumentSketch | undefined, fact: DocumentFact): DocumentSketch => {
  const before = known ?? sketchOf(fact);
  const status = documentStatusAfter(before, fact);
  const after: DocumentSketch = { ...before, ...status, ...shownData(fact, status !== before) };
  return known && isSame(known, after) ? known : after;
};

const isSame = (a: DocumentSketch, b: DocumentSketch): boolean =>
  (Object.keys(b) as (keyof DocumentSketch)[]).every((key) => a[key] === b[key]);

/** Returns the data besides the status that a fact changes. `counts`: it has not come too late to change the status. */
const shownData = (
  fact: DocumentFact,
  counts: boolean,
): Partial<Pick<DocumentSketch, 'number' | 'cufe' | 'externalId' | 'pdf'>> => {
  switch (fact.type) {
    case 'co.rubrica.document.requested.v1':
      return { externalId: fact.data.external_id };
    case 'co.rubrica.document.numbered.v1':
      return { number: fact.data.number };
    case 'co.rubrica.document.signed.v1':
      return counts ? { number: fact.data.number, cufe: fact.data.cufe } : {};
    case 'co.rubrica.document.contingency-issued.v1':
      return counts ? { number: fact.data.number, cufe: fact.data.cufe, pdf: true } : {};
    case 'co.rubrica.document.accepted.v1':
      return counts ? { cufe: fact.data.cufe, pdf: true } : {};
    case 'co.rubrica.document.rejected.v1':
      return counts ? { cufe: fact.data.cufe, pdf: true } : {};
    case 'co.rubrica.document.issuing-failed.v1':
      return counts && fact.data.cufe !== undefined ? { cufe: fact.data.cufe, pdf: true } : {};
    case 'co.rubrica.document.submission-failed.v1':
      return counts ? { pdf: true } : {};
    case 'co.rubrica.document.rendered.v1':
      return { pdf: true };
    case 'co.rubrica.document.submitted.v1':
    case 'co.rubrica.document.cancelled.v1':
    case 'co.rubrica.document.submission-cancelled.v1':
    case 'co.rubrica.document.issuing-retried.v1':
    case 'co.rubrica.document.submission-retried.v1':
    case 'co.rubrica.document.email-delivered.v1':
    case 'co.rubrica.document.email-bounced.v1':
    case 'co.rubrica.document.email-complained.v1':
      return {};
  }
};
