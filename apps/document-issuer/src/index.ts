export { DocumentIssuerSettings } from './config.js';
export { DocumentIssuerModule } from './document-issuer.module.js';
