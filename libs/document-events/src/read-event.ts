import { isCalendarDate } from '@rubrica/fiscal';
import { elementAt, elementsAt, namespaceOf, textAt } from '@rubrica/ubl';
import { type ForeignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';
import { type EventCode, type EventName, eventTypeOf, isEventCode } from './event-type.js';
import type { RegisteredEvent } from './order.js';

/** An event is some 15 kB with its signature, an answer with many events some 100 kB. */
const LIMITS = { maxBytes: 1024 * 1024, maxTags: 20_000 };
const MAX_EVENTS = 100;
const MAX_NOTES = 20;

/** Longest texts that are kept, in UTF-16 units; what is longer is cut, and a longer number is none. */
const MAX_NUMBER = 64;
const MAX_NAME = 450;
const MAX_NOTE = 2000;

const HASH = /^[0-9a-f]{96}$/;

/** Sender or receiver as an event of somebody else names them. */
export interface ReadParty {
  /** Without check digit. */
  readonly number: string;
  readonly identificationType: string;
  readonly name: string;
}

/** An event that anybody wrote, read and not judged: neither its signature nor its CUDE is checked. */
export interface ReadEvent {
  readonly code: EventCode;
  readonly name: EventName;
  readonly number: string;
  /** Lower case. */
  readonly cude: string;
  readonly environment: 'production' | 'habilitacion';
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  /** HH:MM:SS in Colombia. */
  readonly issueTime: string;
  readonly sender: ReadParty;
  readonly receiver: ReadParty;
  readonly subject: { readonly number: string; readonly cufe: string };
  readonly person: {
    readonly identificationType: string;
    readonly number: string;
    readonly firstName: string;
    readonly familyName: string;
    readonly jobTitle: string | null;
    readonly department: string | null;
  } | null;
  readonly claimCode: string | null;
  readonly notes: readonly string[];
}

/** Reads an event of an invoice that somebody else wrote. Null for all other bytes, DIAN's answers among them. */
export const readDocumentEvent = (xml: string | Uint8Array): ReadEvent | null => {
  try {
    return documentEventIn(readForeignXml(xml, LIMITS));
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
};

/** The same, of XML that is already parsed. */
export const documentEventIn = (root: ForeignElement): ReadEvent | null => {
  const [response, ...others] = elementsAt(root, 'DocumentResponse');
  if (!isApplicationResponse(root) || response === undefined || others.length > 0) return null;
  const code = textAt(response, 'Response', 'ResponseCode');
  const stated = {
    number: textAt(root, 'ID'),
    cude: textAt(root, 'UUID').toLowerCase(),
    issueDate: textAt(root, 'IssueDate'),
    subject: {
      number: textAt(response, 'DocumentReference', 'ID'),
      cufe: textAt(response, 'DocumentReference', 'UUID').toLowerCase(),
    },
  };
  // An answer to GetStatusEvent refers to events, and an event to an invoice.
  const isOfInvoice = textAt(response, 'DocumentReference', 'DocumentTypeCode') === '01';
  if (!isEventCode(code) || !isOfInvoice || !isWhole(stated)) return null;
  return {
    code,
    name: eventTypeOf(code).name,
    ...stated,
    environment: textAt(root, 'ProfileExecutionID') === '1' ? 'production' : 'habilitacion',
    issueTime: timeIn(textAt(root, 'IssueTime')),
    sender: partyIn(elementAt(root, 'SenderParty')),
    receiver: partyIn(elementAt(root, 'ReceiverParty')),
    person: personIn(elementAt(response, 'IssuerParty', 'Person')),
    claimCode: elementAt(response, 'Response', 'ResponseCode')?.attribute('listID').slice(0, MAX_NUMBER) || null,
    notes: elementsAt(root, 'Note')
      .slice(0, MAX_NOTES)
      .map((note) => note.text().trim().slice(0, MAX_NOTE)),
  };
};

const isApplicationResponse = ({ name, namespace }: ForeignElement): boolean =>
  name === 'ApplicationResponse' && namespace === namespaceOf('ApplicationResponse');

const isNumber = (text: string): boolean => text !== '' && text.length <= MAX_NUMBER;

const isWhole = ({ number, cude, issueDate, subject }: Pick<ReadEvent, 'number' | 'cude' | 'issueDate' | 'subject'>) =>
  isNumber(number) && HASH.test(cude) && isDay(issueDate) && isNumber(subject.number) && HASH.test(subject.cufe);

/** A day of this century: no event is older, and days of other centuries would only cost time. */
const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && isCalendarDate(text);

/** DIAN's server writes the time of an event with hyphens, `18-30-37-05:00`. */
const timeIn = (text: string): string =>
  /^([01]\d|2[0-3])[:-][0-5]\d[:-][0-5]\d/.exec(text)?.[0].replaceAll('-', ':') ?? '00:00:00';

const partyIn = (party: ForeignElement | undefined): ReadParty => {
  const company = elementAt(party, 'PartyTaxScheme', 'CompanyID');
  return {
    number: (company?.text().trim() ?? '').slice(0, MAX_NUMBER),
    identificationType: (company?.attribute('schemeName') || '31').slice(0, MAX_NUMBER),
    name: textAt(party, 'PartyTaxScheme', 'RegistrationName').slice(0, MAX_NAME),
  };
};

const personIn = (person: ForeignElement | undefined): ReadEvent['person'] => {
  if (person === undefined) return null;
  const named = (name: string): string => textAt(person, name).slice(0, MAX_NAME);
  return {
    identificationType: (elementAt(person, 'ID')?.attribute('schemeName') ?? '').slice(0, MAX_NUMBER),
    number: textAt(person, 'ID').slice(0, MAX_NUMBER),
    firstName: named('FirstName'),
    familyName: named('FamilyName'),
    jobTitle: named('JobTitle') || null,
    department: named('OrganizationDepartment') || null,
  };
};

/**
 * Reads the ApplicationResponse that GetStatusEvent answers: one DocumentResponse for each event of the invoice. Throws
 * UnreadableXml. Codes that we do not know are left out, and of several events with one code the first is returned.
 */
export const readRegisteredEvents = (xml: string | Uint8Array): RegisteredEvent[] =>
  registeredEventsIn(readForeignXml(xml, LIMITS));

/** The same, of an answer that is already parsed. */
export const registeredEventsIn = (answer: ForeignElement): RegisteredEvent[] => {
  if (!isApplicationResponse(answer)) throw new UnreadableXml('not an ApplicationResponse');
  // An event without a day counts from the day of the answer, which is never too early for a tacit acceptance.
  const answeredOn = dayIn(answer, 'IssueDate');
  const events = elementsAt(answer, 'DocumentResponse')
    .slice(0, MAX_EVENTS)
    .flatMap((response) => registeredEventIn(response, answeredOn) ?? []);
  return events.filter(({ code }, index) => events.findIndex((other) => other.code === code) === index);
};

const registeredEventIn = (response: ForeignElement, answeredOn: string | null): RegisteredEvent | null => {
  const code = textAt(response, 'Response', 'ResponseCode');
  const signedOn =
    dayIn(response, 'Response', 'EffectiveDate') ?? dayIn(response, 'DocumentReference', 'IssueDate') ?? answeredOn;
  if (!isEventCode(code) || signedOn === null) return null;
  const number = textAt(response, 'DocumentReference', 'ID');
  const cude = textAt(response, 'DocumentReference', 'UUID').toLowerCase();
  return {
    code,
    number: isNumber(number) ? number : null,
    cude: HASH.test(cude) ? cude : null,
    signedOn,
    registeredAt: `${signedOn}T${timeIn(textAt(response, 'Response', 'EffectiveTime'))}-05:00`,
  };
};

const dayIn = (element: ForeignElement, ...path: readonly string[]): string | null => {
  const day = textAt(element, ...path);
  return isDay(day) ? day : null;
};
