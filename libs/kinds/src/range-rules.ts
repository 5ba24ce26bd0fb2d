import { type Fault, withRangeRules } from '@rubrica/fiscal';
import { RANGE_TYPES } from './registry.js';

/** Adds DIAN's rule to faults of a numbering range, or of a change of one, whatever the body is. */
export const withRulesOfRange = (faults: readonly Fault[], body: unknown): Fault[] => {
  const { document_type: name } = Object(body) as { readonly document_type?: unknown };
  const type = RANGE_TYPES.find((one) => one.name === name);
  return withRangeRules(faults, body, type?.isAuthorized ?? true);
};
