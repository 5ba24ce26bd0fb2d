import { claimDeadline, tacitAcceptanceFrom } from './deadline.js';
import { type EventCode, type EventType, eventTypeOf } from './event-type.js';

/** An event of an invoice that DIAN accepted. */
export interface RegisteredEvent {
  readonly code: EventCode;
  readonly number: string | null;
  readonly cude: string | null;
  /** Day of its signature in Colombia, YYYY-MM-DD. */
  readonly signedOn: string;
  readonly registeredAt: string;
}

/** Why an event cannot be issued now. DIAN would refuse it. */
export interface Hindrance {
  readonly code: 'event_order' | 'event_not_applicable' | 'event_deadline_passed' | 'event_too_early';
  /** Events to be registered first, in their order. */
  readonly missing: readonly EventCode[];
  /** Registered event that excludes this one. */
  readonly standing: EventCode | null;
  /** The deadline that has passed, or the first day on which the event can be issued. */
  readonly until: string | null;
}

export interface EventContext extends EventSituation {
  /** `isOnCredit`: the invoice is paid on credit (PaymentMeans/ID 2). `issuedOn`: YYYY-MM-DD. */
  readonly subject: { readonly isOnCredit: boolean; readonly issuedOn: string };
}

/** What of an invoice changes from day to day. */
export interface EventSituation {
  readonly registered: readonly RegisteredEvent[];
  /** YYYY-MM-DD in Colombia. */
  readonly today: string;
}

const hindered = (code: Hindrance['code'], over: Partial<Hindrance> = {}): Hindrance => ({
  code,
  missing: [],
  standing: null,
  until: null,
  ...over,
});

/** Tells why an event cannot be issued today; null where nothing hinders it. */
export const hindrance = (type: EventType, { subject, ...situation }: EventContext): Hindrance | null => {
  // LGC62: an invoice paid at once has no events.
  if (!subject.isOnCredit) return hindered('event_not_applicable');

  // DC24a: no event is older than its invoice.
  if (situation.today < subject.issuedOn) return hindered('event_too_early', { until: subject.issuedOn });

  return hindranceByNow(type, situation);
};

/** Tells why an event that could be issued when it was asked for cannot be issued today; null where nothing hinders it. */
export const hindranceByNow = (type: EventType, { registered, today }: EventSituation): Hindrance | null => {
  // LGC02, LGC04, LGC05, LGC07: claim, acceptance and tacit acceptance exclude each other.
  const standing = registered.find(({ code }) => type.excludes.includes(code));
  if (standing) return hindered('event_order', { standing: standing.code });

  // LGC03, LGC09, LGC12, LGC13, LGC14.
  const missing = missingEvents(type, registered);
  if (missing.length > 0) return hindered('event_order', { missing });

  return outsideWindow(type, registered, today);
};

const missingEvents = (type: EventType, registered: readonly RegisteredEvent[]): EventCode[] => {
  const missing = type.needs
    .filter((needed) => registered.every(({ code }) => code !== needed))
    .flatMap((needed) => [...missingEvents(eventTypeOf(needed), registered), needed]);
  return [...new Set(missing)];
};

const outsideWindow = (
  { window }: EventType,
  registered: readonly RegisteredEvent[],
  today: string,
): Hindrance | null => {
  const goodsReceived = registered.find(({ code }) => code === '032');
  if (window === null || goodsReceived === undefined) return null;
  if (window === 'three_working_days') {
    const until = claimDeadline(goodsReceived.signedOn);
    return today > until ? hindered('event_deadline_passed', { until }) : null;
  }
  const until = tacitAcceptanceFrom(goodsReceived.signedOn, today);
  return today < until ? hindered('event_too_early', { until }) : null;
};
