import type { Static, TObject } from '@sinclair/typebox';
import type { apiGatewayMessages } from '../topic/api-gateway.js';
import type { certificateVaultMessages } from '../topic/certificate-vault.js';
import type { dianSubmitterMessages } from '../topic/dian-submitter.js';
import type { documentIssuerMessages } from '../topic/document-issuer.js';
import type { mailerMessages } from '../topic/mailer.js';
import type { Topic } from '../topic/topics.js';
import type { webhookDispatcherMessages } from '../topic/webhook-dispatcher.js';
import type { ServiceName } from '../vocabulary/services.js';

/** What one service says: its facts by CloudEvents type, each with the JSON Schema of its data. */
export type MessageTable = Readonly<Record<string, MessageDefinition>>;

export interface MessageDefinition {
  readonly topic: Topic;
  readonly description: string;
  readonly data: TObject;
}

export type Messages = typeof apiGatewayMessages &
  typeof documentIssuerMessages &
  typeof certificateVaultMessages &
  typeof dianSubmitterMessages &
  typeof mailerMessages &
  typeof webhookDispatcherMessages;

export type MessageType = keyof Messages;
export type MessageData<T extends MessageType> = Static<Messages[T]['data']>;

/**
 * A fact as it travels: CloudEvents 1.0 attributes and its data. `source` + `id` name it for ever; a resend
 * carries the same. Within one source and key, `aggregateversion` never goes back except in a resend.
 */
export type Message = { [T in MessageType]: MessageOf<T> }[MessageType];

export interface MessageOf<T extends MessageType> extends MessageEnvelope {
  readonly type: T;
  readonly data: MessageData<T>;
}

export interface MessageEnvelope {
  /** `<stream id>@<version>`, with `.n` behind it when one event says several things. */
  readonly id: string;
  readonly source: ServiceName;
  readonly topic: Topic;
  /** Key of the partition: the document id, or the tenant id. */
  readonly key: string;
  /** Instant of the fact, by the service's clock port. */
  readonly time: string;
  readonly tenantid: string;
  readonly aggregateversion: number;
  /** The request (`req_…`) that began it all. */
  readonly correlationid: string;
  /** Id of the message or request that caused this fact. */
  readonly causationid: string;
}

/** What a translator (`<thing>.messages.ts`) gives back: the rest of the envelope is the event store's to fill. */
export type Fact = { [T in MessageType]: FactOf<T> }[MessageType];

export interface FactOf<T extends MessageType> {
  readonly type: T;
  readonly key: string;
  readonly tenantid: string;
  readonly data: MessageData<T>;
}
