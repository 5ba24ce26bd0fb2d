/**
 * SQL that creates the tables by which processes divide partitions among themselves: `members` are the living
 * processes, and `leases` the partitions that they hold.
 */
export const LEASE_TABLES = [
  `create table members (
    id text primary key, works text[] not null, expires_at timestamptz not null
  ) with (fillfactor = 50)`,
  `create table leases (
    work text not null, part smallint not null, owner text, epoch bigint not null, pos bigint not null default 0,
    primary key (work, part)
  ) with (fillfactor = 50)`,
];
