import type { KindTransmission } from '@rubrica/kinds';
import { type DianOperation, isTransmission } from '../dian/operation.js';
import { type KnownSubmission, sendOperation } from './submission.js';

/** Request to DIAN about a document: the operation, and its parameters apart from the document. */
export type DianRequest =
  | { readonly operation: KindTransmission['operation'] | 'GetStatus' }
  | { readonly operation: 'SendTestSetAsync'; readonly testSetId: string }
  | { readonly operation: 'GetStatusZip'; readonly zipKey: string };

/**
 * Returns the request for a planned operation: with a test set in use it is sent for the set; GetStatusZip takes the
 * upload's key.
 */
export const dianRequestOf = (
  { upload, order }: Pick<KnownSubmission, 'upload' | 'order'>,
  operation: DianOperation,
  testSetId: string | null,
): DianRequest => {
  if (operation === 'GetStatusZip' && upload) return { operation, zipKey: upload.zip_key };
  if (!isTransmission(operation)) return { operation: 'GetStatus' };
  return testSetId === null ? { operation: sendOperation(order) } : { operation: 'SendTestSetAsync', testSetId };
};
