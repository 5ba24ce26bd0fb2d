import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.js';

export type LogChoice = 'postgres' | 'kafka';

/** What EVENT_LOG chooses. Kafka is refused as long as `runService` would not read it, and go on in PostgreSQL unsaid. */
export const logChoiceOf = (text = 'postgres'): LogChoice => {
  if (text === 'postgres') return text;
  throw new CannotStart(`EVENT_LOG=${text}: services in processes of their own read the log in PostgreSQL only.`);
};

export interface RunningLog {
  /** What tells a service where the log is. */
  readonly env: Readonly<Record<string, string>>;
  readonly broker: { crash(): Promise<void>; restart(): Promise<void>; signal(name: NodeJS.Signals): void } | undefined;
  stop(): Promise<void>;
}

/** The log in PostgreSQL needs nothing that is not there already; Kafka is a broker of this machine's own. */
export const startLog = async (choice: LogChoice, root: string): Promise<RunningLog> =>
  choice === 'kafka'
    ? startKafka(join(root, 'kafka'))
    : { env: { EVENT_LOG: 'postgres' }, broker: undefined, stop: () => Promise.resolve() };

const TOOL = fileURLToPath(new URL('../../../../tools/kafka/kafka.mjs', import.meta.url));
const run = promisify(execFile);

const kafka = async (...args: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await run(process.execPath, [TOOL, ...args], { timeout: 600_000 });
    return stdout.trim();
  } catch (error) {
    const { stderr = String(error) } = error as { readonly stderr?: string };
    throw new CannotStart(`no Kafka: ${stderr.trim()}. EVENT_LOG=postgres needs none.`);
  }
};

const startKafka = async (folder: string): Promise<RunningLog> => {
  const start = (): Promise<string> => kafka('start', '--dir', folder);
  return {
    env: { EVENT_LOG: 'kafka', KAFKA_BROKERS: await start() },
    broker: {
      crash: async () => {
        await kafka('stop', '--dir', folder, '--kill');
      },
      restart: async () => {
        await start();
      },
      signal: (name) => {
        process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), name);
      },
    },
    stop: async () => {
      await kafka('stop', '--dir', folder);
    },
  };
};
