import { freePort } from '@rubrica/embedded-postgres';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Referee, refereeUnless } from '../referee.js';
import { endProcess } from '../typescript-program.js';
import { until } from '../until.js';

export interface AwsKmsReferee extends Referee {
  /** Starts a server without keys. */
  start(): Promise<AwsKmsServer>;
}

/**
 * The API of AWS KMS on loopback, by moto, in memory. It checks no signatures, and it decrypts with a key that is disabled or
 * pending deletion, which AWS does not.
 */
export interface AwsKmsServer {
  readonly endpoint: string;
  /** Freezes it: it accepts connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Tests that need the API of AWS KMS. Where moto was not installed they are skipped, and their names say so. */
export const awsKmsReferee = (): AwsKmsReferee => {
  const program = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'rubrica/moto/bin/moto_server');
  return {
    ...refereeUnless(existsSync(program) ? null : 'moto is not there; tools/kms/install-moto.sh installs it'),
    start: () => startMoto(program),
  };
};

const startMoto = async (program: string): Promise<AwsKmsServer> => {
  const port = await freePort('127.0.0.1');
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  await until(() => answers(endpoint, child), Boolean);
  return {
    endpoint,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => endProcess(child),
  };
};

const answers = (endpoint: string, child: ChildProcess): Promise<boolean> => {
  if (child.exitCode !== null) throw new Error(`moto has ended with ${child.exitCode}`);
  return fetch(`${endpoint}/moto-api/`).then(
    () => true,
    () => false,
  );
};
