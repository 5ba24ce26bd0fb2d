import type { Socket } from 'node:net';

/** The fields of a kafkajs connection that the patch uses. */
export interface KafkajsConnection {
  readonly host: string;
  readonly port: number;
  readonly socket?: Socket;
  /** Received bytes of an incomplete answer. */
  chunks: Buffer[];
  bytesBuffered: number;
  bytesNeeded: number;
  /** Not null during a SASL handshake. */
  readonly authHandlers: { onError(): void } | null;
  /** Set while the socket is being opened. */
  opening?: Promise<unknown> | undefined;
  /** Set while the socket is being closed. */
  ending?: Promise<unknown> | undefined;
  isConnected(): boolean;
  connect(): Promise<unknown>;
  disconnect(): Promise<unknown>;
  rejectRequests(error: Error): void;
}

export interface ConnectionErrors {
  readonly KafkaJSConnectionClosedError: new (message: string, broker: { host: string; port: number }) => Error;
}

/** Length of the size at the beginning of each answer. */
const SIZE_BYTES = 4;

/**
 * Lets a connection have only one socket at a time. If a kafkajs connection is used while it breaks, it can have two
 * sockets or none. It then takes half an answer of the old socket for the beginning of an answer of the new one, and
 * waits for ever: the service stays silent, but the group counts it as alive. With this patch a closed socket receives
 * nothing, and its open requests are rejected.
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
 * Closes a connection that is being opened only when it is open. In kafkajs a caller that fails to connect closes all
 * connections of the broker, just when the next caller opens them. So each failure caused the next one.
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
