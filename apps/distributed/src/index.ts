export { type Distributed, type Parts, startDistributed } from './distributed.js';
export type { CrashableBroker } from './network/proxied-broker.js';
export type { CommandOf } from './process/replicas.js';
export { SupervisedProcess } from './process/supervised-process.js';
