import type { EnvironmentDigit, Identification, Party, Software } from '@rubrica/fiscal';
import type { EventType } from './event-type.js';

/** Sender or receiver of an event: what an event says of a party of the invoice. */
export type EventParty = Pick<Party, 'identification' | 'legalName' | 'organizationType' | 'taxScheme'>;

/** Employee of the buyer who received the invoice (030) or the goods (032). */
export interface ReceivingPerson {
  readonly identification: Pick<Identification, 'type' | 'number'>;
  readonly firstName: string;
  readonly familyName: string;
  readonly jobTitle: string | null;
  readonly department: string | null;
}

/** The invoice that an event is about. */
export interface EventSubject {
  /** Prefix and consecutive, exactly as `cbc:ID` of the invoice. */
  readonly number: string;
  readonly cufe: string;
  readonly typeCode: '01';
}

/** A complete document event, as it is written and signed. Dates are those of Colombia. */
export interface DocumentEvent {
  readonly type: EventType;
  /** Series and consecutive, exactly as `cbc:ID`. */
  readonly number: string;
  readonly environment: EnvironmentDigit;
  readonly cude: string;
  /** YYYY-MM-DD; DIAN compares it with the day of the signature (AAD09e). */
  readonly issueDate: string;
  /** HH:MM:SS-05:00. */
  readonly issueTime: string;
  readonly software: Software;
  readonly sender: EventParty;
  readonly receiver: EventParty;
  readonly subject: EventSubject;
  /** Null unless the type has a person. */
  readonly person: ReceivingPerson | null;
  /** Null unless the type has a claim code. */
  readonly claimCode: string | null;
  readonly notes: readonly string[];
}
