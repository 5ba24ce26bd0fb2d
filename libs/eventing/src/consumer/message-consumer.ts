import { type Message, messageDefinitions, type MessageType, type Topic } from '@rubrica/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { causeIn, causeOf } from '../event/cause.js';
import { messageSteps, type TracedItems } from '../event/steps.js';
import { within } from '../event/work.js';
import type { EventingLogger } from '../eventing-logger.js';
import { subjectOf, typeOf, UnknownKind } from '../log/cloud-event.js';
import type { LogReader, PositionedRecord } from '../log/log.js';
import { isConflict, isUnavailable } from '../postgres/database-errors.js';
import { runStep } from '../running-steps.js';
import { Signal } from '../signal.js';
import type { Span, Tracer } from '../trace/span.js';
import type { Database } from '../transaction/database.js';
import type { Tx } from '../transaction/tx.js';
import { type MessagesOptions, readerName } from './consumer.js';
import { freshOf, readRecord } from './inbox.js';
import { messageStep, recordIds } from './message-step.js';
import { blockedAmong, park, setAside } from './parking.js';
import { PositionLost, ReadPositions } from './read-positions.js';

export type MessagesHandler = (messages: readonly Message[], tx: Tx) => Promise<void>;

const RETRY_MS = 500;

/**
 * Reads one topic for one method marked with `@OnMessages`. It has its own position in each partition, its own record
 * of handled messages, and its own messages that wait for a later attempt.
 */
export class MessageConsumer implements LogReader {
  readonly topic: Topic;
  readonly group: string;
  readonly batch: number;
  /** Name of the consumer in the tables, `group/topic`. */
  readonly name: string;
  /**
   * Partitions that are not read here until a newer release runs, because their next message has a version of its type
   * that this release does not know.
   */
  readonly stopped = new Set<number>();
  /** Number of messages skipped because they are about an unknown kind of document. */
  skippedMessages = 0;
  /** Signal that is sent whenever messages have been handled, skipped, or stored for a later attempt. */
  readonly moved = new Signal();
  /** Function that is called whenever the value of `isReading` may have changed. */
  readingChanged: () => void = () => undefined;
  readonly position: ReadPositions;
  private hasLog = false;
  private readonly types: ReadonlySet<string>;
  private readonly subjects: ReadonlySet<string>;
  private readonly unknownKinds = new Set<string>();
  private readonly closing = new AbortController();

  constructor(
    options: MessagesOptions,
    private readonly handler: MessagesHandler,
    private readonly database: Database,
    private readonly logger: EventingLogger,
    private readonly tracer?: Tracer | undefined,
    readonly system?: string | undefined,
  ) {
    this.topic = options.topic;
    this.group = options.group;
    this.batch = options.batch ?? 500;
    this.name = readerName(options);
    this.position = new ReadPositions(this.name, database, logger);
    this.types = new Set<string>(options.types ?? typesOf(options.topic));
    this.subjects = new Set([...this.types].map(subjectOf));
  }

  /** True if the log delivers records to this consumer and no partition waits for a newer release. */
  get isReading(): boolean {
    return this.hasLog && this.stopped.size === 0;
  }

  reading(goesOn: boolean): void {
    if (goesOn === this.hasLog) return;
    this.hasLog = goesOn;
    this.readingChanged();
  }

  positions(parts: readonly number[]): Promise<ReadonlyMap<number, number>> {
    for (const part of parts) this.stopped.delete(part);
    return runStep(this.name, () => this.position.begin(parts));
  }

  async onBatch(records: readonly PositionedRecord[]): Promise<{ readonly stop: readonly number[] }> {
    const stop = new Set<number>();
    const readable = records.filter((record) => {
      if (!stop.has(record.part) && this.isOfNewerVersion(record)) {
        stop.add(record.part);
        this.stopped.add(record.part);
        this.logger.error(
          { consumer: this.name, type: typeOf(record), part: record.part, pos: record.pos },
          'a message has an unknown version of its type; the partition waits for a newer program',
        );
      }
      return !stop.has(record.part);
    });
    this.noteUnknownKinds(readable);
    if (readable.length > 0) await this.take(readable);
    this.moved.notify();
    if (stop.size > 0) this.readingChanged();
    return { stop: [...stop] };
  }

  close(): void {
    this.position.close();
    this.closing.abort();
  }

  /**
   * Returns whether the method handles this record: the record has one of the method's message types, and is not about
   * an unknown kind of document.
   */
  isHandled(record: PositionedRecord): boolean {
    return this.types.has(typeOf(record)) && !(readRecord(record).fault instanceof UnknownKind);
  }

  /** Counts messages about kinds of documents that this release does not know, and logs each such kind once. */
  private noteUnknownKinds(records: readonly PositionedRecord[]): void {
    for (const record of records) {
      const type = typeOf(record);
      const fault = this.types.has(type) ? readRecord(record).fault : undefined;
      if (!(fault instanceof UnknownKind)) continue;
      this.skippedMessages += 1;
      if (this.unknownKinds.has(fault.kind)) continue;
      this.unknownKinds.add(fault.kind);
      this.logger.info(
        { consumer: this.name, kind: fault.kind, type, part: record.part, pos: record.pos },
        'messages about an unknown kind of document are skipped',
      );
    }
  }

  private isOfNewerVersion(record: PositionedRecord): boolean {
    const type = typeOf(record);
    return !messageDefinitions.has(type) && this.subjects.has(subjectOf(type));
  }

  /**
   * Handles these records. If that fails, halves the batch until the failing message is alone, and stores that message
   * for a later attempt.
   */
  private async take(records: readonly PositionedRecord[]): Promise<void> {
    const listened = records.filter((record) => this.isHandled(record));
    if (listened.length === 0) return this.position.skip(records);
    for (;;) {
      try {
        return await runStep(this.name, () => this.handle(records));
      } catch (error) {
        this.closing.signal.throwIfAborted();
        if (error instanceof PositionLost) throw error;
        if (!isUnavailable(error) && !isConflict(error)) {
          const middle = listened[Math.ceil(listened.length / 2)];
          const [only] = listened;
          if (!only) throw error;
          if (!middle) return await runStep(this.name, () => this.handle(records, { message: only, error }));
          this.logger.debug(
            { err: error, consumer: this.name, messages: listened.length },
            'a batch failed and is halved',
          );
          const half = records.indexOf(middle);
          await this.take(records.slice(0, half));
          return await this.take(records.slice(half));
        }
        this.logger.warn({ err: error, consumer: this.name }, 'a batch could not be stored; it is tried again');
        await sleep(RETRY_MS, undefined, { signal: this.closing.signal });
      }
    }
  }

  /**
   * Handles records in one transaction, which also writes the positions and the inbox. If `failure` is given, its
   * message is not handled but stored for a later attempt.
   */
  private async handle(
    records: readonly PositionedRecord[],
    failure?: { readonly message: PositionedRecord; readonly error: unknown },
  ): Promise<void> {
    const moves = this.position.after(records);
    const read = records.filter((record) => this.isHandled(record)).map(readRecord);
    let causeFor = causeIn(
      new Map(read.flatMap(({ message }) => (message ? [[message.key, causeOf(message)] as const] : []))),
    );
    const spans: Span[] = [];
    const attempt = async (tx: Tx): Promise<void> => {
      // The server runs these statements one after another, so the positions are locked before the inbox is read.
      const [before, firstTime, blocked] = await Promise.all([
        this.position.move(tx, moves),
        freshOf(tx, this.name, read),
        blockedAmong(tx, this.name, [...new Set(read.map(({ record }) => record.key))]),
      ]);
      const fresh = firstTime.filter(({ record }) => record.pos >= (before.get(record.part) ?? 0));
      if (fresh.length === 0) return;
      const messages: Message[] = [];
      for (const { record, message, fault } of fresh) {
        if (record === failure?.message) {
          await park(tx, this.name, record, failure.error);
          blocked.add(record.key);
          this.logger.error(
            { err: failure.error, consumer: this.name, ...recordIds(record), key: record.key },
            'a message failed: its key is parked',
          );
        } else if (blocked.has(record.key)) {
          await park(tx, this.name, record, new Error('waits behind a message of its key'));
        } else if (message) {
          messages.push(message);
        } else {
          await setAside(tx, this.name, record, fault);
          this.logger.error(
            {
              err: fault,
              consumer: this.name,
              ...recordIds(record),
              part: record.part,
              pos: record.pos,
            },
            'nobody can read this message: it is a dead letter',
          );
        }
      }
      if (messages.length === 0) return;
      await this.callMethod(messages, tx, (steps) => {
        spans.push(...steps.spans);
        causeFor = causeIn(steps.work.causes);
      });
    };
    try {
      await this.database.transaction(attempt, (id) => causeFor(id));
    } catch (error) {
      for (const span of spans) span.end(error);
      throw error;
    }
    for (const span of spans) span.end();
    this.position.moved(moves);
  }

  /**
   * Calls the method marked with `@OnMessages`. Each message gets its own trace span. `begun` receives these spans
   * before the call and must make sure that they end.
   */
  async callMethod(messages: readonly Message[], tx: Tx, begun: (steps: TracedItems<Message>) => void): Promise<void> {
    const steps = messageSteps(this.tracer, messages, (message) => messageStep(message, this));
    begun(steps);
    try {
      await within(steps.work, () => this.handler(steps.things, tx));
    } finally {
      steps.work.end();
    }
  }
}

const typesOf = (topic: Topic): MessageType[] =>
  [...messageDefinitions].filter(([, definition]) => definition.topic === topic).map(([type]) => type as MessageType);
