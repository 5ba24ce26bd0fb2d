/** What benchmarks use of this service: `@rubrica/webhook-dispatcher/testing`. */
export { startDispatcher } from './dispatcher.fixture.js';
export { type DocumentFact } from './event/document.js';
export { fact } from './event/lifecycle.fixture.js';
export { eventIdOf } from './event/public-event.js';
export { attacks } from './hostile-peers.fixture.js';
