/** The logger that this lib needs; a pino logger fits. `fields` contain ids and counts, never the data of a message. */
export interface EventingLogger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
