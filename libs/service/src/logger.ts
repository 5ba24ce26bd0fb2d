import { type Logger, pino } from 'pino';
import { requestContext } from './request-context.js';

export type { Logger };

const SECRET_NAMES = [
  'password',
  'secret',
  'pin',
  'authorization',
  'technical_key',
  'content_base64',
  'token',
  'private_key',
  'api_key',
];

/** JSON lines on stdout. Secrets are not logged; should one slip into a logged object under its name, it is masked. */
export const createLogger = (options: { readonly service: string; readonly level: string }): Logger =>
  pino({
    level: options.level,
    base: { service: options.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = requestContext.getStore();
      return context ? { request_id: context.requestId } : {};
    },
    serializers: { err: errorEntry },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });

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
