import { type Identification, sha384 } from '@rubrica/fiscal';
import type { DocumentEvent, EventSubject } from './document-event.js';
import type { EventType } from './event-type.js';

interface HashedParty {
  readonly identification: Pick<Identification, 'number'>;
}

/** What the hash of an event is made of: a part of `DocumentEvent`. */
export interface HashedEvent extends Pick<DocumentEvent, 'number' | 'issueDate' | 'issueTime'> {
  readonly type: Pick<EventType, 'code'>;
  readonly sender: HashedParty;
  readonly receiver: HashedParty;
  readonly subject: Pick<EventSubject, 'number' | 'typeCode'>;
}

/**
 * The text that is hashed, without the PIN at its end, so that the PIN stays with document-issuer. Unlike the seed of an
 * invoice it has no digit of the environment.
 * Source: RADIAN annex 1.1, numeral 12.1.1 (AAD06).
 */
export const eventSeed = ({ type, number, issueDate, issueTime, sender, receiver, subject }: HashedEvent): string =>
  number +
  issueDate +
  issueTime +
  sender.identification.number +
  receiver.identification.number +
  type.code +
  subject.number +
  subject.typeCode;

/** CUDE of an event: SHA-384 of the seed and the software PIN in UTF-8, lower-case hex. */
export const eventCude = (seed: string, pin: string): string => sha384(seed + pin);
