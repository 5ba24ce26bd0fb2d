export { freePort, probePort } from './free-port.js';
export { PostgresNotStarted } from './postgres-not-started.js';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './start-postgres.js';
