import { fault } from '../../values/fault.js';
import type { DocumentRule } from './rule.js';

export const simulate: DocumentRule = {
  reads: ['simulate'],
  check: (draft, { livemode }) =>
    draft.simulate !== undefined && livemode
      ? [
          fault('#/simulate', 'simulate_not_allowed', 'Outcomes are simulated in test mode only.', {
            fix: 'Leave simulate out, or use a sk_test_ key.',
          }),
        ]
      : [],
};
