/** Part of pino's logger that the simulator uses. */
export interface SimulatorLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const nothing = (): void => undefined;

export const silentLogger: SimulatorLogger = { info: nothing, warn: nothing, error: nothing };
