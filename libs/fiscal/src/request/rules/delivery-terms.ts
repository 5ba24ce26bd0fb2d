import { incoterms } from '../../catalogs/incoterms.js';
import { fault } from '../../values/fault.js';
import type { DocumentRule } from './rule.js';

export const deliveryTerms: DocumentRule = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }) =>
    terms === undefined || incoterms.has(terms.incoterm)
      ? []
      : [
          fault('#/delivery_terms/incoterm', 'unknown_code', `${terms.incoterm} is not an incoterm that DIAN lists.`, {
            fix: `Use one of ${[...incoterms.keys()].join(', ')}.`,
          }),
        ],
};
