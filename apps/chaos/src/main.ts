import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@rubrica/service';
import { chaos } from './chaos.js';
import { isMode, MODES } from './fault/plan.js';
import { StandaloneSettings } from '@rubrica/standalone';
import { Usage } from './usage.js';

const AIMS = ['everything', 'submitter'] as const;

/**
 * The data of a failed run is kept. `--mode cluster` runs on three brokers, a PostgreSQL with a standby, and S3. `--aim
 * submitter` kills only submitters, while the authority fails all the time; it runs distributed, for five tenants.
 */
const usage: Usage = new Usage(
  `npm run chaos -- [--seed 1] [--documents 300] [--kills 20] [--mode ${MODES.join('|')}] ` +
    '[--aim everything|submitter] [--tenants 1] [--settle-seconds 420]',
);
const { values } = usage.read({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    documents: { type: 'string', default: '300' },
    kills: { type: 'string', default: '20' },
    mode: { type: 'string' },
    aim: { type: 'string', default: 'everything' },
    tenants: { type: 'string' },
    'settle-seconds': { type: 'string', default: '420' },
  },
});
const aim = AIMS.find((one) => one === values.aim) ?? usage.refuse(`--aim ${values.aim} is none of ${AIMS.join(', ')}`);
const mode = values.mode ?? (aim === 'submitter' ? 'distributed' : 'standalone');
if (!isMode(mode)) usage.refuse(`--mode ${mode} is none of ${MODES.join(', ')}`);
const options = {
  seed: usage.count('seed', values.seed),
  documents: usage.count('documents', values.documents),
  kills: usage.count('kills', values.kills),
  mode,
  aim,
  tenants: usage.count('tenants', values.tenants ?? (aim === 'submitter' ? '5' : '1')),
  log: readSettings(StandaloneSettings, { EVENT_LOG: mode === 'standalone' ? 'postgres' : 'kafka', ...process.env })
    .eventLog,
  settleMs: usage.count('settle-seconds', values['settle-seconds']) * 1000,
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'rubrica-chaos-'));

const { wrong, history, figures } = await chaos({ ...options, dataDir, say: print });
for (const [what, value] of Object.entries(figures)) print(`${what.padEnd(24)} ${value}`);
if (wrong.length === 0) {
  print('every promise was kept');
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
print(`\n${history.join('\n')}\n\n${wrong.length} promises were not kept (seed ${values.seed}; data in ${dataDir}):`);
for (const what of wrong.slice(0, 50)) print(`  ${what}`);
process.exit(1);
