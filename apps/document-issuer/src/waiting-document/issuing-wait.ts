import type { MessageData } from '@rubrica/contracts';

/** What a document waits for. */
export type IssuingWait = MessageData<'co.rubrica.document.issuing-waits.v1'>['reason'];
