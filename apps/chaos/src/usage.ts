import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a program takes. Arguments that cannot be used end it: it says which, shows the usage, and exits with 2. */
export class Usage {
  constructor(private readonly usage: string) {}

  read<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
    try {
      return parseArgs(config);
    } catch (error) {
      return this.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /** Returns the whole number that an option names. */
  count(option: string, text: string): number {
    return /^\d{1,9}$/.test(text) ? Number(text) : this.refuse(`--${option} ${text} is not a whole number`);
  }

  refuse(why: string): never {
    process.stderr.write(`${why}\n\nusage: ${this.usage}\n`);
    process.exit(2);
  }
}
