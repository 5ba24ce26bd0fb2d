export type * from './fiscal-document.js';
export type { Fault, FaultCode } from './fault.js';
export { FAULT_CODES } from './fault.js';
