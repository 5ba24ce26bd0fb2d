import { Injectable } from '@nestjs/common';
import { faultPoint } from '@rubrica/eventing';
import { fileName } from '@rubrica/ubl';
import { SignedMessages } from '../attempt/signed-message.client.js';
import { TaxAuthority } from '../attempt/tax-authority.client.js';
import { getStatus, sendEvent } from '../dian/soap.js';
import type { EventOrder } from './document-event.js';
import { type EventAnswer, eventAnswerOf, type EventProof, proofIn } from './event-answer.js';
import type { SigningOutcome } from './event-signing.process.js';
import { SimulatedEvents } from './simulated-event.client.js';

type Signed = Extract<SigningOutcome, { readonly is: 'signed' }>;

/** Sends signed events to DIAN, each with the certificate of the tenant; in the test environment nothing is sent. */
@Injectable()
export class EventTransmission {
  constructor(
    private readonly authority: TaxAuthority,
    private readonly messages: SignedMessages,
    private readonly simulated: SimulatedEvents,
  ) {}

  /** Throws `VaultRefusal` where no certificate signs the message. */
  async send(id: string, order: EventOrder, { event, number, xml }: Signed): Promise<EventAnswer> {
    const { environment, tenant_id } = order;
    if (environment === 'test') return this.simulated.answer(id, order, event);
    // The circuit breaker is open: no call is made.
    if (this.authority.callsAllowed(environment) === 0) return { kind: 'unanswered' };
    const request = sendEvent(fileName('ar', { nit: event.sender.identification.number, ...number.file }), xml);
    const message = await this.messages.ofTenant(environment, tenant_id, request);
    faultPoint('dian-submitter:event-before-call');
    const about = { tenant_id, cufe: event.cude };
    const outcome = await this.authority.perform({ environment, order: about, operation: request.operation, message });
    faultPoint('dian-submitter:event-answered');
    return eventAnswerOf(outcome, event.cude);
  }

  /**
   * Asks DIAN for its answer to an event of the tenant that it has registered, where that answer was lost. Throws
   * `VaultRefusal` where no certificate signs the message.
   */
  async proof({ environment, tenant_id }: EventOrder, cude: string): Promise<EventProof> {
    if (environment === 'test' || this.authority.callsAllowed(environment) === 0) return 'unanswered';
    const message = await this.messages.ofTenant(environment, tenant_id, getStatus(cude));
    const about = { tenant_id, cufe: cude };
    return proofIn(await this.authority.perform({ environment, order: about, operation: 'GetStatus', message }), cude);
  }
}
