export {
  type ApplicationResponse,
  readApplicationResponse,
  readParsedApplicationResponse,
  type TestApplicationResponse,
  testApplicationResponseXml,
} from './application-response.js';
export { type AttachedDocument, attachedDocumentXml } from './attached-document.js';
export { documentXml } from './document-xml.js';
export { FILE_KINDS, type FileKind, fileName, type FileNumber } from './file-name.js';
export { type HashedDocument, readHashedDocument } from './hashed-document.js';
export { zip, type ZipEntry } from './zip.js';
