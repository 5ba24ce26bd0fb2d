/** An operation of DIAN's service that is called about a document. */
export type DianOperation = Transmission | 'GetStatus' | 'GetStatusZip';

/**
 * An operation that sends the document. A plan always says `SendBillSync`; with a test set in use, SendTestSetAsync is
 * called.
 */
export type Transmission = 'SendBillSync' | 'SendTestSetAsync';

export const isTransmission = (operation: DianOperation): operation is Transmission =>
  operation === 'SendBillSync' || operation === 'SendTestSetAsync';
