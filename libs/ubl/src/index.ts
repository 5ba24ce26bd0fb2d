export type { ApplicationResponse } from './application-response/application-response.js';
export {
  readApplicationResponse,
  readParsedApplicationResponse,
} from './application-response/read-application-response.js';
export {
  type TestApplicationResponse,
  testApplicationResponseXml,
} from './application-response/test-application-response.js';
export {
  type AttachedAnswer,
  type AttachedDocument,
  attachedDocumentXml,
  type ContainerTexts,
  INVOICE_CONTAINER,
} from './container/attached-document.js';
export { agency, DIAN, dianExtensions } from './component/dian-extensions.js';
export { ublVersion } from './component/header.js';
export { documentXml } from './document/document-xml.js';
export { fileName, type NumberedFile } from './container/file-name.js';
export { type HashedDocument, readHashedDocument } from './document/hashed-document.js';
export { documentRoot, namespaceOf, type Root } from './vocabulary/namespaces.js';
export { elementAt, elementsAt, textAt } from './vocabulary/ubl-path.js';
export { cac, cbc } from './vocabulary/vocabulary.js';
export { unzip, zip, type ZipEntry } from './container/zip.js';
