import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KafkaNotStarted } from './kafka-not-started.js';

export interface KafkaOptions {
  /** Folder of the broker's data, log and settings. Brokers of different folders do not know of each other. */
  readonly dir: string;
  /** Port that clients are sent to, where a proxy stands in front of the broker; the broker's own by default. */
  readonly advertisedPort?: number;
  /** The broker ends and its folder is removed when this process has ended. */
  readonly ownerPid?: number;
  /** The address returned is then that of the secure listener. */
  readonly secure?: SecureListener;
}

/** A second listener with TLS, where clients are user `rubrica`, who may do all, with this password (SASL PLAIN or SCRAM). */
export interface SecureListener {
  /** File with key and certificate. */
  readonly pemFile: string;
  readonly password: string;
  /** Further users with that password, who may do nothing until they are granted it. */
  readonly users?: readonly string[];
  /** File with certificates; clients that have one are users by its name, on a third listener (`listenerOf`, MTLS). */
  readonly clientsFile?: string;
}

export interface StopOptions {
  /** Kills the broker (`kill -9`) instead of stopping it. */
  readonly kill?: boolean;
  /** Removes the folder too. */
  readonly purge?: boolean;
}

/** A program of its own: the first start fetches jars and formats a folder, which blocks for a minute. */
const TOOL = fileURLToPath(new URL('../broker/kafka.mjs', import.meta.url));
/** Maven may have to fetch the jars first. */
const TIMEOUT_MS = 900_000;
const run = promisify(execFile);

/** Starts the folder's broker, or finds it running, and waits until it serves. Returns its address (`host:port`). */
export const startKafka = ({ dir, advertisedPort, ownerPid, secure }: KafkaOptions): Promise<string> =>
  tool('start', [
    ...['--dir', dir],
    ...(advertisedPort === undefined ? [] : ['--advertise', String(advertisedPort)]),
    ...(ownerPid === undefined ? [] : ['--owner', String(ownerPid)]),
    ...(secure ? ['--secure', secure.pemFile, '--password', secure.password] : []),
    ...(secure?.users ? ['--users', secure.users.join()] : []),
    ...(secure?.clientsFile === undefined ? [] : ['--clients', secure.clientsFile]),
  ]);

/**
 * Starts the nodes of a cluster of three that do not run yet, in the folders `1`, `2` and `3` of `dir`, and waits until all
 * serve. Returns their addresses with commas between. `stopKafka` and `signalKafka` take the folder of a node.
 */
export const startKafkaCluster = ({ dir, ownerPid }: Pick<KafkaOptions, 'dir' | 'ownerPid'>): Promise<string> =>
  tool('start', ['--dir', dir, '--nodes', '3', ...(ownerPid === undefined ? [] : ['--owner', String(ownerPid)])]);

/** Returns the address of a listener of the folder's broker. */
export const listenerOf = (dir: string, name: 'PLAINTEXT' | 'SECURE' | 'MTLS'): string => {
  const properties = readFileSync(join(dir, 'server.properties'), 'utf8');
  const [, address] = new RegExp(`^listeners=.*\\b${name}://([^,\\n]+)`, 'm').exec(properties) ?? [];
  if (address === undefined) throw new KafkaNotStarted(`the broker of ${dir} has no listener ${name}`);
  return address;
};

/** Stops the folder's broker; does nothing where none runs. */
export const stopKafka = async (dir: string, { kill, purge }: StopOptions = {}): Promise<void> => {
  await tool('stop', ['--dir', dir, ...(kill ? ['--kill'] : []), ...(purge ? ['--purge'] : [])]);
};

/** Fetches the broker's jars, where they are missing. Fails without Java or, the first time, without Maven. */
export const fetchKafka = async (): Promise<void> => {
  await tool('fetch', []);
};

/** Sends a signal to the folder's broker, which must have been started. */
export const signalKafka = (dir: string, signal: NodeJS.Signals): void => {
  process.kill(Number(readFileSync(join(dir, 'pid'), 'utf8')), signal);
};

/** Returns what the tool prints. */
const tool = async (command: 'start' | 'stop' | 'fetch', args: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await run(process.execPath, [TOOL, command, ...args], { timeout: TIMEOUT_MS });
    return stdout.trim();
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    throw new KafkaNotStarted(stderr?.trim() || String(error));
  }
};
