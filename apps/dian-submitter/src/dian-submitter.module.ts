import { type DynamicModule, Module } from '@nestjs/common';
import { EventingModule } from '@rubrica/eventing/wiring';
import { InternalClient, ServiceModule, type ServiceParts } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { SimulatedAuthority } from './application-response/simulated-authority.client.js';
import { AcquirerController } from './acquirer/acquirer.http.js';
import { AuthorityQuestions } from './attempt/authority-question.process.js';
import { AuthorityRangesController } from './authority-ranges/authority-ranges.http.js';
import { DianSubmitterSettings } from './config.js';
import { AuthorityAvailability } from './contingency/authority-availability.process.js';
import { ContingencyGauges } from './contingency/contingency-gauges.js';
import { ContingencyController } from './contingency/contingency.http.js';
import { contingency } from './contingency/contingency.messages.js';
import { ContingencyStore } from './contingency/contingency.store.js';
import { ContingencyProcess } from './contingency/contingency.process.js';
import { ContingencyTimer } from './contingency/contingency.timer.js';
import { CurrentContingency } from './contingency/current-contingency.view.js';
import { CircuitBreaker } from './dian/circuit-breaker.js';
import { DianClient } from './dian/dian.client.js';
import { type Authorities, AUTHORITIES, type Authority, TaxAuthority } from './attempt/tax-authority.client.js';
import { InvoiceKnowledge } from './invoice-events/invoice-knowledge.process.js';
import { InvoiceQuestions } from './invoice-events/invoice-question.process.js';
import { InvoiceQuestionTimer } from './invoice-events/invoice-question.timer.js';
import { invoiceEvents } from './invoice-events/invoice-events.messages.js';
import { OwnInvoices } from './invoice-events/own-invoice.process.js';
import { TacitAcceptances } from './invoice-events/tacit-acceptance.process.js';
import { InvoiceEventsController } from './invoice-events/invoice-events.http.js';
import { migrations } from './migrations/index.js';
import { HeldSubmissions } from './contingency/held-submission.process.js';
import { AttemptRecords } from './attempt/attempt-record.process.js';
import { CancellationController } from './attempt/cancellation.http.js';
import { SubmissionConsumer } from './attempt/attempt.consumer.js';
import { SubmissionController } from './submission/submission.http.js';
import { AttemptCalls } from './attempt/attempt-call.process.js';
import { AttemptPlans } from './attempt/attempt-plan.process.js';
import { AttemptProcess } from './attempt/attempt.process.js';
import { Turns } from './attempt/turn.process.js';
import { SignedMessages } from './attempt/signed-message.client.js';
import { SimulatedAttempts } from './attempt/simulated-attempt.process.js';
import { AttemptTimer } from './attempt/attempt.timer.js';
import { FollowedInvoices } from './followed-invoice/followed-invoice.store.js';
import { DianStatements } from './received-document/dian-statement.client.js';
import { DocumentJudge } from './received-document/document-judge.client.js';
import { Judgements } from './received-document/judgement.process.js';
import { JudgementTimer } from './received-document/judgement.timer.js';
import { documentEvent } from './document-event/document-event.messages.js';
import { DocumentEventOrders } from './document-event/document-event-orders.process.js';
import { EventGauges } from './document-event/event-gauges.js';
import { DocumentEventRecords } from './document-event/document-event-record.process.js';
import { DocumentEventStates } from './document-event/document-event-state.process.js';
import { DocumentEventStore } from './document-event/document-event.store.js';
import { EventPackages } from './document-event/event-package.process.js';
import { EventSigning } from './document-event/event-signing.process.js';
import { EventStatements } from './document-event/event-statements.client.js';
import { EventTransmission } from './document-event/event-transmission.process.js';
import { EventIssuing } from './document-event/issue-event.process.js';
import { EventIssuers } from './document-event/event-issuer.process.js';
import { DocumentEventTimer } from './document-event/issue-event.timer.js';
import { RegisteredEventStore } from './document-event/registered-event.store.js';
import { SimulatedEvents } from './document-event/simulated-event.client.js';
import { TenantProfileView } from './document-event/tenant-profile.view.js';
import { Acknowledgements } from './received-document/acknowledgement.process.js';
import { ReceivedDocumentEventsController } from './received-document/document-events.http.js';
import { ReceivedInvoices } from './received-document/received-invoice.process.js';
import { DocumentEventController } from './document-event/document-event.http.js';
import { ReceivedDocumentController } from './received-document/received-document.http.js';
import { receivedDocument } from './received-document/received-document.messages.js';
import { ReceivedDocumentStore } from './received-document/received-document.store.js';
import { Reception } from './received-document/reception.process.js';
import { TrustedSigners } from './received-document/trust.client.js';
import { submission } from './submission/submission.messages.js';
import { SubmissionMetrics } from './submission/submission-metrics.process.js';
import { WaitingSubmissions } from './submission/waiting-submission.store.js';
import { TestSetController } from './test-set/test-set.http.js';
import { TenantConsumer } from './tenant/tenant.consumer.js';
import { ErasureStore } from './received-document/erasure.store.js';
import { ErasureTimer } from './received-document/erasure.timer.js';
import { testSet } from './test-set/test-set.messages.js';
import { TestSets } from './test-set/test-set.process.js';

/** Events of invoices, and those of received documents. */
const DOCUMENT_EVENTS = [
  Acknowledgements,
  DocumentEventOrders,
  DocumentEventRecords,
  DocumentEventStates,
  DocumentEventStore,
  DocumentEventTimer,
  EventGauges,
  EventIssuers,
  EventIssuing,
  EventPackages,
  EventSigning,
  EventStatements,
  EventTransmission,
  ReceivedInvoices,
  RegisteredEventStore,
  SimulatedEvents,
  TenantProfileView,
];

/** What calls DIAN's service. */
const CLIENTS_OF_DIAN = [AuthorityQuestions, SignedMessages, TaxAuthority];

/** All wiring of the submitter. */
@Module({})
export class DianSubmitterModule {
  static with(settings: DianSubmitterSettings, parts: ServiceParts): DynamicModule {
    return {
      module: DianSubmitterModule,
      imports: [
        ServiceModule.register('dian-submitter', parts),
        EventingModule.register({
          service: 'dian-submitter',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'dian_submitter',
          migrations,
          aggregates: [contingency, documentEvent, invoiceEvents, receivedDocument, submission, testSet],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: [
        AcquirerController,
        AuthorityRangesController,
        ContingencyController,
        DocumentEventController,
        InvoiceEventsController,
        ReceivedDocumentController,
        ReceivedDocumentEventsController,
        SubmissionController,
        CancellationController,
        TestSetController,
        SubmissionConsumer,
        TenantConsumer,
      ],
      providers: [
        { provide: DianSubmitterSettings, useValue: settings },
        { provide: DianClient, useValue: new DianClient(settings) },
        { provide: AUTHORITIES, useValue: authoritiesOf(settings) },
        ...DOCUMENT_EVENTS,
        AttemptCalls,
        AttemptPlans,
        AttemptProcess,
        AttemptRecords,
        AttemptTimer,
        AuthorityAvailability,
        {
          provide: CertificateVaultClient,
          inject: [InternalClient],
          useFactory: (internal: InternalClient) => new CertificateVaultClient(internal),
        },
        ContingencyGauges,
        ContingencyProcess,
        ContingencyStore,
        ContingencyTimer,
        CurrentContingency,
        DianStatements,
        DocumentJudge,
        ErasureStore,
        ErasureTimer,
        FollowedInvoices,
        HeldSubmissions,
        InvoiceKnowledge,
        InvoiceQuestions,
        InvoiceQuestionTimer,
        OwnInvoices,
        TacitAcceptances,
        Judgements,
        JudgementTimer,
        ReceivedDocumentStore,
        Reception,
        TrustedSigners,
        Turns,
        SimulatedAttempts,
        SimulatedAuthority,
        SubmissionMetrics,
        ...CLIENTS_OF_DIAN,
        TestSets,
        WaitingSubmissions,
      ],
    };
  }
}

const authoritiesOf = (settings: DianSubmitterSettings): Authorities => {
  const identificationNumbers = settings.signerNumbers.split(',');
  const authority = (url: string, trustPem: string): Authority => ({
    url,
    trust: { pem: trustPem, identificationNumbers },
    breaker: new CircuitBreaker({
      most: settings.inFlight,
      fruitless: settings.fruitlessCalls,
      firstMs: settings.retryFirstMs,
      longestMs: settings.trialEveryMs,
    }),
  });
  return {
    habilitacion: authority(settings.habilitacionUrl, settings.habilitacionTrustPem),
    production: authority(settings.productionUrl, settings.productionTrustPem),
  };
};
