import type { ServiceName } from '@rubrica/contracts';
import type { Stack } from '@rubrica/standalone';
import { TcpProxy } from './tcp-proxy.js';

export type Connection = ServiceName | 'postgres' | 'authority' | 'broker';

/** How the parts reach one another: directly where they can, or, for chaos, each through a proxy. */
export class Network {
  readonly proxies: Partial<Record<Connection, TcpProxy>> = {};

  constructor(
    readonly hasProxies: boolean,
    private readonly running: Stack,
  ) {}

  /** Returns the port at which others reach what listens on these ports. Several are taken in turn, by a proxy. */
  async portOf(connection: Connection, ports: readonly number[]): Promise<number> {
    const [only = 0, ...more] = ports;
    return this.hasProxies || more.length > 0 ? (await this.openProxy(connection, ports)).port : only;
  }

  async openProxy(connection: Connection, ports: readonly number[]): Promise<TcpProxy> {
    const proxy = this.running.push(await TcpProxy.listen(ports));
    this.proxies[connection] = proxy;
    return proxy;
  }
}
