/** Which product is measured. */
export interface ModeAndLog {
  readonly mode: 'standalone' | 'distributed';
  readonly log: 'postgres' | 'kafka';
}

/** Options of benchmarks that measure a whole product and write a page, for `parseArgs`. */
export const PRODUCT_OPTIONS = {
  mode: { type: 'string', default: 'standalone' },
  log: { type: 'string', default: 'postgres' },
  out: { type: 'string', default: '.rubrica/bench' },
  'write-docs': { type: 'boolean', default: false },
} as const;

/** Thrown for arguments that cannot be used; the message is for the person at the terminal. */
export class WrongArguments extends Error {}

export const modeAndLogOf = ({ mode, log }: { readonly mode: string; readonly log: string }): ModeAndLog => {
  if (mode !== 'standalone' && mode !== 'distributed') throw new WrongArguments(`--mode ${mode}`);
  if (log !== 'postgres' && log !== 'kafka') throw new WrongArguments(`--log ${log}`);
  return { mode, log };
};

export const countOf = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new WrongArguments(`${name}: ${text} is not a number above 0`);
  return Number(text);
};
