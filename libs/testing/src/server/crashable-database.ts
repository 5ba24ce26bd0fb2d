import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@rubrica/embedded-postgres';
import { databaseOn, type FreshDatabase } from '../fresh-database.js';
import { serverFolder } from '../run/test-server.js';

/** A database on a server of this test alone, which is always a process of this machine. */
export interface CrashableDatabase extends FreshDatabase {
  /** Kills the server's main process (kill -9), not its children: they end by themselves. */
  crash(): Promise<void>;
  /** Starts it again after a crash, with its data and at its old address. */
  restart(): Promise<void>;
}

/** Like `freshDatabase`, on a server that keeps what was committed when it crashes. Takes a second or two. */
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
