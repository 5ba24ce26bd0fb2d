export { DocumentIssuerSettings } from './config.js';
export { DocumentIssuerModule } from './document-issuer.module.js';
export { renderPdf } from './graphic-representation/render-pdf.js';
