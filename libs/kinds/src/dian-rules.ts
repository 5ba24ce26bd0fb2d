import { type DianRule, isShared, KNOWN_SHARED, type KnownRule, SHARED_RULES } from '@rubrica/fiscal';
import { KINDS } from './kinds.js';

const SETS = KINDS.map(({ rules }) => rules);

/** Every rule of the tax authority that a public source names: the shared ones, then those of each kind. */
export const DIAN_RULES: readonly DianRule[] = [...SHARED_RULES, ...SETS.flatMap(({ own = [] }) => own)];

/** What is known of each id, with the letters of all kinds whose documents have the rule. */
export const KNOWN_RULES: ReadonlyMap<string, KnownRule> = new Map(
  [
    ...[...KNOWN_SHARED.values()].map((one) => ({
      ...one,
      letters: one.letters.length === 0 ? [] : SETS.filter((set) => isShared(one, set)).map(({ letter }) => letter),
    })),
    ...SETS.flatMap(({ known = [] }) => known),
  ].map((one) => [one.id, one]),
);
