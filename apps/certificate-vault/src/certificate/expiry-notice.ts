import { EXPIRY_NOTICE_DAYS, type ExpiryNoticeDays } from '@rubrica/contracts';

const DAY_MS = 86_400_000;

const instantOf = (notAfter: Date, days: ExpiryNoticeDays): Date => new Date(notAfter.getTime() - days * DAY_MS);

/**
 * Returns the notice that is due at an instant for a certificate that ends at `notAfter`: the last one whose time has
 * come. Null before the first, and when the certificate has ended.
 */
export const dueNotice = (notAfter: Date, at: Date): ExpiryNoticeDays | null =>
  at > notAfter ? null : (EXPIRY_NOTICE_DAYS.findLast((days) => instantOf(notAfter, days) <= at) ?? null);

/** Returns when the next notice is due after an instant; null after the last. */
export const nextNoticeAt = (notAfter: Date, at: Date): Date | null => {
  const next = EXPIRY_NOTICE_DAYS.find((days) => instantOf(notAfter, days) > at);
  return next === undefined ? null : instantOf(notAfter, next);
};
