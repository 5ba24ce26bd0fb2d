import { createHmac } from 'node:crypto';
import { addressIn, idIn, onOneLine } from '../reading/fields.js';
import { objectIn, textIn, type JsonObject } from '../reading/json-value.js';
import { refusedBy } from '../reading/reply-class.js';
import { LIMITS, type ReportClass } from '../reading/report.js';
import {
  parsedJson,
  type ProviderEvent,
  type ProviderReading,
  type ProviderRequest,
  staleness,
} from './provider-event.js';
import { isSameSecret } from './same-secret.js';

/** An event cannot be younger than its signature. */
const CLOCK_SKEW_SECONDS = 30;

/**
 * Reads a request of a Mailgun webhook. `keys`: webhook signing keys. The signature covers time and token, not the
 * event: a token is believed with one body (`once`), and an event that is younger than its signature is not.
 */
export const readMailgun = (keys: readonly string[], { body, now }: ProviderRequest): ProviderReading => {
  const request = objectIn(parsedJson(body));
  const { timestamp, token, signature } = objectIn(request.signature);
  const time = textIn(timestamp) ?? '';
  const stale = staleness(Number(time === '' ? Number.NaN : time), now);
  if (stale !== null) return { refused: stale };
  const once = textIn(token) ?? '';
  const isSigned = keys.some((key) =>
    isSameSecret(
      createHmac('sha256', key)
        .update(time + once)
        .digest('hex'),
      textIn(signature) ?? '',
    ),
  );
  if (!isSigned) return { refused: 'the signature does not fit' };
  const event = objectIn(request['event-data']);
  if (Number(event.timestamp) > Number(time) + CLOCK_SKEW_SECONDS)
    return { refused: 'the event is younger than its signature' };
  return { events: [mailgunEvent(event)], once };
};

export const mailgunEvent = (event: JsonObject): ProviderEvent => {
  const delivery = objectIn(event['delivery-status']);
  const status = textIn(delivery['enhanced-code']);
  const code = typeof delivery.code === 'number' ? String(delivery.code) : '';
  const message = textIn(delivery.message) ?? textIn(delivery.description);
  const diagnostic = message === null ? null : onOneLine(`${code} ${message}`, LIMITS.diagnosticChars);
  const { 'message-id': messageId } = objectIn(objectIn(event.message).headers);
  return {
    id: textIn(event.id),
    token: textIn(objectIn(event['user-variables']).mailing),
    messageId: idIn(textIn(messageId) ?? undefined),
    report: {
      class: classOf(event, status, diagnostic ?? ''),
      recipient: addressIn(textIn(event.recipient) ?? undefined),
      finalRecipient: null,
      status,
      diagnostic,
    },
  };
};

const classOf = ({ event, severity, reason }: JsonObject, status: string | null, diagnostic: string): ReportClass => {
  switch (event) {
    case 'delivered':
      return 'delivered';
    case 'complained':
      return 'complaint';
    case 'failed':
      if (severity === 'temporary') return 'delayed';
      // Not sent, since Mailgun's own lists forbid it.
      if (reason === 'suppress-bounce') return 'hard_bounce';
      if (reason === 'suppress-complaint') return 'complaint';
      if (reason === 'suppress-unsubscribe') return 'unrelated';
      return bounceClass(status, diagnostic);
    default:
      return 'unrelated';
  }
};

/** A permanent failure with a bare 550 is one of the address: Mailgun names others by code or words. */
const bounceClass = (status: string | null, diagnostic: string): ReportClass => {
  const said = refusedBy({ status, diagnostic });
  return said === 'hard' || (said === 'unclear' && /^550\b/.test(diagnostic)) ? 'hard_bounce' : 'soft_bounce';
};
