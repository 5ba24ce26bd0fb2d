import { probePort } from '@rubrica/embedded-postgres';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Referee, refereeUnless } from './referee.js';

/** Postfix and Dovecot as `tools/mail/start.sh` describes them. */
export interface MailServers {
  /** Takes the mails of Rubrica. */
  readonly smtpUrl: string;
  /** Mailbox of `bounces@rubrica.test`. */
  readonly bounceMailboxUrl: string;
  /** Mailbox of `facturas@rubrica.test`. */
  readonly receptionMailboxUrl: string;
  /** Gives the mailbox of `full@acquirer.test` room. */
  makeRoom(): void;
  stop(): void;
}

const SCRIPT = fileURLToPath(new URL('../../../tools/mail/start.sh', import.meta.url));
const PROGRAMS = ['/usr/sbin/postfix', '/usr/sbin/dovecot', '/usr/lib/dovecot/lmtp', '/usr/lib/dovecot/imap'];

/** Declares tests that need real mail servers; they are skipped where Debian's packages are missing, or without root. */
export const mailServers = (): Referee & { readonly start: () => Promise<MailServers> } => {
  const missing = PROGRAMS.find((program) => !existsSync(program));
  const reason =
    missing !== undefined
      ? `${missing} is not here: apt-get install postfix dovecot-imapd dovecot-lmtpd`
      : process.getuid?.() === 0
        ? null
        : 'Postfix needs root';
  return { ...refereeUnless(reason), start };
};

const start = async (): Promise<MailServers> => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-servers-'));
  chmodSync(folder, 0o755);
  const port = await freePorts(6);
  execFileSync(SCRIPT, [folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const mailboxOf = (user: string) => `imap://${user}%40rubrica.test:secret@127.0.0.1:${String(port + 3)}/INBOX`;
  return {
    smtpUrl: `smtp://127.0.0.1:${String(port)}`,
    bounceMailboxUrl: mailboxOf('bounces'),
    receptionMailboxUrl: mailboxOf('facturas'),
    makeRoom: () => void execFileSync(join(folder, 'empty'), ['full']),
    stop: () => {
      execFileSync(join(folder, 'stop'), { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

/** Returns the first of `count` ports in a row that nobody listens on. */
const freePorts = async (count: number): Promise<number> => {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all(Array.from({ length: count }, (_, i) => isFree(first + i)));
    if (free.every(Boolean)) return first;
  }
};

const isFree = (port: number): Promise<boolean> =>
  probePort('127.0.0.1', port).then(
    () => true,
    () => false,
  );
