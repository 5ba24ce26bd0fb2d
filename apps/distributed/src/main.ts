import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { readSettings } from '@rubrica/service';
import { parseArgs } from 'node:util';
import { CannotStart, runAtTerminal, StandaloneSettings } from '@rubrica/standalone';
import { startDistributed } from './distributed.js';

/** Reads `--replicas document-issuer=2`, which may be given several times. */
const replicasOf = (texts: readonly string[]): Partial<Record<ServiceName, number>> =>
  Object.fromEntries(
    texts.map((text) => {
      const [name, count] = text.split('=');
      if (!SERVICES.some((service) => service === name) || !/^[1-9]$/.test(count ?? ''))
        throw new CannotStart(`--replicas ${text} is not <service>=<1 to 9>; services are ${SERVICES.join(', ')}.`);
      return [name, Number(count)];
    }),
  );

/**
 * Defaults that differ from the standalone's: services in processes of their own run on Kafka, and data of one log
 * cannot be used with another.
 */
const DEFAULTS = { EVENT_LOG: 'kafka', DATA_DIR: '.rubrica/distributed' };

await runAtTerminal(async () => {
  const { values } = parseArgs({ options: { replicas: { type: 'string', multiple: true, default: [] } } });
  return startDistributed({
    settings: readSettings(StandaloneSettings, { ...DEFAULTS, ...process.env }),
    replicas: replicasOf(values.replicas),
  });
});
