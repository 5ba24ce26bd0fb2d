import { createPublicKey, verify } from 'node:crypto';
import { addressIn, idIn, onOneLine } from '../reading/fields.js';
import { listIn, objectIn, textIn, type JsonObject } from '../reading/json-value.js';
import { refusedBy } from '../reading/reply-class.js';
import { LIMITS, type ReportClass } from '../reading/report.js';
import {
  MOST_EVENTS,
  parsedJson,
  type ProviderEvent,
  type ProviderReading,
  type ProviderRequest,
  staleness,
} from './provider-event.js';

/**
 * Reads a request of SendGrid's event webhook. It is signed by ECDSA over the time and the bytes of the body, so the
 * bytes must be those that came. `keys`: base64 DER without PEM lines, as SendGrid shows them.
 */
export const readSendgrid = (keys: readonly string[], request: ProviderRequest): ProviderReading => {
  const signature = request.headers['x-twilio-email-event-webhook-signature'] ?? '';
  const timestamp = request.headers['x-twilio-email-event-webhook-timestamp'] ?? '';
  const stale = staleness(Number(timestamp), request.now);
  if (stale !== null) return { refused: stale };
  const signed = Buffer.concat([Buffer.from(timestamp), request.body]);
  if (!keys.some((key) => isSigned(key, signed, signature))) return { refused: 'the signature does not fit' };
  const body = parsedJson(request.body);
  return Array.isArray(body) ? { events: sendgridEvents(body) } : { refused: 'the body is no list of events' };
};

export const sendgridEvents = (body: unknown): ProviderEvent[] =>
  listIn(body)
    .slice(0, MOST_EVENTS)
    .map((one) => eventOf(objectIn(one)));

const isSigned = (key: string, signed: Buffer, signature: string): boolean => {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

const eventOf = (event: JsonObject): ProviderEvent => {
  const status = textIn(event.status);
  const diagnostic = textIn(event.reason) ?? textIn(event.response);
  return {
    id: textIn(event.sg_event_id),
    token: textIn(event.mailing),
    messageId: idIn(textIn(event['smtp-id']) ?? undefined),
    report: {
      class: classOf(event, status, diagnostic ?? ''),
      recipient: addressIn(textIn(event.email) ?? undefined),
      finalRecipient: null,
      status,
      diagnostic: diagnostic === null ? null : onOneLine(diagnostic, LIMITS.diagnosticChars),
    },
  };
};

const classOf = ({ event, type }: JsonObject, status: string | null, diagnostic: string): ReportClass => {
  switch (event) {
    case 'delivered':
      return 'delivered';
    case 'deferred':
      return 'delayed';
    case 'spamreport':
      return 'complaint';
    case 'bounce':
      return type !== 'blocked' && refusedBy({ status, diagnostic }) === 'hard' ? 'hard_bounce' : 'soft_bounce';
    case 'dropped':
      return droppedClass(diagnostic);
    default:
      return 'unrelated';
  }
};

/** A mail that SendGrid did not send, since its own lists forbid it. */
const droppedClass = (reason: string): ReportClass => {
  if (/^(bounced address|invalid)/i.test(reason)) return 'hard_bounce';
  return /^spam report/i.test(reason) ? 'complaint' : 'unrelated';
};
