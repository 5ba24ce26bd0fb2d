import type { DocumentKind, Invoice, Rubrica, TimelineEntry } from '@rubrica/client';
import { KINDS } from './kinds.js';

/** What documents of all kinds have, whatever else is in them. */
export type IssuedDocument = Pick<
  Invoice,
  | 'id'
  | 'status'
  | 'waiting'
  | 'number'
  | 'cufe'
  | 'issued_at'
  | 'external_id'
  | 'currency'
  | 'totals'
  | 'qr_url'
  | 'pdf_url'
  | 'xml_url'
  | 'attached_document_url'
  | 'dian'
  | 'email'
  | 'failure'
  | 'corrects'
  | 'corrected_by'
  | 'created_at'
> & { readonly object: DocumentKind };

/** An act on a document: the last part of its path. */
export type Act = 'retry' | 'cancel' | 'resolve' | 'emails';

/** The API's name of an act on documents of a kind, such as `retryInvoice`. */
export const operationOf = (act: Act | 'correct', kind: DocumentKind): string => {
  const short = kind === 'equivalent_document_note' ? 'equivalent_note' : kind;
  const noun = short.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `${act === 'emails' ? 'email' : act}${noun}`;
};

/** The routes that all kinds have alike, below the path of the kind. */
export const routesOf = (client: Rubrica, kind: DocumentKind, id: string) => {
  const url = `/v1/${KINDS[kind].path}/${encodeURIComponent(id)}`;
  const read = async (path: string, signal: AbortSignal): Promise<unknown> =>
    client.get({ url: `${url}${path}`, signal, responseStyle: 'data', throwOnError: true });
  return {
    get: async (signal: AbortSignal) => (await read('', signal)) as IssuedDocument,
    timeline: async (signal: AbortSignal) =>
      ((await read('/timeline', signal)) as { readonly data: readonly TimelineEntry[] }).data,
    part: async <Row>(part: 'attempts' | 'mailings' | 'deliveries', signal: AbortSignal) =>
      (await read(`/${part}?limit=100`, signal)) as { readonly data: readonly Row[]; readonly has_more: boolean },
    act: async (act: Act, body: unknown): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      await client.post({ url: `${url}/${act}`, body, headers, throwOnError: true });
    },
    /** Sends a new body for a rejected document, and returns the id of the new one. */
    correct: async (body: object, idempotencyKey: string): Promise<string> => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
      const order = { url: `${url}/corrections`, body, headers, responseStyle: 'data', throwOnError: true } as const;
      return ((await client.post(order)) as unknown as { readonly id: string }).id;
    },
  };
};
