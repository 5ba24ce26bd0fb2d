import type { Pin } from './delivery-request.js';
import { ownValue } from '@rubrica/fiscal';

/** One row of a table of URLs and DNS answers; `npm run verify:addresses` says what its columns mean. */
export interface AddressRow {
  readonly id: string;
  readonly kind: 'url' | 'dns' | 'rebind' | 'redirect';
  readonly url: string;
  /** Answers of consecutive look-ups; the last one stays. */
  readonly lookUps: readonly LookUp[];
  readonly atCreate: boolean;
  readonly atDelivery: boolean;
  readonly expected: 'allow' | 'deny';
  /** What a receiver that is reached answers. */
  readonly answer: ScriptedAnswer;
}

/** Addresses; or that nobody answers, at once or never. */
export type LookUp = readonly string[] | 'error' | 'silence';

export interface ScriptedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was seen of a row: at registration, and of each attempt of a delivery. */
export interface Seen {
  readonly isAccepted: boolean;
  readonly attempts: readonly SeenAttempt[];
}

export interface SeenAttempt {
  /** Connections that were begun, before any byte. */
  readonly pins: readonly Pin[];
  /** Addresses that this attempt's look-up gave; empty for a URL with a literal one. */
  readonly answered: readonly string[];
  readonly ok: boolean;
}

/** Reads a row of the table, by the names of its columns. Throws when a value is none of the known ones. */
export const addressRow = (row: Readonly<Record<string, string | undefined>>): AddressRow => {
  const { id = '', kind, url = '', dns = '', when = '', expected, why = '' } = row;
  if (kind !== 'url' && kind !== 'dns' && kind !== 'rebind' && kind !== 'redirect')
    throw new Error(`${id}: the kind is url, dns, rebind or redirect, not ${String(kind)}`);
  if (expected !== 'allow' && expected !== 'deny')
    throw new Error(`${id}: allow or deny is expected, not ${String(expected)}`);
  return {
    id,
    kind,
    url: unescaped(url),
    lookUps: dns === '' ? [] : dns.split('|').map((answers) => lookUp(answers.trim())),
    atCreate: when.includes('create'),
    atDelivery: when.includes('delivery'),
    expected,
    answer: kind === 'redirect' ? scriptedAnswer(why) : { status: 200, headers: {} },
  };
};

/** `\t \n \r \0 \\` and `\uXXXX` stand for those characters. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|([tnr0\\]))/g, (_, hex: string | undefined, letter: string) =>
    hex === undefined
      ? (ownValue({ t: '\t', n: '\n', r: '\r', 0: '\0', '\\': '\\' }, letter) ?? '')
      : String.fromCharCode(parseInt(hex, 16)),
  );

/** `A 8.8.8.8, AAAA ::1`, `A 8.8.8.8 x200`, `NODATA`, `NXDOMAIN`, `SERVFAIL`, `TIMEOUT`; a CNAME alone leads nowhere. */
const lookUp = (answers: string): LookUp => {
  if (answers.startsWith('TIMEOUT')) return 'silence';
  if (/^(SERVFAIL|NXDOMAIN)/.test(answers)) return 'error';
  return answers.split(',').flatMap((answer) => {
    const [, address, times = '1'] = /(?:^|\s)(?:A|AAAA) (\S+)(?: x(\d+))?/.exec(answer.trim()) ?? [];
    return address === undefined ? [] : Array.from({ length: Number(times) }, () => address);
  });
};

/** `302 Location http://127.0.0.1/: why`, `200 with Refresh: 0; url=…: why` */
const scriptedAnswer = (text: string): ScriptedAnswer => {
  const [, location] = /Location (.+?)(?:: |$)/.exec(text) ?? [];
  const [, refresh] = /Refresh: (.+?)(?: : |$)/.exec(text) ?? [];
  return {
    status: Number(text.slice(0, 3)),
    headers: {
      ...(location === undefined ? {} : { Location: unescaped(location) }),
      ...(refresh === undefined ? {} : { Refresh: refresh }),
    },
  };
};

/** Returns what is wrong with what was seen; null when it is what the table expects. */
export const mistakeIn = (row: AddressRow, seen: Seen): string | null =>
  row.expected === 'allow' ? refused(row, seen) : letThrough(row, seen);

const refused = (row: AddressRow, { isAccepted, attempts }: Seen): string | null => {
  if (row.atCreate && !isAccepted) return 'refused at registration';
  if (!row.atDelivery) return null;
  if (attempts.some(({ pins }) => pins.length !== 1)) return 'not called exactly once by an attempt';
  return attempts.every(({ ok }) => ok) ? null : 'the attempt failed';
};

const letThrough = (row: AddressRow, { isAccepted, attempts }: Seen): string | null => {
  const foreign = attempts.some(({ pins, answered }) => pins.some(({ address }) => !answered.includes(address)));
  switch (row.kind) {
    case 'redirect':
      if (attempts.some(({ pins, ok }) => pins.length > 1 || ok)) return 'followed, or taken for a success';
      return null;
    case 'rebind':
      if (foreign) return 'connected to an address that its look-up did not give';
      return attempts.at(-1)?.pins.length === 0 ? null : 'connected after the answer had changed';
    case 'url':
    case 'dns':
      if (row.atCreate && isAccepted) return 'accepted at registration';
      return attempts.some(({ pins }) => pins.length > 0) ? 'connected' : null;
  }
};
