import { Injectable } from '@nestjs/common';
import { isOnCredit, isTypeWithEvents } from '@rubrica/document-events';
import { Database, type Tx } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { KnownSubmission, Submission, SubmissionOrder } from '../submission/submission.js';
import { firstQuestion, questionOfMail } from './asking.js';
import { ASK, questionTimer } from './question-timer.js';

export interface FollowedInvoice {
  readonly id: string;
  readonly tenant_id: string;
  readonly environment: LiveEnvironment;
  readonly cufe: string;
  readonly accepted_at: Date;
  /** When DIAN answered last; null: never. */
  readonly asked_at: Date | null;
}

/** Own invoices on credit that DIAN has accepted, of which it is asked what the buyer did. */
@Injectable()
export class FollowedInvoices {
  constructor(private readonly database: Database) {}

  /** Follows the invoices on credit among documents that DIAN has judged just now. */
  follow(tx: Tx, judged: readonly { readonly id: string; readonly state: Submission }[]): void {
    for (const { id, state } of judged) {
      if (state.status !== 'accepted' || !isFollowed(state.order)) continue;
      this.add(tx, id, state);
      const due = firstQuestion({ id, acceptedAt: tx.at });
      tx.schedule(questionTimer(id, state.order.tenant_id, { due }));
    }
  }

  async find(id: string, from: Pick<Tx, 'query'> = this.database): Promise<FollowedInvoice | undefined> {
    const [row] = await from.query<FollowedInvoice>('select * from followed_invoices where id = $1', [id]);
    return row;
  }

  /** Records an answer of DIAN. An invoice that was accepted before invoices were followed is added. */
  answered(tx: Tx, id: string, state: KnownSubmission): void {
    this.add(tx, id, state);
    tx.write('update followed_invoices set asked_at = $2 where id = $1', [id, tx.at]);
  }

  /**
   * Has DIAN asked about an invoice, since an event of its buyer came by mail: at once, or ten minutes after its last answer.
   * Returns whether it is an invoice of the tenant that is followed.
   */
  async askNow(
    tx: Tx,
    { tenant_id, environment, cufe }: Pick<SubmissionOrder, 'tenant_id' | 'environment' | 'cufe'>,
  ): Promise<boolean> {
    const rows = await tx.query<Pick<FollowedInvoice, 'id' | 'asked_at'>>(
      'select id, asked_at from followed_invoices where tenant_id = $1 and environment = $2 and cufe = $3',
      [tenant_id, environment, cufe],
    );
    for (const { id, asked_at } of rows)
      tx.schedule(questionTimer(id, tenant_id, { due: questionOfMail(asked_at, tx.at) }));
    return rows.length > 0;
  }

  /** Removes the rows of an erased tenant, and asks no more. */
  async erase(tx: Tx, tenantId: string): Promise<void> {
    const rows = await tx.query<{ id: string }>('delete from followed_invoices where tenant_id = $1 returning id', [
      tenantId,
    ]);
    tx.cancel(ASK, ...rows.map(({ id }) => id));
  }

  private add(tx: Tx, id: string, { order: { tenant_id, environment, cufe } }: KnownSubmission): void {
    tx.write(
      `insert into followed_invoices (id, tenant_id, environment, cufe, accepted_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, tenant_id, environment, cufe, tx.at],
    );
  }
}

/** Whether DIAN takes events of the document. In the test environment nothing is asked. */
const isFollowed = ({ type_code, environment, payment_form }: SubmissionOrder): boolean =>
  isTypeWithEvents(type_code) && environment !== 'test' && isOnCredit(payment_form);
