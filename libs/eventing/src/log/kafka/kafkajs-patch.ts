import { createRequire } from 'node:module';
import {
  closeWhatIsOpen,
  type KafkajsConnection,
  type ConnectionErrors,
  type ConnectionPool,
  oneSocketAtATime,
} from './kafkajs-connection.js';
import type { Membership } from './kafkajs-member.js';
import { isGroupRefusal } from './missing-right.js';

/** Only version of kafkajs to which the patches apply. kafkajs has no maintainer, so no later version is expected. */
const VERSION = '2.2.4';

interface RequestQueue {
  isPatched?: boolean;
  readonly pending: readonly unknown[];
  readonly inflight: ReadonlyMap<number, SentRequest>;
  readonly throttledUntil: number;
  readonly enforceRequestTimeout: boolean;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  requestTimeoutIntervalId: NodeJS.Timeout | undefined;
  isConnected(): boolean;
  destroy(): void;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
  scheduleRequestTimeoutCheck(): void;
}

interface SentRequest {
  readonly sentAt: number;
  readonly requestTimeout: number;
  timeoutRequest(): void;
}

interface ConsumerGroup {
  readonly assigners: readonly Partial<Membership>[];
  /** True while the member tries to join the group. */
  isOutside?: boolean;
  joinAndSync(): Promise<unknown>;
  fetch(nodeId: number): Promise<readonly unknown[]>;
}

interface Coordinated {
  readonly brokerPool: BrokerPool;
  findGroupCoordinatorMetadata(asked: object): Promise<unknown>;
}

interface BrokerPool {
  withBroker(ask: (found: object) => Promise<unknown>): Promise<unknown>;
}

interface Runner {
  running: boolean;
  isStopped?: boolean;
  readonly consumerGroup: { readonly cluster: { disconnect(): Promise<void> }; leave(): Promise<void> };
  stop(): Promise<void>;
  scheduleFetchManager(): void;
}

interface Encoder {
  readonly buffer: Buffer;
  writeInt8(value: number): this;
  writeVarInt(value: number): this;
  writeVarLong(value: number): this;
  writeVarIntString(value: string): this;
  writeVarIntBytes(value: Bytes): this;
}

interface EncoderClass {
  new (size: number): Encoder;
  sizeOfVarInt(value: number): number;
  sizeOfVarLong(value: number): number;
  sizeOfVarIntBytes(value: Bytes): number;
}

type Bytes = Buffer | string | null;

export interface KafkajsRecord {
  readonly offsetDelta?: number;
  readonly timestampDelta?: number;
  readonly key: Bytes;
  readonly value: Bytes;
  readonly headers?: Readonly<Record<string, string>>;
}

export const RECORD = 'kafkajs/src/protocol/recordBatch/record/v0';

/** The part of Node's `require` that the patches use. */
export type ModuleLoader = Pick<NodeJS.Require, 'resolve' | 'cache'> & ((path: string) => unknown);

/**
 * Changes the code of kafkajs in memory. Must be called before kafkajs is loaded. Throws if another version than 2.2.4
 * is installed.
 */
export const patchKafkajs = (load: ModuleLoader = createRequire(import.meta.url)): void => {
  const { version } = load('kafkajs/package.json') as { readonly version: string };
  if (version !== VERSION)
    throw new Error(`kafkajs ${version} is installed; the patch of its idle loop is made for ${VERSION}`);
  const queue = (load('kafkajs/src/network/requestQueue') as { readonly prototype: RequestQueue }).prototype;
  if (queue.isPatched) return; // a second run would wrap the patches themselves
  queue.isPatched = true;
  endIdleLoop(queue);
  checkTimeoutsRarely(queue);
  const connection = (load('kafkajs/src/network/connection') as { readonly prototype: KafkajsConnection }).prototype;
  oneSocketAtATime(connection, load('kafkajs/src/errors') as ConnectionErrors);
  closeWhatIsOpen((load('kafkajs/src/network/connectionPool') as { readonly prototype: ConnectionPool }).prototype);
  onlyKeepInGroup(
    (load('kafkajs/src/consumer/consumerGroup') as { readonly prototype: ConsumerGroup }).prototype,
    load('kafkajs/src/errors') as ProtocolErrors,
  );
  endStoppedRunner((load('kafkajs/src/consumer/runner') as { readonly prototype: Runner }).prototype);
  reportRefusal((load('kafkajs/src/cluster') as { readonly prototype: Coordinated }).prototype);
  load(RECORD);
  const record = load.cache[load.resolve(RECORD)];
  if (record) record.exports = recordWriter(load('kafkajs/src/protocol/encoder') as EncoderClass);
};

/**
 * Patch: starts the timer for waiting requests only if a request waits. Without the patch, kafkajs starts the timer
 * after every answer. The time of the timer is then negative, so it ends at once and starts again, thousands of times a
 * second in an idle process.
 */
const endIdleLoop = (queue: RequestQueue): void => {
  queue.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length === 0 || this.throttleCheckTimeoutId) return;
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      Math.max(10, this.throttledUntil - Date.now()),
    );
  };
};

/**
 * Patch: throws an error that names the missing right if, for lack of this right in Kafka, no broker tells this
 * process which broker is the coordinator of a group. Without the patch, kafkajs asks one broker after another and
 * drops their errors.
 */
const reportRefusal = (cluster: Coordinated): void => {
  const { findGroupCoordinatorMetadata: find } = cluster;
  cluster.findGroupCoordinatorMetadata = async function (this: Coordinated, asked: object): Promise<unknown> {
    let refusal: unknown;
    const remember = (error: unknown): never => {
      if (isGroupRefusal(error)) refusal = error;
      throw error;
    };
    const brokerPool: BrokerPool = {
      withBroker: (ask) => this.brokerPool.withBroker((found) => ask(found).catch(remember)),
    };
    try {
      return await find.call(Object.create(this, { brokerPool: { value: brokerPool } }) as Coordinated, asked);
    } catch (error) {
      throw refusal ?? error;
    }
  };
};

const CHECK_TIMEOUTS_EVERY_MS = 2_000;

/**
 * Patch: checks every 2 s whether requests have timed out. Without the patch, each connection of kafkajs checks
 * this ten times a second, although a timeout is ten seconds. The check of kafkajs also stops when the connection
 * is closed and never starts again, so that requests that are still open never end.
 */
const checkTimeoutsRarely = (queue: RequestQueue): void => {
  queue.scheduleRequestTimeoutCheck = function (this: RequestQueue): void {
    if (!this.enforceRequestTimeout) return;
    this.destroy();
    this.requestTimeoutIntervalId = setInterval(() => {
      for (const request of this.inflight.values())
        if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest();
      if (this.inflight.size === 0 && !this.isConnected()) this.destroy();
    }, CHECK_TIMEOUTS_EVERY_MS);
  };
};

interface ProtocolErrors {
  readonly KafkaJSProtocolError: new (error: object) => Error;
}

/**
 * Patch: for a consumer with a `Membership`, kafkajs only keeps its membership in the group and fetches nothing.
 * Before each join, kafkajs awaits `beforeJoin`. Without this call, kafkajs would report a rebalance too late,
 * when other members may already have the partitions.
 *
 * If a join fails, for example because the coordinator has just started, kafkajs would keep the old partitions.
 * With this patch the member joins again until it succeeds.
 */
const onlyKeepInGroup = (group: ConsumerGroup, errors: ProtocolErrors): void => {
  const { joinAndSync, fetch } = group;
  group.joinAndSync = async function (this: ConsumerGroup): Promise<unknown> {
    this.isOutside = true;
    for (const member of this.assigners) await member.beforeJoin?.();
    const joined = await joinAndSync.call(this);
    this.isOutside = false;
    return joined;
  };
  group.fetch = async function (this: ConsumerGroup, nodeId: number): Promise<readonly unknown[]> {
    if (this.isOutside)
      throw new errors.KafkaJSProtocolError({
        message: 'the group was not joined',
        type: 'REBALANCE_IN_PROGRESS',
        code: 27,
        retriable: false,
      });
    const waits = this.assigners.flatMap((member) => member.wait?.() ?? []);
    if (waits.length === 0) return fetch.call(this, nodeId);
    await Promise.all(waits);
    return [];
  };
};

/**
 * Patch: leaves the group if a join ends after the consumer was stopped. Without it, the stopped consumer stays a
 * member that keeps its partitions and reads none of them.
 */
const endStoppedRunner = (runner: Runner): void => {
  const { stop, scheduleFetchManager } = runner;
  runner.stop = function (this: Runner): Promise<void> {
    this.isStopped = true;
    return stop.call(this);
  };
  runner.scheduleFetchManager = function (this: Runner): void {
    if (!this.isStopped || !this.running) return scheduleFetchManager.call(this);
    this.running = false;
    const { consumerGroup } = this;
    consumerGroup
      .leave()
      .then(() => consumerGroup.cluster.disconnect())
      .catch(() => undefined); // the group removes the member when its session ends
  };
};

/**
 * Returns a function that encodes a record in the same format as kafkajs
 * (https://kafka.apache.org/documentation/#record), but into one buffer of the right size. kafkajs allocates 512
 * bytes for each header and then joins these buffers. That cost more than all other work of an append.
 */
export const recordWriter =
  (Encoder: EncoderClass) =>
  ({ offsetDelta = 0, timestampDelta = 0, key, value, headers = {} }: KafkajsRecord): Encoder => {
    const entries = Object.entries(headers);
    let size = 1 + Encoder.sizeOfVarLong(timestampDelta) + Encoder.sizeOfVarInt(offsetDelta);
    size += Encoder.sizeOfVarIntBytes(key) + Encoder.sizeOfVarIntBytes(value) + Encoder.sizeOfVarInt(entries.length);
    for (const [name, text] of entries) size += Encoder.sizeOfVarIntBytes(name) + Encoder.sizeOfVarIntBytes(text);

    const record = new Encoder(size + MOST_BYTES_OF_A_SIZE).writeVarInt(size).writeInt8(0);
    record.writeVarLong(timestampDelta).writeVarInt(offsetDelta).writeVarIntBytes(key).writeVarIntBytes(value);
    record.writeVarInt(entries.length);
    for (const [name, text] of entries) record.writeVarIntString(name).writeVarIntBytes(text);
    return record;
  };

const MOST_BYTES_OF_A_SIZE = 5;
