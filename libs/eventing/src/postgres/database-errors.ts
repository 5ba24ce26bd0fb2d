/** Somebody else has appended to the stream since it was read. */
export class VersionConflict extends Error {
  constructor(readonly streamIds: readonly string[]) {
    super(`appended meanwhile to one of ${streamIds.slice(0, 3).join(', ')}${streamIds.length > 3 ? ', …' : ''}`);
    this.name = 'VersionConflict';
  }
}

/** No answer from the database: it is down, or the connection broke. A commit may or may not have taken place. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const hasState = (error: unknown): error is { readonly code: string; readonly constraint?: string } =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';

/** What the server said: only its errors have a severity and a SQLSTATE; TypeORM's, in migrations, take them over. */
const answered = (error: unknown): { readonly code: string; readonly constraint?: string } | undefined =>
  hasState(error) ? error : undefined;

/** What the functions of the schema raise, by their SQLSTATE: the transaction fails, and its commit with it. */
export const RAISED = { leaseLost: 'RU001' } as const;

export const isRaised = (error: unknown, code: string): boolean => answered(error)?.code === code;

/** A migration of a newer version has changed what a prepared statement returns: it is prepared anew on a new connection. */
export const isStalePlan = (error: unknown): boolean =>
  answered(error)?.code === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** The role has not the right to. */
export const isForbidden = (error: unknown): boolean => answered(error)?.code === '42501';

/** Serialization failure, deadlock, lock timeout: the transaction would do if it ran again. */
const CONFLICTS = ['40001', '40P01', '55P03'];
/** Connection exceptions, too few resources, shut down by an operator, system errors, idle for too long. */
const UNAVAILABLE = /^(08|53|57P|58|25P03|25P04)/;

export const isConflict = (error: unknown): boolean =>
  error instanceof VersionConflict || CONFLICTS.includes(answered(error)?.code ?? '');

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || UNAVAILABLE.test(answered(error)?.code ?? '');

export const violates = (error: unknown, constraint: string): boolean => answered(error)?.constraint === constraint;

/** Marks errors of the connection, which carry no code of their own, so that nobody takes them for an answer. */
export const asDatabaseError = (error: unknown): unknown =>
  answered(error) || error instanceof TypeError ? error : new DatabaseUnavailable(error);
