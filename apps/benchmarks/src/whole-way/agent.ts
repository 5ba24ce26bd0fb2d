import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import type { Socket } from 'node:net';
import type { DiskUse } from './agent-protocol.js';
import type { CpuProfile } from './profile.js';
import { sumOf } from '../cost/statistics.js';

/** Connection to the agent in one of the product's processes. */
class Agent {
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

/** The agents of all of the product's processes. The process that was started is the one that is profiled. */
export class Agents {
  private constructor(
    private readonly main: Agent,
    private readonly others: readonly Agent[],
  ) {}

  /** `path` is the socket of the process that was started; those of its children begin with it. */
  static async connect(path: string): Promise<Agents> {
    return new Agents(await Agent.connect(path), await Promise.all(globSync(`${path}.*`).map(Agent.connect)));
  }

  /** Returns the use of one folder by all processes. */
  async diskUse(folder: string): Promise<DiskUse> {
    const uses = await Promise.all([this.main, ...this.others].map(async (agent) => (await agent.disk())[folder]));
    return {
      filesWritten: sumOf(uses.map((use) => use?.filesWritten ?? 0)),
      syncs: sumOf(uses.map((use) => use?.syncs ?? 0)),
    };
  }

  startProfile(): Promise<void> {
    return this.main.startProfile();
  }

  stopProfile(): Promise<CpuProfile> {
    return this.main.stopProfile();
  }

  close(): void {
    for (const agent of [this.main, ...this.others]) agent.close();
  }
}
