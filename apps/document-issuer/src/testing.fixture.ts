/** What benchmarks use of this service: `@rubrica/document-issuer/testing`. */
export { supplier } from './document/request.fixture.js';
export { aDocument, aLine } from './graphic-representation/fiscal-document.fixture.js';
export { type RepresentationContext } from './graphic-representation/representation-context.js';
