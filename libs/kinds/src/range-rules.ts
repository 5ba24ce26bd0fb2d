import { type Fault, withRangeRules } from '@rubrica/fiscal';
import { RANGE_TYPES } from './registry.js';

/**
 * Adds DIAN's rules to the faults of a request for a numbering range, or for a change of a range. `body` may have any
 * form.
 */
export const withRulesOfRange = (faults: readonly Fault[], body: unknown): Fault[] => {
  const { document_type: name } = Object(body) as { readonly document_type?: unknown };
  const type = RANGE_TYPES.find((one) => one.name === name);
  return withRangeRules(faults, body, type?.isAuthorized ?? true);
};
