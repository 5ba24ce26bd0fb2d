import { type AddressInfo, createServer } from 'node:net';
import { CannotStart } from './cannot-start.js';

/** A port that nothing listens on now. */
export const freePort = (host: string): Promise<number> => tried(host, 0);

/** Says at once, and not after everything else has started, that a port cannot be had. 0 always can. */
export const checkPort = async (setting: string, host: string, port: number): Promise<void> => {
  try {
    await tried(host, port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CannotStart(`port ${port} is taken. Set ${setting} to another, or stop what listens there.`);
    if (code === 'EACCES')
      throw new CannotStart(`port ${port} may not be used by this user. Set ${setting} to one above 1023.`);
    if (code === 'EADDRNOTAVAIL')
      throw new CannotStart(`${host} is no address of this machine. Set HOST to one that is.`);
    throw error;
  }
};

const tried = async (host: string, port: number): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return taken;
};
