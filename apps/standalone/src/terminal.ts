import { PostgresNotStarted } from '@rubrica/embedded-postgres';
import { SchemaBefore010 } from '@rubrica/eventing/postgres';
import { WrongSettings } from '@rubrica/service';
import { inspect } from 'node:util';
import { CannotStart } from './start/cannot-start.js';
import type { Credentials } from './demo/credentials.js';
import { OWNER } from './demo/first-login.js';

/** A running program, to be stopped at Ctrl-C. */
export interface Runs {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  /** Addresses of the brokers, where the log is Kafka. */
  readonly kafkaBrokers: string | undefined;
  /** Logs the owner of the demo's tenant in, once, for 10 minutes; null: there is no console. */
  readonly loginLink: string | null;
  stop(): Promise<void>;
}

const greeting = ({
  credentials: { base_url, dian_simulator_url, mail_dir, sk_test },
  credentialsFile,
  kafkaBrokers,
  loginLink,
}: Runs): string => `
Rubrica is ready: ${base_url}

  curl -s ${base_url}/v1/invoices -H "Authorization: Bearer ${sk_test}" \\
       -H "Content-Type: application/json" -H "Prefer: wait=10" -d @examples/standard-sale.json

  API and its documentation   ${base_url}/docs
  keys, URLs, certificates    ${credentialsFile}
  mail that was caught        ${mail_dir}
  simulated tax authority     ${dian_simulator_url}/control
${loginLink === null ? '' : loginLines(loginLink)}${kafkaBrokers === undefined ? '' : kafkaLines(kafkaBrokers)}
The key above is a test key; the sk_live key of the credentials goes the whole way through the simulated tax authority.
Ctrl-C stops everything.
`;

const loginLines = (link: string): string => `  log in, once, in 10 minutes ${link}
  another link                npm run admin -- people link --email ${OWNER.email}
`;

const kafkaLines = (brokers: string): string => `  Kafka                       ${brokers}

What has happened to documents, and from now on, until Ctrl-C (docs/internal-teams.md):

  KAFKA_BROKERS=${brokers} npm run --silent topics -- read document.lifecycle --follow
`;

/** Starts a program, prints how to use it, and stops it at Ctrl-C. */
export const runAtTerminal = async (start: () => Promise<Runs>): Promise<void> => {
  const running = await start().catch(giveUp);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    running.stop().then(() => process.exit(0), giveUp);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // Who reads this may send a signal at once.
  process.stdout.write(greeting(running));
};

/** Prints one line for what the person at the terminal can repair, the whole error otherwise. */
const giveUp = (error: unknown): never => {
  const known = [CannotStart, PostgresNotStarted, SchemaBefore010, WrongSettings].some((kind) => error instanceof kind);
  process.stderr.write(
    known && error instanceof Error ? `Rubrica cannot start: ${error.message}\n` : `${inspect(error)}\n`,
  );
  process.exit(1);
};
