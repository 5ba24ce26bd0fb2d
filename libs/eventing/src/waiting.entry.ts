/** Exports for documents that wait for another document, a certificate or a numbering range. */
export { AwaitedDocuments } from './waiting/awaited-documents.js';
export { awaitable, type Awaitable, type AwaitableAggregate, type WaitConditions } from './waiting/awaited.js';
export {
  type Lookups,
  type WaitingCount,
  type WaitingDocument,
  WaitingList,
  type WaitingListOptions,
} from './waiting/waiting-list.js';
