-- Roles, schemas and grants of Rubrica, with the least rights that it works with. Written by `npm run postgres-roles`; do not edit.
--
-- Run it in Rubrica's database as a user who may create roles, as often as you like:
--   psql "$ADMIN_URL" --set ON_ERROR_STOP=1 --single-transaction --file deploy/postgres/roles.sql
--
-- Of each service there are two roles. mailer_owner owns the schema mailer and is for its migrations alone; mailer works with
-- what is there: it makes, changes and drops no table, and sees no schema of another service. It only adds to the tables of events,
-- certificate_vault also to the audit chain. event_log is the log's, where that is in PostgreSQL. New roles have no password: give
-- each one, in psql, by \password mailer (it is hashed before it is sent).

do $$ begin
  execute format('revoke all on database %I from public', current_database());
end $$;
revoke all on schema public from public;

-- api_gateway

do $$ begin create role api_gateway_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role api_gateway login; exception when duplicate_object or unique_violation then null; end $$;
grant api_gateway_owner to current_user;
create schema if not exists api_gateway authorization api_gateway_owner;
grant usage on schema api_gateway to api_gateway;
grant select, insert, update, delete on all tables in schema api_gateway to api_gateway;
grant usage, select on all sequences in schema api_gateway to api_gateway;
alter default privileges for role api_gateway_owner in schema api_gateway grant select, insert, update, delete on tables to api_gateway;
alter default privileges for role api_gateway_owner in schema api_gateway grant usage, select on sequences to api_gateway;
do $$ begin
  execute format('grant connect on database %I to api_gateway_owner, api_gateway', current_database());
  execute format('alter role api_gateway in database %I set search_path = api_gateway', current_database());
  execute format('alter role api_gateway in database %I set lock_timeout = 5000', current_database());
  execute format('alter role api_gateway in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role api_gateway in database %I set enable_seqscan = off', current_database());
  execute format('alter role api_gateway in database %I set enable_hashjoin = off', current_database());
  execute format('alter role api_gateway in database %I set enable_mergejoin = off', current_database());
  execute format('alter role api_gateway in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('api_gateway.events') and c.relowner <> to_regrole('api_gateway')) then
    revoke update on api_gateway.events from api_gateway;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('api_gateway.redrives') and c.relowner <> to_regrole('api_gateway')) then
    revoke update, delete on api_gateway.redrives from api_gateway;
  end if;
end $$;

-- certificate_vault

do $$ begin create role certificate_vault_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role certificate_vault login; exception when duplicate_object or unique_violation then null; end $$;
grant certificate_vault_owner to current_user;
create schema if not exists certificate_vault authorization certificate_vault_owner;
grant usage on schema certificate_vault to certificate_vault;
grant select, insert, update, delete on all tables in schema certificate_vault to certificate_vault;
grant usage, select on all sequences in schema certificate_vault to certificate_vault;
alter default privileges for role certificate_vault_owner in schema certificate_vault grant select, insert, update, delete on tables to certificate_vault;
alter default privileges for role certificate_vault_owner in schema certificate_vault grant usage, select on sequences to certificate_vault;
do $$ begin
  execute format('grant connect on database %I to certificate_vault_owner, certificate_vault', current_database());
  execute format('alter role certificate_vault in database %I set search_path = certificate_vault', current_database());
  execute format('alter role certificate_vault in database %I set lock_timeout = 5000', current_database());
  execute format('alter role certificate_vault in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role certificate_vault in database %I set enable_seqscan = off', current_database());
  execute format('alter role certificate_vault in database %I set enable_hashjoin = off', current_database());
  execute format('alter role certificate_vault in database %I set enable_mergejoin = off', current_database());
  execute format('alter role certificate_vault in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('certificate_vault.events') and c.relowner <> to_regrole('certificate_vault')) then
    revoke update, delete on certificate_vault.events from certificate_vault;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('certificate_vault.redrives') and c.relowner <> to_regrole('certificate_vault')) then
    revoke update, delete on certificate_vault.redrives from certificate_vault;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('certificate_vault.signature_audit') and c.relowner <> to_regrole('certificate_vault')) then
    revoke update, delete on certificate_vault.signature_audit from certificate_vault;
  end if;
end $$;

-- document_issuer

do $$ begin create role document_issuer_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role document_issuer login; exception when duplicate_object or unique_violation then null; end $$;
grant document_issuer_owner to current_user;
create schema if not exists document_issuer authorization document_issuer_owner;
grant usage on schema document_issuer to document_issuer;
grant select, insert, update, delete on all tables in schema document_issuer to document_issuer;
grant usage, select on all sequences in schema document_issuer to document_issuer;
alter default privileges for role document_issuer_owner in schema document_issuer grant select, insert, update, delete on tables to document_issuer;
alter default privileges for role document_issuer_owner in schema document_issuer grant usage, select on sequences to document_issuer;
do $$ begin
  execute format('grant connect on database %I to document_issuer_owner, document_issuer', current_database());
  execute format('alter role document_issuer in database %I set search_path = document_issuer', current_database());
  execute format('alter role document_issuer in database %I set lock_timeout = 5000', current_database());
  execute format('alter role document_issuer in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role document_issuer in database %I set enable_seqscan = off', current_database());
  execute format('alter role document_issuer in database %I set enable_hashjoin = off', current_database());
  execute format('alter role document_issuer in database %I set enable_mergejoin = off', current_database());
  execute format('alter role document_issuer in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('document_issuer.events') and c.relowner <> to_regrole('document_issuer')) then
    revoke update, delete on document_issuer.events from document_issuer;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('document_issuer.redrives') and c.relowner <> to_regrole('document_issuer')) then
    revoke update, delete on document_issuer.redrives from document_issuer;
  end if;
end $$;

-- dian_submitter

do $$ begin create role dian_submitter_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role dian_submitter login; exception when duplicate_object or unique_violation then null; end $$;
grant dian_submitter_owner to current_user;
create schema if not exists dian_submitter authorization dian_submitter_owner;
grant usage on schema dian_submitter to dian_submitter;
grant select, insert, update, delete on all tables in schema dian_submitter to dian_submitter;
grant usage, select on all sequences in schema dian_submitter to dian_submitter;
alter default privileges for role dian_submitter_owner in schema dian_submitter grant select, insert, update, delete on tables to dian_submitter;
alter default privileges for role dian_submitter_owner in schema dian_submitter grant usage, select on sequences to dian_submitter;
do $$ begin
  execute format('grant connect on database %I to dian_submitter_owner, dian_submitter', current_database());
  execute format('alter role dian_submitter in database %I set search_path = dian_submitter', current_database());
  execute format('alter role dian_submitter in database %I set lock_timeout = 5000', current_database());
  execute format('alter role dian_submitter in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role dian_submitter in database %I set enable_seqscan = off', current_database());
  execute format('alter role dian_submitter in database %I set enable_hashjoin = off', current_database());
  execute format('alter role dian_submitter in database %I set enable_mergejoin = off', current_database());
  execute format('alter role dian_submitter in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('dian_submitter.events') and c.relowner <> to_regrole('dian_submitter')) then
    revoke update, delete on dian_submitter.events from dian_submitter;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('dian_submitter.redrives') and c.relowner <> to_regrole('dian_submitter')) then
    revoke update, delete on dian_submitter.redrives from dian_submitter;
  end if;
end $$;

-- mailer

do $$ begin create role mailer_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role mailer login; exception when duplicate_object or unique_violation then null; end $$;
grant mailer_owner to current_user;
create schema if not exists mailer authorization mailer_owner;
grant usage on schema mailer to mailer;
grant select, insert, update, delete on all tables in schema mailer to mailer;
grant usage, select on all sequences in schema mailer to mailer;
alter default privileges for role mailer_owner in schema mailer grant select, insert, update, delete on tables to mailer;
alter default privileges for role mailer_owner in schema mailer grant usage, select on sequences to mailer;
do $$ begin
  execute format('grant connect on database %I to mailer_owner, mailer', current_database());
  execute format('alter role mailer in database %I set search_path = mailer', current_database());
  execute format('alter role mailer in database %I set lock_timeout = 5000', current_database());
  execute format('alter role mailer in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role mailer in database %I set enable_seqscan = off', current_database());
  execute format('alter role mailer in database %I set enable_hashjoin = off', current_database());
  execute format('alter role mailer in database %I set enable_mergejoin = off', current_database());
  execute format('alter role mailer in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('mailer.events') and c.relowner <> to_regrole('mailer')) then
    revoke update on mailer.events from mailer;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('mailer.redrives') and c.relowner <> to_regrole('mailer')) then
    revoke update, delete on mailer.redrives from mailer;
  end if;
end $$;

-- webhook_dispatcher

do $$ begin create role webhook_dispatcher_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role webhook_dispatcher login; exception when duplicate_object or unique_violation then null; end $$;
grant webhook_dispatcher_owner to current_user;
create schema if not exists webhook_dispatcher authorization webhook_dispatcher_owner;
grant usage on schema webhook_dispatcher to webhook_dispatcher;
grant select, insert, update, delete on all tables in schema webhook_dispatcher to webhook_dispatcher;
grant usage, select on all sequences in schema webhook_dispatcher to webhook_dispatcher;
alter default privileges for role webhook_dispatcher_owner in schema webhook_dispatcher grant select, insert, update, delete on tables to webhook_dispatcher;
alter default privileges for role webhook_dispatcher_owner in schema webhook_dispatcher grant usage, select on sequences to webhook_dispatcher;
do $$ begin
  execute format('grant connect on database %I to webhook_dispatcher_owner, webhook_dispatcher', current_database());
  execute format('alter role webhook_dispatcher in database %I set search_path = webhook_dispatcher', current_database());
  execute format('alter role webhook_dispatcher in database %I set lock_timeout = 5000', current_database());
  execute format('alter role webhook_dispatcher in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role webhook_dispatcher in database %I set enable_seqscan = off', current_database());
  execute format('alter role webhook_dispatcher in database %I set enable_hashjoin = off', current_database());
  execute format('alter role webhook_dispatcher in database %I set enable_mergejoin = off', current_database());
  execute format('alter role webhook_dispatcher in database %I set enable_material = off', current_database());
end $$;
do $$ begin
  if exists (select from pg_class c where c.oid = to_regclass('webhook_dispatcher.events') and c.relowner <> to_regrole('webhook_dispatcher')) then
    revoke update on webhook_dispatcher.events from webhook_dispatcher;
  end if;
  if exists (select from pg_class c where c.oid = to_regclass('webhook_dispatcher.redrives') and c.relowner <> to_regrole('webhook_dispatcher')) then
    revoke update, delete on webhook_dispatcher.redrives from webhook_dispatcher;
  end if;
end $$;

-- event_log

do $$ begin create role event_log_owner login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role event_log login; exception when duplicate_object or unique_violation then null; end $$;
grant event_log_owner to current_user;
create schema if not exists event_log authorization event_log_owner;
grant usage on schema event_log to event_log;
grant select, insert, update, delete on all tables in schema event_log to event_log;
grant usage, select on all sequences in schema event_log to event_log;
alter default privileges for role event_log_owner in schema event_log grant select, insert, update, delete on tables to event_log;
alter default privileges for role event_log_owner in schema event_log grant usage, select on sequences to event_log;
do $$ begin
  execute format('grant connect on database %I to event_log_owner, event_log', current_database());
  execute format('alter role event_log in database %I set search_path = event_log', current_database());
  execute format('alter role event_log in database %I set lock_timeout = 5000', current_database());
  execute format('alter role event_log in database %I set idle_in_transaction_session_timeout = 10000', current_database());
  execute format('alter role event_log in database %I set enable_seqscan = off', current_database());
  execute format('alter role event_log in database %I set enable_hashjoin = off', current_database());
  execute format('alter role event_log in database %I set enable_mergejoin = off', current_database());
  execute format('alter role event_log in database %I set enable_material = off', current_database());
end $$;
