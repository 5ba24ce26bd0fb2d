import { probePort } from '@rubrica/embedded-postgres';
import { CannotStart } from './cannot-start.js';
import { portHolder } from './port-holder.js';

/** Throws CannotStart when the port cannot be used, before anything else starts. Port 0 (any free one) always can. */
export const checkPort = async (setting: string, host: string, port: number): Promise<void> => {
  try {
    await probePort(host, port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CannotStart(
        `port ${port} is taken${byWhom(port)}. Set ${setting} to another, or stop what listens there.`,
      );
    if (code === 'EACCES')
      throw new CannotStart(`port ${port} may not be used by this user. Set ${setting} to one above 1023.`);
    if (code === 'EADDRNOTAVAIL')
      throw new CannotStart(`${host} is no address of this machine. Set HOST to one that is.`);
    throw error;
  }
};

const byWhom = (port: number): string => {
  const pid = portHolder(port);
  return pid === undefined ? '' : ` by process ${pid}`;
};
