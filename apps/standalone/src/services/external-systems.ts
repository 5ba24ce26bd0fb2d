import { startSimulator } from '@rubrica/dian-simulator';
import { startMailCatcher } from '@rubrica/mailer';
import type { Clock, Logger } from '@rubrica/service';
import { join } from 'node:path';
import type { DataFolder } from '../storage/data-folder.js';
import { DEMO, OTHER, PAPER_RANGE, TEST_RANGE } from '../demo/demo-tenants.js';
import type { DemoFiles } from '../demo/demo-files.js';

/** Systems that the services call: the simulated tax authority, and a mail server that keeps each mail. */
export interface ExternalSystems {
  readonly simulatorUrl: string;
  readonly dianServiceUrl: string;
  /** PEM of the CA behind the authority's answers. */
  readonly dianCaPem: string;
  readonly smtpUrl: string;
  stop(): Promise<void>;
}

export interface ExternalSystemsOptions {
  readonly folder: DataFolder;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly files: DemoFiles;
}

const HOST = '127.0.0.1';
/** Ranges as the authority's portal has them: a range without a technical key is for contingency invoices. */
export const PORTAL_RANGES = [TEST_RANGE, { ...PAPER_RANGE, technical_key: null }].map(
  ({ document_type: _, ...range }) => range,
);

export const startExternalSystems = async ({
  folder,
  clock,
  logger,
  files,
}: ExternalSystemsOptions): Promise<ExternalSystems> => {
  const simulator = await startSimulator({
    host: HOST,
    controlPort: 0,
    servicePort: 0,
    dataFile: join(folder.simulator, 'journal.jsonl'),
    trustBundlePem: files.caPem,
    issuers: new Map([
      [DEMO.nit, { software: files.software.demo, ranges: PORTAL_RANGES, test_sets: [] }],
      [OTHER.nit, { software: files.software.other, ranges: PORTAL_RANGES, test_sets: [] }],
    ]),
    clock,
    logger: logger.child({ service: 'dian-simulator' }),
  });
  const mail = await startMailCatcher({ directory: folder.mail, host: HOST });
  return {
    simulatorUrl: simulator.controlUrl,
    dianServiceUrl: simulator.serviceUrl,
    dianCaPem: simulator.authorityCaPem,
    smtpUrl: mail.url,
    stop: async () => {
      await mail.close();
      await simulator.stop();
    },
  };
};
