import { Injectable } from '@nestjs/common';
import type { Message } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';

/** Events by which an invoice is accepted: expressly, or tacitly. */
const ACCEPTANCES = ['033', '034'] as const;
export type AcceptanceCode = (typeof ACCEPTANCES)[number];

/** Own invoices whose acceptance DIAN has registered: it takes no note on them. */
@Injectable()
export class AcceptedInvoiceView {
  constructor(private readonly database: Database) {}

  show(tx: Tx, messages: readonly Message[]): void {
    for (const message of messages) {
      if (message.type !== 'co.rubrica.document-event.registered.v1') continue;
      const { subject_object, subject_id, code } = message.data;
      if (subject_object !== 'invoice' || !ACCEPTANCES.some((one) => one === code)) continue;
      tx.write('insert into accepted_invoices (id, tenant_id, code) values ($1, $2, $3) on conflict (id) do nothing', [
        subject_id,
        message.tenantid,
        code,
      ]);
    }
  }

  /** Returns the event by which an invoice is accepted; undefined where none is known. */
  async acceptanceOf(invoiceId: string): Promise<AcceptanceCode | undefined> {
    const [row] = await this.database.query<{ code: AcceptanceCode }>(
      'select code from accepted_invoices where id = $1',
      [invoiceId],
    );
    return row?.code;
  }
}
