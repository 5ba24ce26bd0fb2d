import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of the simulated DIAN that keeps the files of all events that are sent, and can lose some. */
export interface EventSends {
  readonly url: string;
  /** Files of SendEventUpdateStatus in base64, lost ones too. */
  readonly files: string[];
  /** How many of the next events do not reach DIAN. */
  lost: number;
  /** How many of the next events reach DIAN, whose answer is lost. */
  unanswered: number;
  close(): void;
}

export const startEventSends = async (serviceUrl: string): Promise<EventSends> => {
  const server = createServer((request, response) => {
    const passOn = async (): Promise<void> => {
      const body = await buffer(request);
      const [, file] = /SendEventUpdateStatus>.*contentFile>([^<]+)</s.exec(body.toString()) ?? [];
      if (file !== undefined) {
        sends.files.push(file);
        if (sends.lost > 0) {
          sends.lost -= 1;
          throw new Error('lost on its way');
        }
      }
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const answer = await fetch(serviceUrl, { method: 'POST', headers, body });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (file !== undefined && sends.unanswered > 0) {
        sends.unanswered -= 1;
        throw new Error('its answer is lost');
      }
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(bytes);
    };
    passOn().catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sends: EventSends = {
    url: `http://127.0.0.1:${String(port)}${new URL(serviceUrl).pathname}`,
    files: [],
    lost: 0,
    unanswered: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return sends;
};
