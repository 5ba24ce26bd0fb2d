export { CLAIM_CODES } from './claim-codes.js';
export { eventCude, eventSeed, type HashedEvent } from './cude.js';
export { claimDeadline, tacitAcceptanceFrom } from './deadline.js';
export type { DocumentEvent, EventParty, EventSubject, ReceivingPerson } from './document-event.js';
export {
  EVENT_TYPES,
  type EventCode,
  type EventName,
  type EventType,
  eventTypeNamed,
  eventTypeOf,
  isEventCode,
} from './event-type.js';
export { documentEventXml } from './event-xml.js';
export { type EventContext, type Hindrance, hindrance, hindranceByNow, type RegisteredEvent } from './order.js';
export { eventsOutcome, type EventsOutcome } from './outcome.js';
export {
  documentEventIn,
  readDocumentEvent,
  type ReadEvent,
  type ReadParty,
  readRegisteredEvents,
  registeredEventsIn,
} from './read-event.js';
export { isOnCredit, isTypeWithEvents } from './subject.js';
export { DIAN_PARTY, tacitAcceptanceStatement } from './tacit-acceptance.js';
