import { verify, X509Certificate } from 'node:crypto';
import { addressIn, idIn } from '../reading/fields.js';
import { listIn, objectIn, textIn, type JsonObject } from '../reading/json-value.js';
import { recipientsOfSesEvent } from '../reading/ses-event.js';
import {
  parsedJson,
  type ProviderEvent,
  type ProviderReading,
  type ProviderRequest,
  staleness,
} from './provider-event.js';
import { ownValue } from '@rubrica/fiscal';

/** A message of Amazon SNS with where its certificate is. */
export interface SnsMessage {
  readonly type: string;
  readonly fields: JsonObject;
  readonly certificateUrl: string;
  /** To be visited once, so that SNS sends events; null in a notification. */
  readonly subscribeUrl: string | null;
}

export type SnsReading = SnsMessage | { readonly refused: string };

/**
 * Reads the envelope of SNS before its signature is checked. Its URLs point only where Amazon is: they would let
 * strangers call hosts of our network. `topics`: our topics; a right signature alone proves that some topic of some
 * account sent it.
 */
export const readSns = (topics: readonly string[], { body, now }: ProviderRequest): SnsReading => {
  const fields = objectIn(parsedJson(body));
  const type = textIn(fields.Type) ?? '';
  if (!SIGNED_FIELDS.has(type)) return { refused: 'the body is no message of SNS' };
  if (!topics.includes(textIn(fields.TopicArn) ?? '')) return { refused: 'the topic is not ours' };
  const stale = staleness(Date.parse(textIn(fields.Timestamp) ?? '') / 1_000, now);
  if (stale !== null) return { refused: stale };
  const certificateUrl = textIn(fields.SigningCertURL) ?? '';
  if (!isCertificateUrl(certificateUrl)) return { refused: 'SigningCertURL is not of SNS' };
  const subscribeUrl = textIn(fields.SubscribeURL);
  if (type !== 'Notification' && (subscribeUrl === null || !isSnsUrl(subscribeUrl)))
    return { refused: 'SubscribeURL is not of SNS' };
  return { type, fields, certificateUrl, subscribeUrl: type === 'SubscriptionConfirmation' ? subscribeUrl : null };
};

/** Checks the signature and returns the events. `certificate`: PEM. */
export const eventsOfSns = ({ type, fields }: SnsMessage, certificate: string): ProviderReading => {
  const version = textIn(fields.SignatureVersion);
  const algorithm = version === '2' ? 'RSA-SHA256' : version === '1' ? 'RSA-SHA1' : null;
  if (algorithm === null) return { refused: 'SignatureVersion is neither 1 nor 2' };
  const text = (SIGNED_FIELDS.get(type) ?? [])
    .filter((name) => ownValue(fields, name) !== undefined)
    .map((name) => `${name}\n${textIn(ownValue(fields, name)) ?? ''}\n`)
    .join('');
  if (!isSigned(algorithm, text, certificate, textIn(fields.Signature) ?? ''))
    return { refused: 'the signature does not fit' };
  return { events: type === 'Notification' ? sesEvents(parsedJson(Buffer.from(textIn(fields.Message) ?? ''))) : [] };
};

/** Reads an event of SES, with or without the envelope of SNS around it. */
export const sesEvents = (event: unknown): ProviderEvent[] => {
  const { mail, bounce, complaint, delivery, deliveryDelay } = objectIn(event);
  const { messageId, tags, headers, source, commonHeaders } = objectIn(mail);
  const part = objectIn(bounce ?? complaint ?? delivery ?? deliveryDelay);
  const id = textIn(part.feedbackId) ?? `${textIn(messageId) ?? ''}/${textIn(part.timestamp) ?? ''}`;
  const ownHeader = listIn(headers)
    .map(objectIn)
    .find(({ name }) => textIn(name)?.toLowerCase() === 'message-id');
  return (recipientsOfSesEvent(event) ?? []).map((report) => ({
    id: `${id}/${report.recipient ?? ''}/${report.class}`,
    token: textIn(listIn(objectIn(tags).mailing)[0]) ?? addressIn(textIn(source) ?? undefined),
    messageId: idIn(textIn(ownHeader?.value) ?? textIn(objectIn(commonHeaders).messageId) ?? undefined),
    report,
  }));
};

/** Source: Amazon SNS Developer Guide, "Verifying the signatures of Amazon SNS messages". */
const SIGNED_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Notification', ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']],
  ['SubscriptionConfirmation', ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']],
  ['UnsubscribeConfirmation', ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']],
]);

/** Tells whether a URL is one of SNS itself: `https://sns.<region>.amazonaws.com`, or of its regions in China. */
export const isSnsUrl = (text: string): boolean => {
  if (text.length > 2_000 || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isHost = /^sns\.[a-z]{2}(-[a-z]+)+-\d{1,2}\.amazonaws\.com(\.cn)?$/.test(hostname);
  return protocol === 'https:' && isHost && port === '' && username === '' && password === '';
};

/** Tells whether a URL is one of SNS's certificates. What has a query is an action of its API, which may answer with what its caller stored there. */
const isCertificateUrl = (text: string): boolean =>
  isSnsUrl(text) && /^\/[\w-]+\.pem$/.test(new URL(text).pathname) && !/[?#]/.test(text);

const isSigned = (algorithm: string, text: string, certificate: string, signature: string): boolean => {
  try {
    const { publicKey } = new X509Certificate(certificate);
    return verify(algorithm, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};
