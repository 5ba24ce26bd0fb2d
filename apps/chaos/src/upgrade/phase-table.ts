import { type ServiceName, SERVICES } from '@rubrica/contracts';

/** What happened in one phase of an update. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** Documents whose POST was answered 201 in it. */
  readonly sent: number;
  /** Those of them that have the outcome they must have. */
  readonly settled: number;
  /** Longest time without an answer of each service. */
  readonly gapsMs: Readonly<Record<ServiceName, number>>;
}

/** Returns the lines of a table: phases, documents, and the longest time without an answer of each service in seconds. */
export const phaseTable = (phases: readonly Phase[]): readonly string[] => {
  const rows = phases.map(({ name, seconds, sent, settled, gapsMs }) => [
    ...[name, seconds.toFixed(0), String(sent), String(settled)],
    ...SERVICES.map((service) => (gapsMs[service] / 1_000).toFixed(2)),
  ]);
  const sent = String(phases.reduce((sum, phase) => sum + phase.sent, 0));
  const settled = String(phases.reduce((sum, phase) => sum + phase.settled, 0));
  const longest = SERVICES.map((one) => (Math.max(...phases.map(({ gapsMs }) => gapsMs[one])) / 1_000).toFixed(2));
  const seconds = phases.reduce((sum, phase) => sum + phase.seconds, 0).toFixed(0);
  const table = [['phase', 's', 'sent', 'settled', ...SERVICES], ...rows, ['all', seconds, sent, settled, ...longest]];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
};
