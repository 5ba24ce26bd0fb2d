import { parseArgs } from 'node:util';
import { countOf, type ModeAndLog, modeAndLogOf, PRODUCT_OPTIONS, WrongArguments } from '../product/arguments.js';

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

export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...PRODUCT_OPTIONS,
      runs: { type: 'string', default: '1' },
      'warm-up': { type: 'string' },
      profiled: { type: 'string' },
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
