import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PoliteClose } from './polite-close.js';

let server: Server;
let closing: PoliteClose;
let agent: Agent;
/** Requests that the server has not answered yet. */
let open: ServerResponse[];

beforeEach(async () => {
  open = [];
  agent = new Agent({ keepAlive: true });
  server = createServer((_, response) => void open.push(response)).listen(0, '127.0.0.1');
  closing = new PoliteClose(server);
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = async (port: number): Promise<{ status: number | undefined; connection: string | undefined }> => {
  const [{ statusCode, headers }] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
    IncomingMessage,
  ];
  return { status: statusCode, connection: headers.connection };
};

const arrived = async (count: number): Promise<void> => {
  while (open.length < count) await once(server, 'request');
};

describe('a server that is closed politely', () => {
  it('answers the request in flight, and ends its connection', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = ask(port);
    await arrived(1);
    const closed = closing.close();
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    open[0]?.end('signed');
    expect(await answer).toEqual({ status: 200, connection: 'close' });
    await closed;
  });

  it('keeps no client that is idle', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = ask(port);
    await arrived(1);
    open[0]?.end('signed');
    expect(await answer).toEqual({ status: 200, connection: 'keep-alive' });
    await closing.close();
  });

  it('still answers while it sends clients away', async () => {
    const { port } = server.address() as AddressInfo;
    closing.sendClientsAway();
    const answer = ask(port);
    await arrived(1);
    open[0]?.end('signed');
    expect(await answer).toEqual({ status: 200, connection: 'close' });
    await closing.close();
  });

  it('cuts after 3 s what does not end', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = ask(port);
    answer.catch(() => undefined);
    await arrived(1);
    await closing.close();
    await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
