import type { TimerRequest } from '@rubrica/eventing';

/** Kind of the timers by which mails of suppliers are handed over. */
export const HAND_OVER = 'hand-over-received-mail';

export interface ReceivedMail {
  /** The mail as it came. */
  readonly mail_blob: string;
}

/** The same mail is one timer, however often a server sends it. */
export const receivedMailTimer = (tenantId: string, mail_blob: string): TimerRequest => ({
  kind: HAND_OVER,
  key: `${tenantId}/${mail_blob}`,
  group: tenantId,
  payload: { mail_blob } satisfies ReceivedMail,
});
