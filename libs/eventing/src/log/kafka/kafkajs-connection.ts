import type { Socket } from 'node:net';

/** The fields of a kafkajs connection that the functions of this file use or change. */
export interface KafkajsConnection {
  readonly host: string;
  readonly port: number;
  readonly socket?: Socket;
  /** Bytes that were received of an answer which is not complete yet. */
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
  /** Callbacks of the running SASL handshake; null if there is none. */
  readonly authHandlers: { onError(): void } | null;
  /** Resolves when the socket is open; undefined while no socket is being opened. */
  opening?: Promise<unknown> | undefined;
  /** Resolves when the socket is closed; undefined while no socket is being closed. */
  ending?: Promise<unknown> | undefined;
  isConnected(): boolean;
  connect(): Promise<unknown>;
  disconnect(): Promise<unknown>;
  rejectRequests(error: Error): void;
}

export interface ConnectionErrors {
  readonly KafkaJSConnectionClosedError: new (message: string, broker: { host: string; port: number }) => Error;
}

/** Length of the number at the beginning of each answer, in bytes. This number is the size of the answer. */
const SIZE_BYTES = 4;

/**
 * Changes a kafkajs connection so that it has at most one socket. Without this, a connection that is used while it
 * breaks can end with two sockets and mix their bytes, or with no socket. In both cases its requests are never answered,
 * while the consumer group still counts the process as alive. With this, data of a closed socket is ignored, and its
 * open requests are rejected.
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
 * Changes how a kafkajs broker closes its connections. If a socket is still being opened, the broker first waits
 * until it is open, and then closes it. Without this change, a caller that fails to connect closes all connections
 * just when the next caller opens them, so that each failure causes the next one.
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
