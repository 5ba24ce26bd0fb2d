import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openAuthority } from './authority/open-authority.js';
import { Acquirers } from './registry/acquirers.js';
import { Registry } from './registry/registry.js';
import { readTrustBundle } from './certificate/trust.js';
import { judgeWorkersOf } from './judge-worker/judge-workers.js';
import type { Clock } from './runtime/clock.js';
import { Behaviour } from './behaviour/behaviour.js';
import { controlServer } from './control/control.http.js';
import { close, listen } from './runtime/http.js';
import { SimulatedParties } from './party/simulated-parties.js';
import type { Issuers } from './issuer/issuer.js';
import { type SimulatorLogger, silentLogger } from './runtime/logger.js';
import { Service } from './service/service.http.js';

export interface SimulatorOptions {
  /** Address of the SOAP service; the control API is always on loopback. */
  readonly host: string;
  /** Port of the control API; 0 for any free port. */
  readonly controlPort: number;
  readonly servicePort: number;
  /** File of the journal; the authority's key is kept beside it. Null keeps all in memory. */
  readonly dataFile: string | null;
  /** PEM of the authorities whose certificates may sign messages and documents. */
  readonly trustBundlePem: string;
  /** Issuers known from the start; what the journal has of an issuer takes precedence. */
  readonly issuers: Issuers;
  readonly clock: Clock;
  /** Number of threads that judge documents; with 0 the calling thread does. By default 2. */
  readonly threads?: number;
  /** Node's options for these threads; by default this process's `--import` options. */
  readonly threadOptions?: readonly string[];
  readonly logger?: SimulatorLogger;
}

export interface Simulator {
  readonly controlUrl: string;
  readonly serviceUrl: string;
  /** PEM of the CA that clients must trust to verify the answers. */
  readonly authorityCaPem: string;
  stop(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const DEFAULT_THREADS = 2;

export const startSimulator = async (options: SimulatorOptions): Promise<Simulator> => {
  const { dataFile, clock, threads = DEFAULT_THREADS, threadOptions: execArgv, logger = silentLogger } = options;
  const trust = readTrustBundle(options.trustBundlePem);
  if (dataFile !== null) await mkdir(dirname(dataFile), { recursive: true });
  const authority = await openAuthority(dataFile === null ? null : `${dataFile}.authority.pem`);
  const registry = await Registry.open(dataFile);
  for (const [nit, issuer] of options.issuers) if (!registry.issuers.has(nit)) registry.register(nit, issuer);
  await registry.durable();

  const behaviour = new Behaviour(registry, clock);
  const onError = (err: unknown) => logger.error({ err }, 'an upload could not be judged');
  const workerData = { trustBundlePem: options.trustBundlePem, authorityPem: authority.pem };
  const judgeWorkers = judgeWorkersOf(workerData, { threads, execArgv });
  const parts = { registry, acquirers: new Acquirers(), judgeWorkers, trust, clock, behaviour, onError };
  const service = new Service(parts, behaviour, logger, { host: options.host, port: options.servicePort });
  const controls = controlServer(behaviour, service, parts, new SimulatedParties(parts, authority.pem));
  await service.open();
  const controlPort = await listen(controls, LOOPBACK, options.controlPort);
  return {
    controlUrl: `http://${LOOPBACK}:${controlPort}`,
    serviceUrl: service.url,
    authorityCaPem: authority.caPem,
    stop: async () => {
      await close(controls);
      await service.stop();
      await judgeWorkers.stop();
      await registry.close();
    },
  };
};
