export { eventFindingsOn } from './event/examine-event-alone.js';
export { findingsOn, type Secrets } from './examination/examine-alone.js';
export type { Finding } from './document/finding.js';
export type { Clock } from './runtime/clock.js';
export type { Issuer, Issuers, NumberingRange, TestSet } from './issuer/issuer.js';
export type { SimulatorLogger } from './runtime/logger.js';
export { JUDGED_RULES, type JudgedRule } from './rules/judged-rules.js';
export { type Simulator, type SimulatorOptions, startSimulator } from './simulator.js';
