import { SERVICES } from '@rubrica/contracts';
import { sessionSettings } from './session.js';

/**
 * Database schemas of all services and of the log. Each has two roles: one owns the schema and migrates it, the other
 * works in it.
 */
const SCHEMAS = [...SERVICES.map((service) => service.replaceAll('-', '_')), 'event_log'];

/** Rights on a table that the role of a running service does not get. */
interface Withdrawal {
  readonly table: string;
  readonly rights: 'update' | 'update, delete';
}

/**
 * Schemas of services that never delete events. When a tenant is erased, only api-gateway, mailer and
 * webhook-dispatcher delete its events.
 */
const ERASE_NO_EVENTS: readonly string[] = ['certificate_vault', 'document_issuer', 'dian_submitter'];

const withdrawalsOf = (schema: string): readonly Withdrawal[] => [
  { table: 'events', rights: ERASE_NO_EVENTS.includes(schema) ? 'update, delete' : 'update' },
  { table: 'redrives', rights: 'update, delete' },
  ...(schema === 'certificate_vault' ? [{ table: 'signature_audit', rights: 'update, delete' } as const] : []),
];

/**
 * Returns the SQL statement that takes unneeded rights on existing tables from the role which works in a schema. It has
 * no effect if this role owns the tables.
 */
export const withdrawRights = (schema: string): string => `do $$ begin
${withdrawalsOf(schema)
  .map(
    ({ table, rights }) =>
      `  if exists (select from pg_class c where c.oid = to_regclass('${schema}.${table}') and c.relowner <> to_regrole('${schema}')) then
    revoke ${rights} on ${schema}.${table} from ${schema};
  end if;`,
  )
  .join('\n')}
end $$;`;

const HEAD = `-- Roles, schemas and grants of Rubrica, with the least rights that it works with. Written by \`npm run postgres-roles\`; do not edit.
--
-- Run it in Rubrica's database as a user who may create roles, as often as you like:
--   psql "$ADMIN_URL" --set ON_ERROR_STOP=1 --single-transaction --file deploy/postgres/roles.sql
--
-- Of each service there are two roles. mailer_owner owns the schema mailer and is for its migrations alone; mailer works with
-- what is there: it makes, changes and drops no table, and sees no schema of another service. It only adds to the tables of events,
-- certificate_vault also to the audit chain. event_log is the log's, where that is in PostgreSQL. New roles have no password: give
-- each one, in psql, by \\password mailer (it is hashed before it is sent).

do $$ begin
  execute format('revoke all on database %I from public', current_database());
end $$;
revoke all on schema public from public;
`;

const roleOf = (role: string): string =>
  `do $$ begin create role ${role} login; exception when duplicate_object or unique_violation then null; end $$;`;

const sectionOf = (schema: string): string => {
  const owner = `${schema}_owner`;
  const grantor = `alter default privileges for role ${owner} in schema ${schema}`;
  return `
-- ${schema}

${roleOf(owner)}
${roleOf(schema)}
grant ${owner} to current_user;
create schema if not exists ${schema} authorization ${owner};
grant usage on schema ${schema} to ${schema};
grant select, insert, update, delete on all tables in schema ${schema} to ${schema};
grant usage, select on all sequences in schema ${schema} to ${schema};
${grantor} grant select, insert, update, delete on tables to ${schema};
${grantor} grant usage, select on sequences to ${schema};
do $$ begin
  execute format('grant connect on database %I to ${owner}, ${schema}', current_database());
${Object.entries(sessionSettings(schema))
  .map(
    ([name, value]) =>
      `  execute format('alter role ${schema} in database %I set ${name} = ${value}', current_database());`,
  )
  .join('\n')}
end $$;
${schema === 'event_log' ? '' : `${withdrawRights(schema)}\n`}`;
};

/** Returns the text of the file deploy/postgres/roles.sql. */
export const rolesSql = (): string => `${HEAD}${SCHEMAS.map(sectionOf).join('')}`;
