import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@rubrica/service';
import { StandaloneSettings } from '@rubrica/standalone';
import { buildVersion, commitBefore, fullName, ROOT, titleOf } from './upgrade/earlier-version.js';
import { phaseTable } from './upgrade/phase-table.js';
import { tryUpgrade } from './upgrade/upgrade.js';
import { Usage } from './usage.js';

/**
 * Without a commit, N-1 is the newest one that lacks a migration of this tree, or the one that made the initial schema. `--crash` kills the processes of N in the rollback. The
 * data of a failed run is kept.
 */
const usage = new Usage(
  'npm run upgrade:try -- [commit] [--documents 200] [--rate 2] [--log postgres|kafka] [--crash] [--settle-seconds 120]',
);
const { values, positionals } = usage.read({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '200' },
    rate: { type: 'string', default: '2' },
    log: { type: 'string', default: 'postgres' },
    crash: { type: 'boolean', default: false },
    'settle-seconds': { type: 'string', default: '120' },
  },
});
const options = {
  isCrashing: values.crash,
  log: readSettings(StandaloneSettings, { EVENT_LOG: values.log }).eventLog,
  documents: usage.count('documents', values.documents),
  rate: usage.count('rate', values.rate),
  settleMs: usage.count('settle-seconds', values['settle-seconds']) * 1_000,
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'rubrica-upgrade-'));
const [named] = positionals;
const commit = named === undefined ? commitBefore() : fullName(named);
const before = join(folder, 'before');
print(`N-1 is ${titleOf(commit)}; N is this tree, on ${titleOf('HEAD')}`);
buildVersion(commit, before, print);

const { wrong, phases, unanswered } = await tryUpgrade({
  ...options,
  before,
  after: ROOT,
  // Not the folder itself, which PostgreSQL could not pass: it may run as another user.
  dataDir: join(folder, 'data'),
  say: print,
});
print('\nlongest time without an answer of each service, in seconds:');
for (const line of phaseTable(phases)) print(line);
print(`\ncalls between services that met a process which ended, and were repeated: ${unanswered}`);
if (wrong.length === 0) {
  print('both versions ran side by side, and every promise was kept');
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
print(`\n${wrong.length} promises were not kept (data in ${folder}):`);
for (const what of wrong.slice(0, 50)) print(`  ${what}`);
process.exit(1);
