import { type SimulatorLogger, type SimulatorOptions, startSimulator } from '@rubrica/dian-simulator';
import { startMailCatcher } from '@rubrica/mailer/mail-catcher';
import { ProcessTuning } from '@rubrica/service/tuning';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is started with. */
export interface ExternalSystemsData {
  readonly simulator: Pick<SimulatorOptions, 'dataFile' | 'trustBundlePem' | 'issuers'>;
  readonly mailDirectory: string;
  /** Whether its small Buffers share less memory (ADR 0163). */
  readonly isTuned: boolean;
  /** One number: how many ms the services' clock is ahead of the real one. Shared with them. */
  readonly aheadMs: Float64Array;
}

export interface Addresses {
  readonly simulatorUrl: string;
  readonly dianServiceUrl: string;
  /** PEM of the CA behind the authority's answers. */
  readonly dianCaPem: string;
  readonly smtpUrl: string;
}

/** What the thread sends: its addresses once all is open, and lines for the log. A message to it ends it. */
export type ExternalSystemsMessage =
  | { readonly addresses: Addresses }
  | { readonly line: readonly [level: keyof SimulatorLogger, fields: object, message: string] };

const HOST = '127.0.0.1';
if (!parentPort) throw new Error('this file is the program of a thread');
const port = parentPort;
const send = (message: ExternalSystemsMessage): void => port.postMessage(message);

const loggerOf = (level: keyof SimulatorLogger) => (fields: object, message: string) => {
  send({ line: [level, fields, message] });
};

const data = workerData as ExternalSystemsData;
new ProcessTuning(data.isTuned).start();
const simulator = await startSimulator({
  ...data.simulator,
  host: HOST,
  controlPort: 0,
  servicePort: 0,
  clock: { now: () => new Date(Date.now() + (data.aheadMs[0] ?? 0)) },
  // This thread has the time for it, and one thread needs less memory than three.
  threads: 0,
  logger: { info: loggerOf('info'), warn: loggerOf('warn'), error: loggerOf('error') },
});
const mail = await startMailCatcher({ directory: data.mailDirectory, host: HOST });
send({
  addresses: {
    simulatorUrl: simulator.controlUrl,
    dianServiceUrl: simulator.serviceUrl,
    dianCaPem: simulator.authorityCaPem,
    smtpUrl: mail.url,
  },
});

await once(port, 'message');
await mail.close();
await simulator.stop();
port.close();
