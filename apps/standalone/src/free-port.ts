import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens on now. */
export const freePort = async (host: string): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
