import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { serverAccount, type Account } from './account.js';
import { binaries } from './binaries.js';
import { makeCluster } from './cluster.js';
import { freePort } from './free-port.js';
import { choosePort } from './port.js';
import { PostgresNotStarted, unwritable } from './postgres-not-started.js';
import { clearPredecessor } from './predecessor.js';
import { spawnGuard } from './server-process.js';
import { startServer, type ServerOptions, type StartedServer } from './start-server.js';

export interface PostgresOptions {
  /** Folder of the cluster, the superuser's password and the logs of the last two runs. Created if missing. */
  readonly dataDir: string;
  /** A port that must be used. Without it: the port of the last run where it is free, else any free one. */
  readonly port?: number;
  /** Further settings of postgresql.conf; they win over ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For disposable data (tests): commits do not wait for the disk. */
  readonly throwaway?: boolean;
}

export interface RunningPostgres {
  readonly port: number;
  readonly superuserUrl: string;
  urlFor(role: string, password: string, database: string): string;
  /**
   * The same by the server's socket in the file system, which costs two thirds of TCP; by TCP where the path is longer
   * than a socket's may be.
   */
  socketUrlFor(role: string, password: string, database: string): string;
  /** Shuts the server down cleanly; may be called again. */
  stop(): Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

const STOP_TIMEOUT_MS = 10_000;
/** In bytes: macOS has room for 104 with the final NUL, Linux for 108. */
const LONGEST_SOCKET_PATH = 103;
const HOST = '127.0.0.1';
/** PostgreSQL's words when another server got ahead: one of a run that was killed while it started, up only now … */
const OVERTAKEN = /lock file .* already exists|shared memory block .* still in use/;
/** … or one that took the port after it was found free. */
const PORT_TAKEN = /could not create any TCP\/IP sockets/;
const STARTS = 3;

/** Starts the server; again where another got ahead of it: that of a killed run is ended, and a port that was taken is another. */
const startFirst = async (
  options: Omit<ServerOptions, 'port'>,
  wantedPort: number | undefined,
): Promise<StartedServer & { readonly port: number }> => {
  const { cluster } = options;
  let port = await choosePort(cluster, wantedPort);
  for (let left = STARTS - 1; ; left--) {
    const started = await startServer({ ...options, port });
    if (typeof started !== 'string') return { ...started, port };
    const isPortTaken = PORT_TAKEN.test(started);
    if (left === 0 || !(isPortTaken || OVERTAKEN.test(started)))
      throw new PostgresNotStarted(`PostgreSQL did not start in ${dirname(cluster)}: ${started}`);
    await clearPredecessor(cluster);
    port = await (isPortTaken && wantedPort === undefined ? freePort(HOST) : choosePort(cluster, wantedPort));
  }
};

/**
 * Starts the PostgreSQL that npm has installed, on 127.0.0.1, with the data that `dataDir` has from earlier runs. What a
 * killed run has left (a server or processes of one, a lock, a log to replay) is cleared first.
 *
 * Throws PostgresNotStarted, whose message is one line for people. If this process dies, the server is shut down
 * (ADR 0005).
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const dataDir = resolve(options.dataDir);
  const cluster = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'superuser-password');
  const { throwaway = false, settings = {} } = options;
  const logFile = join(dataDir, 'postgres.log');

  let account: Account | undefined;
  let started: StartedServer & { readonly port: number };
  try {
    mkdirSync(dataDir, { recursive: true });
    account = serverAccount(cluster);
    const { initdb, postgres } = binaries(account);
    await clearPredecessor(cluster);
    if (!existsSync(cluster)) makeCluster(initdb, account, cluster, passwordFile, throwaway);
    started = await startFirst({ postgres, account, cluster, logFile, throwaway, settings }, options.port);
  } catch (error) {
    throw unwritable(dataDir, error);
  }

  const { server, ended, port } = started;
  const guard = spawnGuard(account, server.pid ?? 0);
  void ended.then(() => guard.kill('SIGKILL'));
  server.unref();

  const urlBy =
    (host: string) =>
    (role: string, password: string, database: string): string =>
      `postgres://${[role, password].map(encodeURIComponent).join(':')}@${host}:${port}/${encodeURIComponent(database)}`;
  const urlFor = urlBy(HOST);
  const hasSocket = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH;

  return {
    port,
    superuserUrl: urlFor('postgres', readFileSync(passwordFile, 'utf8'), 'postgres'),
    urlFor,
    socketUrlFor: hasSocket ? urlBy(encodeURIComponent(cluster)) : urlFor,
    ended,
    stop: async () => {
      server.ref();
      const force = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      server.kill('SIGINT');
      await ended;
      clearTimeout(force);
    },
  };
};
