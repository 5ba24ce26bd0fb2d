import { isIP, type LookupFunction, Socket } from 'node:net';

export interface DeniedSockets {
  /** Refused connections, `host:port`. A name that the caller looks up by a function of its own counts as its addresses. */
  readonly tried: readonly string[];
  /** Allows all sockets again. */
  restore(): void;
}

/** Lets this process connect only to these ports and to Unix sockets: every other attempt throws and is recorded. */
export const denySocketsExcept = (ports: readonly number[]): DeniedSockets => {
  const tried: string[] = [];
  const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket;
  Reflect.set(Socket.prototype, 'connect', function (this: Socket, ...args: unknown[]): Socket {
    const target = targetOf(args);
    if (typeof target.path === 'string' || ports.includes(Number(target.port))) return connect.apply(this, args);
    const names = hostsOf(target).map((host) => `${host}:${String(target.port)}`);
    tried.push(...names);
    throw new Error(`no socket to ${names.join()} is allowed here`);
  });
  return { tried, restore: () => void Reflect.set(Socket.prototype, 'connect', connect) };
};

interface Target {
  readonly host?: string;
  readonly port?: number | string;
  readonly path?: string | null;
  readonly lookup?: LookupFunction;
}

/** Hosts that a socket would connect to, one after another. The look-up must answer at once. */
const hostsOf = ({ host = '', lookup }: Target): readonly string[] => {
  if (!lookup || isIP(host) !== 0) return [host];
  let hosts: readonly string[] = [];
  lookup(host, { all: true }, (_, found) => {
    hosts = typeof found === 'string' ? [found] : found.map(({ address }) => address);
  });
  return hosts;
};

/** Target of `connect(options)`, of `connect(port, host)`, and of the argument list that Node passes on internally. */
const targetOf = (args: readonly unknown[]): Target => {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) return first;
  return { port: first as number | string, host: typeof second === 'string' ? second : '' };
};
