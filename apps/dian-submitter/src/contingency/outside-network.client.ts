import { connect } from 'node:net';

/** Parses `host:port,host:port` into pairs of host and port. */
export const targetsOf = (text: string): readonly (readonly [host: string, port: number])[] =>
  text
    .split(',')
    .filter((target) => target !== '')
    .map((target) => {
      const colon = target.lastIndexOf(':');
      return [target.slice(0, colon), Number(target.slice(colon + 1))] as const;
    });

/**
 * Returns the first of the targets that accepts a TCP connection, or null, to tell whether our own network works. The
 * targets are independent of the tax authority, so its outage does not affect them.
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
