import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Range below the ports of outgoing connections (Linux: 32,768 to 60,999): an outgoing connection could take the port
 * of a server that is down for a moment, which then could not start again.
 */
const [FIRST, END] = [20_000, 32_000];
const ATTEMPTS = 50;

/** Returns a port that nothing listens on, and that outgoing connections do not take while its server restarts. */
export const freePort = async (host: string): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await probePort(host, randomInt(FIRST, END));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};

/** Listens for a moment and returns the port; for 0 the system chooses one. Rejects with the system's error. */
export const probePort = async (host: string, port: number): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return taken;
};
