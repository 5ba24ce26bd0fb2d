import { fault } from '../../values/fault.js';
import { buyerFaults } from './party.js';
import type { DocumentRule } from '../checks/rule.js';

/** A document has exactly one buyer, by id or inline. */
export const customerChoice: DocumentRule = {
  reads: ['customer_id'],
  check: (draft) => {
    if (draft.customer_id === undefined && draft.customer === undefined)
      return [
        fault(
          '#/customer_id',
          'required',
          { en: 'A document needs a buyer.', es: 'Un documento necesita un adquirente.' },
          {
            fix: {
              en: 'Write customer_id ("final_consumer" for a sale over the counter), or customer with the buyer itself.',
              es: 'Escriba customer_id ("final_consumer" para una venta de mostrador), o customer con los datos del adquirente.',
            },
          },
        ),
      ];
    if (draft.customer_id !== undefined && draft.customer !== undefined)
      return [
        fault(
          '#/customer',
          'conflicting_fields',
          {
            en: 'customer_id and customer both name the buyer.',
            es: 'customer_id y customer dicen ambos quién es el adquirente.',
          },
          { fix: { en: 'Leave one of them out.', es: 'Omita uno de los dos.' } },
        ),
      ];
    return [];
  },
};

export const inlineCustomer: DocumentRule = {
  reads: ['customer'],
  check: ({ customer }) => (customer ? buyerFaults(customer, '#/customer') : []),
};
