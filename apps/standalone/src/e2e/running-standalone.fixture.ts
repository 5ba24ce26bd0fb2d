import { buyer, sale as counterSale } from '@rubrica/service-testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '../credentials.js';

const PROGRAMS = join(import.meta.dirname, '../../dist');
/** Nothing takes so long, unless it never comes. */
const PATIENCE_MS = 90_000;

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body as JSON. */
  readonly json: Json;
}

/** JSON of which a test says what it expects. */
export interface Json {
  readonly [name: string]: Json;
}

interface Program {
  readonly program: string;
  readonly args?: readonly string[];
}

/** The standalone as a process of its own, as `npm start` runs it. */
export class RunningStandalone {
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
  static async start(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
    program?: Program,
  ): Promise<RunningStandalone> {
    const standalone = RunningStandalone.spawn(dataDir, env, program);
    const until = Date.now() + PATIENCE_MS;
    while (!standalone.output.includes('Rubrica is ready')) {
      if (standalone.child.exitCode !== null || Date.now() > until)
        throw new Error(`the standalone did not start:\n${standalone.output}`);
      await sleep(20);
    }
    return standalone;
  }

  /** Starts it, whatever comes of it. */
  static spawn(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
    { program, args = [] }: Program = { program: 'main.js' },
  ): RunningStandalone {
    const child = spawn(process.execPath, [join(PROGRAMS, program), ...args], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir, WEBHOOK_ALLOW_LOOPBACK: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new RunningStandalone(dataDir, child);
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

  /** Ctrl-C; the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGINT');
  }

  /** kill -9; what it had begun stays as it is. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async call(
    method: string,
    path: string,
    key: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer> {
    const url = path.startsWith('http') ? path : this.credentials.base_url + path;
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: isJson ? (JSON.parse(bytes.toString()) as Json) : {},
    };
  }

  /** GETs until `enough`; a gateway that is being started again is asked again. */
  async poll(path: string, key: string, enough: (json: Json) => boolean): Promise<Json> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const json = await this.call('GET', path, key).then(
        (answer) => answer.json,
        (): Json => ({}),
      );
      if (enough(json)) return json;
      if (Date.now() > until)
        throw new Error(`never came to what was waited for: ${JSON.stringify(json)}\n${this.output}`);
      await sleep(20);
    }
  }

  /** What the simulated tax authority received. */
  async received(): Promise<Json & { readonly documents: readonly Json[] }> {
    const response = await fetch(`${this.credentials.dian_simulator_url}/control/received`);
    return (await response.json()) as Json & { readonly documents: readonly Json[] };
  }

  async control(change: object): Promise<void> {
    const response = await fetch(`${this.credentials.dian_simulator_url}/control`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(`the simulator refused: ${await response.text()}`);
  }

  /** Mails in the mail directory. */
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

/** A folder of its own for a test, and how to remove it. */
export const temporaryFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'rubrica-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A sale of 119,000 pesos to a buyer who has an address. */
export const sale = (changes: object = {}): object => {
  const { customer_id: _, ...common } = counterSale();
  const address = { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' };
  return { customer: buyer({ address }), ...common, ...changes };
};

/** A note to such a sale; its body has no `operation_type`. */
export const note = (changes: object): object => {
  const { operation_type: _, ...common } = sale() as { readonly operation_type: string };
  return { ...common, reason_code: '1', reason: 'Devolución de un lente', ...changes };
};
