import type { Environment, ReceivedStatus, SimulatedAnswer } from '@rubrica/contracts';
import type { Reason } from '@rubrica/reception';

/** Events of a supplier's document. One stream per tenant, environment and CUFE. Instants are ISO strings in UTC. */
export type ReceivedDocumentEvent =
  | { readonly type: 'DocumentReceived'; readonly data: Receipt }
  /** Another file under the same CUFE, while none of it was verified. */
  | { readonly type: 'FileReceived'; readonly data: ReceivedFile }
  | { readonly type: 'DocumentJudged'; readonly data: Judged }
  /** The file is no better than the one that is shown. */
  | { readonly type: 'FileDiscarded'; readonly data: ReceivedFile };

/** Whom the document came to, and what of it is known at once. NITs, which may be of people, are in rows and blobs alone. */
export interface Receipt {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly cufe: string;
  readonly simulate: SimulatedAnswer | null;
  /** Null where the CUFE came alone. */
  readonly file: ReceivedFile | null;
}

/** A file that was opened. */
export interface ReceivedFile {
  /** JSON `Container` of libs/reception. */
  readonly container_blob: string;
  /** JSON `SupplierDocument` of libs/reception. */
  readonly document_blob: string;
  /** The PDF that the supplier put beside it, as it came; left out or null: there was none. */
  readonly pdf_blob?: string | null;
  readonly number: string;
  /** Day of issue in Colombia; null where the document has none. */
  readonly issued_on: string | null;
}

/** What follows from an answer of the tax authority. */
export interface Judged {
  readonly status: Exclude<ReceivedStatus, 'received'>;
  readonly reasons: readonly Reason[];
  readonly validated_at: string | null;
  /** The file that was judged, or DIAN's copy where the CUFE came alone; null where neither is known. */
  readonly file: ReceivedFile | null;
}

export type ReceivedDocument = { readonly status: 'unknown' } | KnownReceivedDocument;

export interface KnownReceivedDocument {
  readonly status: ReceivedStatus;
  readonly receipt: Receipt;
  /** The best of the files that were judged, else the first one. */
  readonly file: ReceivedFile | null;
  /** Files that are not judged yet. */
  readonly unjudged: readonly ReceivedFile[];
  readonly judged: Judged | null;
}

export const unknown: ReceivedDocument = { status: 'unknown' };

export const isSameFile = (one: ReceivedFile | null, other: ReceivedFile | null): boolean =>
  one?.container_blob === other?.container_blob;

export const evolve = (document: ReceivedDocument, event: ReceivedDocumentEvent): ReceivedDocument => {
  if (event.type === 'DocumentReceived') {
    const { file } = event.data;
    return { status: 'received', receipt: event.data, file, unjudged: file === null ? [] : [file], judged: null };
  }
  if (document.status === 'unknown') throw new Error(`${event.type} of a document that was never received`);
  const without = (file: ReceivedFile | null) => document.unjudged.filter((one) => !isSameFile(one, file));
  switch (event.type) {
    case 'FileReceived':
      return { ...document, file: document.file ?? event.data, unjudged: [...document.unjudged, event.data] };
    case 'FileDiscarded':
      return { ...document, unjudged: without(event.data) };
    case 'DocumentJudged': {
      const { status, file } = event.data;
      return { ...document, status, file: file ?? document.file, unjudged: without(file), judged: event.data };
    }
  }
};
