import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreDrill } from './restore/restore-drill.js';
import { Usage } from './usage.js';

/** The data of a failed run is kept. */
const usage = new Usage('npm run restore-drill -- [--documents 500] [--rate 5] [--back-seconds 60]');
const { values } = usage.read({
  options: {
    documents: { type: 'string', default: '500' },
    rate: { type: 'string', default: '5' },
    'back-seconds': { type: 'string', default: '60' },
  },
});
const options = {
  documents: usage.count('documents', values.documents),
  rate: usage.count('rate', values.rate),
  backMs: usage.count('back-seconds', values['back-seconds']) * 1_000,
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'rubrica-restore-'));

const { wrong, figures } = await restoreDrill({
  ...options,
  // Not the folder itself, which PostgreSQL could not pass: it may run as another user.
  dataDir: join(folder, 'data'),
  say: print,
});
for (const [what, value] of Object.entries(figures)) print(`${what.padEnd(40)} ${value}`);
if (wrong.length === 0) {
  print('each document has one verdict, and the authority has each once');
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
print(`\nbroken (data in ${folder}):`);
for (const what of wrong.slice(0, 50)) print(`  ${what}`);
process.exit(1);
