import { addressIn, onOneLine } from '../reading/fields.js';
import { objectIn, textIn, type JsonObject } from '../reading/json-value.js';
import { LIMITS, type ReportClass } from '../reading/report.js';
import { parsedJson, type ProviderEvent, type ProviderReading, type ProviderRequest } from './provider-event.js';
import { isSameSecret } from './same-secret.js';

/**
 * Reads a request of a Postmark webhook. Postmark signs nothing: the URL that it is given has a user and a password.
 * `users`: `user:password`.
 */
export const readPostmark = (users: readonly string[], { headers, body }: ProviderRequest): ProviderReading => {
  const [, credentials = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '') ?? [];
  const presented = Buffer.from(credentials, 'base64').toString();
  if (credentials === '' || !users.some((user) => isSameSecret(user, presented)))
    return { refused: 'user and password are not ours' };
  const event = objectIn(parsedJson(body));
  return textIn(event.RecordType) === null ? { refused: 'the body is no event' } : { events: [postmarkEvent(event)] };
};

export const postmarkEvent = (event: JsonObject): ProviderEvent => {
  const { RecordType, ID, MessageID, Email, Recipient, Details, Description, Metadata } = event;
  const details = textIn(Details) ?? textIn(Description);
  const id = typeof ID === 'number' ? String(ID) : textIn(MessageID);
  return {
    id: id === null ? null : `${String(RecordType)}/${id}`,
    token: textIn(objectIn(Metadata).mailing),
    messageId: null,
    report: {
      class: classOf(event),
      recipient: addressIn(textIn(Email) ?? textIn(Recipient) ?? undefined),
      finalRecipient: null,
      status: null,
      diagnostic: details === null ? null : onOneLine(details, LIMITS.diagnosticChars),
    },
  };
};

const classOf = ({ RecordType, Type, TypeCode }: JsonObject): ReportClass => {
  switch (RecordType) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complaint';
    case 'Bounce':
      return BOUNCES.get(Number(TypeCode)) ?? (Type === 'HardBounce' ? 'hard_bounce' : 'soft_bounce');
    default:
      return 'unrelated';
  }
};

/** Source: Postmark, Bounce API, bounce types. What is not here is soft: a type says little of the address. */
const BOUNCES: ReadonlyMap<number, ReportClass> = new Map([
  [1, 'hard_bounce'],
  [2, 'delayed'], // Transient
  [16, 'unrelated'], // Unsubscribe
  [32, 'auto_reply'],
  [64, 'unrelated'], // AddressChange
  [256, 'unrelated'], // OpenRelayTest
  [2_048, 'auto_reply'], // ChallengeVerification
  [100_000, 'hard_bounce'], // BadEmailAddress
  [100_001, 'complaint'],
]);
