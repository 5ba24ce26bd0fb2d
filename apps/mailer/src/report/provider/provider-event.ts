import type { MAIL_PROVIDERS } from '@rubrica/contracts';
import type { RecipientReport } from '../reading/report.js';

export type MailProvider = (typeof MAIL_PROVIDERS)[number];

/** An event of a provider about one recipient. */
export interface ProviderEvent {
  /** Id of the event at its provider; the same event may come twice. */
  readonly id: string | null;
  /** What we gave the provider with the mail, and it gives back: the token of the mailing. */
  readonly token: string | null;
  /** Message-ID of the mail, without angle brackets. */
  readonly messageId: string | null;
  readonly report: RecipientReport;
}

/** A request as it came; the names of its headers are in lower case. */
export interface ProviderRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a request says, or why it is not believed. */
export type ProviderReading =
  | {
      readonly events: readonly ProviderEvent[];
      /** Token that is remembered with the body, so that it is believed with no other one. */
      readonly once?: string;
    }
  | { readonly refused: string };

/** Providers try for a day to deliver a request. What comes twice meanwhile is known by the id of its event. */
const SIGNED_BEFORE_MS = 24 * 60 * 60_000;
const CLOCK_SKEW_MS = 5 * 60_000;

/** Events of one request that are read. */
export const MOST_EVENTS = 1_000;

/** Returns what is wrong with the time of a signature, or null. */
export const staleness = (signedSeconds: number, now: number): string | null =>
  signedSeconds * 1_000 > now - SIGNED_BEFORE_MS && signedSeconds * 1_000 < now + CLOCK_SKEW_MS
    ? null
    : 'the time of the signature is too far from now';

/** Parses JSON; undefined if it is none. */
export const parsedJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
