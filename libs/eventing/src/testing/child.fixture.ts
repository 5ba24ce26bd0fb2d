import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Child {
  readonly pid: number;
  /**
   * Resolves when the process has ended, with the signal that ended it or with its exit code (0 after a normal end).
   */
  readonly ended: Promise<string | number>;
  /** Returns everything that the process has written to its standard output until now. */
  said(): string;
  signal(name: NodeJS.Signals): void;
}

export interface ChildOptions {
  readonly url?: string;
  readonly logUrl: string;
  /**
   * Place in the code (fault point) at which the process is killed: `name`, or `name#n` for the n-th time that it gets
   * there.
   */
  readonly fault?: string;
  /** Number of document numbers that the process takes after its start. */
  readonly takes?: number;
  /** Name of a program in this folder that the process runs; the test service by default. */
  readonly program?: string;
}

const children = new Set<ChildProcess>();

/** Starts a program in a process of its own. Resolves when the program is ready, or has already ended. */
export const startChild = async (options: ChildOptions): Promise<Child> => {
  const { url = '', logUrl, fault = '', takes = 0, program: name = 'test-service.main.fixture.ts' } = options;
  const program = fileURLToPath(new URL(name, import.meta.url));
  const hooks = fileURLToPath(new URL('../../test/typescript.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--import', hooks, program], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      SERVICE_URL: url,
      LOG_URL: logUrl,
      RUBRICA_FAULT: fault,
      TAKES: String(takes),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  // The last output may come after 'exit', so this waits for 'close'.
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child);
    return (signal ?? code) as string | number;
  });
  let said = '';
  const serves = new Promise<void>((resolve) =>
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('serving')) resolve();
    }),
  );
  await Promise.race([serves, ended]);
  return { pid: child.pid!, ended, said: () => said, signal: (name) => child.kill(name) };
};

/** Kills all processes that `startChild` has started and that are still running. */
export const endChildren = async (): Promise<void> => {
  for (const child of [...children]) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
};
