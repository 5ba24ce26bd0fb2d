import { type AddressResolver, type AddressRules, beforeAbort, destinationOf } from '@rubrica/service';
import { connect, type Socket } from 'node:net';

const CONNECT_TIMEOUT_MS = 5_000;
const MOST_CONNECTS = 4;

/**
 * Connects to a host that a tenant names: looks it up, and connects to an address that was checked, so that no second
 * look-up leads elsewhere. Rejects when an address of the host is not allowed, when none answers, and when `end` aborts.
 */
export const checkedConnection = async (
  { host, port }: { readonly host: string; readonly port: number },
  resolver: AddressResolver,
  rules: AddressRules,
  end: AbortSignal,
): Promise<Socket> => {
  const url = new URL(`smtp://${host.includes(':') ? `[${host}]` : host}:${port}`);
  const destination = await beforeAbort(end, destinationOf(url, resolver, rules));
  if ('refused' in destination) throw new Error(REFUSALS[destination.refused]);
  let failure: unknown;
  for (const address of destination.addresses.slice(0, MOST_CONNECTS)) {
    end.throwIfAborted();
    try {
      return await connected(address, port, end);
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

const connected = (host: string, port: number, end: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const giveUp = (error: Error): void => {
      end.removeEventListener('abort', aborted);
      socket.destroy();
      reject(error);
    };
    const aborted = (): void => giveUp(end.reason as Error);
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => giveUp(new Error('the mail server does not answer')));
    socket.once('error', giveUp);
    end.addEventListener('abort', aborted);
    socket.once('connect', () => {
      end.removeEventListener('abort', aborted);
      socket.setTimeout(0).off('error', giveUp);
      resolve(socket);
    });
  });
