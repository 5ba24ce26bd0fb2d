import type { DianOperation } from '../dian/operation.js';
import type { KnownSubmission } from './submission.js';

/** What an attempt is for, with what it takes beside the document itself. */
export type DianRequest =
  | { readonly operation: 'SendBillSync' | 'GetStatus' }
  | { readonly operation: 'SendTestSetAsync'; readonly testSetId: string }
  | { readonly operation: 'GetStatusZip'; readonly zipKey: string };

/** What is transmitted goes for the test set that is in use; what is asked goes by the key of the upload, where there is one. */
export const dianRequestOf = (
  { upload }: Pick<KnownSubmission, 'upload'>,
  operation: DianOperation,
  testSetId: string | null,
): DianRequest => {
  if (operation === 'GetStatusZip' && upload) return { operation, zipKey: upload.zip_key };
  if (operation === 'SendBillSync' && testSetId !== null) return { operation: 'SendTestSetAsync', testSetId };
  return { operation: operation === 'SendBillSync' ? operation : 'GetStatus' };
};
