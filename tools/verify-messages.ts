/** Classifies the mails of a folder, and applies each report twice to the mailings that the folder tells of. */
import { mailing, readReport, reportOfMailing } from '@rubrica/mailer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOfCsv } from './csv.js';
import type { Judged, JudgedRow } from './verify-provider-bodies.js';

type Row = Readonly<Record<string, string>>;
type Report = Awaited<ReturnType<typeof readReport>>;

export interface JudgedMessages extends Judged {
  /** Rows whose recipient the report was found to name, of those that have one. */
  readonly found: number;
  readonly named: number;
}

export const verifiedMessages = async (folder: string): Promise<JudgedMessages> => {
  const rows = rowsOfCsv(readFileSync(join(folder, 'index.csv'), 'utf8'));
  const files = [...new Set(rows.map(({ file = '' }) => file))];
  const reports = new Map<string, Report>();
  for (const file of files) reports.set(file, await readReport(readFileSync(join(folder, 'messages', file))));
  const reportOf = (row: Row): Report => {
    const report = reports.get(row.file ?? '');
    if (!report) throw new Error(`no report was read of ${row.file ?? ''}`);
    return report;
  };
  const named = rows.filter(({ recipient }) => recipient !== '');
  const found = named.filter((row) => ofRecipient(row, reportOf(row)) !== undefined);
  return {
    rows: rows.map((row) => judged(row, reportOf(row))),
    remarks: wrongChanges(rows, reportOf),
    found: found.length,
    named: named.length,
  };
};

const ofRecipient = ({ recipient = '' }: Row, { recipients }: Report) =>
  recipients.find((one) => [one.recipient, one.finalRecipient].includes(recipient.toLowerCase()));

/** What a report says of the row's recipient; where it does not name it, what it says at all. */
const judged = (row: Row, report: Report): JudgedRow => {
  const one = ofRecipient(row, report) ?? report.recipients[0];
  const { file = '', expected_class: expected = '', also_ok: alsoOk = '' } = row;
  const got = one?.class ?? 'unrelated';
  return {
    file,
    expected,
    got,
    isRight: [expected, ...alsoOk.split(/[ ;|]+/)].includes(got),
    remark: one?.diagnostic ?? '',
  };
};

const CHANGE_NOTHING = new Set(['delayed', 'auto_reply', 'unrelated']);

/**
 * A mailing is known by the tokens in the return paths of reports that are not forged, and has the recipients of their
 * rows. Returns what changes a mailing although it must not.
 */
const wrongChanges = (rows: readonly Row[], reportOf: (row: Row) => Report): string[] => {
  const emailsOfToken = new Map<string, Set<string>>();
  for (const row of rows.filter(({ forged }) => forged !== 'yes'))
    for (const token of tokensOf(reportOf(row)))
      emailsOfToken.set(token, (emailsOfToken.get(token) ?? new Set()).add(row.recipient ?? ''));
  return rows.flatMap((row) => {
    const report = reportOf(row);
    const isForged = row.forged === 'yes';
    const emails = isForged
      ? tokensOf(report).flatMap((token) => [...(emailsOfToken.get(token) ?? [])])
      : [row.recipient === '' ? 'compras@adquirente.example' : (row.recipient ?? '')];
    return emails.flatMap((email) => {
      const [first, second] = changesOf(report, email);
      const file = row.file ?? '';
      if (isForged && first > 0) return [`${file} is forged and changes the mailing to ${email}`];
      if (CHANGE_NOTHING.has(row.expected_class ?? '') && (row.also_ok ?? '') === '' && first > 0)
        return [`${file} is ${row.expected_class ?? ''} and changes the mailing to ${email}`];
      return second > 0 ? [`${file} changes the mailing to ${email} a second time`] : [];
    });
  });
};

const tokensOf = ({ returnPaths }: Report): string[] => returnPaths.filter((address) => address.includes('+'));

const AT = '2026-11-23T10:00:00.000Z';

/** Returns how many events a report makes of a delivered mailing to this address, and how many when it comes again. */
const changesOf = (report: Report, email: string): readonly [number, number] => {
  const said = reportOfMailing(report, { id: 'mlg_1', email });
  if (!said) return [0, 0];
  const command = { type: 'RecordReport', at: AT, outcome: said.outcome, recipient_blob: 'r', jitter: 1 } as const;
  const subject = { recipient_blob: 'r', due_at: AT } as Parameters<typeof mailing.evolve>[1]['data'];
  const events = [
    { type: 'MailingRequested', data: subject },
    { type: 'AttemptBegun', data: { attempt: 1, at: AT } },
    { type: 'MailDelivered', data: { recipient_blob: 'r' } },
  ] as Parameters<typeof mailing.evolve>[1][];
  const delivered = events.reduce(mailing.evolve, mailing.initialState);
  const first = mailing.decide(command, delivered);
  return [first.length, mailing.decide(command, first.reduce(mailing.evolve, delivered)).length];
};
