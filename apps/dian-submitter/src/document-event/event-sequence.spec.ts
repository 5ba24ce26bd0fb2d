import { describe, expect, it } from '@jest/globals';
import { type EventCode, eventTypeOf, type RegisteredEvent } from '@rubrica/document-events';
import { sequenceOf } from './event-sequence.js';

const TODAY = '2026-11-27';

const registered = (...codes: readonly EventCode[]): RegisteredEvent[] =>
  codes.map((code) => ({ code, number: null, cude: null, signedOn: TODAY, registeredAt: `${TODAY}T15:00:00Z` }));

interface Situation {
  readonly registered?: readonly EventCode[];
  readonly pending?: readonly EventCode[];
  readonly isOnCredit?: boolean;
}

/** Asks for events of these codes, and tells which one each of them waits for. */
const sequence = (codes: readonly EventCode[], { registered: known = [], pending = [], isOnCredit = true }: Situation = {}) => {
  const { events, hindered } = sequenceOf(
    codes.map(eventTypeOf),
    { subject: { isOnCredit, issuedOn: '2026-11-20' }, registered: registered(...known), today: TODAY },
    pending.map((code) => ({ id: `pending ${code}`, code })),
    (code) => `new ${code}`,
  );
  return hindered
    ? [hindered.type.code, hindered.hindrance.code]
    : events.map(({ type, after }) => [type.code, after?.id ?? null]);
};

describe('events that are asked for with one call', () => {
  it('wait each for the last one that it needs', () =>
    expect(sequence(['030', '032', '033'])).toEqual([
      ['030', null],
      ['032', 'new 030'],
      ['033', 'new 032'],
    ]));

  it('wait for nothing that DIAN has registered', () =>
    expect(sequence(['032', '031'], { registered: ['030'] })).toEqual([
      ['032', null],
      ['031', 'new 032'],
    ]));

  it('wait for what was asked for before and is not registered yet', () =>
    expect(sequence(['032'], { pending: ['030'] })).toEqual([['032', 'pending 030']]));

  it('may be asked for again, without waiting for themselves', () => {
    expect(sequence(['030', '030'])).toEqual([
      ['030', null],
      ['030', null],
    ]);
    expect(sequence(['030'], { registered: ['030'] })).toEqual([['030', null]]);
    expect(sequence(['032'], { pending: ['030', '032'] })).toEqual([['032', 'pending 030']]);
  });

  it('are none if one of them is hindered, by what comes before it too', () => {
    expect(sequence(['030', '033'])).toEqual(['033', 'event_order']);
    expect(sequence(['032', '030'])).toEqual(['032', 'event_order']);
    expect(sequence(['031', '033'], { registered: ['030', '032'] })).toEqual(['033', 'event_order']);
    expect(sequence(['033'], { registered: ['030', '032'], pending: ['031'] })).toEqual(['033', 'event_order']);
    expect(sequence(['030'], { isOnCredit: false })).toEqual(['030', 'event_not_applicable']);
  });

  it('have their deadline counted from today where the goods are received with the same call', () =>
    expect(sequence(['034'], { pending: ['030', '032'] })).toEqual(['034', 'event_too_early']));
});
