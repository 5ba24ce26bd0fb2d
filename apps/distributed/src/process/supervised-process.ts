import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

export interface ProcessOptions {
  readonly name: string;
  /** What runs the program; this Node by default. */
  readonly executable?: string;
  /** Program and its arguments. */
  readonly program: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** File that the output of all runs is appended to. */
  readonly logFile: string;
}

export type Command = readonly [executable: string, ...args: string[]];

/** What a process gets of our own environment: where programs are, and the code that Node has compiled before. */
const OF_THIS_NODE = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
const RESTART_AFTER_MS = 200;
const STOP_WITHIN_MS = 15_000;

/**
 * A process that is started again whenever it ends, until `stop`. It has a session of its own, so that Ctrl-C reaches
 * only the parent; its standard input is a pipe from the parent, so that it can end when the parent ends.
 */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private again: NodeJS.Timeout | undefined;
  private stopping = false;
  private nextEnv: Readonly<Record<string, string>> = {};
  private runs = 0;
  private code: number | null = null;
  private command: Command;

  constructor(private readonly options: ProcessOptions) {
    this.command = [options.executable ?? process.execPath, ...options.program];
  }

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Number of starts. */
  get starts(): number {
    return this.runs;
  }

  /** Exit code of the last run that has ended; null where a signal ended it. */
  get exitCode(): number | null {
    return this.code;
  }

  start(): void {
    const { name, env, logFile } = this.options;
    const [executable, ...program] = this.command;
    const log = openSync(logFile, 'a', 0o600);
    const child = spawn(executable, program, {
      env: { ...OF_THIS_NODE, NODE_ENV: 'production', ...env, ...this.nextEnv },
      stdio: ['pipe', log, log],
      detached: true,
    });
    closeSync(log);
    child.stdin?.on('error', () => undefined);
    this.nextEnv = {};
    this.runs += 1;
    this.child = child;
    child.once('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
    child.once('exit', (code) => {
      this.code = code;
      this.child = undefined;
      if (!this.stopping) this.again = setTimeout(() => this.start(), RESTART_AFTER_MS);
    });
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Kills it (`kill -9`). Only the next run has these further variables. */
  killAndRestart(env: Readonly<Record<string, string>> = {}): void {
    this.nextEnv = env;
    this.signal('SIGKILL');
  }

  /** Stops it, and starts this command in its place: with the same environment, as every further run. */
  async replaceBy(command: Command): Promise<void> {
    await this.stop();
    this.command = command;
    this.stopping = false;
    this.start();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.again);
    const { child } = this;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
  }
}
