import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Arguments of node for a program in TypeScript, which imports our libs from their sources. */
export const TYPESCRIPT = ['--import', fileURLToPath(new URL('../../eventing/test/typescript.mjs', import.meta.url))];

export interface TypescriptProgram {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Text on the standard output by which the program says that it is ready. */
  readonly ready: string;
}

/** Starts a program in a process of its own; resolves when it is ready or has already ended. */
export const startTypescript = async ({ program, env, ready }: TypescriptProgram): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...TYPESCRIPT, program], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const serves = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (process.env['TRACE']) process.stderr.write(text);
      if (text.includes(ready)) resolve();
    });
  });
  await Promise.race([serves, once(child, 'exit')]);
  return child;
};

/** Kills a process if it still runs, and waits for its end. */
export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};
