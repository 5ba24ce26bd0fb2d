/** The operations of DIAN's service that are called about a document. */
export type DianOperation = Transmission | 'GetStatus' | 'GetStatusZip';

/** What carries the document. A plan says `SendBillSync`; as long as a test set is open the attempt takes the other one. */
export type Transmission = 'SendBillSync' | 'SendTestSetAsync';

export const isTransmission = (operation: DianOperation): operation is Transmission =>
  operation === 'SendBillSync' || operation === 'SendTestSetAsync';
