import { fewDependencies } from './few-dependencies.mjs';
import { kindNames } from './kind-names.mjs';
import { roomOrder } from './room-order.mjs';
import { suffixTouches } from './suffix-touches.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    'few-dependencies': fewDependencies,
    'kind-names': kindNames,
    'room-order': roomOrder,
    'suffix-touches': suffixTouches,
  },
};
