/** What benchmarks use of this service: `@rubrica/dian-simulator/testing`. */
export { actionOf, messageText } from './envelope/envelope.fixture.js';
export { documentXml, ISSUER, NIT, signedXml } from './examination/invoice.fixture.js';
export { zipped } from './simulator.fixture.js';
