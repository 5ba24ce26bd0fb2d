import type { Credentials } from '@rubrica/standalone';
import { RunningProgram, temporaryFolder } from '@rubrica/testing';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.js';
import type { ModeAndLog } from './arguments.js';
import { ACCEPTED, MAILED, WebhookReceiver } from './webhook-receiver.js';

/** The product in processes of its own. */
export type Program = RunningProgram<Credentials>;

/** Programs by mode. */
const PROGRAMS = {
  standalone: import.meta.resolve('@rubrica/standalone'),
  distributed: import.meta.resolve('@rubrica/distributed'),
} as const;

/** Starts the product with its data in the folder, as npm's scripts start it. */
export const startProduct = (
  mode: ModeAndLog['mode'],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> =>
  RunningProgram.start({ program: fileURLToPath(new URL('main.js', PROGRAMS[mode])), dataDir, env });

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
  const program = await startProduct(mode, join(folder.path, 'data'), { EVENT_LOG: log });
  try {
    return await work(program, await targetOf(program, receiver));
  } finally {
    await program.stop();
    receiver.close();
    folder.remove();
  }
};
