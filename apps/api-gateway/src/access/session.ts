import { createHash, randomBytes } from 'node:crypto';

/** Whom a session is for: people of companies on the public listener, operators on theirs. */
export type Audience = 'tenant' | 'operator';

const HOUR_MS = 3_600_000;

/** How long a session lives without a request, and at most. */
export const SESSION_LIMITS: Readonly<Record<Audience, { readonly idleMs: number; readonly wholeMs: number }>> = {
  tenant: { idleMs: 12 * HOUR_MS, wholeMs: 14 * 24 * HOUR_MS },
  operator: { idleMs: HOUR_MS, wholeMs: 12 * HOUR_MS },
};

/** How long a step-up counts. */
const STEP_UP_MS = 600_000;

/** Times of a session, in ms since 1970. */
export interface SessionTimes {
  readonly seenMs: number;
  readonly expiresMs: number;
  /** -Infinity without a step-up. */
  readonly steppedUpMs: number;
}

export const isSessionOver = ({ seenMs, expiresMs }: SessionTimes, audience: Audience, nowMs: number): boolean =>
  nowMs >= expiresMs || nowMs - seenMs >= SESSION_LIMITS[audience].idleMs;

export const isSteppedUp = ({ steppedUpMs }: SessionTimes, nowMs: number): boolean => nowMs - steppedUpMs < STEP_UP_MS;

/** Returns the end of a step-up. */
export const stepUpEndsAt = (steppedUpAt: Date): Date => new Date(steppedUpAt.getTime() + STEP_UP_MS);

/** Makes the text of a session or of a single-use link: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Hash under which a token is stored; its text is stored nowhere. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('hex');
