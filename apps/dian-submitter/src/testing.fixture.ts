/** What benchmarks use of this service: `@rubrica/dian-submitter/testing`. */
export { attacks } from './hostile-peers.fixture.js';
export { signedInvoice, startSimulator } from './simulator.fixture.js';
export { startStage } from './submitter.fixture.js';
