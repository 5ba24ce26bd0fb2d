import { Injectable } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { submission } from './submission.messages.js';
import { nextStep, type SubmissionOrder } from './submission.js';
import { submitTimer } from './submission.timer.js';

type Signed = Heard<'co.rubrica.document.signed.v1'>;

/** What is signed is queued; the timer takes it from there. */
@Injectable()
export class SubmissionConsumer {
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
    handled.forEach(({ state, events }, index) => {
      const message = messages[index];
      const step = nextStep(state, tx.at);
      if (message && step && events.length > 0) {
        tx.schedule({ ...submitTimer(message.key, orderOf(message), step), cause: causeOf(message) });
      }
    });
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
});
