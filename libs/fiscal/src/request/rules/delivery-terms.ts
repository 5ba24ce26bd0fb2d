import { incotermCodes } from '../../catalogs/code-lists.js';
import { incoterms } from '../../catalogs/incoterms.js';
import type { Fault } from '../../values/fault.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';
import type { DeliveryTerms } from '../delivery.js';

export const deliveryTerms: DocumentRule = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }) => incotermFaults(terms, '#/delivery_terms'),
};

export const lineDeliveryTerms: LineRule = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }, at) => incotermFaults(terms, `${at}/delivery_terms`),
};

const incotermFaults = (terms: DeliveryTerms | undefined, at: string): Fault[] =>
  terms?.incoterm === undefined || incoterms.has(terms.incoterm)
    ? []
    : [unknownCode(`${at}/incoterm`, terms.incoterm, incotermCodes, 'FBC04')];
