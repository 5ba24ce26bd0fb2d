import type { ApiVersion } from '@rubrica/kinds';

/** Name of a received document in events and resources. It is no kind: it is not issued here. */
export const RECEIVED_DOCUMENT = 'received_document';

/** States of a supplier's document. `received`: the tax authority has not answered about it yet. */
export const RECEIVED_STATUSES = ['received', 'verified', 'unverified', 'suspicious'] as const;
export type ReceivedStatus = (typeof RECEIVED_STATUSES)[number];

/** First version of the API that has received documents. */
export const RECEPTION_SINCE: ApiVersion = '2026-12-01';

/** States that a public event tells. */
export const TOLD_STATUSES = ['received', 'verified', 'suspicious'] as const satisfies readonly ReceivedStatus[];
export type ToldStatus = (typeof TOLD_STATUSES)[number];
export type ReceivedEventType = `${typeof RECEIVED_DOCUMENT}.${ToldStatus}`;

export const RECEIVED_EVENT_TYPES: readonly ReceivedEventType[] = TOLD_STATUSES.map(
  (status) => `${RECEIVED_DOCUMENT}.${status}` as const,
);
