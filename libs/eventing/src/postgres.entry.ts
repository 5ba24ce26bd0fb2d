/**
 * Exports for PostgreSQL: schemas with their migrations, database errors, and the event log that is stored in
 * PostgreSQL.
 */
export { type CauseColumns, causeOfRow } from './event/cause.js';
export { PostgresLog, type PostgresLogOptions } from './log/postgres/postgres-log.js';
export { binaryArray } from './postgres/binary-array.js';
export { isConflict, isUnavailable, VersionConflict } from './postgres/database-errors.js';
export { type Migration, type MigrationClass, type MigrationRunner, SchemaBefore010 } from './postgres/migrate.js';
export { withdrawRights } from './postgres/roles.js';
