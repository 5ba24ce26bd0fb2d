import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { attemptTimer } from '../submission/attempt-timer.js';
import { HeldSubmissions } from '../contingency/held-submission.process.js';
import { submission } from '../submission/submission.messages.js';
import { nextStep, type SubmissionOrder } from '../submission/submission.js';

type Signed = Heard<'co.rubrica.document.signed.v1'>;

/**
 * Queues each signed document and schedules its first attempt. A document issued in contingency is held until it is
 * over.
 */
@Controller()
export class SubmissionConsumer {
  constructor(private readonly held: HeldSubmissions) {}

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'dian-submitter', types: ['co.rubrica.document.signed.v1'] })
  async onSigned(messages: readonly Signed[], tx: Tx): Promise<void> {
    const handled = await tx.handleAll(
      submission,
      messages.map((message) => ({
        id: message.key,
        command: { type: 'QueueSubmission', at: tx.at, order: orderOf(message) },
        cause: causeOf(message),
      })),
    );
    const issuedInContingency: Signed[] = [];
    handled.forEach(({ state, events }, index) => {
      const message = messages[index];
      const step = nextStep(state, tx.at);
      if (!message || !step || state.status === 'unknown' || events.length === 0) return;
      if (state.in_contingency) issuedInContingency.push(message);
      else tx.schedule({ ...attemptTimer(message.key, state.order, step), cause: causeOf(message) });
    });
    await this.held.hold(
      tx,
      issuedInContingency.map((message) => ({ id: message.key, order: orderOf(message), cause: causeOf(message) })),
    );
  }
}

const orderOf = ({ data, tenantid }: Signed): SubmissionOrder => ({
  tenant_id: tenantid,
  kind: data.kind,
  environment: data.environment,
  edition: data.edition,
  number: data.number,
  type_code: data.type_code,
  cufe: data.cufe,
  issued_at: data.issued_at,
  certificate_id: data.certificate_id,
  xml_blob: data.xml_blob,
  file_number: data.file_number,
  request_blob: data.request_blob,
  simulate: data.simulate,
  ...(data.invoice ? { invoice: data.invoice } : {}),
  ...(data.payment_form ? { payment_form: data.payment_form } : {}),
});
