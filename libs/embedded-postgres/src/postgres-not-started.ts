/** The server could not be started. The message is one line for the person at the terminal: what, where, why. */
export class PostgresNotStarted extends Error {
  override readonly name = 'PostgresNotStarted';
}

/** Returns the code of an operating system's error, such as `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** A file system error as one line ("cannot write to /srv/data: EACCES"); other errors pass through. */
export const unwritable = (path: string, error: unknown): unknown => {
  const code = codeOf(error);
  return code === undefined ? error : new PostgresNotStarted(`cannot write to ${path}: ${code}`, { cause: error });
};
