import { SECRET_FIELDS } from '@rubrica/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { lineContext } from './line-context.js';

export type { Logger };

/** Names of fields that contain secrets of the service itself. `SECRET_FIELDS` has the names of secrets in requests. */
const OWN_SECRETS = ['authorization', 'token', 'service_key', 'database_url', 'internal_secret'];

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Names of fields that log lines mask. Each name is here twice: in snake case for JSON, in camel case for code. */
const SECRET_NAMES = [...new Set([...SECRET_FIELDS, ...OWN_SECRETS].flatMap((name) => [name, camelCase(name)]))];

/**
 * Returns a logger that writes lines of JSON, by default to stdout. Code must not log secrets. In case it does, fields
 * with the name of a secret are masked.
 */
export const createLogger = (
  { service, level }: { readonly service: string; readonly level: string },
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: lineContext,
      serializers: { err: errorEntry },
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
    },
    destination,
  );

interface ErrorEntry {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorEntry;
}

/**
 * Returns the fields of an error that are logged. Its other properties are left out, because they may contain
 * connections, bodies or secrets.
 */
const errorEntry = (error: unknown): ErrorEntry => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: errorEntry(error.cause) };
  return {
    type: error.name,
    message: error.message,
    ...code,
    ...(error.stack ? { stack: error.stack } : {}),
    ...cause,
  };
};
