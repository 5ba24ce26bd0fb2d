import type { Fault } from '../values/fault.js';

/** DIAN's rule on a field of a range that is missing or written wrongly. A day that cannot be read counts as missing. */
const RULES: ReadonlyMap<string, string> = new Map([
  ['#/resolution_number', 'FAB05a'],
  ['#/valid_from', 'FAB07a'],
  ['#/valid_to', 'FAB08a'],
  ['#/technical_key', 'FAD06'],
]);
const ENDS: ReadonlyMap<string, string> = new Map([
  ['#/from', 'FAB11'],
  ['#/to', 'FAB12'],
]);
const JUDGED: ReadonlySet<string> = new Set(['required', 'wrong_format', 'not_allowed', 'out_of_bounds', 'too_long']);

/** Adds DIAN's rule to faults of a range, or of a change of one; ranges that DIAN does not authorise have none of these rules. */
export const withRangeRules = (faults: readonly Fault[], body: unknown, isAuthorized: boolean): Fault[] => {
  // A body may be any JSON, null too.
  const { document_type: type, prefix } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (!isAuthorized) return [...faults];
  return faults.map((fault) => {
    const rule = fault.rule ?? ruleOn(fault, { isChange: type === undefined, prefix });
    return rule === undefined ? fault : { ...fault, rule };
  });
};

const ruleOn = (
  { pointer, code }: Fault,
  { isChange, prefix }: { readonly isChange: boolean; readonly prefix: unknown },
): string | undefined => {
  if (code === 'wrong_order') return pointer === '#/valid_to' ? 'FAB08b' : undefined;
  if (!JUDGED.has(code)) return undefined;
  if (pointer === '#/prefix' && typeof prefix === 'string') return [...prefix].length > 4 ? 'FAB10' : 'FAB10b';
  const end = ENDS.get(pointer);
  // Notes have ends too, and a change does not say of what the range is.
  if (end !== undefined) return isChange ? undefined : code === 'required' ? `${end}a` : end;
  return RULES.get(pointer);
};
