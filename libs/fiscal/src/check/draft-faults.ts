import { ruleWithLetter } from '../document/rule-id.js';
import type { CommonDraft, LineDraft } from '../request/draft.js';
import { lineTaxFaults } from '../rules/line-tax.js';
import type { DraftCheck, DraftContext } from '../rules/rule.js';
import { forbiddenCharacters } from '../rules/transmission.js';
import type { Fault } from '../values/fault.js';
import { done, type Steps } from '../values/steps.js';
import { type KindRules, lineChecks } from './rules-of-kind.js';

/** More than an answer lists: after so many, further lines are not judged. */
const MOST_FAULTS = 200;

/**
 * Returns all faults of a document that can be found before it has a number, [] when there are none. Ids of DIAN's rules
 * have the letter of the kind (FAX07, CAX07, DAX07). `refused` are the pointers that the schema has refused: rules that
 * read them are skipped and all others still run, so that the caller gets all faults at once. Never throws, whatever the
 * body, as long as `refused` lists all that the schema refused.
 */
export const documentFaults = <Draft extends CommonDraft>(
  rules: KindRules<Draft>,
  draft: Draft,
  context: DraftContext,
  refused: readonly string[] = [],
): Fault[] => done(documentFaultSteps(rules, draft, context, refused));

/** `documentFaults`, rule by rule and line by line. */
export function* documentFaultSteps<Draft extends CommonDraft>(
  { letter, checks }: KindRules<Draft>,
  draft: Draft,
  context: DraftContext,
  refused: readonly string[],
): Steps<Fault[]> {
  const faults = yield* faultsBy(checks, draft, context, refused);
  return faults.map((one) => (one.rule === undefined ? one : { ...one, rule: ruleWithLetter(one.rule, letter) }));
}

function* faultsBy<Draft extends CommonDraft>(
  checks: readonly DraftCheck<Draft>[],
  draft: Draft,
  context: DraftContext,
  refused: readonly string[],
): Steps<Fault[]> {
  const faults = forbiddenCharacters(draft);
  const places = new Set(refused);
  if (places.has('#')) return faults;
  const intact = intactAmong(places);
  for (const rule of checks) {
    yield;
    if (rule.reads.every((field) => intact(`#/${String(field)}`))) faults.push(...rule.check(draft, context));
  }
  for (const [line, at] of linesOf(draft, places)) {
    if (faults.length > MOST_FAULTS) break;
    yield;
    for (const rule of lineChecks)
      if (rule.reads.every((field) => intact(`${at}/${field}`))) faults.push(...rule.check(line, at));
    (Array.isArray(line.taxes) && !places.has(`${at}/taxes`) ? line.taxes : []).forEach((tax, index) => {
      const place = `${at}/taxes/${index}`;
      if (intact(place)) faults.push(...lineTaxFaults(tax, place));
    });
  }
  return faults;
}

/** The lines that the schema has not refused as a whole, each with its pointer. */
const linesOf = (draft: CommonDraft, refused: ReadonlySet<string>): [LineDraft, string][] =>
  refused.has('#/lines')
    ? []
    : draft.lines.flatMap((line, index): [LineDraft, string][] => {
        const at = `#/lines/${index}`;
        return refused.has(at) ? [] : [[line, at]];
      });

/** Returns a test whether the schema has refused nothing at or below a pointer. */
const intactAmong = (refused: ReadonlySet<string>): ((pointer: string) => boolean) => {
  const broken = new Set(refused);
  for (const one of refused)
    for (let end = one.lastIndexOf('/'); end > 0; end = one.lastIndexOf('/', end - 1)) broken.add(one.slice(0, end));
  return (pointer) => !broken.has(pointer);
};
