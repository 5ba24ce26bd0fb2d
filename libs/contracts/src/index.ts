export { apiGatewayMessages } from './topic/api-gateway.js';
export { attributeHeaders, TRACEPARENT_HEADER } from './message/attributes.js';
export type { CancellationReason } from './blob/cancellation-reason.js';
export type { EventMail } from './blob/event-mail.js';
export type { AuthorityAnswer, RuleMessage } from './blob/authority-answer.js';
export { AuthorityRange, AuthorityRangesAnswer, AuthorityRangesQuestion } from './internal/authority-ranges.js';
export {
  BUYER_PAGE,
  BUYER_PAGE_LANGUAGE,
  CAPABILITY_KEYS_FORM,
  CAPABILITY_KEYS_PATTERN,
  CAPABILITY_VALID_DAYS,
  type Capability,
  type CapabilityKeys,
  type CapabilityVerdict,
  capabilityUrl,
  DOCUMENT_FILES,
  type DocumentFile,
  EXPORT_FILE,
  parseCapabilityKeys,
  verifyCapability,
} from './resources/capability-url.js';
export { certificateVaultMessages, EXPIRY_NOTICE_DAYS, type ExpiryNoticeDays } from './topic/certificate-vault.js';
export {
  DeletedDkimKey,
  type DkimCheckResult,
  DkimKeyInput,
  DkimKeyResource,
  type DkimKeyStatus,
  MailDomain,
} from './resources/dkim-key.js';
export { MailSignatureItem } from './internal/mail-signing.js';
export { type TicketLine, TicketQuery, TicketResource, type TicketText, type TicketWidth } from './resources/ticket.js';
export { dianSubmitterMessages } from './topic/dian-submitter.js';
export { documentIssuerMessages } from './topic/document-issuer.js';
export type { Branding, DocumentRequest, Logo, MailForm, MailRecipient } from './blob/document-request.js';
export { closed, type JsonSchema } from './vocabulary/json-schema.js';
export { mailerMessages } from './topic/mailer.js';
export {
  type Fact,
  type FactOf,
  type Message,
  type MessageData,
  type MessageDefinition,
  type MessageEnvelope,
  type MessageOf,
  type Messages,
  type MessageTable,
  type MessageType,
} from './message/message.js';
export {
  groupOf,
  AUDIT_GROUP,
  KAFKA_USERS,
  type KafkaOperation,
  type KafkaRight,
  kafkaRightsOf,
  type KafkaUser,
  publishedTopics,
} from './message/kafka-rights.js';
export { messageDefinitions, type OwnedMessageDefinition } from './message/messages.js';
export { unknownKindIn } from './vocabulary/kinds.js';
export { currentData, currentType } from './message/older-versions.js';
export { belongsTo, type Caller, callerFrom } from './internal/caller.js';
export { documentStatusAfter, type FailureOwner, hasVerdict, type StatusState } from './resources/document-status.js';
export { FISCAL_SETTINGS } from './internal/fiscal-settings.js';
export { PROVIDER_SETTINGS, type ProviderSettings } from './internal/provider-settings.js';
export { AcquirerAnswer, AcquirerQuestion } from './internal/acquirers.js';
export { PreviewAnswer, PreviewRequest } from './internal/preview.js';
export { certificateVaultRoutes, CertificateUpload, KeyUse } from './internal/certificate-vault.js';
export { dianSubmitterRoutes } from './internal/dian-submitter.js';
export { documentIssuerRoutes, type RangeSyncInput, type RangeSyncItem } from './internal/document-issuer.js';
export {
  DeadLetter,
  everyServiceRoutes,
  GaugeReading,
  MaintenanceJob,
  Redriven,
  STATE_GAUGES,
} from './internal/every-service.js';
export { type AnswerOf, EVERY_SERVICE, type InputOf, type InternalRouteDefinition } from './internal/internal-route.js';
export { internalRoutes } from './internal/internal-routes.js';
export { MAIL_PROVIDERS, mailerRoutes, type PersonMail } from './internal/mailer.js';
export { CertificateUse, CertificateUseDay } from './resources/certificate-use.js';
export { MAIL_FAILURES, type MailFailure, MailingState } from './internal/mailing-state.js';
export {
  DIAN_ATTEMPT_OUTCOMES,
  DIAN_ATTEMPT_STATUSES,
  type DianAttemptOutcome,
  DianAttemptState,
} from './internal/dian-attempt.js';
export { webhookDispatcherRoutes } from './internal/webhook-dispatcher.js';
export {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  EVENT_TYPES,
  type EventType,
  eventTypesOf,
  knowsEventType,
  type PublicEvent,
  type DocumentEventObject,
  type PublicEventObject,
} from './resources/public-event.js';
export {
  FAILURE_CODES,
  type FailureCode,
  WAITING_REASONS,
  type WaitingReason,
  waitingReasonsOf,
} from './resources/document-reason.js';
export {
  RECEIVED_DOCUMENT,
  RECEIVED_EVENT_TYPES,
  RECEIVED_STATUSES,
  type ReceivedEventType,
  type ReceivedStatus,
  RECEPTION_SINCE,
  TOLD_STATUSES,
  type ToldStatus,
} from './vocabulary/received-status.js';
export {
  BUYER_EVENT_NAMES,
  type BuyerEventName,
  CLAIM_CODES,
  type ClaimCode,
  DEADLINE_ACTIONS,
  type DeadlineAction,
  DOCUMENT_EVENT,
  DOCUMENT_EVENT_CODES,
  DOCUMENT_EVENT_NAMES,
  DOCUMENT_EVENT_STATUSES,
  DOCUMENT_EVENT_TYPES,
  DOCUMENT_EVENT_WAITS,
  DOCUMENT_EVENTS_SINCE,
  type DocumentEventCode,
  type DocumentEventName,
  type DocumentEventStatus,
  type DocumentEventType,
  type DocumentEventWait,
  EVENTS_OUTCOMES,
  type EventsOutcome,
  TOLD_OF_EVENTS,
  type ToldOfEvent,
} from './vocabulary/document-event.js';
export {
  DocumentEventsOrder,
  DocumentEventState,
  EventPerson,
  EventSender,
  EventsState,
  InvoiceEventsState,
  type ReceivingProfile,
  RegisteredEventState,
  SIMULATED_EVENT_ANSWERS,
  type SimulatedEventAnswer,
  TacitAcceptanceOrder,
} from './internal/document-events.js';
export {
  ReceivedDocumentQuery,
  ReceivedDocumentState,
  ReceptionOrder,
  SIMULATED_ANSWERS,
  type SimulatedAnswer,
  type MailOrder,
} from './internal/received-documents.js';
export type { LiveEnvironmentName } from './internal/values.js';
export { RECEPTION_ADDRESS_PATTERN, receptionAddressOf, tenantOfReception } from './resources/reception-address.js';
export { Refusal } from './vocabulary/refusal.js';
export {
  CERTIFICATE_STATUSES,
  CertificateInput,
  CertificateResource,
  type CertificateStatus,
} from './resources/certificate.js';
export { ContingencyEnd, ContingencyInput, ContingencyResource, NewContingency } from './resources/contingency.js';
export {
  CANCEL_REASONS,
  type CancelReason,
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  DeliveryAttempt,
  type DeliveryError,
  DeliveryId,
  DeliveryResource,
  type DeliveryStatus,
} from './resources/delivery.js';
export { CancelInput } from './resources/cancel.js';
export { EmailsInput, MAILING_STATUSES, MailingResource, type MailingStatus } from './resources/email.js';
export { DocumentKindName, EventId, EventResource, RedeliverInput } from './resources/event.js';
export { DeletedMailSender, MailSenderInput, MailSenderPatch, MailSenderResource } from './resources/mail-sender.js';
export { listOf } from './resources/list.js';
export { Metadata, MetadataChange } from './resources/metadata.js';
export {
  NumberingRangeInput,
  NumberingRangePatch,
  NumberingRangeResource,
  NumberingRangesInUse,
  NumberingRangeSync,
  type RangeDocumentType,
} from './resources/numbering-range.js';
export { RESOLVE_CHOICES, type ResolveChoice, ResolveInput } from './resources/resolve.js';
export { ReplayInput, type ReplayStatus, ReplayResource } from './resources/replay.js';
export {
  DeletedSuppression,
  SUPPRESSION_REASONS,
  SuppressionId,
  SuppressionInput,
  type SuppressionReason,
  SuppressionResource,
} from './resources/suppression.js';
export {
  DeletedWebhookEndpoint,
  EndpointHealth,
  type EndpointState,
  EventTypeName,
  RotateSecretInput,
  TestDeliveryInput,
  WebhookEndpointId,
  WebhookEndpointInput,
  WebhookEndpointPatch,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from './resources/webhook-endpoint.js';
export {
  ActiveCertificate,
  CERTIFICATES_PER_QUESTION,
  type CertificateOwner,
  isCertificateRefusal,
  maySign,
  MOCK_AUTHORITY,
  SIGNATURES_PER_CALL,
  SignatureItem,
  SignaturesRequest,
  SignaturesResponse,
  type SigningRefusal,
} from './internal/signing.js';
export { DOCUMENT_ID_PREFIXES, ID_PREFIX, idPattern } from './vocabulary/ids.js';
export { type Environment, INSTANT_PATTERN, RULE_PATTERN } from './vocabulary/scalars.js';
export { changedSince, choiceByVersion, schemaIn } from './vocabulary/schema-in.js';
export { SECRET_FIELDS } from './vocabulary/secret-fields.js';
export { correctionSentence } from './vocabulary/correction-sentences.js';
export { bothOf, rangeSentence, SENTENCES, softwareSentence } from './vocabulary/sentences.js';
export { type ServiceName, SERVICES } from './vocabulary/services.js';
export { READERS } from './topic/readers.js';
export { MAX_MESSAGE_BYTES, PARTITIONS, partitionOf, RETENTION_DAYS, type Topic, TOPICS } from './topic/topics.js';
export { webhookDispatcherMessages } from './topic/webhook-dispatcher.js';
export type { Fault } from '@rubrica/fiscal';
