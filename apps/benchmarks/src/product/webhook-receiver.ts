import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processCpuMs } from '../cost/processes.js';
import type { ToldWebhook } from './webhook-receiver.program.js';

export const ACCEPTED = 'invoice.accepted_by_dian';
export const MAILED = 'invoice.email.delivered';

/** Times of the first webhook of each kind about one document, epoch ms. */
export interface Arrival {
  acceptedMs?: number;
  mailedMs?: number;
}

/** A receiver of webhooks in a process of its own. */
export class WebhookReceiver {
  readonly arrivals = new Map<string, Arrival>();
  /** Documents with both webhooks. */
  done = 0;
  /** All webhooks, repeated ones included. */
  received = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.on('message', (told) => (told as readonly ToldWebhook[]).forEach((webhook) => this.note(webhook)));
  }

  static async start(): Promise<WebhookReceiver> {
    const child = fork(fileURLToPath(new URL('./webhook-receiver.program.js', import.meta.url)));
    const [port] = (await once(child, 'message')) as [number];
    return new WebhookReceiver(child, `http://127.0.0.1:${String(port)}/webhooks`);
  }

  /** CPU of its process. */
  get cpuMs(): number {
    return processCpuMs(this.child.pid ?? 0);
  }

  close(): void {
    this.child.disconnect();
  }

  private note({ id, type, atMs }: ToldWebhook): void {
    this.received += 1;
    const arrival = this.arrivals.get(id) ?? {};
    this.arrivals.set(id, arrival);
    const wasDone = isDone(arrival);
    if (type === ACCEPTED) arrival.acceptedMs ??= atMs;
    else if (type === MAILED) arrival.mailedMs ??= atMs;
    else throw new Error(`an invoice was not to come to ${type}`);
    if (!wasDone && isDone(arrival)) this.done += 1;
  }
}

const isDone = ({ acceptedMs, mailedMs }: Arrival): boolean => acceptedMs !== undefined && mailedMs !== undefined;
