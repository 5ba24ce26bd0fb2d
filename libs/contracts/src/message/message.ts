import type { Static, TObject } from '@sinclair/typebox';
import type { apiGatewayMessages } from '../topic/api-gateway.js';
import type { certificateVaultMessages } from '../topic/certificate-vault.js';
import type { dianSubmitterMessages } from '../topic/dian-submitter.js';
import type { documentIssuerMessages } from '../topic/document-issuer.js';
import type { mailerMessages } from '../topic/mailer.js';
import type { Topic } from '../topic/topics.js';
import type { webhookDispatcherMessages } from '../topic/webhook-dispatcher.js';
import type { ServiceName } from '../vocabulary/services.js';

/** The facts that one service publishes, by CloudEvents type, each with the JSON Schema of its data. */
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
 * A fact on a topic: CloudEvents 1.0 attributes and data. `source` and `id` together identify it; a resend has the same
 * ones. For one source and key, `aggregateversion` never decreases, except in a resend.
 */
export type Message = { [T in MessageType]: MessageOf<T> }[MessageType];

export interface MessageOf<T extends MessageType> extends MessageEnvelope {
  readonly type: T;
  readonly data: MessageData<T>;
}

export interface MessageEnvelope {
  /** `<stream id>@<version>`. If one event leads to several facts, the second and later ones end in `.2`, `.3` … */
  readonly id: string;
  readonly source: ServiceName;
  readonly topic: Topic;
  /** Partition key: the document id or the tenant id. */
  readonly key: string;
  /** When the fact happened, by the service's `Clock`. */
  readonly time: string;
  readonly tenantid: string;
  readonly aggregateversion: number;
  /** The request (`req_…`) at the start of the chain of causes. */
  readonly correlationid: string;
  /** Id of the message or request that caused this fact. */
  readonly causationid: string;
  /** The span that sent it, where a trace is recorded. */
  readonly traceparent?: string | undefined;
}

/** A fact as `<thing>.messages.ts` returns it; the event store adds the rest of the envelope. */
export type Fact = { [T in MessageType]: FactOf<T> }[MessageType];

export interface FactOf<T extends MessageType> {
  readonly type: T;
  readonly key: string;
  readonly tenantid: string;
  readonly data: MessageData<T>;
}
