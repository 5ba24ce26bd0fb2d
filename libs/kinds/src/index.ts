export { API_VERSIONS, type ApiVersion, DEFAULT_API_VERSION, knowsSince, NEWEST_API_VERSION } from './api-version.js';
export { type Body, bodyByType, saleBody, saleOf } from './body.js';
export { COUNTERPARTY_ROLES, type CounterpartyRole, namedCounterparty } from './counterparty.js';
export { type NamedDocument, shownCorrection } from './correction.js';
export type { ImportColumn } from './import-columns.js';
export { DIAN_RULES, KNOWN_RULES } from './dian-rules.js';
export { fileCounterOf, fileNameOf } from './file-name.js';
export type {
  Kind,
  KindApi,
  KindCollection,
  KindCorrection,
  KindNumbering,
  KindTransmission,
  KindWords,
  RangeType,
  TestRange,
} from './kind.js';
export { KINDS } from './kinds.js';
export { englishNoun, inGender, spanishNoun } from './noun.js';
export { type Outcome, OUTCOMES, WITHOUT_CONTINGENCY } from './outcomes.js';
export { type OwnHash, underOwnName } from './own-hash.js';
export { withRulesOfRange } from './range-rules.js';
export { rulesPage } from './rules-page.js';
export {
  EQUIVALENT,
  INVOICING,
  ISSUED_BY,
  pointerToSoftware,
  SOFTWARE_RECORDS,
  type SoftwareRecord,
} from './software.js';
export {
  documentType,
  isIssuedInContingency,
  kindOf,
  kindOfId,
  kindOfRange,
  kindOfType,
  kindsOf,
  knownKind,
  RANGE_TYPES,
  rangeType,
  rangeTypeFor,
  rangeTypesOf,
  softwareRecordsOf,
} from './registry.js';
