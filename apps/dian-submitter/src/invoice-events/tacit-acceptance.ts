import { type EventContext, eventTypeNamed, hindrance, tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate, colombianTime } from '@rubrica/fiscal';

export const TACIT_ACCEPTANCE = eventTypeNamed('tacit_acceptance');

/** Hours in Colombia in which 034 is issued by itself, and the seller is told that it may be declared. */
const FROM = '08:00:00';
const TO = '18:00:00';

/**
 * Returns the first day of tacit acceptance if it may be declared now, in the hours of a working day; null if not. What DIAN
 * has registered must have been asked just before.
 */
export const declarableSince = (
  subject: EventContext['subject'],
  registered: EventContext['registered'],
  now: Date,
): string | null => {
  const goodsReceived = registered.find(({ code }) => code === '032');
  const isRegistered = registered.some(({ code }) => code === TACIT_ACCEPTANCE.code);
  const time = colombianTime(now);
  if (goodsReceived === undefined || isRegistered || time < FROM || time >= TO) return null;
  const hindered = hindrance(TACIT_ACCEPTANCE, { subject, registered, today: colombianDate(now) });
  return hindered === null ? tacitAcceptanceFrom(goodsReceived.signedOn) : null;
};
