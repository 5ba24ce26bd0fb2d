import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer } from '@rubrica/eventing';
import { MailerSettings } from '../config.js';
import { addresseesOf } from './mail-addressees.js';
import { ReceivedMails } from './received-mail.process.js';
import { ReceptionMailbox, type Taking } from './reception-mailbox.client.js';

const READ = 'read-reception-mailbox';
const KEY = 'mailbox';

/** Reads the mailbox of suppliers' mails again and again, in one process of all (ADR 0241). */
@Injectable()
export class ReceptionMailboxTimer implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly mailbox: ReceptionMailbox,
    private readonly mails: ReceivedMails,
    private readonly settings: MailerSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mailbox.isOn) return;
    await this.database.transaction((tx) => {
      tx.schedule({ kind: READ, key: KEY });
      return Promise.resolve();
    });
  }

  @OnTimer({ kind: READ, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    const { isOn } = this.mailbox;
    if (isOn)
      await this.mailbox.read(
        (mail) => this.take(mail),
        () => this.mails.count('too_large'),
      );
    await this.database.transaction(async (tx) => {
      const due = new Date(Date.parse(tx.at) + this.settings.receptionSeconds * 1_000).toISOString();
      if (isOn) tx.schedule({ kind: READ, key: KEY, due });
      await tx.complete(...timers);
    });
  }

  private async take(mail: Buffer): Promise<Taking> {
    const tenants = await this.mails.onMail(mail, addresseesOf(mail));
    faultPoint('mailer:mailbox-kept');
    if (tenants > 0) return 'kept';
    this.mails.count('nobody');
    return 'nobody';
  }
}
