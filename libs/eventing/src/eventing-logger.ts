/** What eventing needs of a logger; a pino logger fits. Fields carry ids and counts, never a message's data. */
export interface EventingLogger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
