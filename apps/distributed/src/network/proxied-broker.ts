import { signalKafka, startKafka, stopKafka } from '@rubrica/embedded-kafka';
import type { RunningBroker } from '@rubrica/standalone';
import type { Network } from './network.js';

/** A broker on this machine, or several, of which chaos can crash and freeze one. */
export interface CrashableBroker extends RunningBroker {
  crash(): Promise<void>;
  restart(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** Services reach it through a proxy. */
export const startProxiedBroker = async (dir: string, network: Network): Promise<CrashableBroker> => {
  await stopKafka(dir); // one that a killed run left sends its clients to that run's proxy
  const proxy = await network.openProxy('broker', []);
  const start = async (): Promise<void> => {
    const address = await startKafka({ dir, advertisedPort: proxy.port });
    proxy.setTargets([Number(address.split(':')[1])]);
  };
  try {
    await start();
  } catch (error) {
    await stopKafka(dir);
    throw error;
  }
  return {
    address: `127.0.0.1:${proxy.port}`,
    crash: () => stopKafka(dir, { kill: true }),
    restart: start,
    signal: (name) => signalKafka(dir, name),
    stop: () => stopKafka(dir),
  };
};
