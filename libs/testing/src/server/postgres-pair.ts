import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { databaseOn, type FreshDatabase } from '../fresh-database.js';
import { serverFolder } from '../run/test-server.js';
import { type ServerPair, startServerPair } from './server-pair.js';

/** A database on a pair of servers; its URLs are of one address, which leads to the present primary. */
export interface PostgresPair extends FreshDatabase, Pick<ServerPair, 'killPrimary' | 'stop'> {
  /** Makes the standby the primary, and moves the address to it. */
  promote(): Promise<void>;
}

export const postgresPair = async (...names: readonly string[]): Promise<PostgresPair> => {
  const folder = serverFolder();
  const pair = await startServerPair({ dataDir: folder, throwaway: true });
  const address = await movingAddress(pair.primary.port);
  const database = await databaseOn(pair.primary.superuserUrl, names);
  const moved = (url: string): string => {
    const there = new URL(url);
    there.host = `127.0.0.1:${address.port}`;
    return there.href;
  };
  return {
    url: moved(database.url),
    urlOf: (schema) => moved(database.urlOf(schema)),
    adminUrl: moved(database.adminUrl),
    drop: () => database.drop(),
    killPrimary: () => pair.killPrimary(),
    promote: async () => {
      await pair.promote();
      address.moveTo(pair.primary.port);
    },
    stop: async () => {
      await Promise.all([address.close(), pair.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A TCP proxy whose connections end when it moves, as those of a service of Kubernetes or of a virtual address do. */
const movingAddress = async (
  from: number,
): Promise<{ readonly port: number; moveTo(port: number): void; close(): Promise<void> }> => {
  let target = from;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof own === 'object' && own !== null ? own.port : 0,
    moveTo: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
