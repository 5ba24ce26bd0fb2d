export { type Container, type StatedContent } from './opening/container.js';
export { LIMITS } from './opening/limits.js';
export { type NamedFile, type OpenedFile, openFile, type UnreadFile } from './opening/open-file.js';
export { type ArchivedFile, isZip, readZip, type ReadZip, type ZipLimits } from './opening/read-zip.js';
export { openMail } from './opening/open-mail.js';
export { SupplierDocument } from './supplier-document/supplier-document.js';
export { documentOf, judge, judgeCufe, type Judgement } from './judgement/judge.js';
export type { DianWord, Known } from './judgement/known.js';
export { type Effect, type Reason, type ReasonCode, REASONS, type ReceivedStatus } from './judgement/reasons.js';
