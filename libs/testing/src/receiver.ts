import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Body exactly as it came, since signatures cover its bytes. */
  readonly body: string;
  readonly at: Date;
}

export interface ReceiverAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Answers when this is fulfilled, and `delayMs` later. */
  readonly after?: Promise<unknown>;
  readonly delayMs?: number;
  /** Closes the connection instead of answering. */
  readonly reset?: boolean;
}

export interface Receiver {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /**
   * Sets the answers of the next requests, one after the other; the last one stays. By default 200 with an empty body.
   */
  answers(...answers: readonly [ReceiverAnswer, ...ReceiverAnswer[]]): void;
  /** Waits until `count` requests have come in all, and returns them. */
  received(count: number, timeoutMs?: number): Promise<readonly ReceivedRequest[]>;
  close(): Promise<void>;
}

/** Starts an HTTP server on a free loopback port that keeps each request: a receiver of webhooks. */
export const receiver = async (): Promise<Receiver> => {
  const requests: ReceivedRequest[] = [];
  let plan: ReceiverAnswer[] = [{}];

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, path: url, headers, body: Buffer.concat(chunks).toString(), at: new Date() });
      const { status = 200, headers: answered = {}, body = '', after, delayMs = 0, reset } = plan[0] ?? {};
      if (plan.length > 1) plan.shift();
      const answer = (): void => {
        if (reset) request.socket.destroy();
        else response.writeHead(status, answered).end(body);
      };
      void Promise.resolve(after).then(() => setTimeout(answer, delayMs).unref());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answers: (...answers) => (plan = [...answers]),
    received: async (count, timeoutMs = 180_000) => {
      const late = AbortSignal.timeout(timeoutMs);
      while (requests.length < count) {
        if (late.aborted) throw new Error(`${requests.length} of ${count} requests came within ${timeoutMs} ms`);
        await sleep(5);
      }
      return requests;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
