/** The logger that eventing needs; a pino logger fits. Fields carry ids and counts, never the data of a message. */
export interface EventingLogger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
