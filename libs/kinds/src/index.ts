export type { Kind, KindApi, KindNumbering, KindWords, RangeType, TestRange } from './kind.js';
export { englishNoun, spanishNoun } from './noun.js';
export {
  documentType,
  kindOf,
  kindOfId,
  KINDS,
  knownKind,
  kindOfRange,
  kindOfType,
  RANGE_TYPES,
  rangeType,
  rangeTypeFor,
} from './registry.js';
