import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Seen from the folder of the cluster, which is where PostgreSQL runs these commands. */
const ARCHIVE = '../../wal-archive';

/**
 * Backup of a running PostgreSQL that can be put back to any later moment: its files once, and each piece of its WAL.
 * By SQL and `cp` alone, as embedded PostgreSQL has no `pg_basebackup`.
 */
export class PointInTime {
  private readonly cluster: string;
  private readonly archive: string;
  private readonly base: string;
  private label = '';

  /** `dataDir` is that of the standalone. */
  constructor(dataDir: string) {
    this.cluster = join(dataDir, 'postgres', 'cluster');
    this.archive = join(dataDir, 'wal-archive');
    this.base = join(dataDir, 'base-backup');
  }

  /** Switches archiving on, from the next start of the server on. A piece of WAL is archived after 5 s at the latest. */
  async switchOn(superuserUrl: string): Promise<void> {
    mkdirSync(this.archive, { mode: 0o700 });
    this.giveToServer(this.archive);
    const command = `test ! -f ${ARCHIVE}/%f && cp %p ${ARCHIVE}/%f.part && sync ${ARCHIVE}/%f.part && mv ${ARCHIVE}/%f.part ${ARCHIVE}/%f`;
    await withClient(superuserUrl, async (client) => {
      await client.query('alter system set archive_mode = on');
      await client.query(`alter system set archive_command = ${client.escapeLiteral(command)}`);
      await client.query(`alter system set archive_timeout = '5s'`);
    });
  }

  /** Copies the files while the server works. */
  async backUp(superuserUrl: string): Promise<void> {
    await withClient(superuserUrl, async (client) => {
      await client.query(`select pg_backup_start('drill', true)`);
      // Files that come and go meanwhile are no part of the backup, so that `cp` may miss them.
      spawnSync('cp', ['-a', this.cluster, this.base], { stdio: 'ignore' });
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
      this.label = rows[0]?.labelfile ?? '';
    });
    for (const name of ['pg_wal', 'pg_replslot', 'postmaster.pid', 'postmaster.opts'])
      rmSync(join(this.base, name), { recursive: true, force: true });
  }

  /** Archives what was written up to now. */
  async archiveNow(superuserUrl: string): Promise<void> {
    await withClient(superuserUrl, async (client) => {
      const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      const file = join(this.archive, rows[0]?.file ?? '');
      while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  }

  /** Puts the files back; the next start of the server plays the WAL up to the moment. The old cluster is kept beside it. */
  restore(moment: Date): void {
    const { uid, gid } = statSync(this.cluster);
    renameSync(this.cluster, `${this.cluster}.lost`);
    execFileSync('cp', ['-a', this.base, this.cluster]);
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot'])
      mkdirSync(join(this.cluster, name), { mode: 0o700 });
    writeFileSync(join(this.cluster, 'backup_label'), this.label);
    appendFileSync(
      join(this.cluster, 'postgresql.auto.conf'),
      [
        `restore_command = 'cp ${ARCHIVE}/%f %p'`,
        `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
        `recovery_target_action = 'promote'`,
        '',
      ].join('\n'),
    );
    writeFileSync(join(this.cluster, 'recovery.signal'), '');
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'backup_label', 'recovery.signal'])
      chownSync(join(this.cluster, name), uid, gid);
  }

  private giveToServer(path: string): void {
    const { uid, gid } = statSync(this.cluster);
    chownSync(path, uid, gid);
  }
}

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
