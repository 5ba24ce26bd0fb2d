import type { KindTransmission } from '@rubrica/kinds';

/** An operation of DIAN's service that is called about a document. */
export type DianOperation = Transmission | 'GetStatus' | 'GetStatusZip';

/**
 * An operation that sends the document. A plan names the one of the kind; with a test set in use, SendTestSetAsync is
 * called in its place.
 */
export type Transmission = KindTransmission['operation'] | 'SendTestSetAsync';

export const isTransmission = (operation: DianOperation): operation is Transmission =>
  operation !== 'GetStatus' && operation !== 'GetStatusZip';
