import type { Json } from '@rubrica/testing';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface GatewayAddress {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly json: Json;
}

interface RequestOptions {
  /** Which gateway, counted round; by default the next one that is ready. */
  readonly to?: number;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOOK_EVERY_MS = 100;

/**
 * Clients of some gateways, as a load balancer is one: they keep their connections, honour `Connection: close` (Node's
 * agent does), send each request to the next gateway that is ready, and repeat none.
 */
export class Clients {
  /** Answers that ended their connection. */
  sentAway = 0;
  private turn = 0;
  private readonly agents: readonly Agent[];
  private readonly ready = new Set<string>();
  private isWatching = false;

  constructor(
    private readonly gateways: readonly GatewayAddress[],
    private readonly apiKey: string,
  ) {
    this.agents = gateways.map(() => new Agent({ keepAlive: true }));
  }

  /** Asks every gateway again and again whether it is ready, each time on a new connection. */
  async watchReadiness(): Promise<void> {
    this.isWatching = true;
    await this.look();
    void this.watch();
  }

  /** Waits until a gateway is ready, or is not. */
  async until(name: string, isReady: boolean): Promise<void> {
    while (this.ready.has(name) !== isReady) await sleep(10);
  }

  send(method: string, path: string, { to, body, headers = {} }: RequestOptions = {}): Promise<Answer> {
    const place = to === undefined ? this.nextReady() : to % this.gateways.length;
    return new Promise((resolve, reject) => {
      const sending = request(
        {
          ...{ host: '127.0.0.1', port: this.gateways[place]?.port, agent: this.agents[place], method, path },
          headers: { authorization: `Bearer ${this.apiKey}`, 'content-type': 'application/json', ...headers },
        },
        (answer) => {
          if (answer.headers.connection === 'close') this.sentAway += 1;
          let text = '';
          answer
            .setEncoding('utf8')
            .on('data', (chunk: string) => (text += chunk))
            .on('error', reject)
            .on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, json: JSON.parse(text) as Json }),
            );
        },
      );
      sending.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  close(): void {
    this.isWatching = false;
    for (const agent of this.agents) agent.destroy();
  }

  private nextReady(): number {
    for (const _ of this.gateways) {
      this.turn = (this.turn + 1) % this.gateways.length;
      if (this.ready.has(this.gateways[this.turn]?.name ?? '')) return this.turn;
    }
    throw new Error('no gateway is ready');
  }

  private async watch(): Promise<void> {
    while (this.isWatching) {
      await sleep(LOOK_EVERY_MS);
      await this.look();
    }
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.gateways.map(async ({ name, port }) => {
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) this.ready.add(name);
        else this.ready.delete(name);
      }),
    );
  }
}
