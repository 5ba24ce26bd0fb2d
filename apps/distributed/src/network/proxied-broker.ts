import { signalKafka, startKafka, stopKafka } from '@rubrica/embedded-kafka';
import type { RunningBroker } from '@rubrica/standalone';
import { TcpProxy } from './tcp-proxy.js';

/** A broker on this machine that chaos can crash and freeze; services reach it through a proxy. */
export interface ProxiedBroker extends RunningBroker {
  readonly proxy: TcpProxy;
  crash(): Promise<void>;
  restart(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export const startProxiedBroker = async (dir: string): Promise<ProxiedBroker> => {
  await stopKafka(dir); // one that a killed run left sends its clients to that run's proxy
  const proxy = await TcpProxy.listen([]);
  const start = async (): Promise<void> => {
    const address = await startKafka({ dir, advertisedPort: proxy.port });
    proxy.setTargets([Number(address.split(':')[1])]);
  };
  const stop = async (): Promise<void> => {
    await proxy.stop();
    await stopKafka(dir);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: `127.0.0.1:${proxy.port}`,
    proxy,
    crash: () => stopKafka(dir, { kill: true }),
    restart: start,
    signal: (name) => signalKafka(dir, name),
    stop,
  };
};
