import type { Socket } from 'node:net';

/** A connection of kafkajs, as far as it is patched. */
export interface KafkajsConnection {
  readonly host: string;
  readonly port: number;
  readonly socket?: Socket;
  /** What has come of an answer that is not complete. */
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
  /** Of a SASL handshake that is under way. */
  readonly authHandlers: { onError(): void } | null;
  /** Until there is a socket that can be written to. */
  opening?: Promise<unknown> | undefined;
  /** Until the socket is gone. */
  ending?: Promise<unknown> | undefined;
  isConnected(): boolean;
  connect(): Promise<unknown>;
  disconnect(): Promise<unknown>;
  rejectRequests(error: Error): void;
}

export interface ConnectionErrors {
  readonly KafkaJSConnectionClosedError: new (message: string, broker: { host: string; port: number }) => Error;
}

/** Of an answer its size comes first. */
const SIZE_BYTES = 4;

/**
 * A connection of kafkajs that is used while it breaks can have two sockets, or none, and takes half an answer of the last
 * socket for the beginning of the first answer of the next. It then waits for ever for what it sent: so a service fell
 * silent, in a group that took it for alive. Here sockets come one after the other, one that is gone takes nothing, and
 * what it owes is refused when it ends.
 */
export const oneSocketAtATime = (connection: KafkajsConnection, errors: ConnectionErrors): void => {
  const { isConnected, connect, disconnect } = connection;
  connection.isConnected = function (this: KafkajsConnection): boolean {
    return isConnected.call(this) && this.socket?.destroyed !== true;
  };
  connection.connect = function (this: KafkajsConnection): Promise<unknown> {
    this.opening ??= Promise.resolve(this.ending)
      .then(() => {
        if (!this.isConnected()) Object.assign(this, { chunks: [], bytesBuffered: 0, bytesNeeded: SIZE_BYTES });
        return connect.call(this);
      })
      .finally(() => (this.opening = undefined));
    return this.opening;
  };
  connection.disconnect = function (this: KafkajsConnection): Promise<unknown> {
    this.ending ??= disconnect
      .call(this)
      .then(() => {
        const { host, port } = this;
        this.socket?.destroy();
        this.authHandlers?.onError();
        this.rejectRequests(new errors.KafkaJSConnectionClosedError('Closed connection', { host, port }));
      })
      .finally(() => (this.ending = undefined));
    return this.ending;
  };
};

export interface ConnectionPool {
  readonly pool: readonly KafkajsConnection[];
  destroy(): Promise<unknown>;
}

/**
 * Whoever fails to connect to a broker closes its connections, at the moment when the next one who waits opens them: each
 * failed by the one before, for as long as there was a next one. Here what is being opened is closed when it is open.
 */
export const closeWhatIsOpen = (connections: ConnectionPool): void => {
  connections.destroy = async function (this: ConnectionPool): Promise<unknown> {
    const close = async (connection: KafkajsConnection): Promise<void> => {
      await connection.opening?.catch(() => undefined);
      await connection.disconnect();
    };
    return Promise.all(this.pool.map(close));
  };
};
