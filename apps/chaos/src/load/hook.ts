import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Told {
  readonly id: string;
  readonly type: string;
  readonly documentId: string;
  readonly body: string;
  /** Path that it came to: each endpoint has one of its own. */
  readonly path: string;
  /** Value of the header `Svc-Signature`. */
  readonly signature: string;
  /** Time of arrival by `performance.now()`. */
  readonly atMs: number;
}

/** Receiver of webhooks: keeps each event, and answers 200. */
export interface Hook {
  /** Without a path. */
  readonly url: string;
  readonly told: readonly Told[];
  stop(): Promise<void>;
}

export const openHook = async (answersAfterMs = 0): Promise<Hook> => {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const event = JSON.parse(body) as { id: string; type: string; data: { object: { id: string } } };
      told.push({
        id: event.id,
        type: event.type,
        documentId: event.data.object.id,
        body,
        path: request.url ?? '',
        signature: String(request.headers['svc-signature']),
        atMs: performance.now(),
      });
      setTimeout(() => response.writeHead(200).end(), answersAfterMs);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
