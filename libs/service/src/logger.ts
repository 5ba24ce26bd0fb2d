import { type Logger, pino } from 'pino';
import { requestContext } from './request-context.js';

export type { Logger };

const SECRET_NAMES = ['password', 'secret', 'pin', 'authorization', 'technical_key', 'content_base64', 'token', 'private_key', 'api_key'];

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
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
