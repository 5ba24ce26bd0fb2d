/**
 * Writes docs/adr/README.md, the index of the decision records, from their front matter. With `--check` it only says what is
 * wrong with the records, their index, and what other files cite: node tools/decisions.mjs [--check]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ADR = 'docs/adr';
const INDEX = `${ADR}/README.md`;

/** A page: front matter and title not counted. */
const MOST_LINES = 60;

/** Subject of a record: its heading in the index, and the pages that say what holds now. */
export const SUBJECTS = {
  events: ['Events and messages', 'docs/eventing.md', 'docs/log.md'],
  log: ['The log', 'docs/log.md', 'docs/kafka.md'],
  timers: ['Timers, batches and fairness', 'docs/eventing.md', 'libs/eventing/README.md'],
  database: ['PostgreSQL', 'docs/postgres.md'],
  blobs: ['Blobs', 'docs/blobs.md'],
  api: ['The API', 'apps/api-gateway/README.md'],
  console: ['The web console', 'apps/console/README.md', 'docs/design.md'],
  documentation: ['Reference, guides and clients', 'apps/api-gateway/README.md', 'libs/client/README.md', 'libs/client-python/README.md', 'libs/client-php/README.md'],
  rules: ['Rules of the tax authority, and fields of a request', 'docs/rules.md', 'docs/refusals.md'],
  document: ['Kinds, XML, signature and PDF', 'docs/architecture.md', 'apps/document-issuer/README.md'],
  issuing: ['Numbers, plans and documents that wait', 'apps/document-issuer/README.md'],
  authority: ['The tax authority', 'apps/dian-submitter/README.md', 'docs/contingency.md', 'docs/simulator.md'],
  security: ['Keys, certificates and internal calls', 'docs/security.md', 'docs/vault.md'],
  tenants: ['Tenants', 'docs/tenant-data.md', 'docs/runbooks/tenants.md'],
  webhooks: ['Webhooks', 'docs/webhooks.md'],
  mail: ['Mail', 'apps/mailer/README.md'],
  operations: ['Operation', 'docs/deploy.md', 'docs/observability.md', 'docs/monitoring.md'],
  performance: ['Cost and speed', 'docs/performance.md', 'docs/scaling.md'],
  toolchain: ['Build and tests', 'CONTRIBUTING.md'],
};

const LISTS = ['replaces', 'replaced_by', 'changes', 'changed_by'];
const KEYS = ['status', 'subject', 'date', ...LISTS];

/** A record by its path from docs/adr and its text. Front matter is `key: word` or `key: [0001, 0002]`, a line each. */
export const decisionOf = (path, text) => {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const meta = Object.fromEntries(front.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  const listed = (key) => meta[key]?.match(/\d{4}/g) ?? [];
  return {
    path,
    number: basename(path).slice(0, 4),
    title: /^# \d{4}\. (.+)$/m.exec(body)?.[1] ?? '',
    titleNumber: /^# (\d{4})\. /m.exec(body)?.[1],
    meta,
    body,
    ...Object.fromEntries(LISTS.map((key) => [key, listed(key)])),
  };
};

const isRetired = ({ meta }) => meta.status !== 'current';

/** What is wrong with the form of one record. */
const faultsOfForm = (decision) => {
  const { path, number, titleNumber, meta, body } = decision;
  const lines = body.trim().split('\n').length;
  return [
    [Object.keys(meta).some((key) => !KEYS.includes(key)), `front matter has ${Object.keys(meta).join(', ')}`],
    [!['current', 'replaced', 'withdrawn'].includes(meta.status), `status is ${meta.status}`],
    [!(meta.subject in SUBJECTS), `subject is ${meta.subject}, not one of tools/decisions.mjs`],
    [!/^\d{4}-\d\d-\d\d$/.test(meta.date ?? ''), `date is ${meta.date}`],
    [LISTS.some((key) => key in meta && !/^\[\d{4}(, \d{4})*\]$/.test(meta[key])), 'a list is not like [0001, 0002]'],
    [titleNumber !== number, `title does not begin with "# ${number}. "`],
    [isRetired(decision) !== path.startsWith('retired/'), `status ${meta.status} belongs into another folder`],
    [(meta.status === 'replaced') !== decision.replaced_by.length > 0, 'replaced_by and status contradict each other'],
    [!isRetired(decision) && lines > MOST_LINES, `has ${lines} lines, more than a page (${MOST_LINES})`],
  ].flatMap(([wrong, text]) => (wrong ? [`${path}: ${text}`] : []));
};

/** Links between records that one side has and the other has not. */
const oneSided = (decisions, from, to) =>
  decisions.flatMap((decision) =>
    decision[from]
      .filter((number) => !decisions.some((other) => other.number === number && other[to].includes(decision.number)))
      .map((number) => `${decision.path}: ${from} names ${number}, whose ${to} does not name ${decision.number}`),
  );

/** Records that have taken the number of another one, as two people may on one day. */
const twins = (decisions) =>
  decisions
    .filter(({ number }, index) => decisions.findIndex((other) => other.number === number) !== index)
    .map(({ path, number }) => `${path}: another record has the number ${number}; take the next free one`);

const deadLinks = ({ path, body }, exists) =>
  [...body.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => posix.join(ADR, dirname(path), target))
    .filter((target) => !exists(target))
    .map((target) => `${path}: links ${target}, which does not exist`);

/** Numbers of records that a text cites: `ADR 0012`, `ADR 0012, 0029 and 0030`, `docs/adr/0012-….md`. */
export const citedIn = (text) => [
  ...new Set(
    [...text.matchAll(/\bADRs? \[?\d{4}(?:(?:, | and )\[?\d{4})*|\badr\/(?:retired\/)?\d{4}/g)].flatMap(([cited]) =>
      cited.match(/\d{4}/g),
    ),
  ),
];

/** Files of records that a text names: `docs/adr/0012-….md`, or the same behind `../`. */
const pathsIn = (text) => [...text.matchAll(/\badr\/(?:retired\/)?\d{4}-[\w-]+\.md/g)].map(([path]) => `docs/${path}`);

/** Whether a file shows that a record is kept: neither a diary of measurements nor the list of changes does. */
const isCitation = (path) => !/^(docs\/measurements\/|CHANGELOG\.md)/.test(path);

/**
 * All faults of the records. `others` are the texts of all other files by their paths; `exists` tells whether a path from
 * the root does.
 */
export const faultsOf = (decisions, others, exists) => {
  const retired = new Map(decisions.filter(isRetired).map((decision) => [decision.number, decision]));
  const known = new Set(decisions.map(({ number }) => number));
  const cited = new Set();
  const wrong = [];
  for (const [path, text] of others) {
    for (const file of pathsIn(text)) if (!exists(file)) wrong.push(`${path}: names ${file}, which does not exist`);
    if (!isCitation(path)) continue;
    for (const number of citedIn(text)) {
      cited.add(number);
      if (!known.has(number)) wrong.push(`${path}: cites ADR ${number}, which does not exist`);
      if (retired.has(number)) wrong.push(`${path}: cites ADR ${number}, which is retired`);
    }
  }
  return [
    ...decisions.flatMap(faultsOfForm),
    ...twins(decisions),
    ...oneSided(decisions, 'replaces', 'replaced_by'),
    ...oneSided(decisions, 'replaced_by', 'replaces'),
    ...oneSided(decisions, 'changes', 'changed_by'),
    ...oneSided(decisions, 'changed_by', 'changes'),
    ...decisions.flatMap((decision) => deadLinks(decision, exists)),
    ...decisions
      .filter((decision) => !isRetired(decision) && !cited.has(decision.number))
      .map(({ path }) => `${path}: is cited by no code and no page; cite it where it is kept, or retire it`),
    ...wrong,
  ];
};

const INTRODUCTION = `# Decisions

A record says once why we do something in this way and not in another. It is one page and one decision, and it is
replaced, not rewritten. What holds now stands in the pages that each section names; figures with their circumstances are
in [docs/measurements](../measurements/README.md).

A new record takes the next free number. Its title names the mechanism and its first sentence is the decision. Then come
context, decision, alternatives (why not) and consequences (what becomes harder). It begins with these lines:

\`\`\`yaml
---
status: current
subject: log
date: 2026-11-21
replaces: [0015]
changes: [0010]
---
\`\`\`

\`subject\` is a key of \`SUBJECTS\` in \`tools/decisions.mjs\`. \`replaces\` names records of which nothing holds any more:
they get \`status: replaced\` and \`replaced_by\`, and move to \`retired/\`. \`changes\` names records of which a part no longer
holds: they get \`changed_by\`. A record that nothing replaced is \`withdrawn\`, and says why.

This page is made by \`node tools/decisions.mjs\`; do not edit it. \`npm test\` fails when it is old, when two records
contradict each other, and when no code and no page cites a current record.`;

/** The index, as Markdown. */
export const indexOf = (decisions) => {
  const linkTo = (number) => `[${number}](${decisions.find((one) => one.number === number).path})`;
  const links = (numbers) => numbers.map(linkTo).join(', ');
  const item = (one, remark) => `- ${linkTo(one.number)} ${one.title}${remark && ` (${remark})`}`;
  const section = ([subject, [heading, ...pages]]) => [
    `## ${heading}`,
    `What holds now: ${pages.map((page) => `[${page}](${posix.relative(ADR, page)})`).join(', ')}.`,
    decisions
      .filter((one) => !isRetired(one) && one.meta.subject === subject)
      .map((one) => item(one, one.changed_by.length > 0 ? `changed by ${links(one.changed_by)}` : ''))
      .join('\n'),
  ];
  return [
    INTRODUCTION,
    ...Object.entries(SUBJECTS).flatMap(section),
    '## Retired',
    decisions
      .filter(isRetired)
      .map((one) => item(one, one.replaced_by.length > 0 ? `replaced by ${links(one.replaced_by)}` : 'withdrawn'))
      .join('\n'),
  ].join('\n\n');
};

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Records of the repository, by number. */
const decisions = () =>
  ['', 'retired/']
    .flatMap((folder) => readdirSync(join(ROOT, ADR, folder)).map((name) => folder + name))
    .filter((path) => /(^|\/)\d{4}-[^/]*\.md$/.test(path))
    .map((path) => decisionOf(path, read(`${ADR}/${path}`)))
    .sort((one, other) => one.number.localeCompare(other.number));

/** Texts of all files that git knows and that may cite a record. */
const others = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|mjs|cjs|js|md|json|ya?ml|tpl|sh|xml|sql|py|toml)$|Dockerfile/.test(path))
    .filter((path) => !/^(docs\/adr\/|libs\/contracts\/released|.*decisions\.)/.test(path))
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => [path, read(path)]);

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { format } = await import('prettier');
  const records = decisions();
  const index = await format(indexOf(records), { parser: 'markdown', printWidth: 120 });
  if (argv.includes('--check')) {
    const faults = faultsOf(records, others(), (path) => existsSync(join(ROOT, path)));
    if (!existsSync(join(ROOT, INDEX)) || read(INDEX) !== index)
      faults.push(`${INDEX} is old: run node tools/decisions.mjs`);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else writeFileSync(join(ROOT, INDEX), index);
}
