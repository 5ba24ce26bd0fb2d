/** As pino has it. */
export interface SimulatorLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const nothing = (): void => undefined;

export const silentLogger: SimulatorLogger = { info: nothing, warn: nothing, error: nothing };
