import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type LookupFunction } from 'node:net';
import { type DeniedSockets, denySocketsExcept } from './denied-sockets.js';

const servers: Server[] = [];
let sockets: DeniedSockets | undefined;
afterEach(() => {
  sockets?.restore();
  for (const server of servers.splice(0)) server.close();
});

const listening = async (): Promise<number> => {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end('x')).listen(
    0,
    '127.0.0.1',
  );
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const get = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${String(port)}/`)).text();

describe('denied sockets', () => {
  it('lead to the ports that are allowed, and nowhere else until they are restored', async () => {
    const [allowed, other] = [await listening(), await listening()];
    sockets = denySocketsExcept([allowed]);
    expect(await get(allowed)).toBe('x');
    await expect(get(other)).rejects.toThrow();
    expect(sockets.tried).toEqual([`127.0.0.1:${String(other)}`]);
    sockets.restore();
    expect(await get(other)).toBe('x');
  });

  it('are told by the addresses that the caller has looked up', () => {
    sockets = denySocketsExcept([]);
    const lookup: LookupFunction = (_, __, found) => found(null, [{ address: '10.0.0.7', family: 4 }]);
    expect(() => connect({ host: 'ca.example', port: 80, lookup })).toThrow('no socket to 10.0.0.7:80 is allowed here');
    expect(sockets.tried).toEqual(['10.0.0.7:80']);
  });
});
