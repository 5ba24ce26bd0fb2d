import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `refusing` resets every new connection; `stalled` keeps connections and passes no bytes (half-open). */
export type TcpProxyState = 'open' | 'refusing' | 'stalled';

/** Passes connections from one port of this machine on to several others in turn. Chaos refuses, stalls or slows them. */
export class TcpProxy {
  private state: TcpProxyState = 'open';
  private latencyMs = 0;
  private turn = 0;
  private readonly pairs = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    private targets: readonly number[],
  ) {}

  static async listen(targets: readonly number[], { host = '127.0.0.1', port = 0 } = {}): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, targets);
    server.on('connection', (socket) => proxy.accept(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Sets where new connections go. */
  setTargets(targets: readonly number[]): void {
    this.targets = targets;
  }

  /** Connections that were stalled are reset when that ends, as when a firewall has forgotten them. */
  setState(state: TcpProxyState): void {
    if (state !== 'stalled' || this.state === 'refusing') this.reset();
    this.state = state;
    for (const pair of this.pairs) for (const socket of pair) if (state === 'stalled') socket.pause();
  }

  /** Delays each piece of data by this time, in both directions. */
  setLatency(latencyMs: number): void {
    this.latencyMs = latencyMs;
  }

  /** Ends every connection with a reset. */
  reset(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.reset();
    await closed;
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.state === 'refusing') return void client.resetAndDestroy();
    this.turn += 1;
    const order = this.targets.map((_, nth) => this.targets[(this.turn + nth) % this.targets.length] ?? 0);
    this.connect(client, order);
  }

  /** Connects to the first of these ports that accepts. */
  private connect(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void client.resetAndDestroy();
    client.pause();
    const target = connect({ port, host: '127.0.0.1', noDelay: true });
    const refused = (): void => this.connect(client, others);
    target.once('error', refused);
    target.once('connect', () => {
      target.off('error', refused).on('error', () => client.resetAndDestroy());
      this.join(client, target);
    });
  }

  private join(client: Socket, target: Socket): void {
    const pair = [client, target] as const;
    this.pairs.add(pair);
    client.setNoDelay(true);
    this.pass(client, target);
    this.pass(target, client);
    if (this.state === 'stalled') for (const socket of pair) socket.pause();
    else client.resume();
  }

  private pass(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      const write = (): void => {
        if (to.writable && !to.write(chunk)) {
          from.pause();
          to.once('drain', () => {
            if (this.state !== 'stalled') from.resume();
          });
        }
      };
      if (this.latencyMs > 0) setTimeout(write, this.latencyMs);
      else write();
    });
    from.once('end', () => setTimeout(() => to.end(), this.latencyMs));
    from.once('close', () => {
      to.destroySoon();
      for (const pair of this.pairs) if (pair.includes(from)) this.pairs.delete(pair);
    });
  }
}
