import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpProxy {
  /** The same URL, through the proxy. */
  readonly url: string;
  /** Ends all connections and takes no new ones. */
  cut(): void;
  /** Loses what is answered from now on; what is asked still arrives. */
  muffle(): void;
  restore(): void;
  /** Ends all connections and leads new ones to this port, as a service of Kubernetes or a virtual address does. */
  moveTo(port: number): void;
  close(): Promise<void>;
}

/** Starts a TCP proxy in front of a server, to interrupt connections to it. */
export const tcpProxy = async (url: string): Promise<TcpProxy> => {
  const there = new URL(url);
  let port = Number(there.port);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMuffled = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, there.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy() && sockets.delete(from));
    }
    near.pipe(far);
    far.pipe(new Transform({ transform: (answer, _, pass) => pass(null, isMuffled ? undefined : answer) })).pipe(near);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const here = new URL(url);
  here.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = (): void => {
    isCut = true;
    endAll();
  };
  return {
    url: here.href,
    cut,
    muffle: () => {
      isMuffled = true;
    },
    restore: () => {
      isCut = false;
      isMuffled = false;
    },
    moveTo: (other) => {
      port = other;
      endAll();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
