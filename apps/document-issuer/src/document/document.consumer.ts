import { Controller } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import { Cancellation } from './cancellation.process.js';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { DocumentCommand } from './document.decide.js';
import type { DocumentEvent } from './document.js';
import { documentAggregate } from './document.messages.js';
import { ISSUE, PACKAGE, RENDER } from './timer-kinds.js';

const SUBMISSION_FAILED = 'co.rubrica.document.submission-failed.v1';
const SUBMISSION_CANCELLED = 'co.rubrica.document.submission-cancelled.v1';
const LIFECYCLE_TYPES = [
  'co.rubrica.document.requested.v1',
  'co.rubrica.document.contingency-ordered.v1',
  'co.rubrica.document.reissue-ordered.v1',
  'co.rubrica.document.accepted.v1',
  'co.rubrica.document.rejected.v1',
  SUBMISSION_FAILED,
  SUBMISSION_CANCELLED,
] as const;
type Lifecycle = Heard<(typeof LIFECYCLE_TYPES)[number]>;

/** Events after which an edition is to be signed. */
const ISSUES: ReadonlySet<string> = new Set<DocumentEvent['type']>([
  'DocumentReceived',
  'ContingencyOrdered',
  'ReissueOrdered',
]);

const ACTIVATED = 'co.rubrica.certificate.activated.v1';

/** Handles requests, verdicts, orders of contingency, and certificates that documents may wait for. */
@Controller()
export class DocumentConsumer {
  constructor(
    private readonly cancellation: Cancellation,
    private readonly waiting: WaitingDocuments,
  ) {}

  @OnMessages({ topic: TOPICS.documentLifecycle, group: 'document-issuer', types: LIFECYCLE_TYPES })
  async onLifecycle(batch: readonly Lifecycle[], tx: Tx): Promise<void> {
    const messages = batch.filter(isAboutDocument);
    const handled = await tx.handleAll(
      documentAggregate,
      messages.map((message) => ({
        id: message.key,
        command: commandOf(message),
        cause: causeOf(message),
      })),
    );
    handled.forEach(({ events }, index) => {
      const message = messages[index];
      if (!message) return;
      for (const event of events) {
        if (ISSUES.has(event.type)) {
          tx.schedule({ kind: ISSUE, key: message.key, group: message.tenantid });
        }
        if (event.type === 'VerdictHeard')
          tx.schedule({ kind: event.data.accepted ? PACKAGE : RENDER, key: message.key, group: message.tenantid });
      }
    });
    for (const { type, key, tenantid } of batch)
      if (type === SUBMISSION_FAILED) tx.schedule({ kind: RENDER, key, group: tenantid });
    for (const message of batch.filter((one) => one.type === SUBMISSION_CANCELLED)) {
      const { key: id, tenantid: tenantId, data } = message;
      await this.cancellation.record(tx, { id, tenantId, reasonBlob: data.reason_blob, cause: causeOf(message) });
    }
  }

  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'document-issuer', types: [ACTIVATED] })
  async onCertificate(messages: readonly Heard<typeof ACTIVATED>[], tx: Tx): Promise<void> {
    for (const { data } of messages) {
      await this.waiting.release(tx, data.tenant_id, data.environment, 'certificate_missing');
    }
  }
}

type Ended = Heard<typeof SUBMISSION_FAILED | typeof SUBMISSION_CANCELLED>;

/** Messages that have no more to them than a command to the document. */
const isAboutDocument = (message: Lifecycle): message is Exclude<Lifecycle, Ended> =>
  message.type !== SUBMISSION_FAILED && message.type !== SUBMISSION_CANCELLED;

const commandOf = (message: Exclude<Lifecycle, Ended>): DocumentCommand => {
  switch (message.type) {
    case 'co.rubrica.document.requested.v1': {
      const { kind, environment, request_blob, numbering_range_id, invoice_id, corrects, simulate } = message.data;
      return {
        type: 'ReceiveDocument',
        data: {
          tenant_id: message.tenantid,
          kind,
          environment,
          request_blob,
          numbering_range_id,
          invoice_id,
          corrects,
          simulate,
        },
      };
    }
    case 'co.rubrica.document.contingency-ordered.v1':
      return {
        type: 'OrderContingency',
        replacesEdition: message.data.replaces_edition,
        simulated: message.data.simulated,
      };
    case 'co.rubrica.document.reissue-ordered.v1':
      return { type: 'OrderReissue', replacesEdition: message.data.replaces_edition };
    case 'co.rubrica.document.accepted.v1':
    case 'co.rubrica.document.rejected.v1': {
      const { edition, application_response_blob, validated_at } = message.data;
      return {
        type: 'HearVerdict',
        data: {
          accepted: message.type === 'co.rubrica.document.accepted.v1',
          edition,
          application_response_blob,
          validated_at,
        },
      };
    }
  }
};
