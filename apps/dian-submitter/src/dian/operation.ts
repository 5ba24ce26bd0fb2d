import type { KindTransmission } from '@rubrica/kinds';

/** An operation of DIAN's service that is called about a document. */
export type DianOperation = Transmission | 'GetStatus' | 'GetStatusZip';

/** An operation about events of invoices. */
export type EventOperation = 'SendEventUpdateStatus' | 'GetStatusEvent';

/**
 * An operation that sends the document. A plan names the one of the kind; with a test set in use, SendTestSetAsync is
 * called in its place.
 */
export type Transmission = KindTransmission['operation'] | 'SendTestSetAsync';

export const isTransmission = (operation: DianOperation): operation is Transmission => !asksForStatus(operation);

/** Tells whether an operation asks for the verdict on a document that was sent before. */
export const asksForStatus = (operation: DianOperation | EventOperation): boolean =>
  operation === 'GetStatus' || operation === 'GetStatusZip';
