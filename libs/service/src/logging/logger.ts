import { type DestinationStream, type Logger, pino } from 'pino';
import { requestContext } from './request-context.js';

export type { Logger };

/** As they are called in JSON and in our code. */
const SECRET_NAMES = [
  ...['password', 'secret', 'pin', 'authorization', 'token', 'content_base64'],
  ...['technical_key', 'private_key', 'api_key', 'service_key', 'database_url'],
  ...['technicalKey', 'privateKey', 'apiKey', 'serviceKey', 'databaseUrl', 'internalSecret'],
];

/** JSON lines, on stdout by default. Secrets are not logged; should one slip in under its name, it is masked. */
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
      mixin: () => {
        const context = requestContext.getStore();
        return context ? { request_id: context.requestId } : {};
      },
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

/** What is logged of an error: not its other properties, which may hold connections, bodies or secrets. */
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
