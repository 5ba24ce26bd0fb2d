import { Inject, Injectable } from '@nestjs/common';
import type { RegisteredEvent } from '@rubrica/document-events';
import { type Job, moduleUrl, WorkerPool } from '@rubrica/service';
import type { ReceivedResponse } from '../application-response/application-response.js';
import { AUTHORITIES, type Authorities, TaxAuthority } from '../attempt/tax-authority.client.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { getStatusEvent, readSoapAnswer } from '../dian/soap.js';
import { verifiedEvents } from './registered-events.js';

/** StatusCodes of GetStatusEvent: with events, without any, no CUFE, not known. */
const WITH_EVENTS = '00';
const WITHOUT_EVENTS = ['66', '67', '68'];

/** Asks DIAN for the events that it has registered of an invoice. */
@Injectable()
export class EventStatements {
  constructor(
    private readonly authority: TaxAuthority,
    @Inject(AUTHORITIES) private readonly authorities: Authorities,
    private readonly workers: WorkerPool,
  ) {}

  /**
   * Returns the events; null where DIAN did not answer. Throws `VaultRefusal` where the tenant has no certificate to ask
   * with.
   */
  async about(
    environment: LiveEnvironment,
    tenantId: string,
    cufe: string,
  ): Promise<readonly RegisteredEvent[] | null> {
    // The circuit breaker is open: no call is made.
    if (this.authority.callsAllowed(environment) === 0) return null;
    const exchange = await this.authority.ask(environment, tenantId, getStatusEvent(cufe));
    if (exchange.result !== 'answered') return null;
    const answer = readSoapAnswer('GetStatusEvent', exchange.body);
    if (answer.kind !== 'response') return null;
    const { statusCode, applicationResponse: xml } = answer.response;
    if (WITHOUT_EVENTS.includes(statusCode)) return [];
    if (statusCode !== WITH_EVENTS || xml === null) return null;
    const authority = this.authorities[environment].trust;
    return this.workers.run(EVENT_LIST, { xml, authority, at: new Date() });
  }
}

const EVENT_LIST: Job<ReceivedResponse, readonly RegisteredEvent[] | null> = {
  module: moduleUrl(import.meta.url, './registered-events'),
  run: verifiedEvents,
  bytesOf: ({ xml }) => xml.length,
};
