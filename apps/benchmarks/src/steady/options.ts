import { parseArgs } from 'node:util';
import { countOf, type ModeAndLog, modeAndLogOf, PRODUCT_OPTIONS, WrongArguments } from '../product/arguments.js';

export interface SteadyOptions extends ModeAndLog {
  /** Documents a second; without it they follow from the rate of the whole way, which is measured first. */
  readonly ratePerS?: number;
  /** Length of each measurement. */
  readonly seconds: number;
  /** Seconds of the same arrivals before the measurement, with a given rate. */
  readonly warmUpS: number;
  /** Documents by which the rate of the whole way is measured, after half as many of warm-up. */
  readonly documents: number;
  /** The same seed gives the same arrivals. */
  readonly seed: number;
  readonly out: string;
  readonly writeDocs: boolean;
}

export const USAGE =
  'npm run bench -- steady [documents a second] [seconds] [--mode standalone|distributed] [--log postgres|kafka] ' +
  '[--warm-up 30] [--documents 1500] [--seed 1] [--out .rubrica/bench] [--write-docs]';

export const readOptions = (args: readonly string[]): SteadyOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...PRODUCT_OPTIONS,
      'warm-up': { type: 'string', default: '30' },
      documents: { type: 'string', default: '1500' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const [rate, seconds = values.seconds, ...more] = positionals;
  if (more.length > 0) throw new WrongArguments(more.join(' '));
  if (rate !== undefined && values['write-docs'])
    throw new WrongArguments('--write-docs needs all rates: call it without one');
  return {
    ...modeAndLogOf(values),
    ...(rate === undefined ? {} : { ratePerS: countOf('documents a second', rate) }),
    seconds: countOf('seconds', seconds),
    warmUpS: countOf('--warm-up', values['warm-up']),
    documents: countOf('--documents', values.documents),
    seed: countOf('--seed', values.seed),
    out: values.out,
    writeDocs: values['write-docs'],
  };
};
