/**
 * What a report says became of a mail. `delayed`: the reporting server still tries. `soft_bounce`: this mail failed, the
 * address may be good. `hard_bounce`: the address will never work. `auto_reply` and `unrelated` change nothing.
 */
export const REPORT_CLASSES = [
  'delivered',
  'delayed',
  'soft_bounce',
  'hard_bounce',
  'complaint',
  'auto_reply',
  'unrelated',
] as const;
export type ReportClass = (typeof REPORT_CLASSES)[number];

/** What a report says of one recipient. */
export interface RecipientReport {
  readonly class: ReportClass;
  /** The address as the mail named it, in lower case; null where the report does not tell (redacted complaints). */
  readonly recipient: string | null;
  /** The address that failed in the end, where the mail was forwarded to another one; in lower case. */
  readonly finalRecipient: string | null;
  /** Enhanced status code (RFC 3463) as the report has it, such as `5.1.1`. */
  readonly status: string | null;
  /** What the receiving server said, on one line; it comes from outside. */
  readonly diagnostic: string | null;
}

/** A mail that reports on mails of ours. */
export interface MailReport {
  /** At least one; a mail that reports nothing has one entry, `auto_reply` or `unrelated`. */
  readonly recipients: readonly RecipientReport[];
  /** Message-ID of the report itself, without angle brackets: the same report twice counts once. */
  readonly reportId: string | null;
  /** Message-ID of the mail that is reported on, without angle brackets. */
  readonly originalMessageId: string | null;
  /** Envelope id (RFC 3461) of that mail: the id of the mailing, where servers passed it on. */
  readonly envelopeId: string | null;
  /** Addresses to which it came, and senders that the report says the mail had: one of them carries our token. */
  readonly returnPaths: readonly string[];
}

/** Larger mails and parts are not read: a report is small even with the mail that it returns. */
export const LIMITS = {
  mailBytes: 4 * 1024 * 1024,
  lines: 10_000,
  boundaries: 200,
  partBytes: 256 * 1024,
  textChars: 64 * 1024,
  nesting: 20,
  headerBytes: 64 * 1024,
  recipients: 100,
  diagnosticChars: 1_000,
} as const;
