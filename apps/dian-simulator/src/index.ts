export type { Clock } from './runtime/clock.js';
export type { Issuer, Issuers, NumberingRange, TestSet } from './issuer/issuer.js';
export type { SimulatorLogger } from './runtime/logger.js';
export { type Simulator, type SimulatorOptions, startSimulator } from './simulator.js';
