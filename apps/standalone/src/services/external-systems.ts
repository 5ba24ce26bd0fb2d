import { type Clock, type Logger, MovableClock } from '@rubrica/service';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DemoFiles } from '../demo/demo-files.js';
import { DEMO, LATER_AUTHORIZATIONS, OTHER, PAPER_RANGE, TEST_RANGE } from '../demo/demo-tenants.js';
import { CannotStart } from '../start/cannot-start.js';
import type { DataFolder } from '../storage/data-folder.js';
import type { Addresses, ExternalSystemsData, ExternalSystemsMessage } from './external-systems.worker.js';

/** Systems that the services call: the simulated tax authority, and a mail server that keeps each mail. */
export interface ExternalSystems extends Addresses {
  stop(): Promise<void>;
}

export interface ExternalSystemsOptions {
  readonly folder: DataFolder;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly files: DemoFiles;
  readonly isTuned: boolean;
}

/** Ranges as the authority's portal has them: only those of invoices have a technical key. */
export const PORTAL_RANGES = [
  ...[TEST_RANGE, { ...PAPER_RANGE, technical_key: null }].map(({ document_type: _, ...range }) => range),
  ...LATER_AUTHORIZATIONS,
];

const PROGRAM = new URL('./external-systems.worker.js', import.meta.url);
/** By which tools of the system tell this thread from others. */
const THREAD_NAME = 'externals';
/** Half of V8's default: less memory for one more heap beside that of the services. */
const YOUNG_GENERATION_MB = 48;

/** Starts them in one thread of their own (ADR 0171): elsewhere they take no time of the services' main thread either. */
export const startExternalSystems = async ({
  folder,
  clock,
  logger,
  files,
  isTuned,
}: ExternalSystemsOptions): Promise<ExternalSystems> => {
  const workerData: ExternalSystemsData = {
    simulator: {
      dataFile: join(folder.simulator, 'journal.jsonl'),
      trustBundlePem: files.caPem,
      issuers: new Map([
        [DEMO.nit, { software: files.software.demo, ranges: PORTAL_RANGES, test_sets: [] }],
        [OTHER.nit, { software: files.software.other, ranges: PORTAL_RANGES, test_sets: [] }],
      ]),
    },
    mailDirectory: folder.mail,
    isTuned,
    aheadMs: clock instanceof MovableClock ? clock.aheadMs : new Float64Array(1),
  };
  const worker = new Worker(PROGRAM, {
    name: THREAD_NAME,
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const opened = Promise.withResolvers<Addresses>();
  const simulatorLogger = logger.child({ service: 'dian-simulator' });
  worker.on('message', (message: ExternalSystemsMessage) => {
    if ('addresses' in message) return opened.resolve(message.addresses);
    const [level, fields, text] = message.line;
    simulatorLogger[level](fields, text);
  });
  worker.once('error', opened.reject);
  worker.once('exit', () => opened.reject(new CannotStart('the external systems ended before they were open')));
  const addresses = await opened.promise;
  worker.off('error', opened.reject); // from now on its fall is that of the process
  return {
    ...addresses,
    stop: async () => {
      worker.postMessage('stop');
      await once(worker, 'exit');
    },
  };
};
