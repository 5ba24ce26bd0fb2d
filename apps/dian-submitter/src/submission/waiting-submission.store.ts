import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import type { SubmissionOrder } from './submission.js';

/** Payload of a timer: number of times that no certificate was found for the document. */
export interface Lookups {
  readonly looks?: number;
}

const FIRST_LOOKUP_AFTER_MS = 5_000;
const LONGEST_LOOKUP_AFTER_MS = 3_600_000;

/** Returns the time of the next lookup; the wait doubles. A new certificate normally releases the document before. */
export const nextLookupAt = (at: string, { looks = 0 }: Lookups): string =>
  new Date(Date.parse(at) + Math.min(FIRST_LOOKUP_AFTER_MS * 2 ** looks, LONGEST_LOOKUP_AFTER_MS)).toISOString();

export const oneMoreLookup = ({ looks = 0 }: Lookups): Lookups => ({ looks: looks + 1 });

/** Table of the documents that wait for a certificate to sign their messages. */
@Injectable()
export class CertificateWaits {
  /** Adds documents, and returns the ids of those that were not in the table yet. */
  async add(
    tx: Tx,
    documents: readonly { readonly id: string; readonly order: SubmissionOrder }[],
  ): Promise<ReadonlySet<string>> {
    const rows = await tx.query<{ document_id: string }>(
      `insert into waiting_submissions (document_id, tenant_id, environment)
       select * from unnest($1::text[], $2::text[], $3::text[])
       on conflict (document_id) do nothing returning document_id`,
      [
        documents.map(({ id }) => id),
        documents.map(({ order }) => order.tenant_id),
        documents.map(({ order }) => order.environment),
      ],
    );
    return new Set(rows.map(({ document_id }) => document_id));
  }

  async leave(tx: Tx, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length > 0)
      await tx.query('delete from waiting_submissions where document_id = any($1)', [documentIds]);
  }

  /** Removes the tenant's documents, and returns their ids. */
  async release(tx: Tx, tenantId: string, environment: Environment): Promise<string[]> {
    const rows = await tx.query<{ document_id: string }>(
      'delete from waiting_submissions where tenant_id = $1 and environment = $2 returning document_id',
      [tenantId, environment],
    );
    return rows.map(({ document_id }) => document_id);
  }
}
