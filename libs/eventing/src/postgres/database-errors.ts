/** Another transaction has appended to the stream since it was read. */
export class VersionConflict extends Error {
  constructor(readonly streamIds: readonly string[]) {
    super(`appended meanwhile to one of ${streamIds.slice(0, 3).join(', ')}${streamIds.length > 3 ? ', …' : ''}`);
    this.name = 'VersionConflict';
  }
}

/**
 * The database does not answer, because it is down or the connection broke. Nobody knows whether a running commit took
 * effect.
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
 * Returns the code and constraint of an error that the server sent; undefined for any other error. Only such errors
 * have a severity and a SQLSTATE. TypeORM copies both in errors of migrations.
 */
const answered = (error: unknown): { readonly code: string; readonly constraint?: string } | undefined =>
  hasState(error) ? error : undefined;

/** SQLSTATEs that functions of the schema raise. They make the transaction fail. */
export const RAISED = { leaseLost: 'RU001' } as const;

export const isRaised = (error: unknown, code: string): boolean => answered(error)?.code === code;

/**
 * Returns whether a prepared statement is out of date because a migration has changed its result. A new connection
 * prepares it again.
 */
export const isStalePlan = (error: unknown): boolean =>
  answered(error)?.code === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** Returns whether the role lacks a right. */
export const isForbidden = (error: unknown): boolean => answered(error)?.code === '42501';

/** SQLSTATEs of serialization failure, deadlock and lock timeout. The transaction can run again. */
const CONFLICTS = ['40001', '40P01', '55P03'];
/** SQLSTATEs of connection failures, lack of resources, shutdown by an operator, system errors, and idle timeouts. */
const UNAVAILABLE = /^(08|53|57P|58|25P03|25P04)/;

export const isConflict = (error: unknown): boolean =>
  error instanceof VersionConflict || CONFLICTS.includes(answered(error)?.code ?? '');

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || UNAVAILABLE.test(answered(error)?.code ?? '');

export const violates = (error: unknown, constraint: string): boolean => answered(error)?.constraint === constraint;

/** Wraps errors of the connection in `DatabaseUnavailable`. They are recognised by their missing SQLSTATE. */
export const asDatabaseError = (error: unknown): unknown =>
  answered(error) || error instanceof TypeError ? error : new DatabaseUnavailable(error);
