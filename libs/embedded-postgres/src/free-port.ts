import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Range below the ports of outgoing connections (Linux: 32,768 to 60,999): an outgoing connection could take the port
 * of a server that is down for a moment, which then could not start again.
 */
const RANGE = [20_000, 32_000] as const;
const ATTEMPTS = 50;

/**
 * Returns a port of the range (its first, and the one after its last) that nothing listens on. On Linux it is this
 * process's until it ends: nobody else gets it from here, also while its server restarts.
 */
export const freePort = async (host: string, [first, end]: readonly [number, number] = RANGE): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const port = await probePort(host, randomInt(first, end));
      if (process.platform === 'linux') await claim(port);
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};

/** Listens for a moment and returns the port; for 0 the system chooses one. Rejects with the system's error. */
export const probePort = async (host: string, port: number): Promise<number> => {
  const server = await listen({ host, port });
  const taken = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return taken;
};

/**
 * Takes the port's name among Linux' abstract sockets, which are no files and end with their process. Rejects when
 * another process has it, or this one already.
 */
const claim = async (port: number): Promise<void> => {
  (await listen({ path: `\0rubrica-port-${port}` })).unref();
};

const listen = (where: ListenOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen({ ...where, exclusive: true }, () => {
      resolve(server);
    });
  });
