/** What benchmarks and tests of the whole use of this service: `@rubrica/document-issuer/testing`. */
export { supplier } from './document/request.fixture.js';
export { aDocument, aLine } from './graphic-representation/fiscal-document.fixture.js';
export { textsOf } from './graphic-representation/pdf-text.fixture.js';
export { type RepresentationContext } from './graphic-representation/representation-context.js';
