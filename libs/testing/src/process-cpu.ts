import pg from 'pg';
import { readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat after the name, from the process's state on; Linux only. */
const statOf = (pid: number | string): readonly number[] =>
  readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);

/** The kernel counts in hundredths of a second. */
const secondsOf = (...ticks: readonly (number | undefined)[]): number =>
  ticks.reduce((sum: number, ticksOf) => sum + (ticksOf ?? 0), 0) / 100;

/** User and system time of a process, in seconds. */
export const cpuOf = (pid: number): number => secondsOf(...statOf(pid).slice(11, 13));

/** User and system time of all processes of a database server, ended ones included, in seconds. */
export const cpuOfPostgres = (postmaster: number): number => {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(name)[1] === postmaster;
    } catch {
      return false; // ended meanwhile
    }
  });
  const running = children.reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
  return running + secondsOf(...statOf(postmaster).slice(11, 15));
};

/** Process id of the local database server that the URL names. */
export const postmasterOf = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0)[1] ?? 0;
  await client.end();
  return postmaster;
};
