import type { ModeAndLog } from '../product/arguments.js';

/** Title of the report of one mode and log. */
export const titleOf = ({ options: { mode, log } }: { readonly options: ModeAndLog }): string =>
  `${mode === 'standalone' ? 'Standalone' : 'Distributed'}, log in ${log === 'kafka' ? 'Kafka' : 'PostgreSQL'}`;
