import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { DATABASE, type EventLog, LOG_ROLE, openDataFolder, type Role, ROLES, secretsOf } from '@rubrica/standalone';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { superuserUrlOf } from '../fault/superuser-url.js';

/**
 * Runs the migrations of a version as the job of the chart does: `<service> migrate` of each service, with its own role.
 * Returns which ones there were to run; fails if one fails.
 */
export const migrate = async (root: string, dataDir: string, log: EventLog): Promise<string> => {
  const secrets = secretsOf(openDataFolder(dataDir), ROLES);
  const urlOf = (role: Role): string => {
    const url = new URL(superuserUrlOf(dataDir, DATABASE));
    return Object.assign(url, { username: role, password: secrets.rolePasswords[role] ?? '' }).href;
  };
  const earlier = await migrationsDone(dataDir);
  for (const service of SERVICES) {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: urlOf(roleOf(service)),
      ...(log === 'postgres' ? { EVENT_LOG_URL: urlOf(LOG_ROLE) } : {}),
    };
    await promisify(execFile)(process.execPath, [join(root, 'apps', service, 'dist/migrate.main.js')], { env });
  }
  const added = [...(await migrationsDone(dataDir))].filter((name) => !earlier.has(name));
  return `migrations of N that N-1 has not: ${added.join(', ') || 'none'}`;
};

const roleOf = (service: ServiceName): Role => service.replaceAll('-', '_') as Role;

/** Returns `<schema> <migration>` for each migration that was run. */
const migrationsDone = async (dataDir: string): Promise<ReadonlySet<string>> => {
  const database = new pg.Client({ connectionString: superuserUrlOf(dataDir, DATABASE) });
  await database.connect();
  try {
    const tables = SERVICES.map(
      (service) => `select '${roleOf(service)} ' || name as name from ${roleOf(service)}.migrations`,
    );
    const { rows } = await database.query<{ name: string }>(tables.join(' union all '));
    return new Set(rows.map(({ name }) => name));
  } finally {
    await database.end();
  }
};
