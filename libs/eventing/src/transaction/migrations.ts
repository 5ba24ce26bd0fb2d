import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LEASE_TABLES } from '../postgres/lease-tables.js';

/** What eventing keeps in each service's own schema. Needs PostgreSQL 15 or newer (`merge`). */
export class EventingTables1763683200000 implements MigrationInterface {
  readonly name = 'EventingTables1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    // `previous` is the version before the last append: it carries the expected version into the upsert's condition.
    await runner.query(`create table streams (
      id text primary key, version integer not null, previous integer not null
    ) with (fillfactor = 80)`);
    await runner.query(`create table events (
      stream_id text not null, version integer not null, type text not null, data jsonb not null,
      at timestamptz(3) not null, correlation_id text not null, causation_id text not null,
      primary key (stream_id, version)
    )`);

    await runner.query(`create table outbox (
      part smallint not null, pos bigint generated always as identity,
      topic text not null, key text not null, headers jsonb not null, body text not null,
      primary key (part, pos)
    )`);
    for (const statement of LEASE_TABLES) await runner.query(statement);

    // `consumer` is group/topic. A message's id is stream@version.nth; `part` because order holds within one only.
    await runner.query(`create table inbox (
      consumer text not null, source text not null, stream text not null, version integer not null,
      nth smallint not null, part smallint not null,
      primary key (consumer, source, stream, version, nth)
    )`);
    await runner.query(`create table consumer_positions (
      consumer text not null, part smallint not null, pos bigint not null,
      primary key (consumer, part)
    ) with (fillfactor = 50)`);
    await runner.query(`create table parked (
      consumer text not null, part smallint not null, pos bigint not null, key text not null,
      headers jsonb not null, body bytea not null, error text not null, attempts integer not null,
      dead boolean not null, parked_at timestamptz(3) not null,
      primary key (consumer, part, pos)
    )`);
    await runner.query('create index parked_of_key on parked (consumer, key, pos)');
    await runner.query(`create table blocked_keys (
      consumer text not null, key text not null, since timestamptz(3) not null,
      primary key (consumer, key)
    )`);
    await runner.query(`create table redrives (
      id bigint generated always as identity primary key, consumer text not null, key text not null,
      actor text not null, reason text not null, at timestamptz(3) not null, messages integer not null
    )`);

    // `again`: scheduled anew while an owner was at work on it. Due 'infinity': cancelled meanwhile.
    await runner.query(`create table timers (
      id bigint generated always as identity primary key, kind text not null, key text not null,
      due timestamptz(3) not null, payload jsonb not null, attempt integer not null default 0,
      owner text, lease_until timestamptz, again boolean not null default false, group_key text not null,
      correlation_id text not null, causation_id text not null,
      unique (kind, key)
    )`);
    await runner.query('create index timers_due on timers (kind, due)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table timers, redrives, blocked_keys, parked, consumer_positions, inbox, leases, members,
      outbox, events, streams`);
  }
}
