import { freePort } from '@rubrica/embedded-postgres';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Referee, refereeUnless } from '../referee.js';
import { endProcess } from '../typescript-program.js';
import { until } from '../until.js';

export interface S3Referee extends Referee {
  /** Starts a server with an empty bucket of the name `blobs`. Its data are in the folder, and stay there; without one they are removed. */
  start(folder?: string): Promise<S3Server>;
}

/** A real S3 server (versitygw) on loopback, which keeps objects as files. */
export interface S3Server {
  readonly endpoint: string;
  /** What the client of AWS reads who it is from. */
  readonly credentials: { readonly AWS_ACCESS_KEY_ID: string; readonly AWS_SECRET_ACCESS_KEY: string };
  /** File of an object. */
  fileOf(bucket: string, key: string): string;
  /** Kills it (kill -9). */
  crash(): Promise<void>;
  /** Starts it again after a crash, with its data and at its old address. */
  restart(): Promise<void>;
  /** Ends it, and removes its data unless a folder for them was named. */
  stop(): Promise<void>;
}

/** Tests that need an S3 server. Where versitygw was not built they are skipped, and their names say so. */
export const s3Referee = (): S3Referee => {
  const program = versitygw();
  return {
    ...refereeUnless(program ? null : 'versitygw is not there; tools/s3/build-versitygw.sh builds it'),
    start: (folder) => startS3(program ?? '', folder),
  };
};

const versitygw = (): string | undefined => {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return [process.env['VERSITYGW'], 'versitygw', join(cache, 'rubrica/bin/versitygw')].find(
    (path) => path && spawnSync(path, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
};

const startS3 = async (program: string, kept?: string): Promise<S3Server> => {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 's3-'));
  const [data, versions] = [join(folder, 'data'), join(folder, 'versions')];
  for (const each of [versions, join(data, 'blobs')]) mkdirSync(each, { recursive: true });
  const credentials = { AWS_ACCESS_KEY_ID: 'rubrica', AWS_SECRET_ACCESS_KEY: 'rubrica-test-secret' };
  const port = await freePort('127.0.0.1');
  const begin = async (): Promise<ChildProcess> => {
    const args = ['--quiet', '--port', `127.0.0.1:${port}`, 'posix', '--versioning-dir', versions, data];
    const [ROOT_ACCESS_KEY, ROOT_SECRET_KEY] = Object.values(credentials);
    const env = { ...process.env, ROOT_ACCESS_KEY, ROOT_SECRET_KEY };
    const child = spawn(program, args, { stdio: 'ignore', env });
    await until(() => answers(port, child), Boolean);
    return child;
  };
  let child = await begin();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    credentials,
    fileOf: (bucket, key) => join(data, bucket, key),
    crash: () => endProcess(child),
    restart: async () => {
      child = await begin();
    },
    stop: async () => {
      await endProcess(child);
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = (port: number, child: ChildProcess): Promise<boolean> => {
  if (child.exitCode !== null) throw new Error(`versitygw has ended with ${child.exitCode}`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
};
