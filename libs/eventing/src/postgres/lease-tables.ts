/** Tables of living members and of their partitions, for the relay of a service or for the Postgres log. */
export const LEASE_TABLES = [
  `create table members (
    id text primary key, works text[] not null, expires_at timestamptz not null
  ) with (fillfactor = 50)`,
  `create table leases (
    work text not null, part smallint not null, owner text, epoch bigint not null, pos bigint not null default 0,
    primary key (work, part)
  ) with (fillfactor = 50)`,
];
