const Sequencer = require('@jest/test-sequencer').default;

/** Files that take long, the longest first: started last, one of them would run alone in the end. */
const SLOW = [
  'apps/chaos/src/',
  '.conformance.spec.ts',
  'apps/standalone/src/e2e/crash',
  'apps/distributed/src/e2e/',
  'frozen-broker.spec.ts',
  'apps/standalone/src/e2e/',
  'libs/service/src/event-log/',
  '.process.spec.ts',
  '.timer.spec.ts',
];

const rank = ({ path }) => SLOW.findIndex((part) => path.includes(part)) + 1 || SLOW.length + 1;

/** jest's own order (what failed, then by the durations of earlier runs), for a clone that has none. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const order = new Map(super.sort(tests).map((test, index) => [test, index]));
    return [...tests].sort((a, b) => rank(a) - rank(b) || order.get(a) - order.get(b));
  }
};
