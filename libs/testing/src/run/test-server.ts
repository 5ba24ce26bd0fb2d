import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@rubrica/embedded-postgres';
import { dockerAnswers } from '../docker-answers.js';
import { FOLDER } from './folder.js';

/** Variable by which jest's setup tells its workers which server they share. */
export const SHARED_SERVER = 'RUBRICA_TEST_POSTGRES_URL';

export interface TestServer {
  /** URL for a role that may create databases and roles. */
  readonly url: string;
  /** Where the server comes from, for the log. */
  readonly origin: string;
  stop(): Promise<void>;
}

const inDocker = async (): Promise<TestServer> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    url: `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    origin: 'a container',
    stop: async () => {
      await container.stop();
    },
  };
};

/** Removes the data of runs that were killed; the folder's name has the run's process id. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(FOLDER))) {
    const pid = Number(name.slice(FOLDER.length).split('-')[0]);
    try {
      process.kill(pid, 0);
    } catch {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
};

/** Makes a folder for a server's data; a later run removes it if this one is killed. */
export const serverFolder = (): string => {
  removeLeftovers();
  return mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`));
};

const embedded = async (throwaway: boolean): Promise<TestServer> => {
  const dataDir = serverFolder();
  const server = await startPostgres({ dataDir, throwaway, settings: { max_connections: '200' } });
  return {
    url: server.superuserUrl,
    origin: `embedded, port ${server.port}`,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A server for tests: the one of DATABASE_URL_TEST, or a container where Docker runs, or else the embedded one. */
export const testServer = async (): Promise<TestServer> => {
  const { DATABASE_URL_TEST } = process.env;
  if (DATABASE_URL_TEST) return { url: DATABASE_URL_TEST, origin: 'DATABASE_URL_TEST', stop: () => Promise.resolve() };
  if (await dockerAnswers()) {
    try {
      return await inDocker();
    } catch (error) {
      process.stderr.write(`Docker gives no PostgreSQL (${String(error)}): the embedded one is used\n`);
    }
  }
  return embedded(true);
};

/** A server for benchmarks: as in production, a commit waits for the disk. Always a process of this machine. */
export const durableServer = (): Promise<TestServer> => embedded(false);
