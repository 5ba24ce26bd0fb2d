import { type AddressResolver, type AddressRules, destinationOf } from '@rubrica/service';
import { connect, type Socket } from 'node:net';

const CONNECT_TIMEOUT_MS = 5_000;
const MOST_CONNECTS = 4;

/**
 * Connects to a host that a tenant names: looks it up, and connects to an address that was checked, so that no second
 * look-up leads elsewhere. Rejects when an address of the host is not allowed, and when none answers.
 */
export const checkedConnection = async (
  { host, port }: { readonly host: string; readonly port: number },
  resolver: AddressResolver,
  rules: AddressRules,
): Promise<Socket> => {
  const url = new URL(`smtp://${host.includes(':') ? `[${host}]` : host}:${port}`);
  const destination = await destinationOf(url, resolver, rules);
  if ('refused' in destination) throw new Error(REFUSALS[destination.refused]);
  let failure: unknown;
  for (const address of destination.addresses.slice(0, MOST_CONNECTS)) {
    try {
      return await connected(address, port);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};

const REFUSALS = {
  dns: 'the name of the mail server cannot be resolved',
  address_not_public: 'the address of the mail server is not public',
} as const;

const connected = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const end = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(new Error('the mail server does not answer')));
    socket.once('error', end);
    socket.once('connect', () => {
      socket.setTimeout(0).off('error', end);
      resolve(socket);
    });
  });
