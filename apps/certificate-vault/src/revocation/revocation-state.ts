/**
 * What an authority says of a certificate. `unknown`: nothing that counts was said; `why` is for the log.
 * Source of the reasons: RFC 5280, section 5.3.1.
 */
export type RevocationState =
  | { readonly state: 'good' }
  | {
      readonly state: 'revoked';
      readonly at: Date;
      /** `certificateHold`: it may be lifted again. */ readonly isHold: boolean;
    }
  | { readonly state: 'unknown'; readonly why: string };

export const unknownState = (why: string): RevocationState => ({ state: 'unknown', why });

/** CRLReason `certificateHold`. */
export const HOLD = 6;

/** What clocks of authorities may be ahead of ours. */
const SKEW_MS = 5 * 60_000;
/** How long an answer counts that does not say when the next one comes. */
const WITHOUT_NEXT_MS = 24 * 3_600_000;

/** Tells whether a statement of `thisUpdate` still counts. */
export const isCurrent = (thisUpdate: Date, nextUpdate: Date | null, at: Date): boolean =>
  thisUpdate.getTime() <= at.getTime() + SKEW_MS &&
  at.getTime() <= (nextUpdate?.getTime() ?? thisUpdate.getTime() + WITHOUT_NEXT_MS);
