import { Injectable } from '@nestjs/common';
import { type Cause, Database, type Tx } from '@rubrica/eventing';
import type { CauseColumns } from '@rubrica/eventing/postgres';
import { kindOf } from '@rubrica/kinds';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { SubmissionOrder } from '../submission/submission.js';

/** Counts of an environment's documents that are or were held back and have no verdict. */
export interface Backlog {
  /** Documents not released yet, and notes that wait for their invoice. */
  readonly held: number;
  /** Documents released, whose transmission is planned or under way. */
  readonly released: number;
  /** Documents released that wait for a decision or for their next edition. */
  readonly setAside: number;
  /** Time of issue of the oldest of them; null: there is none. */
  readonly oldestIssuedAt: Date | null;
}

export interface Released extends CauseColumns {
  readonly document_id: string;
  readonly is_note: boolean;
  readonly issued_at: Date;
}

export interface HeldDocument {
  readonly id: string;
  readonly order: SubmissionOrder;
  readonly cause: Cause;
}

/** Table of the last answers of the tax authority, shared by all processes, and table of the documents held back. */
@Injectable()
export class ContingencyStore {
  constructor(private readonly database: Database) {}

  async answered(environment: LiveEnvironment, at: Date): Promise<void> {
    await this.database.query(
      `insert into last_answers as l (environment, at) values ($1, $2)
       on conflict (environment) do update set at = greatest(l.at, excluded.at)`,
      [environment, at],
    );
  }

  async lastAnswerAt(tx: Tx, environment: LiveEnvironment): Promise<string | null> {
    const [row] = await tx.query<{ at: Date }>('select at from last_answers where environment = $1', [environment]);
    return row?.at.toISOString() ?? null;
  }

  /** Adds documents as held back; one already listed with an earlier edition is held back again. */
  async add(tx: Tx, documents: readonly HeldDocument[]): Promise<void> {
    await tx.query(
      `insert into contingency_documents (document_id, environment, tenant_id, is_note, invoice_id, issued_at,
         correlation_id, causation_id, traceparent)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::timestamptz[],
         $7::text[], $8::text[], $9::text[])
       on conflict (document_id) do update
         set correlation_id = excluded.correlation_id, causation_id = excluded.causation_id,
           traceparent = excluded.traceparent, issued_at = excluded.issued_at, invoice_id = excluded.invoice_id, released_at = null, set_aside = false`,
      [
        documents.map(({ id }) => id),
        documents.map(({ order }) => order.environment),
        documents.map(({ order }) => order.tenant_id),
        documents.map(({ order }) => kindOf(order.kind).corrects !== null),
        documents.map(({ order }) => order.invoice?.document_id ?? null),
        documents.map(({ order }) => order.issued_at),
        documents.map(({ cause }) => cause.correlationId),
        documents.map(({ cause }) => cause.causationId),
        documents.map(({ cause }) => cause.traceparent ?? null),
      ],
    );
  }

  /** Removes documents that have their verdict. */
  async remove(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query('delete from contingency_documents where document_id = any($1)', [ids]);
  }

  /** Marks documents that wait for a decision or for their next edition. */
  async setAside(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query('update contingency_documents set set_aside = true where document_id = any($1)', [ids]);
  }

  /** Counts documents held, and the notes that wait for invoices which the contingency held. */
  async backlog(environment: LiveEnvironment, from: Pick<Tx, 'query'> = this.database): Promise<Backlog> {
    const [row] = await from.query<{ held: number; released: number; set_aside: number; oldest: Date | null }>(
      `select count(*) filter (where released_at is null or waits)::int as held,
         count(*) filter (where released_at is not null and not set_aside and waits is null)::int as released,
         count(*) filter (where set_aside)::int as set_aside, min(issued_at) as oldest
       from (select * from contingency_documents where environment = $1) as listed
       full join (select document_id, true as waits from waiting_submissions
         where environment = $1 and reason = 'invoice_not_accepted') as waiting using (document_id)`,
      [environment],
    );
    return {
      held: row?.held ?? 0,
      released: row?.released ?? 0,
      setAside: row?.set_aside ?? 0,
      oldestIssuedAt: row?.oldest ?? null,
    };
  }

  /**
   * Marks the next documents as released and returns them, the oldest first and invoices before notes. A note that names
   * an invoice of ours waits for it by itself. Another note may refer to an invoice of its tenant by number, so it is
   * released when all invoices of the tenant that are not set aside have left the table, that is, have their verdicts.
   */
  async release(tx: Tx, environment: LiveEnvironment, most: number): Promise<Released[]> {
    return tx.query<Released>(
      `with next as (
         select document_id from contingency_documents as d
         where environment = $1 and released_at is null and (not is_note or invoice_id is not null or not exists (
           select from contingency_documents as i
           where i.tenant_id = d.tenant_id and i.environment = $1 and not i.is_note and not i.set_aside))
         order by is_note, issued_at, document_id limit $2
         for update
       ), released as (
         update contingency_documents as d set released_at = $3 from next where d.document_id = next.document_id
         returning d.document_id, is_note, issued_at, correlation_id, causation_id, traceparent
       )
       select * from released order by is_note, issued_at, document_id`,
      [environment, most, tx.at],
    );
  }
}
