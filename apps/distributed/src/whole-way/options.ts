import { parseArgs } from 'node:util';

/** Which product is measured. */
export interface ModeAndLog {
  readonly mode: 'standalone' | 'distributed';
  readonly log: 'postgres' | 'kafka';
}

export interface Options extends ModeAndLog {
  readonly documents: number;
  /** POSTs that are under way at the same time. */
  readonly inFlight: number;
  /** Each run starts the product with an empty data folder; figures are medians over the runs. */
  readonly runs: number;
  /** Documents before the measurement. */
  readonly warmUp: number;
  /** Documents after the measurement, during which the main thread is profiled. */
  readonly profiled: number;
  /** Folder of the reports. */
  readonly out: string;
  readonly writeDocs: boolean;
}

export const USAGE =
  'npm run bench -- whole-way [documents] [in flight] [--mode standalone|distributed] [--log postgres|kafka] ' +
  '[--runs 1] [--warm-up 100] [--profiled 300] [--out .rubrica/bench] [--write-docs]';

/** Thrown for arguments that cannot be used; the message is for the person at the terminal. */
export class WrongArguments extends Error {}

export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'standalone' },
      log: { type: 'string', default: 'postgres' },
      runs: { type: 'string', default: '1' },
      'warm-up': { type: 'string' },
      profiled: { type: 'string' },
      out: { type: 'string', default: '.rubrica/bench' },
      'write-docs': { type: 'boolean', default: false },
    },
  });
  const [documents = '300', inFlight = '32', ...more] = positionals;
  if (more.length > 0) throw new WrongArguments(more.join(' '));
  const count = countOf('documents', documents);
  return {
    ...modeAndLogOf(values),
    ...{ out: values.out, writeDocs: values['write-docs'] },
    documents: count,
    inFlight: countOf('in flight', inFlight),
    runs: countOf('--runs', values.runs),
    warmUp: values['warm-up'] === undefined ? Math.min(100, count) : countOf('--warm-up', values['warm-up']),
    profiled: values.profiled === undefined ? Math.min(300, count) : countOf('--profiled', values.profiled),
  };
};

export const modeAndLogOf = ({ mode, log }: { readonly mode: string; readonly log: string }): ModeAndLog => {
  if (mode !== 'standalone' && mode !== 'distributed') throw new WrongArguments(`--mode ${mode}`);
  if (log !== 'postgres' && log !== 'kafka') throw new WrongArguments(`--log ${log}`);
  return { mode, log };
};

export const countOf = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new WrongArguments(`${name}: ${text} is not a number above 0`);
  return Number(text);
};
