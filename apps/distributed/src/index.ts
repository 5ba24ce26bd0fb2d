export { startDistributed } from './distributed.js';
export { SupervisedProcess } from './process/supervised-process.js';
