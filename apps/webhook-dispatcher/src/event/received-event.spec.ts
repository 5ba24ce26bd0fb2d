import { describe, expect, it } from '@jest/globals';
import { EventResource, RECEIVED_EVENT_TYPES, type ReceivedStatus } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { factOf, idOf, TENANT } from '@rubrica/service-testing';
import { earlierEvents, receivedEvent, type ReceivedFact } from './received-event.js';
import { sampleEvent } from './sample-event.js';

const id = idOf('rcv', 'tinta');
const common = { received_document_id: id, environment: 'production', cufe: 'ab'.repeat(48), number: 'FE12' } as const;
const received = factOf('co.rubrica.received-document.received.v1', id, common, { version: 1 }) as ReceivedFact;
const judged = (status: Exclude<ReceivedStatus, 'received'>) =>
  factOf(
    'co.rubrica.received-document.judged.v1',
    id,
    { ...common, status, reasons: [] },
    { version: 2 },
  ) as ReceivedFact;

describe('the event of a received document', () => {
  it('tells that it came, and what was found, as the API describes it', () => {
    const events = [received, judged('verified'), judged('suspicious')].map(receivedEvent);
    expect(events.map((event) => event?.type)).toEqual(RECEIVED_EVENT_TYPES);
    for (const event of events) expect(schemaFaults(EventResource, event)).toEqual([]);
    expect(events[1]).toMatchObject({
      livemode: true,
      account: TENANT,
      data: { object: { id, object: 'received_document', status: 'verified', number: 'FE12' } },
    });
  });

  it('is none of what is only not proved', () => expect(receivedEvent(judged('unverified'))).toBeNull());

  it('comes after that of its receipt', () => {
    expect(earlierEvents(received)).toEqual([]);
    expect(earlierEvents(judged('verified'))).toEqual([receivedEvent(received)?.id]);
  });

  it('has a sample of each type', () => {
    for (const type of RECEIVED_EVENT_TYPES) {
      const sample = sampleEvent(type, {
        id: idOf('evt', 'x'),
        account: TENANT,
        livemode: false,
        created: '2026-11-21T10:00:00-05:00',
      });
      expect(schemaFaults(EventResource, sample)).toEqual([]);
    }
  });
});
