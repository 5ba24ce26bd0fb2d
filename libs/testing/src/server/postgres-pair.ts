import { rmSync } from 'node:fs';
import { databaseOn, type FreshDatabase } from '../fresh-database.js';
import { serverFolder } from '../run/test-server.js';
import { type ServerPair, startServerPair } from './server-pair.js';
import { tcpProxy } from './tcp-proxy.js';

/** A database on a pair of servers; its URLs are of one address, which leads to the present primary. */
export interface PostgresPair extends FreshDatabase, Pick<ServerPair, 'killPrimary' | 'stop'> {
  /** Makes the standby the primary, and moves the address to it. */
  promote(): Promise<void>;
}

export const postgresPair = async (...names: readonly string[]): Promise<PostgresPair> => {
  const folder = serverFolder();
  const pair = await startServerPair({ dataDir: folder, throwaway: true });
  const address = await tcpProxy(pair.primary.superuserUrl);
  const { host } = new URL(address.url);
  const database = await databaseOn(pair.primary.superuserUrl, names);
  const moved = (url: string): string => {
    const there = new URL(url);
    there.host = host;
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
