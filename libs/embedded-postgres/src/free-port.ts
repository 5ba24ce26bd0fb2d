import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (Linux: 32,768 to 60,999): one of those could take the port
 * of a server that is down for a moment, which then cannot come back.
 */
const [FIRST, END] = [20_000, 32_000];
const ATTEMPTS = 50;

/** A port that nothing listens on now, and that stays free while its server begins anew. */
export const freePort = async (host: string): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await probePort(host, randomInt(FIRST, END));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};

/** Listens for a moment; gives the port, which the system chooses where 0 is asked for. Rejects with the system's error. */
export const probePort = async (host: string, port: number): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return taken;
};
