import { connect } from 'node:net';

/** `host:port,host:port` as `[host, port]`. */
export const targetsOf = (text: string): readonly (readonly [host: string, port: number])[] =>
  text
    .split(',')
    .filter((target) => target !== '')
    .map((target) => {
      const colon = target.lastIndexOf(':');
      return [target.slice(0, colon), Number(target.slice(colon + 1))] as const;
    });

/**
 * Whether the network beyond this house works: the first of these that takes a TCP connection, null if none does. They
 * have nothing to do with the tax authority, so that its outage is not theirs.
 */
export const reachedOutside = async (targets: string, timeoutMs: number): Promise<string | null> => {
  const tries = targetsOf(targets).map(([host, port]) => takesConnection(host, port, timeoutMs));
  return Promise.any(tries).catch(() => null);
};

const takesConnection = (host: string, port: number, timeoutMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    socket
      .once('connect', () => {
        socket.destroy();
        resolve(`${host}:${String(port)}`);
      })
      .once('timeout', () => socket.destroy(new Error('no connection in time')))
      .once('error', reject);
  });
