import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@rubrica/embedded-postgres';
import { databaseOn, type FreshDatabase } from './fresh-database.js';
import { serverFolder } from './test-server.js';

/** On a server of one test alone, which is always a process of this machine. */
export interface CrashableDatabase extends FreshDatabase {
  /** kill -9 of the server, not of its children: what becomes of those is the server's affair. */
  crash(): Promise<void>;
  /** After a crash, with its data and at its old address. */
  restart(): Promise<void>;
}

/** As `freshDatabase`; takes a second or two. What was committed survives a crash. */
export const crashableDatabase = async (...names: readonly string[]): Promise<CrashableDatabase> => {
  const dataDir = serverFolder();
  let server = await startPostgres({ dataDir, throwaway: true });
  const { port } = server;
  const database = await databaseOn(server.superuserUrl, names);
  return {
    ...database,
    crash: async () => {
      const [pid] = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.ended;
    },
    restart: async () => {
      server = await startPostgres({ dataDir, throwaway: true, port });
    },
    drop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
