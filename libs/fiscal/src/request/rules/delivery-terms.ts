import { incotermCodes } from '../../catalogs/code-lists.js';
import { incoterms } from '../../catalogs/incoterms.js';
import type { DocumentRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';

export const deliveryTerms: DocumentRule = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }) =>
    terms === undefined || incoterms.has(terms.incoterm)
      ? []
      : [unknownCode('#/delivery_terms/incoterm', terms.incoterm, incotermCodes, 'FBC04')],
};
