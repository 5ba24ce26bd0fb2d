import type { DianOperation } from '../dian/operation.js';
import type { KnownSubmission } from './submission.js';

/** Request to DIAN about a document: the operation, and its parameters apart from the document. */
export type DianRequest =
  | { readonly operation: 'SendBillSync' | 'GetStatus' }
  | { readonly operation: 'SendTestSetAsync'; readonly testSetId: string }
  | { readonly operation: 'GetStatusZip'; readonly zipKey: string };

/**
 * Returns the request for a planned operation: with a test set in use it is sent for the set; GetStatusZip takes the
 * upload's key.
 */
export const dianRequestOf = (
  { upload }: Pick<KnownSubmission, 'upload'>,
  operation: DianOperation,
  testSetId: string | null,
): DianRequest => {
  if (operation === 'GetStatusZip' && upload) return { operation, zipKey: upload.zip_key };
  if (operation === 'SendBillSync' && testSetId !== null) return { operation: 'SendTestSetAsync', testSetId };
  return { operation: operation === 'SendBillSync' ? operation : 'GetStatus' };
};
