import { ClientProxy, type ReadPacket } from '@nestjs/microservices';
import { type Fact, messageDefinitions, type ServiceName } from '@rubrica/contracts';
import { UNKNOWN_CAUSE } from '../event/cause.js';
import { outgoingRecord } from '../log/cloud-event.js';
import type { Log } from '../log/log.js';

/**
 * A Nest client for tests. `emit(topic, fact)` writes a message directly to the log; real services publish messages by
 * events and the outbox instead.
 */
export class LogClient extends ClientProxy {
  private version = 0;

  constructor(
    private readonly log: Log,
    private readonly service: ServiceName,
  ) {
    super();
  }

  async connect(): Promise<void> {
    this._status$.next('open');
  }

  /** Closes this client, but not the log, because the caller has opened that. */
  close(): void {
    this._status$.next('closed');
  }

  unwrap<T = Log>(): T {
    return this.log as T;
  }

  protected publish(): () => void {
    throw new Error('the log carries events; nobody answers there');
  }

  protected async dispatchEvent<T = void>({ pattern, data }: ReadPacket<Fact>): Promise<T> {
    const { topic } = messageDefinitions.get(data.type) ?? {};
    if (topic !== pattern) throw new Error(`${data.type} is a message of ${topic}, not of ${String(pattern)}`);
    this.version += 1;
    const { body, ...record } = outgoingRecord(data, {
      service: this.service,
      streamId: `client-${data.key}`,
      version: this.version,
      nth: 1,
      at: new Date().toISOString(),
      cause: UNKNOWN_CAUSE,
    });
    await this.log.append([{ ...record, body: Buffer.from(body) }]);
    return undefined as T;
  }
}
