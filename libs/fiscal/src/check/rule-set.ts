import type { RuleLetter } from '../document/rule-id.js';
import { idsIn, type KnownRule } from '../rules/known-rules.js';
import type { DianRule } from '../rules/rule.js';

/** Pointer and name of the part of a document that a group of rules is on, for ids that no public source explains. */
export type RuleGroup = readonly [pointer: string | null, es: string, en: string];

/** DIAN's rules on documents of a kind: which of the shared rules it has, and its own ones (ADR 0231). */
export interface RuleSet {
  /** First letters of the ids of its rules: `F` of FAD06. */
  readonly letter: RuleLetter;
  /** Name of its documents on the page of rules. */
  readonly documents: string;
  /** The kind has the shared rules of a letter under its own letter too, except those in `without`. */
  readonly like?: { readonly letter: RuleLetter; readonly without: (id: string) => boolean };
  /** Facts about its own rules. */
  readonly known?: readonly KnownRule[];
  readonly own?: readonly DianRule[];
  /** Ids of its own rules on fields that the schema has refused. `*` stands for any position in a list. */
  readonly fields?: ReadonlyMap<string, string>;
  /** Groups of its rules, by two letters, that other kinds have not, or that are on other parts of their documents. */
  readonly groups?: Readonly<Record<string, RuleGroup>>;
}

/** Returns a test whether an id is in a list, in which `FAJ` stands for all ids of that group. */
export const among = (list: string): ((id: string) => boolean) => {
  const ids = new Set(idsIn(list));
  return (id) => ids.has(id) || ids.has(id.replace(/\d.*$/, ''));
};

/** Whether a shared rule is on documents of the kind. A rule without letters is on documents of all kinds. */
export const isShared = ({ id, letters }: KnownRule, { letter, like }: RuleSet): boolean =>
  letters.length === 0 ||
  letters.includes(letter) ||
  (like !== undefined && letters.includes(like.letter) && !like.without(id));
