import { fault } from '../../values/fault.js';
import { buyerFaults } from './party.js';
import type { DocumentRule } from './rule.js';

/** A document has exactly one buyer, by id or inline. */
export const customerChoice: DocumentRule = {
  reads: ['customer_id'],
  check: (draft) => {
    if (draft.customer_id === undefined && draft.customer === undefined)
      return [
        fault('#/customer_id', 'required', 'A document needs a buyer.', {
          fix: 'Write customer_id ("final_consumer" for a sale over the counter), or customer with the buyer itself.',
        }),
      ];
    if (draft.customer_id !== undefined && draft.customer !== undefined)
      return [
        fault('#/customer', 'conflicting_fields', 'customer_id and customer both name the buyer.', {
          fix: 'Leave one of them out.',
        }),
      ];
    return [];
  },
};

export const inlineCustomer: DocumentRule = {
  reads: ['customer'],
  check: (draft) => (draft.customer ? buyerFaults(draft.customer, '#/customer') : []),
};
