import { DnsResolver, SecretBox } from '@rubrica/service';
import { forEachPeer, type HostileAttack, type PeerPlan, portsOf, tlsCertificate } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReceptionMailbox } from './reception/reception-mailbox.client.js';
import { ReportListener } from './report/report-listener.smtp.js';
import { ReportMailbox } from './report/report-mailbox.client.js';
import { LIMITS } from './report/reading/report.js';
import { ACCOUNT_LIMITS, SmtpAccounts } from './sender/smtp-accounts.client.js';

const certificate = tlsCertificate('127.0.0.1');
const tls = { ...certificate, isUpgrade: true };
/** What an honest server replies, by the beginning of a line. */
const DIALOGUE = [
  ['EHLO', '250-hola\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n'],
  ['STARTTLS', '220 go on\r\n'],
  ['AUTH', '235 welcome\r\n'],
  ['MAIL', '250 ok\r\n'],
  ['RCPT', '250 ok\r\n'],
  ['DATA', '354 go on\r\n'],
  ['.', '250 taken\r\n'],
] as const;

/** Mail servers that misbehave at each step of a conversation. */
const hostileMailServers = (everyMs: number): readonly PeerPlan[] => {
  const hola = { says: '220 hola\r\n', everyMs };
  const drips = { ...hola, manner: 'drips' as const };
  const upTo = (step: number, begin: string) => ({
    replies: [...DIALOGUE.slice(0, step), [begin, ''] as const],
    until: begin,
  });
  return [
    { manner: 'silent', everyMs },
    { manner: 'deaf', ...hola },
    { manner: 'drips', drop: '2', everyMs },
    { manner: 'drips', drop: '220-hola\r\n', everyMs },
    { manner: 'floods', drop: '220-hola\r\n', everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', ...hola },
    { ...drips, drop: '250-a\r\n', ...upTo(0, 'EHLO') },
    { ...hola, manner: 'handshake', replies: DIALOGUE.slice(0, 2), until: 'STARTTLS' },
    { ...drips, drop: '235-a\r\n', ...upTo(2, 'AUTH'), tls },
    { ...drips, drop: '250-a\r\n', ...upTo(6, '.'), tls },
    // Takes the mail, and drips ever after.
    { ...drips, drop: '2', replies: DIALOGUE, until: '.', tls },
    { ...drips, drop: '221-a\r\n', ...upTo(7, 'QUIT'), tls },
  ];
};

const account = (port: number) => ({ host: '127.0.0.1', port, tls: 'starttls' as const, user: 'u' });

/** Mailboxes that misbehave at each step of a reading. */
const hostileMailboxes = (everyMs: number): readonly PeerPlan[] => {
  const ready = { says: '* OK ready\r\n', everyMs };
  const drips = { ...ready, manner: 'drips' as const };
  return [
    { manner: 'silent', everyMs },
    { manner: 'deaf', ...ready },
    { manner: 'drips', drop: '*', everyMs },
    { manner: 'drips', drop: '* OK wait\r\n', everyMs },
    { manner: 'floods', drop: `* OK ${'x'.repeat(4_000)}\r\n`, everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', ...ready },
    { ...drips, drop: '* OK wait\r\n', replies: [['1 ', '']], until: '1 ' },
    {
      ...{ ...drips, drop: '* LIST () "/" x\r\n', until: '2 ' },
      replies: [
        ['1 ', '* CAPABILITY IMAP4rev1\r\n1 OK\r\n'],
        ['2 ', ''],
      ],
    },
  ];
};

/** Clients that misbehave at each step of giving a report. */
const hostileClients = (everyMs: number): readonly PeerPlan[] => {
  const after = (line: string) => ({
    replies: [
      ['220', REPORT],
      [line, ''],
    ] as const,
    until: line,
    everyMs,
  });
  const drips = { manner: 'drips' as const };
  return [
    { manner: 'silent', everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', everyMs },
    { ...drips, drop: 'N', replies: [['220', '']], until: '220', everyMs },
    { ...drips, drop: 'NOOP\r\n', replies: [['220', 'EHLO x\r\n']], until: '220', everyMs },
    {
      ...drips,
      drop: 'RCPT TO:<bounces@rubrica.co>\r\n',
      replies: [['220', 'EHLO x\r\nMAIL FROM:<>\r\n']],
      until: '220',
      everyMs,
    },
    { manner: 'floods', drop: 'N', replies: [['220', '']], until: '220', everyMs },
    { ...drips, drop: 'x\r\n', ...after('354') },
    { manner: 'floods', drop: 'x\r\n', ...after('354') },
    { manner: 'silent', ...after('354') },
  ];
};
const REPORT = 'EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<bounces@rubrica.co>\r\nDATA\r\n';

/** How long what strangers connect to may take. */
export interface InboundLimits {
  readonly readingMs: number;
  readonly connectionMs: number;
}

/** Attacks on all that the mailer lends to peers, with these limits. */
export const attacks = (limits: typeof ACCOUNT_LIMITS & InboundLimits): readonly HostileAttack[] => {
  const secrets = new SecretBox(Buffer.alloc(32, 7).toString('base64'));
  const rules = { addresses: { allowLoopback: true }, ca: certificate.cert, limits };
  const accounts = () => new SmtpAccounts(new DnsResolver(), rules, secrets);
  return [
    {
      kind: 'trial of a mail sender',
      limitMs: limits.trialMs,
      prepare: async (peers, count, everyMs) => {
        const port = await portsOf(peers, hostileMailServers(everyMs));
        const tried = accounts();
        return { attack: () => forEachPeer(count, (nth) => tried.trial(account(port(nth)), 'p')) };
      },
    },
    {
      kind: "mail by a tenant's server",
      limitMs: limits.mailMs + limits.idleMs,
      prepare: async (peers, count, everyMs) => {
        const port = await portsOf(peers, hostileMailServers(everyMs));
        const senders = accounts();
        const send = async (nth: number) =>
          senders
            .clientOf({
              ...{ id: `snd_${String(nth)}`, tenant_id: 'tnt_1', livemode: true, from_address: 'a@nandu.co' },
              ...{ is_default: true, created_at: new Date(), updated_at: new Date(), smtp: account(port(nth)) },
              sealed_password: secrets.seal('p', `snd_${String(nth)}`),
            })
            ?.send({ from: 'a@nandu.co', to: 'b@condor.co', mime: 'Subject: uno\r\n\r\nHola.\r\n' });
        return { attack: () => forEachPeer(count, send) };
      },
    },
    {
      kind: 'mailbox of reports (IMAP)',
      limitMs: limits.readingMs,
      prepare: async (peers, count, everyMs) => {
        const port = await portsOf(peers, hostileMailboxes(everyMs));
        const nothing = () => Promise.resolve();
        const read = (nth: number) =>
          new ReportMailbox(`imap://u:p@127.0.0.1:${String(port(nth))}`, limits.readingMs)
            .read(null, nothing, nothing)
            .catch(() => undefined);
        return { attack: () => forEachPeer(count, read) };
      },
    },
    {
      kind: 'mailbox of suppliers (IMAP)',
      limitMs: limits.readingMs,
      prepare: async (peers, count, everyMs) => {
        const port = await portsOf(peers, hostileMailboxes(everyMs));
        const read = (nth: number) =>
          new ReceptionMailbox({ url: `imap://u:p@127.0.0.1:${String(port(nth))}`, doneFolder: '' }, limits.readingMs)
            .read(
              () => Promise.resolve('kept'),
              () => undefined,
            )
            .catch(() => undefined);
        return { attack: () => forEachPeer(count, read) };
      },
    },
    {
      kind: 'server of reports (SMTP)',
      limitMs: 2 * limits.connectionMs,
      prepare: async (peers, count, everyMs) => {
        const listener = new ReportListener({
          ...{ listen: '127.0.0.1:0', mostBytes: LIMITS.mailBytes, connectionMs: limits.connectionMs },
          ...{ accepts: () => true, onMail: () => Promise.resolve() },
        });
        await listener.onApplicationBootstrap();
        const plans = hostileClients(everyMs);
        const attack = async () => {
          for (const [nth, plan] of plans.entries())
            await peers.call(listener.port, count / plans.length, plan, `127.0.1.${String(nth + 1)}`);
          await sleep(limits.connectionMs);
        };
        return { attack, end: () => listener.onApplicationShutdown() };
      },
    },
  ];
};
