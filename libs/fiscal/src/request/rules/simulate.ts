import { fault } from '../../values/fault.js';
import type { DocumentRule } from '../checks/rule.js';

export const simulate: DocumentRule = {
  reads: ['simulate'],
  check: (draft, { livemode }) =>
    draft.simulate !== undefined && livemode
      ? [
          fault(
            '#/simulate',
            'simulate_not_allowed',
            {
              en: 'Outcomes are simulated in test mode only.',
              es: 'Los resultados se simulan solo en modo de prueba.',
            },
            {
              fix: {
                en: 'Leave simulate out, or use a sk_test_ key.',
                es: 'Omita simulate, o use una clave sk_test_.',
              },
            },
          ),
        ]
      : [],
};
