import { sha384 } from '@rubrica/fiscal';
import type { DocumentEvent } from './document-event.js';

type Hashed = Pick<DocumentEvent, 'type' | 'number' | 'issueDate' | 'issueTime' | 'sender' | 'receiver' | 'subject'>;

/**
 * The text that is hashed, without the PIN at its end, so that the PIN stays with document-issuer. Unlike the seed of an
 * invoice it has no digit of the environment.
 * Source: RADIAN annex 1.1, numeral 12.1.1 (AAD06).
 */
export const eventSeed = ({ type, number, issueDate, issueTime, sender, receiver, subject }: Hashed): string =>
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
