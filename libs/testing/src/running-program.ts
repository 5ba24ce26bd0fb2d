import { createRubrica, type Rubrica } from '@rubrica/client';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pause } from './until.js';

/** Longest wait; what takes longer is taken for lost. */
const PATIENCE_MS = 300_000;

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body as JSON. */
  readonly json: Json;
}

/** JSON whose content a test expects and states. */
export interface Json {
  readonly [name: string]: Json;
}

/** What every program writes into its data folder. Tests use a type of their own that has more. */
export interface ProgramCredentials {
  readonly base_url: string;
  readonly dian_simulator_url: string;
  readonly mail_dir: string;
}

export interface ProgramOptions {
  /** The compiled program. */
  readonly program: string;
  readonly args?: readonly string[];
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A running Rubrica in a process of its own, as npm's scripts start it, with calls of its API. */
export class RunningProgram<Credentials extends ProgramCredentials> {
  private output = '';

  private constructor(
    readonly dataDir: string,
    private readonly child: ChildProcess,
  ) {
    const keep = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts it and waits until it serves. */
  static async start<Credentials extends ProgramCredentials>(
    options: ProgramOptions,
  ): Promise<RunningProgram<Credentials>> {
    const program = RunningProgram.spawn<Credentials>(options);
    const until = Date.now() + PATIENCE_MS;
    while (!program.output.includes('Rubrica is ready')) {
      if (program.child.exitCode !== null || Date.now() > until)
        throw new Error(`the program did not start:\n${program.output}`);
      await sleep(20);
    }
    return program;
  }

  /** Starts it without waiting until it serves. */
  static spawn<Credentials extends ProgramCredentials>({
    program,
    args = [],
    dataDir,
    env = {},
  }: ProgramOptions): RunningProgram<Credentials> {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, WEBHOOK_ALLOW_LOOPBACK: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new RunningProgram(dataDir, child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get printed(): string {
    return this.output;
  }

  get credentials(): Credentials {
    return JSON.parse(readFileSync(join(this.dataDir, 'demo-credentials.json'), 'utf8')) as Credentials;
  }

  /** Stops it as Ctrl-C does. Returns the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGINT');
  }

  /** Kills it (kill -9) in the middle of its work. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Makes a client of its API. */
  client(apiKey: string): Rubrica {
    return createRubrica({ apiKey, baseUrl: this.credentials.base_url });
  }

  /** Sends one request, right or wrong, without repeats, and returns whatever is answered. */
  async call(
    method: string,
    path: string,
    key: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer> {
    let bytes = Buffer.alloc(0);
    const elsewhere = path.startsWith('http') ? new URL(path) : undefined;
    const { response, error } = await createRubrica({
      apiKey: key,
      baseUrl: elsewhere?.origin ?? this.credentials.base_url,
      maxRetries: 0,
      fetch: async (request) => {
        const answer = await fetchAlone(request);
        bytes = Buffer.from(await answer.clone().arrayBuffer());
        return answer;
      },
    }).request({
      method: method as 'GET',
      url: elsewhere ? `${elsewhere.pathname}${elsewhere.search}` : path,
      security: [{ scheme: 'bearer', type: 'http' }],
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body, bodySerializer: typeof body === 'string' ? String : JSON.stringify }),
      parseAs: 'stream',
      throwOnError: false,
    });
    if (!response) throw error;
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: isJson ? (JSON.parse(bytes.toString()) as Json) : {},
    };
  }

  /** Sends GET until `enough` holds; a gateway that is just restarting is asked again. */
  async poll(path: string, key: string, enough: (json: Json) => boolean): Promise<Json> {
    const begin = performance.now();
    for (;;) {
      const json = await this.call('GET', path, key).then(
        (answer) => answer.json,
        (): Json => ({}),
      );
      if (enough(json)) return json;
      if (performance.now() - begin > PATIENCE_MS)
        throw new Error(`never came to what was waited for: ${JSON.stringify(json)}\n${this.output}`);
      await pause(begin);
    }
  }

  /** Returns what the simulated tax authority received. */
  async received(): Promise<Json & { readonly documents: readonly Json[] }> {
    const response = await fetchAlone(`${this.credentials.dian_simulator_url}/control/received`);
    return (await response.json()) as Json & { readonly documents: readonly Json[] };
  }

  async control(change: object): Promise<void> {
    const response = await fetchAlone(`${this.credentials.dian_simulator_url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(`the simulator refused: ${await response.text()}`);
  }

  /** Returns the mails in the mail directory. */
  mails(): string[] {
    const { mail_dir } = this.credentials;
    return existsSync(mail_dir)
      ? readdirSync(mail_dir)
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFileSync(join(mail_dir, name), 'utf8'))
      : [];
  }

  async mailAbout(number: string): Promise<string> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const mail = this.mails().find((text) => text.includes(number));
      if (mail !== undefined) return mail;
      if (Date.now() > until) throw new Error(`no mail about ${number} came`);
      await sleep(50);
    }
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }
}

/** Makes a folder for one test. */
export const temporaryFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'rubrica-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/**
 * Sends a request on a connection of its own. On a busy machine a test can wake up after the server has closed an idle
 * connection, and a request on that one would be reset.
 */
const fetchAlone = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  request.headers.set('connection', 'close');
  return fetch(request);
};
