import { signalKafka, startKafka, stopKafka } from '@rubrica/embedded-kafka';
import type { RunningBroker } from '@rubrica/standalone';
import { Door } from './tcp-proxy.js';

/** A broker on this machine that chaos can crash and freeze; services reach it through a proxy. */
export interface ProxiedBroker extends RunningBroker {
  readonly door: Door;
  crash(): Promise<void>;
  restart(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export const startProxiedBroker = async (dir: string): Promise<ProxiedBroker> => {
  await stopKafka(dir); // one that a killed run left sends its clients to that run's proxy
  const door = await Door.open([]);
  const start = async (): Promise<void> => {
    const address = await startKafka({ dir, advertisedPort: door.port });
    door.leadTo([Number(address.split(':')[1])]);
  };
  const stop = async (): Promise<void> => {
    await door.stop();
    await stopKafka(dir);
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: `127.0.0.1:${door.port}`,
    door,
    crash: () => stopKafka(dir, { kill: true }),
    restart: start,
    signal: (name) => signalKafka(dir, name),
    stop,
  };
};
