import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import { TaxAuthority } from '../attempt/tax-authority.client.js';
import { LIVE_ENVIRONMENTS } from '../dian/live-environment.js';
import { ASK, type Questions } from '../followed-invoice/question-timer.js';
import { InvoiceQuestions } from './invoice-question.process.js';

/** Few at once: answers that somebody waits for go first. */
const AT_ONCE = 8;

/** Timers of invoices whose events are to be asked for. */
@Injectable()
export class InvoiceQuestionTimer {
  constructor(
    private readonly questions: InvoiceQuestions,
    private readonly authority: TaxAuthority,
  ) {}

  @OnTimer((timer: InvoiceQuestionTimer) => timer.options())
  async onDue(timers: readonly DueTimer<Questions>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.questions.ask(timer)));
  }

  /** While no environment of DIAN may be called, no timer runs. */
  private options() {
    const isAllowed = (): boolean =>
      LIVE_ENVIRONMENTS.some((environment) => this.authority.callsAllowed(environment) > 0);
    const retry = { firstMs: 1_000, longestMs: 60_000 };
    return { kind: ASK, concurrency: () => (isAllowed() ? AT_ONCE : 0), groupShare: 1 / 2, retry };
  }
}
