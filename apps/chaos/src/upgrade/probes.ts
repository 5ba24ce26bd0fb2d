import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { LongestGap } from './longest-gap.js';

/** What is asked of a service again and again. */
export interface Question {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ASK_EVERY_MS = 50;
const ANSWER_MS = 5_000;

/** Asks each service all the time, each time by a connection of its own, and notes how long none was answered. */
export class Probes {
  private readonly gaps = new Map<ServiceName, LongestGap>();
  private readonly running: Promise<unknown>;
  private isStopped = false;

  constructor(questions: Readonly<Record<ServiceName, Question>>) {
    this.running = Promise.all(SERVICES.map((service) => this.probe(service, questions[service])));
  }

  /** Returns the longest times without an answer since the last call, in ms. */
  take(): Record<ServiceName, number> {
    const entries = [...this.gaps].map(([service, gap]) => [service, gap.take(performance.now())]);
    return Object.fromEntries(entries) as Record<ServiceName, number>;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async probe(service: ServiceName, question: Question): Promise<void> {
    const gap = new LongestGap(performance.now());
    this.gaps.set(service, gap);
    while (!this.isStopped) {
      if (await isAnswered(question)) gap.answered(performance.now());
      await sleep(ASK_EVERY_MS);
    }
  }
}

const isAnswered = async ({ url, headers }: Question): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { ok } = await fetch(url, { headers: { ...headers, connection: 'close' }, signal }).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
    return ok;
  } catch {
    return false;
  }
};
