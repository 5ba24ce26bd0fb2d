export { API_VERSIONS, type ApiVersion, DEFAULT_API_VERSION, knowsSince, NEWEST_API_VERSION } from './api-version.js';
export { type NamedDocument, shownCorrection } from './correction.js';
export type { Kind, KindApi, KindNumbering, KindWords, RangeType, TestRange } from './kind.js';
export { KINDS } from './kinds.js';
export { englishNoun, spanishNoun } from './noun.js';
export { withRulesOfRange } from './range-rules.js';
export { requestFaults } from './request-faults.js';
export { INVOICING, type SoftwareRecord } from './software.js';
export {
  documentType,
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
} from './registry.js';
