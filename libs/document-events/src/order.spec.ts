import { describe, expect, it } from '@jest/globals';
import { EVENT_TYPES, type EventCode, eventTypeNamed, eventTypeOf } from './event-type.js';
import { type EventContext, hindrance, hindranceByNow, type RegisteredEvent } from './order.js';
import { eventsOutcome } from './outcome.js';

/** A Monday; the third working day after it is Thursday the 26th. */
const GOODS_RECEIVED_ON = '2026-11-23';

const registered = (...codes: readonly EventCode[]): RegisteredEvent[] =>
  codes.map((code) => ({
    code,
    number: null,
    cude: null,
    signedOn: GOODS_RECEIVED_ON,
    registeredAt: `${GOODS_RECEIVED_ON}T15:00:00Z`,
  }));

const hindranceOf = (code: EventCode, over: Partial<EventContext> = {}) =>
  hindrance(eventTypeOf(code), {
    subject: { isOnCredit: true, issuedOn: '2026-11-20' },
    registered: [],
    today: '2026-11-24',
    ...over,
  });

const IN_TIME: Readonly<Record<EventCode, string>> = {
  '030': '2026-11-24',
  '031': '2026-11-26',
  '032': '2026-11-24',
  '033': '2026-11-26',
  '034': '2026-11-27',
};

describe('the order of events', () => {
  it.each<[code: EventCode, before: EventCode[], missing: EventCode[]]>([
    ['030', [], []],
    ['032', [], ['030']],
    ['032', ['030'], []],
    ['031', [], ['030', '032']],
    ['031', ['030'], ['032']],
    ['031', ['030', '032'], []],
    ['031', ['032'], []],
    ['033', [], ['030', '032']],
    ['033', ['030'], ['032']],
    ['033', ['032'], ['030']],
    ['033', ['030', '032'], []],
    ['034', [], ['030', '032']],
    ['034', ['030'], ['032']],
    ['034', ['030', '032'], []],
  ])('%s after %j misses %j', (code, before, missing) =>
    expect(hindranceOf(code, { registered: registered(...before), today: IN_TIME[code] })).toEqual(
      missing.length === 0 ? null : { code: 'event_order', missing, standing: null, until: null },
    ),
  );

  it.each<[code: EventCode, standing: EventCode]>([
    ['031', '033'],
    ['031', '034'],
    ['033', '031'],
    ['033', '034'],
    ['034', '031'],
    ['034', '033'],
  ])('%s is refused after %s', (code, standing) =>
    expect(hindranceOf(code, { registered: registered('030', '032', standing), today: IN_TIME[code] })).toEqual({
      code: 'event_order',
      missing: [],
      standing,
      until: null,
    }),
  );

  it.each(EVENT_TYPES.map(({ code }) => code))('%s is not for an invoice paid at once', (code) =>
    expect(hindranceOf(code, { subject: { isOnCredit: false, issuedOn: '2026-11-20' } })?.code).toBe(
      'event_not_applicable',
    ),
  );

  it('has no event before the invoice', () =>
    expect(hindranceOf('030', { today: '2026-11-19' })).toEqual({
      code: 'event_too_early',
      missing: [],
      standing: null,
      until: '2026-11-20',
    }));

  it.each<EventCode>(['031', '033'])('%s is refused after the third working day', (code) =>
    expect(hindranceOf(code, { registered: registered('030', '032'), today: '2026-11-27' })).toEqual({
      code: 'event_deadline_passed',
      missing: [],
      standing: null,
      until: '2026-11-26',
    }),
  );

  it('034 is refused up to the third working day', () =>
    expect(hindranceOf('034', { registered: registered('030', '032'), today: '2026-11-26' })).toEqual({
      code: 'event_too_early',
      missing: [],
      standing: null,
      until: '2026-11-27',
    }));

  it.each([
    ['2026-11-27', null],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-30', null],
    ['2030-01-02', null],
  ])('034 is taken on working days: on %s it waits until %s', (today, until) =>
    expect(hindranceOf('034', { registered: registered('030', '032'), today })?.until ?? null).toBe(until),
  );

  it.each<EventCode>(['030', '032'])('%s has no deadline', (code) =>
    expect(hindranceOf(code, { registered: registered('030'), today: '2030-01-02' })).toBeNull(),
  );
});

describe('an event that had to wait', () => {
  const now = (code: EventCode, today: string, ...events: readonly EventCode[]) => {
    const hindered = hindranceByNow(eventTypeOf(code), { registered: registered('030', '032', ...events), today });
    return hindered && [hindered.code, hindered.until ?? hindered.standing];
  };

  it.each<[today: string, until: string | null]>([
    // Friday, on which it was asked for, and the weekend after it.
    ['2026-11-27', null],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-11-30', null],
    // The Immaculate Conception, a Tuesday; then Christmas and the weekend after it.
    ['2026-12-08', '2026-12-09'],
    ['2026-12-25', '2026-12-28'],
    // Easter week of 2027.
    ['2027-03-25', '2027-03-29'],
  ])('as tacit acceptance is issued on the next day that both counts allow: on %s %s', (today, until) =>
    expect(now('034', today)).toEqual(until && ['event_too_early', until]),
  );

  it('as tacit acceptance waits over a weekend on which DIAN counts three days again', () => {
    const goodsReceived = registered('032').map((event) => ({ ...event, signedOn: '2027-08-02' }));
    const until = (today: string) => hindranceByNow(eventTypeOf('034'), { registered: goodsReceived, today })?.until;
    expect(['2027-08-06', '2027-08-07', '2027-08-08', '2027-08-09'].map(until)).toEqual([
      ...[undefined, '2027-08-09', '2027-08-09', undefined],
    ]);
  });

  it.each<EventCode>(['031', '033'])('as %s is over once its deadline has passed', (code) => {
    expect(now(code, '2026-11-26')).toBeNull();
    expect(now(code, '2026-11-27')).toEqual(['event_deadline_passed', '2026-11-26']);
  });

  it('is over once DIAN has registered another one that excludes it', () =>
    expect(now('034', '2026-11-27', '033')).toEqual(['event_order', '033']));
});

describe('the types of events', () => {
  it('are found by code and by name', () => {
    for (const type of EVENT_TYPES) {
      expect(eventTypeOf(type.code)).toBe(type);
      expect(eventTypeNamed(type.name)).toBe(type);
    }
  });

  it('have numbers of their own', () => expect(new Set(EVENT_TYPES.map(({ series }) => series)).size).toBe(5));

  it('exclude each other both ways', () => {
    for (const { code, excludes } of EVENT_TYPES)
      for (const other of excludes) expect(eventTypeOf(other).excludes).toContain(code);
  });
});

describe('the outcome of an invoice', () => {
  it.each([
    [[], 'open'],
    [['030'], 'open'],
    [['030', '032'], 'open'],
    [['030', '032', '031'], 'claimed'],
    [['030', '032', '033'], 'accepted'],
    [['034', '030', '032'], 'tacitly_accepted'],
  ] as const)('after %j is %s', (codes, outcome) => expect(eventsOutcome(registered(...codes))).toBe(outcome));
});
