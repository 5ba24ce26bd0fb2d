import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** URL of the same database, through the proxy. */
  readonly url: string;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a TCP proxy in front of a PostgreSQL, to interrupt a service's connections to it. */
export const tcpProxy = async (databaseUrl: string): Promise<TcpProxy> => {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(there.port), there.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy() && sockets.delete(from));
      from.pipe(to);
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const here = new URL(databaseUrl);
  here.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: here.href,
    cut,
    restore: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
