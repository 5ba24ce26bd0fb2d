export {
  type ApplicationResponse,
  readApplicationResponse,
  readParsedApplicationResponse,
  type TestApplicationResponse,
  testApplicationResponseXml,
} from './application-response/application-response.js';
export { type AttachedDocument, attachedDocumentXml } from './container/attached-document.js';
export { documentXml } from './document/document-xml.js';
export { FILE_KINDS, type FileKind, fileName, type FileNumber } from './container/file-name.js';
export { type HashedDocument, readHashedDocument } from './document/hashed-document.js';
export { zip, type ZipEntry } from './container/zip.js';
