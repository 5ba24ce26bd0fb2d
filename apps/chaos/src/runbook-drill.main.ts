import { createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { type Credentials, DATABASE, DEMO, OTHER } from '@rubrica/standalone';
import { RunningProgram, temporaryFolder, until } from '@rubrica/testing';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { superuserUrlOf } from './fault/superuser-url.js';
import { sale } from './load/sale.js';
import { prometheusReferee } from './runbook/prometheus.js';

/**
 * Brings all of Rubrica into the state of an alert, runs the commands of the alert's runbook as they stand there, and prints how long it takes until the alert's expression is false again. Three faults; a real Prometheus
 * scrapes every second and judges the expressions of `deploy/alerts`.
 */
const ROOT = join(import.meta.dirname, '../../..');
const DAY_S = 86_400;
/** Tries of a parked message after which its next one is far away: what goes on before then does so by the command. */
const TRIES = 6;

const prometheus = prometheusReferee();
if (prometheus.missing !== null) {
  process.stderr.write(`skipped: ${prometheus.missing}\n`);
  process.exit(0);
}

const folder = temporaryFolder();
const authority = await createAuthority('Otra Autoridad', new Date());
const standalone = await RunningProgram.start<Credentials>({
  program: fileURLToPath(new URL('main.js', import.meta.resolve('@rubrica/standalone'))),
  dataDir: folder.path,
  env: { TEST_CLOCK: '1', TRUST_BUNDLE: authority.bundlePem },
});
const { admin_url, base_url, operator_token, other_tenant, sk_live } = standalone.credentials;
const judge = await prometheus.start(admin_url);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;
const turns = (alert: string, color: 'red' | 'green'): Promise<unknown> =>
  until(
    () => judge.isRed(alert),
    (isRed) => isRed === (color === 'red'),
  );

/** Commands of a runbook's shell blocks, each whole. */
const commandsOf = (runbook: string): readonly string[] => {
  const text = readFileSync(join(ROOT, `docs/runbooks/alerts/${runbook}.md`), 'utf8');
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
};

/** Runs the command of the runbook that begins so, in a shell, and returns what it prints. What stands for a value gets it. */
const runAsWritten = async (
  runbook: string,
  beginning: string,
  values: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const written = commandsOf(runbook).find((command) => command.startsWith(beginning));
  if (written === undefined) throw new Error(`${runbook}.md has no command that begins with ${beginning}`);
  const command = Object.entries(values).reduce((text, [name, value]) => text.replace(name, () => value), written);
  const begin = performance.now();
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: ROOT,
    env: { ...process.env, ADMIN_URL: admin_url, OPERATOR_TOKEN: operator_token, BASE_URL: base_url, ...env },
  });
  print(`    ${secondsSince(begin)}  $ ${command.length > 140 ? `${command.slice(0, 140)} …` : command}`);
  return stdout;
};

const idIn = (text: string, prefix: string): string => {
  const [id] = new RegExp(`${prefix}_\\w+`).exec(text) ?? [];
  if (id === undefined) throw new Error(`no ${prefix}_… is in ${text}`);
  return id;
};

const advance = async (seconds: number): Promise<void> => {
  const { status } = await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, {
    advance_s: seconds,
  });
  if (status !== 200) throw new Error(`the clock does not move: ${status}`);
};
let posts = 0;
const post = async (): Promise<string> =>
  `/v1/invoices/${String((await standalone.call('POST', '/v1/invoices', sk_live, { ...sale(`runbook ${(posts += 1)}`), operation_type: '10' })).json['id'])}`;
const is = (path: string, status: string): Promise<unknown> =>
  standalone.poll(path, sk_live, (json) => String(json['status']) === status);
const isMailed = (path: string): Promise<unknown> =>
  standalone.poll(path, sk_live, (json) => String(json['email']?.['status']) === 'delivered');
const waits = (path: string, reason: string): Promise<unknown> =>
  standalone.poll(path, sk_live, ({ waiting }) => String(waiting?.['reason']) === reason);

const parked = async (): Promise<void> => {
  const database = new pg.Client({ connectionString: superuserUrlOf(folder.path, DATABASE) });
  await database.connect();
  let begin = performance.now();
  await database.query('revoke insert on mailer.mailings from mailer');
  const invoice = await post();
  await turns('ParkedKeys', 'red');
  print(`  ParkedKeys is red after ${secondsSince(begin)}: the mailer has lost a right in its database`);
  await until(
    async () =>
      (await database.query<{ tries: number }>('select coalesce(max(attempts), 0)::int as tries from mailer.parked'))
        .rows[0]?.tries ?? 0,
    (tries) => tries >= TRIES,
  );
  begin = performance.now();
  const letters = await runAsWritten('parked-keys', 'npm run admin -- dead-letters list');
  await database.query('grant insert on mailer.mailings to mailer');
  await database.end();
  const values = { 'dl_…': idIn(letters, 'dl'), 'the range has been corrected': 'the right is granted again' };
  await runAsWritten('parked-keys', 'npm run admin -- dead-letters redrive', values);
  await turns('ParkedKeys', 'green');
  print(`  ParkedKeys is green ${secondsSince(begin)} after the first command was begun`);
  await isMailed(invoice);
};

const outage = async (): Promise<void> => {
  let begin = performance.now();
  await standalone.control({ mode: 'down' });
  const invoices = await Promise.all([post(), post(), post()]);
  await Promise.all(invoices.map((invoice) => waits(invoice, 'dian_unavailable')));
  await advance(65);
  await turns('DianSilent', 'red');
  print(`  DianSilent is red after ${secondsSince(begin)} and 65 s of a clock that was moved on; three invoices wait`);
  begin = performance.now();
  await runAsWritten('dian-silent', 'npm run admin -- contingencies declare', { production: 'habilitacion' });
  await Promise.all(invoices.map((invoice) => is(invoice, 'accepted_contingency')));
  print(`  the invoices are issued as type 04 ${secondsSince(begin)} after the command was begun`);
  await turns('ContingencyDeclared', 'red');
  await standalone.control({ mode: 'up' });
  print('  ContingencyDeclared is red; DIAN is back');
  begin = performance.now();
  const list = await runAsWritten('contingency-declared', 'npm run admin -- contingencies list');
  const contingency = idIn(list, 'ctg');
  await runAsWritten('contingency-declared', 'npm run admin -- contingencies end', { 'ctg_…': contingency });
  await Promise.all([turns('ContingencyDeclared', 'green'), turns('DianSilent', 'green')]);
  print(`  ContingencyDeclared and DianSilent are green ${secondsSince(begin)} after the first command was begun`);
  await Promise.all(invoices.map((invoice) => is(invoice, 'accepted_by_dian')));
  print(`  DIAN has accepted the three ${secondsSince(begin)} after it`);
};

const certificates = async (): Promise<void> => {
  const begun = performance.now();
  await advance(400 * DAY_S);
  await advance(335 * DAY_S);
  const invoice = await post();
  await turns('CertificateEnded', 'red');
  await turns('DocumentsWait', 'red');
  print(`  CertificateEnded and DocumentsWait are red after ${secondsSince(begun)}: two tenants, an invoice waits`);
  const begin = performance.now();
  await runAsWritten('certificate-ended', 'curl -s "$METRICS_URL"', {}, { METRICS_URL: `${admin_url}/metrics` });
  for (const [{ legal_name: name, nit }, SK_LIVE] of [
    [DEMO, sk_live],
    [OTHER, other_tenant.sk_live],
  ] as const) {
    const leaf = await issueLeaf(authority, { name, nit, days: 3_000, at: new Date() });
    const content = toPkcs12(leaf, 'secret').toString('base64');
    const values = { '"content_base64": "…"': `"content_base64": "${content}"`, '"…"': '"secret"' };
    await runAsWritten('certificate-ends', 'curl "$BASE_URL/v1/certificates"', values, { SK_LIVE });
  }
  await Promise.all([turns('CertificateEnded', 'green'), turns('DocumentsWait', 'green')]);
  print(`  both are green ${secondsSince(begin)} after the first command was begun`);
  await is(invoice, 'accepted_by_dian');
};

try {
  await isMailed(await post());
  for (const [title, fault] of [
    ['A message fails again and again', parked],
    ['DIAN is away', outage],
    ['Certificates have ended', certificates],
  ] as const) {
    print(title);
    await fault();
  }
} finally {
  await judge.stop();
  await standalone.stop();
  folder.remove();
}
