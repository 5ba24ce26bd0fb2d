/** Thrown if another transaction has appended to the same stream since this transaction read it. */
export class VersionConflict extends Error {
  constructor(readonly streamIds: readonly string[]) {
    super(`appended meanwhile to one of ${streamIds.slice(0, 3).join(', ')}${streamIds.length > 3 ? ', …' : ''}`);
    this.name = 'VersionConflict';
  }
}

/**
 * Thrown if the database does not answer, because it is down or the connection broke. If a commit was running, nobody
 * knows whether it took effect.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const hasState = (error: unknown): error is { readonly code: string; readonly constraint?: string } =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';

/**
 * Returns the error if the database server sent it; undefined for any other error. Only the server's errors have a
 * severity and a SQLSTATE; TypeORM copies both into errors of migrations.
 */
const answered = (error: unknown): { readonly code: string; readonly constraint?: string } | undefined =>
  hasState(error) ? error : undefined;

/** SQLSTATEs of errors that our own database functions raise, so that the transaction fails. */
export const RAISED = { leaseLost: 'RU001' } as const;

export const isRaised = (error: unknown, code: string): boolean => answered(error)?.code === code;

/**
 * Returns whether the error says that a prepared statement is out of date, because a migration has changed its result.
 * On a new connection the statement works again.
 */
export const isStalePlan = (error: unknown): boolean =>
  answered(error)?.code === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** Returns whether the error says that the database role lacks a right. */
export const isForbidden = (error: unknown): boolean => answered(error)?.code === '42501';

/** SQLSTATEs of serialization failure, deadlock and lock timeout. After these, the transaction can run again. */
const CONFLICTS = ['40001', '40P01', '55P03'];
/** SQLSTATEs of connection failures, lack of resources, shutdown by an operator, system errors, and idle timeouts. */
const UNAVAILABLE = /^(08|53|57P|58|25P03|25P04)/;

export const isConflict = (error: unknown): boolean =>
  error instanceof VersionConflict || CONFLICTS.includes(answered(error)?.code ?? '');

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || UNAVAILABLE.test(answered(error)?.code ?? '');

export const violates = (error: unknown, constraint: string): boolean => answered(error)?.constraint === constraint;

/**
 * Returns the error, wrapped in `DatabaseUnavailable` if the connection failed. Such errors are recognised by their
 * missing SQLSTATE.
 */
export const asDatabaseError = (error: unknown): unknown =>
  answered(error) || error instanceof TypeError ? error : new DatabaseUnavailable(error);
