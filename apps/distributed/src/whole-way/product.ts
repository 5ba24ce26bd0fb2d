import { RunningProgram, type ProgramCredentials, temporaryFolder } from '@rubrica/testing';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.js';
import type { ModeAndLog } from './options.js';
import { ACCEPTED, MAILED, WebhookReceiver } from './webhook-receiver.js';

export interface Credentials extends ProgramCredentials {
  readonly sk_live: string;
}

export type Program = RunningProgram<Credentials>;

/** Programs by mode, from this folder. */
const PROGRAMS = {
  standalone: '../../../standalone/dist/main.js',
  distributed: '../main.js',
} as const;

export const programOf = (mode: ModeAndLog['mode']): string => fileURLToPath(new URL(PROGRAMS[mode], import.meta.url));

/** Registers the receiver of webhooks. */
export const targetOf = async (program: Program, receiver: WebhookReceiver): Promise<Target> => {
  const { base_url: baseUrl, sk_live: key } = program.credentials;
  const endpoint = { url: receiver.url, subscribed_events: [ACCEPTED, MAILED], description: 'benchmark' };
  const { status, bytes } = await program.call('POST', '/v1/webhook-endpoints', key, endpoint);
  if (status !== 201) throw new Error(bytes.toString());
  return { baseUrl, key, receiver };
};

/** The process that was started, and the broker, which has no parent among ours. */
export const rootsOf = ({ pid, dataDir }: Program): number[] => {
  const broker = join(dataDir, 'kafka', 'pid');
  return [pid, ...(existsSync(broker) ? [Number(readFileSync(broker, 'utf8'))] : [])];
};

/** Starts the product in an empty data folder, with a receiver of its webhooks. Ends and removes all of it after the work. */
export const withProduct = async <T>(
  { mode, log }: ModeAndLog,
  work: (program: Program, target: Target) => Promise<T>,
): Promise<T> => {
  const folder = temporaryFolder();
  const receiver = await WebhookReceiver.start();
  const program = await RunningProgram.start<Credentials>({
    program: programOf(mode),
    dataDir: join(folder.path, 'data'),
    env: { EVENT_LOG: log },
  });
  try {
    return await work(program, await targetOf(program, receiver));
  } finally {
    await program.kill();
    receiver.close();
    folder.remove();
  }
};
