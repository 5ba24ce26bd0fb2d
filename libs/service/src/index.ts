export { answerWith } from './answer-with.js';
export { BlobStore, DirectoryBlobStore, getJson, putJson } from './blob-store.js';
export { Clock, MovableClock, systemClock } from './clock.js';
export { createService } from './create-service.js';
export { idempotencyHeaders, idempotencyOf } from './forwarded-idempotency.js';
export {
  amendAnswer,
  type Answer,
  canonicalHash,
  type IdempotencyKey,
  idempotently,
  IdempotencyRecords1700000000100,
  keptAnswer,
  type KeptAnswer,
} from './idempotency.js';
export { FiscalSettings } from './fiscal-settings.js';
export { encodeId, type IdPrefix, newId } from './ids.js';
export {
  belongsTo,
  type Caller,
  type CallOptions,
  type InternalAnswer,
  InternalCaller,
  InternalHttp,
  InternalOnly,
  type InternalTransport,
  MemoryTransport,
  NetworkTransport,
} from './internal-http.js';
export { type Condition, type List, type ListQuery, type ListSource, lockList, readList } from './list.js';
export { LogSettings, openLog, TopicsSettings } from './log-settings.js';
export { createLogger, type Logger } from './logger.js';
export { offsetTime } from './offset-time.js';
export { type DeadLetter, Operations, type Redriven, type Work } from './operations.js';
export { deadLettersPath } from './operations.http.js';
export { ERROR_PAGES, invalid, notFound, Problem, type ProblemError, Unavailable } from './problem.js';
export { requestCause, requestContext } from './request-context.js';
export { ProcessSettings, runService } from './run-service.js';
export { SecretBox } from './secret-box.js';
export { SERVICE_NAME } from './service-name.js';
export { INTERNAL_SECRET, LOGGER, ServiceModule, type ServiceParts } from './service.module.js';
export {
  descriptionsOf,
  readSettings,
  Setting,
  type SettingDescription,
  type SettingsClass,
  settingsOf,
  WrongSettings,
} from './settings.js';
export { refuseNoBody, schemaFaults, validBody } from './validation.js';
