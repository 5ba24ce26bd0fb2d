import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import type { Socket } from 'node:net';
import { AGENT_SOCKET, DATA_FOLDER, type DiskUse } from './agent-protocol.js';
import type { CpuProfile } from './profile.js';

/** Variables of the product's process that load the agent into it. */
export const agentEnvironment = (socket: string, dataFolder: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('./product-agent.js', import.meta.url).href}`,
  [AGENT_SOCKET]: socket,
  [DATA_FOLDER]: dataFolder,
});

/** Connection to the agent in the product's process. */
export class Agent {
  private constructor(
    private readonly socket: Socket,
    private readonly lines: Interface,
  ) {}

  static async connect(path: string): Promise<Agent> {
    const socket = connect(path);
    await once(socket, 'connect');
    return new Agent(socket, createInterface({ input: socket }));
  }

  disk(): Promise<Readonly<Record<string, DiskUse>>> {
    return this.ask('disk');
  }

  async startProfile(): Promise<void> {
    await this.ask('start');
  }

  stopProfile(): Promise<CpuProfile> {
    return this.ask('stop');
  }

  close(): void {
    this.socket.destroy();
  }

  private async ask<Answer>(question: string): Promise<Answer> {
    const answer = once(this.lines, 'line') as Promise<[string]>;
    this.socket.write(`${question}\n`);
    return JSON.parse((await answer)[0]) as Answer;
  }
}
