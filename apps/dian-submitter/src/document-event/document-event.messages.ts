import { type Fact, ID_PREFIX } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { encodeId } from '@rubrica/service';
import { hash } from 'node:crypto';
import { decide, type DocumentEventCommand } from './document-event.decide.js';
import {
  type DocumentEvent,
  type DocumentEventEvent,
  type EventOrder,
  evolve,
  type KnownDocumentEvent,
  unknown,
} from './document-event.js';

/** Makes the id of an event: the same for the same code of an invoice, so that it is never issued twice (ADR 0240). */
export const documentEventId = ({
  tenant_id,
  environment,
  code,
  subject: { cufe },
}: Pick<EventOrder, 'tenant_id' | 'environment' | 'code'> & { readonly subject: { readonly cufe: string } }): string =>
  `${ID_PREFIX.documentEvent}_${encodeId(hash('sha256', [tenant_id, environment, cufe, code].join('\n'), 'buffer'))}`;

/** Forms that topics carry; somebody else may have issued the event that DIAN registered. */
const NUMBER = /^[0-9A-Z]{1,20}$/;

const messages = (event: DocumentEventEvent, state: DocumentEvent, { id }: { readonly id: string }): Fact[] => {
  if (state.status === 'unknown') return [];
  const { tenant_id: tenantid, environment, code, subject } = state.order;
  const key = subject.id;
  const about = { subject_object: subject.object, subject_id: subject.id, environment, cufe: subject.cufe };
  switch (event.type) {
    case 'EventPackaged': {
      const data = { ...about, code, ...registered(state), document_event_id: id, ...event.data };
      return [{ type: 'co.rubrica.document-event.registered.v1', key, tenantid, data }];
    }
    case 'EventRejected': {
      const rules = [...event.data.rules];
      const [number, cude] = [state.number?.number ?? null, state.plan?.cude ?? null];
      const data = { ...about, code, number, cude, document_event_id: id, rules };
      return [{ type: 'co.rubrica.document-event.rejected.v1', key, tenantid, data }];
    }
    case 'DeadlineNeared':
      return [{ type: 'co.rubrica.document-event.deadline-near.v1', key, tenantid, data: { ...about, ...event.data } }];
    default:
      return [];
  }
};

const registered = ({ registration }: KnownDocumentEvent) => {
  const number = registration?.number ?? '';
  return { number: NUMBER.test(number) ? number : null, cude: registration?.cude ?? null };
};

/** The aggregate of an event of an invoice. */
export const documentEvent: Aggregate<DocumentEvent, DocumentEventCommand, DocumentEventEvent> = {
  name: 'document-event',
  initialState: unknown,
  decide,
  evolve,
  messages,
};
