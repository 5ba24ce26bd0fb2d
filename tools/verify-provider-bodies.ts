/** Judges bodies of providers' webhooks by `webhooks/index.csv` of a folder. */
import {
  eventsOfSns,
  mailgunEvent,
  objectIn,
  parsedJson,
  postmarkEvent,
  type ProviderEvent,
  type ProviderReading,
  readMailgun,
  readPostmark,
  readSendgrid,
  readSns,
  sendgridEvents,
  sesEvents,
} from '@rubrica/mailer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOfCsv } from './csv.js';

export interface JudgedRow {
  readonly file: string;
  readonly expected: string;
  readonly got: string;
  readonly isRight: boolean;
  readonly remark: string;
}

export interface Judged {
  readonly rows: readonly JudgedRow[];
  /** What changed although it must not. */
  readonly remarks: readonly string[];
}

/** Returns null if the folder has no `webhooks/index.csv`. */
export const verifiedProviderBodies = (folder: string): Judged | null => {
  const index = join(folder, 'webhooks', 'index.csv');
  if (!existsSync(index)) return null;
  const tokens = new Set<string>();
  const rows = rowsOfCsv(readFileSync(index, 'utf8')).map((row) => {
    const { file = '', provider = '', expected_class: expected = '', also_ok: alsoOk = '', signature_valid = '' } = row;
    const body = readFileSync(join(folder, 'webhooks', file));
    const headers = headersOf(folder, row.headers_file ?? '');
    const reading = signature_valid === '' ? mapped(provider, body) : checked(provider, body, headers, tokens);
    const isRefused = 'refused' in reading;
    const got = isRefused ? 'unrelated' : (reading.events[0]?.report.class ?? 'unrelated');
    const isRight =
      [expected, ...alsoOk.split(/[ ;|]+/)].includes(got) && (signature_valid.startsWith('no') ? isRefused : true);
    return { file, expected, got, isRight, remark: isRefused ? reading.refused : '' };
  });
  return { rows, remarks: [] };
};

const headersOf = (folder: string, file: string): Readonly<Record<string, string>> => {
  if (file === '') return {};
  const headers = objectIn(parsedJson(readFileSync(join(folder, 'webhooks', file))));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
};

/** What a body says, its signature left aside. */
const mapped = (provider: string, body: Buffer): ProviderReading => {
  const json = parsedJson(body);
  const events = (): readonly ProviderEvent[] => {
    if (provider.startsWith('ses')) {
      const { Type, Message } = objectIn(json);
      return sesEvents(Type === 'Notification' ? parsedJson(Buffer.from(String(Message))) : json);
    }
    if (provider === 'sendgrid') return sendgridEvents(json);
    if (provider === 'mailgun') return [mailgunEvent(objectIn(objectIn(json)['event-data']))];
    return [postmarkEvent(objectIn(json))];
  };
  return { events: events() };
};

/**
 * What a body says to who is configured as the `headers_file` of its row says: keys, users, topics, the certificate of SNS, and
 * when it came. Nothing of that is taken from the body. `tokens`: those that were believed before.
 */
const checked = (
  provider: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  tokens: Set<string>,
): ProviderReading => {
  const { received_at: receivedAt } = headers;
  const request = { headers, body, now: receivedAt === undefined ? Date.now() : Date.parse(receivedAt) };
  switch (provider) {
    case 'sendgrid':
      return readSendgrid([headers.verification_key ?? ''], request);
    case 'mailgun':
      return once(readMailgun([headers.signing_key ?? ''], request), tokens);
    case 'postmark':
      return readPostmark([headers.expected_user ?? ''], request);
    case 'ses-sns': {
      const message = readSns((headers.topics ?? '').split(','), request);
      return 'refused' in message ? message : eventsOfSns(message, headers.certificate_for_signingcerturl ?? '');
    }
    default:
      return firstRefusal([readSendgrid([], request), readMailgun([], request), readPostmark([], request)]);
  }
};

const once = (reading: ProviderReading, tokens: Set<string>): ProviderReading => {
  if ('refused' in reading || reading.once === undefined) return reading;
  if (tokens.has(reading.once)) return { refused: 'the token was used before' };
  tokens.add(reading.once);
  return reading;
};

const firstRefusal = (readings: readonly ProviderReading[]): ProviderReading =>
  readings.find((reading) => !('refused' in reading)) ?? readings[0] ?? { refused: 'no provider' };
