// Folders of this library from top to bottom. Each imports only from folders below it.
export { createService } from './boot/create-service.js';
export { migrateService } from './boot/migrate-service.js';
export { ProcessSettings } from './boot/process-settings.js';
export { runService } from './boot/run-service.js';
export { LOGGER, ServiceModule, type ServiceParts } from './boot/service.module.js';

export { Metrics, MetricsPage, type Reading } from './operations/metrics.js';
export { Operations } from './operations/operations.js';
export { showWaiting } from './operations/waiting-gauge.js';
export { deadLetterQuery } from './operations/operations.http.js';

export { EventLogSettings, KafkaAclsSettings, openEventLog, TopicsSettings } from './event-log/event-log-settings.js';

export { BlobSettings, openBlobStore } from './blob/blob-settings.js';
export { type BlobRemoval, BlobStore, getJson, getText, isNoSuchBlob, putJson } from './blob/blob-store.js';
export { OutageGuard } from './blob/outage-guard.js';
export { SegmentBlobStore } from './blob/segment-blob-store.disk.js';
export { carryOutRemovals } from './blob/blob-removal.disk.js';
export { compactBlobs, type Keeps, type StoredBlob, storedBlobs } from './blob/stored-blobs.disk.js';

export { canonicalHash, canonicalHashOfBody } from './idempotency/canonical-hash.js';
export { IdempotencyRecords1795741200001 } from './idempotency/idempotency.migrations.js';
export { amendAnswer, answered, idempotently, idempotentlyAfter, idempotentlyAll } from './idempotency/idempotency.js';
export { idempotencyHeaders } from './idempotency/idempotency-headers.js';
export { InternalIdempotency } from './idempotency/kept-answers.http.js';
export {
  type Earlier,
  type HttpAnswer,
  type IdempotencyKey,
  KeptAnswer,
  earlierAnswers,
} from './idempotency/stored-answer.js';

export { InternalGuard } from './internal-http/internal.guard.js';
export { type CallOptions, InternalClient } from './internal-http/internal-client.js';
export { CallingService, InternalInput, InternalRoute, internalRouteOf } from './internal-http/internal-route.js';
export {
  type InternalAnswer,
  type InternalRequest,
  type InternalTransport,
  MemoryTransport,
  NetworkTransport,
} from './internal-http/internal-transport.js';
export {
  type InternalKeys,
  newInternalKey,
  newInternalKeys,
  publicKeysSetting,
} from './internal-http/internal-keys.js';
export { identitiesOf, type SignedRequest, ServiceIdentity } from './internal-http/service-identity.js';
export { SERVICE_NAME } from './internal-http/service-name.js';

export {
  countList,
  type Condition,
  cursorUnknown,
  type List,
  type ListQuery,
  type ListSource,
  lockList,
  lockLists,
  lockListsOf,
  pageOf,
  readList,
  twoCursors,
} from './http/list.js';
export { PoliteClose } from './http/polite-close.js';
export { externalIdInUse } from './http/external-id-in-use.js';
export { formOf } from './http/forms.js';
export { type Language, languageHeaders, languageOf } from './http/language.js';
export {
  OWN_ERROR_PAGES,
  errorIn,
  invalid,
  type KeptRefusal,
  notFound,
  parameterFault,
  Problem,
  type ProblemError,
  Unavailable,
} from './http/problem.js';
export { HTTP_DEADLINES, type HttpDeadlines } from './http/http-deadlines.js';
export { inItsTurn, inSlices, othersTurn } from './worker/others-turn.js';
export { compileChecks, refuseNoBody, schemaFaults, validBody } from './http/validation.js';

export { DatabaseDirectUrl, DatabaseUrl } from './settings/database-urls.js';
export { FilesUrl, filesUrlOf } from './settings/files-url.js';
export { type DeclaredSetting, declaredSettings } from './settings/declared-settings.js';
export {
  checkSettings,
  descriptionsOf,
  readSettings,
  Setting,
  type SettingDescription,
  type SettingsClass,
  settingsOf,
  uncheckedSettings,
  WrongSettings,
} from './settings/settings.js';

export { createLogger, type Logger } from './logging/logger.js';
export {
  describeRequest,
  newRequestId,
  noteDocument,
  requestCause,
  requestContext,
} from './logging/request-context.js';

export { beforeAbort } from './public-network/before-abort.js';
export {
  AddressResolver,
  type AddressRules,
  type Destination,
  destinationOf,
  DnsResolver,
  hostOf,
  isAllowedAddress,
} from './public-network/destination.client.js';
export { type Fetched, fetchOnce, lookupOf } from './public-network/fetch-once.client.js';
export { isLoopbackAddress, isPublicAddress, parseAddress } from './public-network/public-address.js';

export { type Job, moduleUrl } from './worker/job.js';
export { WorkerPool, type WorkerPoolOptions } from './worker/worker-pool.worker.js';

export { Clock, MovableClock, systemClock } from './value/clock.js';
export { encodeId, newId } from './value/ids.js';
export { offsetTime, withOffsetTimes } from './value/offset-time.js';
export { SecretBox } from './value/secret-box.js';
export { ProcessTuning } from './tuning/process-tuning.js';
export { TuningSettings } from './tuning/tuning-settings.js';
export { TracingSettings } from './tracing/tracing-settings.js';
export { openTracing, type ProcessTracing, type Tracing } from './tracing/tracing.js';
