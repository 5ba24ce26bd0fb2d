import { rounded, table } from '../report/table.js';
import { costOfPart, mainThreadCost } from '../cost/costs.js';
import type { Part } from '../cost/process-name.js';
import type { ProfileRow } from './profile.js';
import type { Report, Run } from './report.js';
import { type Figures, sumOf } from '../cost/statistics.js';

const PARTS: readonly Part[] = ['product', 'PostgreSQL', 'broker', 'surroundings'];
/** Rows below this share of the whole are added up to one. */
const LEAST_SHARE = 0.005;
const MOST_PROFILE_ROWS = 40;

/** Report of one mode and log. */
export const reportSections = ({ result }: Report): string =>
  [
    '### CPU per document by process\n\n' + costTable(result.cpuByProcessMs, result.signatureMs),
    '### CPU per document by service\n\n' + costTable(result.cpuByServiceMs, result.signatureMs),
    '### What each millisecond of the main thread buys\n\n' + profileSection(result),
    '### Statements per document\n\n' + statementsSection(result),
    '### The floor\n\n' + floorSection(result),
  ].join('\n\n');

const costTable = (costs: Figures, signatureMs: number): string => {
  const all = sumOf(Object.values(costs));
  const row = (name: string, ms: number): string[] => [
    name,
    rounded(ms),
    rounded(ms / signatureMs),
    `${rounded((ms / all) * 100)} %`,
  ];
  const rows = PARTS.flatMap((part) => {
    const own = Object.entries(costs)
      .filter(([key]) => key.startsWith(`${part} · `))
      .toSorted(([, a], [, b]) => b - a);
    if (own.length === 0) return [];
    const shown = own.filter(([, ms]) => ms >= all * LEAST_SHARE);
    const rest = sumOf(own.slice(shown.length).map(([, ms]) => ms));
    return [
      row(`**${part}**`, costOfPart(costs, part)),
      ...shown.map(([key, ms]) => row(key.replace(`${part} · `, ''), ms)),
      ...(rest >= 0.01 ? [row('all others', rest)] : []),
    ];
  });
  return table(['', 'ms', 'signatures', 'share'], [...rows, row('**all**', all)]);
};

const profileSection = ({ profile, cpuByProcessMs, signatureMs }: Run): string => {
  const mainMs = mainThreadCost(cpuByProcessMs);
  const row = ({ service, work, share, functions }: ProfileRow): string[] => [
    service,
    work,
    functions.map(({ name, share: part }) => `\`${name}\` ${rounded(part * mainMs)}`).join(', '),
    rounded(share * mainMs),
    rounded((share * mainMs) / signatureMs),
    `${rounded(share * 100)} %`,
  ];
  const [shown, hidden] = [profile.rows.slice(0, MOST_PROFILE_ROWS), profile.rows.slice(MOST_PROFILE_ROWS)];
  const rest = { service: 'all others', work: '', functions: [], share: sumOf(hidden.map(({ share }) => share)) };
  const all = { service: '**all**', work: '', functions: [], share: sumOf(profile.rows.map(({ share }) => share)) };
  return (
    `The process that was started; its main thread was idle for ${rounded(profile.idleShare * 100)} % of the profile.\n\n` +
    table(
      ['service', 'folder or package', 'largest functions, ms', 'ms', 'signatures', 'share'],
      [...shown, ...(rest.share > 0 ? [rest] : []), all].map(row),
    )
  );
};

const statementsSection = ({ statements, statementsByRole }: Run): string =>
  table(
    ['role', 'statements'],
    Object.entries(statementsByRole)
      .toSorted(([, a], [, b]) => b - a)
      .map(([role, count]) => [role, rounded(count)]),
  ) +
  '\n\n' +
  table(
    ['dearest', 'role', 'calls per document', 'ms', 'WAL records'],
    statements.map(({ text, role, perDocument: { calls = 0, ms = 0, walRecords = 0 } }) => [
      `\`${text.slice(0, 110).replaceAll('`', '')}\``,
      role,
      ...[calls, ms, walRecords].map(rounded),
    ]),
  );

const floorSection = ({ floorMs, signatureMs }: Run): string => {
  const row = (name: string, ms: number): string[] => [name, rounded(ms), rounded(ms / signatureMs)];
  return table(
    ['work, one after the other with nothing around it', 'ms', 'signatures'],
    [...Object.entries(floorMs).map(([name, ms]) => row(name, ms)), row('**all**', sumOf(Object.values(floorMs)))],
  );
};
