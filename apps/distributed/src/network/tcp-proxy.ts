import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of bytes: they pass, no connection is taken, or they are swallowed while connections stay (half-open). */
export type DoorState = 'open' | 'shut' | 'deaf';

/** A port of this machine that leads to one of several others, in turn. Tests shut it, or make it slow or deaf. */
export class Door {
  private state: DoorState = 'open';
  private latencyMs = 0;
  private turn = 0;
  private readonly pairs = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    private targets: readonly number[],
  ) {}

  static async open(targets: readonly number[], { host = '127.0.0.1', port = 0 } = {}): Promise<Door> {
    const server = createServer();
    const door = new Door(server, targets);
    server.on('connection', (socket) => door.enter(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
    return door;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Where new connections go from now on. */
  leadTo(targets: readonly number[]): void {
    this.targets = targets;
  }

  /** A connection that was deaf is reset when that ends, like one that a middle box forgot. */
  turnTo(state: DoorState): void {
    if (state !== 'deaf' || this.state === 'shut') this.reset();
    this.state = state;
    for (const pair of this.pairs) for (const socket of pair) if (state === 'deaf') socket.pause();
  }

  /** Added to each piece of data of both ways. */
  slow(latencyMs: number): void {
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

  private enter(client: Socket): void {
    client.on('error', () => undefined);
    if (this.state === 'shut') return void client.resetAndDestroy();
    this.turn += 1;
    const order = this.targets.map((_, nth) => this.targets[(this.turn + nth) % this.targets.length] ?? 0);
    this.lead(client, order);
  }

  /** To the first that takes the connection. */
  private lead(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void client.resetAndDestroy();
    client.pause();
    const target = connect({ port, host: '127.0.0.1', noDelay: true });
    const refused = (): void => this.lead(client, others);
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
    if (this.state === 'deaf') for (const socket of pair) socket.pause();
    else client.resume();
  }

  private pass(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      const write = (): void => {
        if (to.writable && !to.write(chunk)) {
          from.pause();
          to.once('drain', () => {
            if (this.state !== 'deaf') from.resume();
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
