/** A company or person that an event names. */
export interface EventParty {
  readonly number: string;
  readonly checkDigit: string;
  /** Type of identification: 31 for a NIT. */
  readonly type: string;
  readonly name: string;
}

/** What the registry keeps of an event (ApplicationResponse 030 to 034) on an invoice. */
export interface EventIdentity {
  /** Response code: 030 to 034. */
  readonly code: string;
  readonly number: string;
  /** As the event states it, lower case. */
  readonly cude: string;
  readonly environment: string;
  readonly sender: EventParty;
  readonly receiver: EventParty;
  /** The invoice that the event is about. */
  readonly subject: {
    readonly number: string;
    /** Lower case. */
    readonly cufe: string;
    readonly typeCode: string;
  };
}

/** Type code of all events in the answers of the authority. */
export const EVENT_TYPE_CODE = '96';
