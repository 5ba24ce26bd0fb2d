import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import type { MailboxPosition } from './report-mailbox.client.js';

/** How far mailboxes of reports were read. */
@Injectable()
export class ReportMailboxStore {
  constructor(private readonly database: Database) {}

  async position(name: string): Promise<MailboxPosition | null> {
    const [row] = await this.database.query<{ uid_validity: string; last_uid: string }>(
      'select uid_validity, last_uid from bounce_mailboxes where name = $1',
      [name],
    );
    return row ? { uidValidity: row.uid_validity, lastUid: Number(row.last_uid) } : null;
  }

  async keep(name: string, { uidValidity, lastUid }: MailboxPosition): Promise<void> {
    await this.database.query(
      `insert into bounce_mailboxes (name, uid_validity, last_uid) values ($1, $2, $3)
       on conflict (name) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`,
      [name, uidValidity, lastUid],
    );
  }
}
