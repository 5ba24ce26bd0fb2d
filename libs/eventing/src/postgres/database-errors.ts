/** Another transaction has appended to the stream since it was read. */
export class VersionConflict extends Error {
  constructor(readonly streamIds: readonly string[]) {
    super(`appended meanwhile to one of ${streamIds.slice(0, 3).join(', ')}${streamIds.length > 3 ? ', …' : ''}`);
    this.name = 'VersionConflict';
  }
}

/**
 * The database does not answer: it is down, or the connection broke. It is unknown whether a running commit took place.
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
 * Code and constraint of an error of the server; undefined for other errors. Only errors of the server have a severity
 * and a SQLSTATE, which TypeORM copies in migrations.
 */
const answered = (error: unknown): { readonly code: string; readonly constraint?: string } | undefined =>
  hasState(error) ? error : undefined;

/** SQLSTATEs raised by functions of the schema. They make the transaction fail. */
export const RAISED = { leaseLost: 'RU001' } as const;

export const isRaised = (error: unknown, code: string): boolean => answered(error)?.code === code;

/** Returns whether a migration has changed the result of a prepared statement. A new connection prepares it again. */
export const isStalePlan = (error: unknown): boolean =>
  answered(error)?.code === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** Returns whether the role lacks the right. */
export const isForbidden = (error: unknown): boolean => answered(error)?.code === '42501';

/** Serialization failure, deadlock and lock timeout: the transaction can run again. */
const CONFLICTS = ['40001', '40P01', '55P03'];
/** Connection exceptions, too few resources, shutdown by an operator, system errors, idle timeouts. */
const UNAVAILABLE = /^(08|53|57P|58|25P03|25P04)/;

export const isConflict = (error: unknown): boolean =>
  error instanceof VersionConflict || CONFLICTS.includes(answered(error)?.code ?? '');

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || UNAVAILABLE.test(answered(error)?.code ?? '');

export const violates = (error: unknown, constraint: string): boolean => answered(error)?.constraint === constraint;

/** Wraps errors of the connection, which have no SQLSTATE, in `DatabaseUnavailable`. */
export const asDatabaseError = (error: unknown): unknown =>
  answered(error) || error instanceof TypeError ? error : new DatabaseUnavailable(error);
