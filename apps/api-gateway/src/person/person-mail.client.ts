import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { mailerRoutes, type PersonMail } from '@rubrica/contracts';
import { InternalClient, LOGGER, type Logger } from '@rubrica/service';
import { setTimeout as sleep } from 'node:timers/promises';

/** Mails that are being written or sent at the same time; what comes beyond is not sent. */
const MOST_AT_ONCE = 200;
/** How long the mail server of the mailer may take. */
const SEND_MS = 60_000;
/** How long a stopping process waits for mails. */
const GRACE_MS = 3_000;

/**
 * Has the mailer send mails to people. No request waits for it, so that an answer tells nothing about an address, and comes while the
 * mailer is down. A mail that is lost is asked for again by the person.
 */
@Injectable()
export class PersonMails implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly internal: InternalClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Writes a mail and sends it, later. `write` returns null when there is none to send. */
  send(kind: PersonMail['letter']['kind'], write: () => Promise<PersonMail | null>): void {
    if (this.underWay.size >= MOST_AT_ONCE) return this.warn(kind, 'too many at once');
    const sent = this.sent(write)
      .then((outcome) => {
        if (outcome !== null && outcome !== 'delivered') this.warn(kind, outcome);
      })
      // Its text may have the address.
      .catch((error: unknown) => this.warn(kind, error instanceof Error ? error.name : 'unknown'))
      .finally(() => this.underWay.delete(sent));
    this.underWay.add(sent);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.all(this.underWay), sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async sent(write: () => Promise<PersonMail | null>) {
    const body = await write();
    if (body === null) return null;
    return (await this.internal.call(mailerRoutes.sendPersonMail, { body }, { timeoutMs: SEND_MS })).outcome;
  }

  private warn(mail: string, outcome: string): void {
    this.logger.warn({ mail, outcome }, 'a mail to a person was not sent');
  }
}
