import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PostgresNotStarted } from './postgres-not-started.js';

/** Listens for a moment; answers the port (chosen by the system where 0 is asked for) or the error's code. */
const probe = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });

/** The port of the last run: PostgreSQL leaves its arguments in `postmaster.opts`. */
const lastPort = (cluster: string): number => {
  const path = join(cluster, 'postmaster.opts');
  return existsSync(path) ? Number(/"-p" "(\d+)"/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) : 0;
};

/** The port that was asked for, or else the last one, or else any free one. */
export const choosePort = async (cluster: string, wanted: number | undefined): Promise<number> => {
  const first = await probe(wanted ?? lastPort(cluster));
  const port = typeof first === 'string' && wanted === undefined ? await probe(0) : first;
  if (typeof port === 'number') return port;
  const reason = port === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${port}`;
  throw new PostgresNotStarted(`port ${wanted ?? 0} on 127.0.0.1 ${reason}`);
};
