import { type Fact, ID_PREFIX } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { encodeId } from '@rubrica/service';
import { hash } from 'node:crypto';
import { decide, type ReceivedDocumentCommand } from './received-document.decide.js';
import {
  evolve,
  type Receipt,
  type ReceivedDocument,
  type ReceivedDocumentEvent,
  unknown,
} from './received-document.js';

/** Makes the id of a received document: the same for the same CUFE, so that it cannot be received twice (ADR 0236). */
export const receivedDocumentId = ({
  tenant_id,
  environment,
  cufe,
}: Pick<Receipt, 'tenant_id' | 'environment' | 'cufe'>): string =>
  `${ID_PREFIX.receivedDocument}_${encodeId(hash('sha256', [tenant_id, environment, cufe].join('\n'), 'buffer'))}`;

/** Form of a number that topics carry. */
const NUMBER = /^[0-9A-Z]{1,20}$/;

const messages = (
  event: ReceivedDocumentEvent,
  document: ReceivedDocument,
  { id }: { readonly id: string },
): Fact[] => {
  if (document.status === 'unknown' || event.type === 'FileReceived' || event.type === 'FileDiscarded') return [];
  const { tenant_id: tenantid, environment, cufe } = document.receipt;
  const number = document.file?.number ?? '';
  const common = { received_document_id: id, environment, cufe, number: NUMBER.test(number) ? number : null };
  if (event.type === 'DocumentReceived')
    return [{ type: 'co.rubrica.received-document.received.v1', key: id, tenantid, data: common }];
  const { status, reasons } = event.data;
  const data = { ...common, status, reasons: [...new Set(reasons.map(({ code }) => code))] };
  return [{ type: 'co.rubrica.received-document.judged.v1', key: id, tenantid, data }];
};

/** The aggregate of a received document. */
export const receivedDocument: Aggregate<ReceivedDocument, ReceivedDocumentCommand, ReceivedDocumentEvent> = {
  name: 'received-document',
  initialState: unknown,
  decide,
  evolve,
  messages,
};
