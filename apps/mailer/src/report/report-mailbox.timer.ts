import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import { MailerSettings } from '../config.js';
import { ReportMailbox } from './report-mailbox.client.js';
import { ReportMailboxStore } from './report-mailbox.store.js';
import { Reports } from './report.process.js';

const READ = 'read-bounce-mailbox';
const KEY = 'mailbox';

/** Reads the mailbox of reports again and again, in one process of all. */
@Injectable()
export class ReportMailboxTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly mailbox: ReportMailbox,
    private readonly positions: ReportMailboxStore,
    private readonly reports: Reports,
    private readonly settings: MailerSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mailbox.isOn) return;
    await this.database.transaction((tx) => {
      tx.schedule({ kind: READ, key: KEY });
      return Promise.resolve();
    });
  }

  /** A mail whose report fails is read again: the position moves on only behind it. */
  @OnTimer({ kind: READ, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    if (this.mailbox.isOn) {
      const { name } = this.mailbox;
      await this.mailbox.read(
        await this.positions.position(name),
        async ({ bytes }) => {
          await this.reports.onMail('imap', bytes);
        },
        (position) => this.positions.keep(name, position),
      );
    }
    await this.database.transaction(async (tx) => {
      if (this.mailbox.isOn)
        tx.schedule({
          kind: READ,
          key: KEY,
          due: new Date(Date.parse(tx.at) + this.settings.bounceMailboxSeconds * 1_000).toISOString(),
        });
      await tx.complete(...timers);
    });
  }
}
