import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import { DianSubmitterSettings } from '../config.js';
import { type Questions, questionTimer } from '../followed-invoice/question-timer.js';
import { InvoiceKnowledge } from './invoice-knowledge.process.js';
import { OwnInvoices } from './own-invoice.process.js';
import { TacitAcceptances } from './tacit-acceptance.process.js';

/** Asks DIAN about own invoices when it is time, and then does what is due: tacit acceptance, or a reminder of it. */
@Injectable()
export class InvoiceQuestions {
  constructor(
    private readonly database: Database,
    private readonly invoices: OwnInvoices,
    private readonly knowledge: InvoiceKnowledge,
    private readonly tacit: TacitAcceptances,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
  ) {}

  async ask(timer: DueTimer<Questions>): Promise<void> {
    const invoice = await this.invoices.byId(timer.key);
    if (!invoice) return this.database.transaction((tx) => tx.complete(timer));
    if (!(await this.knowledge.learn(invoice, timer.cause))) return this.postpone(timer);
    faultPoint('dian-submitter:invoice-asked');
    const { registered } = await this.knowledge.known(invoice);
    const due = await this.tacit.due(invoice, registered);
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      if (due) await this.tacit.act(tx, invoice, due);
      await this.knowledge.scheduleNext(tx, invoice, registered);
    }, timer.cause);
  }

  /** DIAN did not answer: it is asked again, later each time. */
  private async postpone({ payload, ...timer }: DueTimer<Questions>): Promise<void> {
    const { tries = 0 } = payload;
    const { retryFirstMs, retryLongestMs } = this.settings;
    const waitMs = Math.min(retryFirstMs * 2 ** Math.min(tries, 30), retryLongestMs) * (0.9 + Math.random() * 0.2);
    const due = new Date(this.clock.now().getTime() + waitMs).toISOString();
    await this.database.transaction(async (tx) => {
      await tx.complete({ payload, ...timer });
      tx.schedule(questionTimer(timer.key, timer.group, { due, payload: { tries: tries + 1 } }));
    });
  }
}
