import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, probePort } from './free-port.js';
import { codeOf, PostgresNotStarted } from './postgres-not-started.js';

const HOST = '127.0.0.1';

/** Returns the port of the last run, from the arguments that PostgreSQL keeps in `postmaster.opts`. */
const lastPort = (cluster: string): number | undefined => {
  const path = join(cluster, 'postmaster.opts');
  const port = existsSync(path) ? /"-p" "(\d+)"/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return port === undefined ? undefined : Number(port);
};

/** Returns the port that was asked for, or else the last one if it is free, or else any free one. */
export const choosePort = async (cluster: string, wanted: number | undefined): Promise<number> => {
  if (wanted !== undefined) return wantedPort(wanted);
  const last = lastPort(cluster);
  if (last === undefined) return freePort(HOST);
  return probePort(HOST, last).catch(() => freePort(HOST));
};

const wantedPort = async (port: number): Promise<number> => {
  try {
    return await probePort(HOST, port);
  } catch (error) {
    const code = codeOf(error);
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${code ?? String(error)}`;
    throw new PostgresNotStarted(`port ${port} on ${HOST} ${reason}`);
  }
};
