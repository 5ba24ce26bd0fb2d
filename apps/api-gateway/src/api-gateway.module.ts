import { UnsubscribeController } from './file/unsubscribe.http.js';
import { BuyerPageController } from './file/buyer-page.http.js';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { parseCapabilityKeys } from '@rubrica/contracts';
import { EventingModule } from '@rubrica/eventing/wiring';
import { COUNTERPARTY_ROLES, DEFAULT_API_VERSION } from '@rubrica/kinds';
import { DnsResolver, ServiceModule, type ServiceParts } from '@rubrica/service';
import { KeyHolders } from './access/key-holders.store.js';
import { Console, OperatorConsole } from './access/console.js';
import { RateLimits } from './access/rate-limits.process.js';
import { SessionHolders } from './access/session-holders.store.js';
import { AuditController } from './audit/audit.http.js';
import { AuditStore } from './audit/audit.store.js';
import { AuditTrail } from './audit/audit-trail.http.js';
import { AcquirerController } from './acquirer/acquirer.http.js';
import { AcquirerLookup } from './acquirer/acquirer.process.js';
import { ApiKeyController } from './api-key/api-key.http.js';
import { ApiKeyStore } from './api-key/api-key.store.js';
import { CatalogController } from './catalog/catalog.http.js';
import { ApiGatewaySettings, errorPagesOf } from './config.js';
import { CaughtUp } from './document/caught-up.process.js';
import { counterpartyController } from './counterparty/counterparty.http.js';
import { CounterpartyStore } from './counterparty/counterparty.store.js';
import { ConsoleFiles } from './console-site/console-site.disk.js';
import { ConsoleSiteController } from './console-site/console-site.http.js';
import { DocumentResources } from './document/document-resource.process.js';
import { AcceptedInvoiceView } from './document/accepted-invoice.view.js';
import { DocumentChanges } from './document/document-changes.js';
import { WaitingReads } from './document/waiting-reads.process.js';
import { documentBatchController } from './document-batch/document-batch.http.js';
import { DocumentBatches } from './document-batch/document-batch.process.js';
import { DocumentCheck } from './document-request/document-check.process.js';
import { DocumentCollections } from './document-request/document-collection.process.js';
import { DocumentCollectionStore } from './document-request/document-collection.store.js';
import { DocumentIntake } from './document-request/document-intake.process.js';
import { DocumentPreview } from './document-request/document-preview.process.js';
import { DocumentConsumer } from './document/document.consumer.js';
import { documentController } from './document/document.http.js';
import { documentRequestController } from './document-request/document-request.http.js';
import { documentPartController } from './document-part/document-part.http.js';
import { DocumentOrders } from './document-order/document-order.process.js';
import { documentCancelController } from './document-order/document-cancel.http.js';
import { documentIssueController } from './document-order/document-issue.http.js';
import { documentOrderController } from './document-order/document-order.http.js';
import { DocumentStore } from './document/document.store.js';
import { DocumentCounterController } from './document-counter/document-counter.http.js';
import { DocumentCounterStore } from './document-counter/document-counter.store.js';
import { DocumentSummaryController } from './document/document-summary.http.js';
import { DocumentSummaryStore } from './document/document-summary.store.js';
import { JobController } from './job/job.http.js';
import { JobOrders } from './job/job-order.process.js';
import { CounterpartyImports } from './job/counterparty-import.process.js';
import { DocumentImports } from './job/document-import.process.js';
import { JobImports } from './job/job-import.process.js';
import { JobDeliveries } from './job/job-deliveries.process.js';
import { JobDocuments } from './job/job-documents.process.js';
import { JobSubjects } from './job/job-subjects.process.js';
import { JobSteps } from './job/job-step.process.js';
import { JobStore } from './job/job.store.js';
import { Sheets } from './job/sheet.worker.js';
import { JobTimer } from './job/job.timer.js';
import { DraftController } from './draft/draft.http.js';
import { DraftIssue } from './draft/draft-issue.process.js';
import { DraftStore } from './draft/draft.store.js';
import { DraftTimer } from './draft/draft.timer.js';
import { SavedViewController } from './saved-view/saved-view.http.js';
import { SavedViewStore } from './saved-view/saved-view.store.js';
import { SearchController } from './search/search.http.js';
import { SearchStore } from './search/search.store.js';
import { DocumentTimes } from './document/document-times.js';
import { Timelines } from './document/timeline.process.js';
import { InvoiceEventController } from './document/invoice-event.http.js';
import { notesControllers } from './document/notes.http.js';
import { DocumentViews } from './document/document.view.js';
import { NoteCopies } from './document-request/note-copy.process.js';
import { NumberingRanges } from './document-request/numbering-range.client.js';
import { RequestStorage } from './document-request/request-storage.process.js';
import { TenantBacklog } from './document-request/tenant-backlog.process.js';
import { OtherDocumentStore } from './document-request/other-documents.store.js';
import { DocumentRebuild } from './document/document-rebuild.process.js';
import { FileUrlMint } from './document/file-url-mint.js';
import { documentFileController, DocumentFiles, FileUrlController } from './file/file.http.js';
import { ticketController } from './file/ticket.http.js';
import { type KindOfDocument, KINDS_OF_DOCUMENT } from './document/kind-of-document.js';
import { CertificateController } from './forwarding/certificate.http.js';
import { EventController } from './forwarding/event.http.js';
import { Forwarding } from './forwarding/forward.client.js';
import { NumberingRangeController } from './forwarding/numbering-range.http.js';
import { MailProviderController } from './forwarding/mail-provider.http.js';
import { DkimKeyController } from './forwarding/dkim-key.http.js';
import { MailSenderController } from './forwarding/mail-sender.http.js';
import { ReceivedDocumentEventController } from './forwarding/received-document-event.http.js';
import { ReceivedDocumentController } from './forwarding/received-document.http.js';
import { SuppressionController } from './forwarding/suppression.http.js';
import { WebhookEndpointController } from './forwarding/webhook-endpoint.http.js';
import { migrations } from './migrations/index.js';
import { DocsController } from './docs/docs.http.js';
import { HomeController } from './docs/home.http.js';
import { ClientPackageController } from './client-package/client-package.http.js';
import { CompiledChecks } from './openapi/compiled-checks.process.js';
import { OpenApiController } from './openapi/openapi.http.js';
import { OpenApiDocuments } from './openapi/openapi-documents.js';
import { ConditionalReads } from './operation/conditional-read.http.js';
import { Since } from './operation/operation.js';
import { OperationGuard } from './operation/operation.guard.js';
import { MeController } from './me/me.http.js';
import { OidcClient, OperatorOidcClient } from './oidc/oidc.client.js';
import { guardedFetch, trustedFetch } from './oidc/guarded-fetch.client.js';
import { OidcLoginController } from './oidc/oidc-login.http.js';
import { OidcLoginStore } from './oidc/oidc-login.store.js';
import { OidcLogins } from './oidc/oidc-logins.process.js';
import { OidcProviderController } from './oidc/oidc-provider.http.js';
import { OidcProviderStore } from './oidc/oidc-provider.store.js';
import { passkeyController } from './passkey/passkey.http.js';
import { passkeyLoginController } from './passkey/passkey-login.http.js';
import { PasskeyStore } from './passkey/passkey.store.js';
import { Passkeys } from './passkey/passkeys.process.js';
import { LoginLimitStore } from './person/login-limit.store.js';
import { LoginLinkController } from './person/login-link.http.js';
import { Logins } from './person/login.process.js';
import { LoginStore } from './person/login.store.js';
import { InvitationController } from './person/invitation.http.js';
import { Invitations } from './person/invitation.process.js';
import { MemberController } from './person/member.http.js';
import { MemberStore } from './person/member.store.js';
import { PersonMails } from './person/person-mail.client.js';
import { OperatorLoginStore } from './person/operator-login.store.js';
import { OperatorStore } from './person/operator.store.js';
import { PersonStore } from './person/person.store.js';
import { ownSessionController, SessionController } from './person/session.http.js';
import { TENANT_SESSIONS, TenantLogins } from './person/tenant-login.process.js';
import { SessionStore } from './person/session.store.js';
import { OPERATOR_SESSIONS, OperatorLogins } from './operator-person/operator-login.process.js';
import { OperatorPersonController } from './operator-person/operator-person.http.js';
import { OperatorOidcController } from './operator-person/operator-oidc.http.js';
import { OperatorOidcLogins } from './operator-person/operator-oidc.process.js';
import { OperatorSessionController } from './operator-person/operator-session.http.js';
import { EverythingStore } from './look/everything.store.js';
import { LookController } from './look/look.http.js';
import { Looks } from './look/look.process.js';
import { GaugeHistory } from './state/gauge-history.store.js';
import { GaugeSampleTimer } from './state/gauge-sample.timer.js';
import { StateController } from './state/state.http.js';
import { States } from './state/state.process.js';
import { AuditAdminController } from './operator/audit-admin.http.js';
import { PersonAdminController } from './operator/person-admin.http.js';
import { ClockController } from './operator/clock.http.js';
import { DeadLetterController } from './operator/dead-letter.http.js';
import { EveryService } from './operator/every-service.client.js';
import { ContingencyAdminController } from './operator/contingency-admin.http.js';
import { Operators } from './operator/operators.js';
import { TenantSoftwareAdminController } from './operator/tenant-software-admin.http.js';
import { TenantExportAdminController } from './operator/tenant-export-admin.http.js';
import { TenantErasureStore } from './operator/tenant-erasure.store.js';
import { TenantErasureTimer } from './operator/tenant-erasure.timer.js';
import { TenantLife } from './operator/tenant-life.process.js';
import { TenantAdminController } from './operator/tenant-admin.http.js';
import { MaintenanceJobController } from './operator/maintenance-job.http.js';
import { ListenerRoutes } from './listener/listener-routes.http.js';
import { Production } from './tenant/production.client.js';
import { TenantSoftware } from './tenant/tenant-software.client.js';
import { RequestLogController } from './request-log/request-log.http.js';
import { RequestLog } from './request-log/request-log.process.js';
import { RequestLogStore } from './request-log/request-log.store.js';
import { RequestLogTimer } from './request-log/request-log.timer.js';
import { RequestTrail } from './request-log/request-trail.http.js';
import { ReadinessController } from './readiness/readiness.http.js';
import { GoLiveController } from './tenant/go-live.http.js';
import { TenantResources } from './tenant/tenant-resource.process.js';
import { TenantConsumer } from './tenant/tenant.consumer.js';
import { TenantController } from './tenant/tenant.http.js';
import { ExportContents } from './tenant-export/export-contents.process.js';
import { ExportLists } from './tenant-export/export-lists.client.js';
import {
  ExportController,
  ExportDownload,
  ExportOrders,
  ExportResources,
  ExportUrlController,
} from './tenant-export/export.http.js';
import { ExportStore } from './tenant-export/export.store.js';
import { ExportTimer } from './tenant-export/export.timer.js';
import { ExportZip } from './tenant-export/export-zip.process.js';
import { TenantStore } from './tenant/tenant.store.js';
import { documentRequest } from './document-request/document-request.js';
import { tenantAggregate } from './tenant/tenant.messages.js';

const controllersOfKind = (kind: KindOfDocument): Type[] => [
  documentRequestController(kind),
  documentBatchController(kind),
  documentController(kind),
  documentFileController(kind),
  documentOrderController(kind),
  documentCancelController(kind),
  ...(kind.hasTicket ? [ticketController(kind)] : []),
  ...(kind.collects ? [documentIssueController(kind)] : []),
];

/** What people keep and order in a console. */
const CONSOLE_CONTROLLERS = [SavedViewController, DraftController, JobController];

/** Makes the controllers of a kind known to the versions of the API that know the kind. */
const sinceKind = (controllersOf: (kind: KindOfDocument) => Type[]) => (kind: KindOfDocument) => {
  const controllers = controllersOf(kind);
  const since = Since(kind.since);
  for (const controller of controllers) since(controller);
  return controllers;
};

const controllersOf = ({ testClock }: ApiGatewaySettings): Type[] => [
  ...KINDS_OF_DOCUMENT.flatMap(sinceKind(controllersOfKind)),
  ...KINDS_OF_DOCUMENT.map(documentPartController),
  DocumentSummaryController,
  SearchController,
  DocumentCounterController,
  ...CONSOLE_CONTROLLERS,
  DocumentConsumer,
  FileUrlController,
  BuyerPageController,
  UnsubscribeController,
  ExportController,
  ExportUrlController,
  ...KINDS_OF_DOCUMENT.flatMap(sinceKind(notesControllers)),
  ...COUNTERPARTY_ROLES.map(counterpartyController),
  TenantController,
  GoLiveController,
  ReadinessController,
  ApiKeyController,
  LoginLinkController,
  SessionController,
  ownSessionController(TENANT_SESSIONS),
  MemberController,
  InvitationController,
  passkeyController(TENANT_SESSIONS),
  passkeyLoginController(TENANT_SESSIONS),
  OidcLoginController,
  OidcProviderController,
  MeController,
  AuditController,
  RequestLogController,
  CatalogController,
  AcquirerController,
  CertificateController,
  NumberingRangeController,
  WebhookEndpointController,
  EventController,
  DkimKeyController,
  MailSenderController,
  SuppressionController,
  ReceivedDocumentController,
  ReceivedDocumentEventController,
  InvoiceEventController,
  MailProviderController,
  OpenApiController,
  DocsController,
  HomeController,
  ClientPackageController,
  ConsoleSiteController,
  DeadLetterController,
  TenantAdminController,
  TenantConsumer,
  TenantSoftwareAdminController,
  TenantExportAdminController,
  PersonAdminController,
  AuditAdminController,
  StateController,
  LookController,
  OperatorPersonController,
  OperatorSessionController,
  ownSessionController(OPERATOR_SESSIONS),
  OperatorOidcController,
  passkeyController(OPERATOR_SESSIONS),
  passkeyLoginController(OPERATOR_SESSIONS),
  MaintenanceJobController,
  ContingencyAdminController,
  ...(testClock ? [ClockController] : []),
];

/** What calls the login providers of companies: at public addresses only, but for development. */
const oidcClient = (allowLoopback: boolean): OidcClient =>
  new OidcClient({ fetch: guardedFetch(new DnsResolver(), { allowLoopback }), allowHttp: allowLoopback });

/** What calls the login provider of operators, at any address. */
const operatorOidcClient = (issuer: string): OperatorOidcClient =>
  new OperatorOidcClient({ fetch: trustedFetch, allowHttp: issuer.startsWith('http:') });

/** What sessions of people need. */
const peopleOf = ({
  consoleUrl,
  operatorConsoleUrl,
  oidcAllowLoopback,
  operatorOidcIssuer,
}: ApiGatewaySettings): Provider[] => [
  { provide: Console, useValue: new Console(consoleUrl) },
  { provide: ConsoleFiles, useValue: new ConsoleFiles() },
  Invitations,
  LoginLimitStore,
  { provide: OperatorConsole, useValue: new OperatorConsole(operatorConsoleUrl) },
  OperatorLogins,
  OperatorOidcLogins,
  OperatorLoginStore,
  OperatorStore,
  LoginStore,
  Logins,
  MemberStore,
  OidcLogins,
  OidcLoginStore,
  OidcProviderStore,
  { provide: OidcClient, useValue: oidcClient(oidcAllowLoopback) },
  { provide: OperatorOidcClient, useValue: operatorOidcClient(operatorOidcIssuer) },
  Passkeys,
  PasskeyStore,
  PersonMails,
  PersonStore,
  SessionHolders,
  TenantLogins,
  SessionStore,
];

/** What gathers all data of a tenant. */
const EXPORTS = [
  ExportContents,
  ExportDownload,
  ExportLists,
  ExportOrders,
  ExportResources,
  ExportStore,
  ExportTimer,
  ExportZip,
];

/** What operators see of the installation. */
const STATE = [EverythingStore, GaugeHistory, GaugeSampleTimer, Looks, States];

/** What records who asks for what. */
const AUDIT: Provider[] = [AuditStore, { provide: APP_INTERCEPTOR, useClass: AuditTrail }];

/** What keeps the requests of tenants for seven days. */
const REQUEST_LOG = [RequestLog, RequestLogStore, RequestLogTimer, RequestTrail];

/** What facts of documents and events are folded into. */
const READ_MODELS = [AcceptedInvoiceView, DocumentViews, Timelines];

/** What asks other services in the name of a tenant. */
const QUESTIONS = [AcquirerLookup, Production, TenantSoftware];

/** How reads that are polled cost little: ETags, and waits for a change. */
const POLLED_READS = [ConditionalReads, WaitingReads];

/** What people keep and order in a console. */
const CONSOLE_PARTS: Provider[] = [
  SavedViewStore,
  DraftStore,
  DraftIssue,
  DraftTimer,
  JobStore,
  JobOrders,
  JobDocuments,
  JobDeliveries,
  JobSubjects,
  DocumentImports,
  CounterpartyImports,
  JobImports,
  JobSteps,
  Sheets,
  JobTimer,
];

/** Stores that answer about documents of all kinds together. */
const STORES_OF_ALL_KINDS = [DocumentCounterStore, DocumentSummaryStore, SearchStore];

/** All wiring of the gateway. */
@Module({})
export class ApiGatewayModule {
  static with(settings: ApiGatewaySettings, parts: ServiceParts): DynamicModule {
    return {
      module: ApiGatewayModule,
      imports: [
        DiscoveryModule,
        ServiceModule.register('api-gateway', parts, {
          headers: { 'svc-version': DEFAULT_API_VERSION },
          errorPages: errorPagesOf(settings),
        }),
        EventingModule.register({
          service: 'api-gateway',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'api_gateway',
          migrations,
          aggregates: [documentRequest, tenantAggregate],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: controllersOf(settings),
      providers: [
        { provide: ApiGatewaySettings, useValue: settings },
        {
          provide: FileUrlMint,
          useValue: new FileUrlMint(settings, parseCapabilityKeys(settings.fileUrlKeys)),
        },
        { provide: Operators, useValue: new Operators(settings.operatorTokenHashes) },
        ...peopleOf(settings),
        ...AUDIT,
        ...STATE,
        ...REQUEST_LOG,
        { provide: APP_GUARD, useClass: OperationGuard },
        ApiKeyStore,
        CompiledChecks,
        KeyHolders,
        CaughtUp,
        CounterpartyStore,
        DocumentResources,
        DocumentChanges,
        DocumentBatches,
        DocumentCheck,
        DocumentCollections,
        DocumentCollectionStore,
        NoteCopies,
        NumberingRanges,
        DocumentFiles,
        DocumentIntake,
        DocumentOrders,
        DocumentRebuild,
        DocumentStore,
        ...STORES_OF_ALL_KINDS,
        ...CONSOLE_PARTS,
        DocumentTimes,
        OpenApiDocuments,
        OtherDocumentStore,
        ...POLLED_READS,
        ...READ_MODELS,
        EveryService,
        ...EXPORTS,
        Forwarding,
        ListenerRoutes,
        DocumentPreview,
        ...QUESTIONS,
        RateLimits,
        RequestStorage,
        TenantResources,
        TenantBacklog,
        TenantErasureStore,
        TenantErasureTimer,
        TenantLife,
        TenantStore,
      ],
    };
  }
}
