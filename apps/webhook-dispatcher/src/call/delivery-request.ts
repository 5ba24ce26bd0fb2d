import type { EventType } from '@rubrica/contracts';
import { hostOf } from '@rubrica/service';
import { signatureHeader } from './signature.js';

/** A POST to a receiver, as data. */
export interface DeliveryRequest {
  readonly endpointId: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Event that is sent to an endpoint. */
export interface SentEvent {
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly body: string;
}

export interface Signing {
  /** In clear text, the present one first. */
  readonly secrets: readonly string[];
  /** Time of the real clock, since receivers compare it with theirs. */
  readonly unixSeconds: number;
}

/** Makes the request of an attempt. The body is the stored text of the event, byte for byte. */
export const deliveryRequest = (
  { body: text, endpoint_id, event_id, event_type }: SentEvent,
  url: string,
  userAgent: string,
  { secrets, unixSeconds }: Signing,
): DeliveryRequest => {
  const body = Buffer.from(text, 'utf8');
  return {
    endpointId: endpoint_id,
    url,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': userAgent,
      'Svc-Event-Id': event_id,
      'Svc-Event-Type': event_type,
      'Svc-Webhook-Id': endpoint_id,
      'Svc-Signature': signatureHeader(body, secrets, unixSeconds),
    },
  };
};

/** Where a connection leads, and what may share it. */
export interface Pin {
  /** Address that was checked for this attempt, never a name. */
  readonly address: string;
  readonly port: number;
  /** Name in the certificate; undefined for a connection without TLS. */
  readonly tlsHost: string | undefined;
  /** Endpoint of which all requests on the connection are. */
  readonly endpointId: string;
}

/** Addresses that one attempt tries at most. */
const MOST_CONNECTS = 4;

/**
 * Chooses among the checked addresses of a URL. Returns those that an attempt tries, in this order: first the addresses with
 * an idle connection, as `hasIdle` tells, then the others as the look-up gave them.
 */
export const pinsOf = (
  endpointId: string,
  url: URL,
  addresses: readonly string[],
  hasIdle: (pin: Pin) => boolean,
): readonly Pin[] => {
  const isTls = url.protocol === 'https:';
  const port = Number(url.port || (isTls ? 443 : 80));
  const tlsHost = isTls ? hostOf(url) : undefined;
  const pins = addresses.map((address) => ({ address, port, tlsHost, endpointId }));
  if (pins.length === 1) return pins;
  return pins.toSorted((a, b) => Number(hasIdle(b)) - Number(hasIdle(a))).slice(0, MOST_CONNECTS);
};
