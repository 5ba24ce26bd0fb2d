import type { FailureCode } from '@rubrica/contracts';
import {
  type BillingReference,
  colombianDate,
  type DocumentDraft,
  type FiscalOptions,
  paperOriginalOf,
} from '@rubrica/fiscal';
import { kindOf, rangeTypeFor } from '@rubrica/kinds';
import { offsetTime } from '@rubrica/service';
import type { AllottableRange, Allotter, PaperOriginal, RangeWish } from '../numbering-range/allotment.js';
import { lackOfAuthorization, lackOfNumbers } from '../numbering-range/lack-of-numbers.js';
import { type TechnicalKeys, technicalKeyOf } from '../numbering-range/technical-keys.js';
import { authorizationOn, rangesWith } from './reauthorization.js';
import type { Software } from '../software/software.js';
import { hashesOf, type RequestContent } from '../document/composition.js';
import type { DocumentCommand } from '../document/document.decide.js';
import {
  type Document,
  type KnownDocument,
  type Numbered,
  type OpenDocument,
  type SignedEdition,
  type SigningPlan,
  type WaitReason,
} from '../document/document.js';
import { CERTIFICATE_MISSING, softwareMissing } from '../document/issuing-waits.js';
import { correctedRejected, referenceTo, waitForCorrected } from '../document/reference.js';
import { inheritedNumber, timeAfter } from './correction.js';

/** A document that is to be signed, with what its next step depends on. */
export interface Candidate {
  readonly document: OpenDocument;
  readonly request: RequestContent;
  /** The document that a note refers to, if this service issued it, else null. */
  readonly referred: Document | null;
  /** The rejected document whose number a correction takes over, else null. */
  readonly corrected: Document | null;
  /** Certificate that signs for the tenant now, or null. */
  readonly certificateId: string | null;
  /** Null when none is registered. */
  readonly software: Software | null;
  /**
   * For a document that is ordered into contingency: a moment at which the contingency lasted, or null when it is over.
   * Undefined when dian-submitter was not asked.
   */
  readonly outageAt?: Date | null | undefined;
}

/** Values that all documents of a batch share. */
export interface Planning {
  readonly now: Date;
  readonly allotter: Allotter;
  readonly technicalKeys: TechnicalKeys;
  /** Ranges of the documents that have a number: what their prefixes are authorised for now, oldest first. */
  readonly authorized: readonly AllottableRange[];
  readonly options: FiscalOptions;
  readonly newSignatureId: () => string;
}

export type NextStep =
  | {
      readonly does: 'wait';
      readonly data: WaitReason;
      /** Day (YYYY-MM-DD) on which the wait ends by itself, where one is known. */
      readonly until?: string | null;
    }
  | { readonly does: 'fail'; readonly code: FailureCode; readonly detail: string }
  /** The present plan is still valid. */
  | { readonly does: 'sign' }
  | {
      readonly does: 'plan';
      /** Of the provider, for the file's name; undefined: the issuer's own software. */
      readonly softwareCode: string | undefined;
      readonly commands: readonly DocumentCommand[];
      readonly plan: Omit<SigningPlan, 'file_number'>;
    };

/**
 * Returns the next step of a document that is to be signed. Takes a number from the allotter only when nothing else is
 * missing, so that a document that waits or fails uses none.
 */
export const nextStep = (candidate: Candidate, planning: Planning): NextStep => {
  const { document, request, referred, certificateId, software } = candidate;
  const { received, signed } = document;
  const isLate = !document.plan && needsOutageCheck(document) && !candidate.outageAt;
  const contingency = isLate ? null : document.contingency;
  // CTG01: the signing time is a moment at which the contingency was known to last.
  const now = (contingency && candidate.outageAt) || planning.now;
  const { allotter, options } = planning;
  const inherited = inheritedNumber(candidate, now);
  const wish = wishOf(candidate);
  // FAD09e: the day of issue is the day of signing, except for paper originals and editions in contingency.
  const isBoundToDay = !contingency && !wish.paper;
  if (document.plan && (!isBoundToDay || isToday(document.plan.issued_at, now))) return { does: 'sign' };
  const reference = referred && referenceTo(referred);
  const referredKind = kindOf(received.kind).corrects?.kind ?? '';
  if (reference === 'never') return { does: 'fail', ...correctedRejected(referredKind) };
  if (reference === 'not_yet') return { does: 'wait', data: waitForCorrected(referredKind) };
  if (certificateId === null) return { does: 'wait', data: CERTIFICATE_MISSING };
  if (software === null) return { does: 'wait', data: softwareMissing(kindOf(received.kind).software) };

  const known = document.numbered ?? inherited;
  const allotment = known ? null : allotter.next(wish, now, request.draft.issued_at ?? null);
  const taken = known ?? (allotment && numberedBy(allotment, candidate));
  if (!taken) return { does: 'wait', ...lackOfNumbers(wish, allotter.all(), colombianDate(now)) };
  const isRedated = isBoundToDay && !isToday(taken.issued_at, now);
  // A later edition has its own time of issue, both in contingency and after it.
  const isIssuedNow = isRedated || (signed !== null && !wish.paper);
  const kept = isBoundToDay && signed && isOtherSignatureOnly(signed, { certificateId, reference, now });
  const issuedAt = kept ? signed.issued_at : isIssuedNow ? timeAfter(signed?.issued_at, now) : taken.issued_at;
  const hasOwn = allotment !== null || wish.paper !== null;
  const day = colombianDate(issuedAt);
  const authorized = rangesWith(taken, { planning, document });
  const authorization = hasOwn ? taken : authorizationOn(taken, day, { authorized, document });
  if (!authorization) return { does: 'wait', ...lackOfAuthorization(taken, authorized, day) };
  const numbered = { ...taken, ...authorization };
  const decided = {
    type_code: (contingency && !wish.paper && kindOf(received.kind).contingencyTypeCode) || numbered.type_code,
    issued_at: issuedAt,
    software_id: software.id,
    software_provider: software.provider && { nit: software.provider.nit, name: software.provider.name },
    options,
    reference,
  } as const;
  const technicalKey = technicalKeyOf(planning.technicalKeys, numbered);
  const hashes = hashesOf({ request, received, numbered }, decided, { pin: software.pin, technicalKey });
  if (allotment) allotter.take(allotment);
  return {
    does: 'plan',
    softwareCode: software.provider?.code,
    commands: [
      ...(document.plan ? [{ type: 'DropSigningPlan', why: 'midnight' } as const] : []),
      ...(isLate ? [{ type: 'ForgoContingency' } as const] : []),
      ...(document.numbered ? [] : [{ type: 'TakeNumber', data: numbered } as const]),
      ...(document.numbered && authorization !== taken ? [{ type: 'Reauthorize', authorization } as const] : []),
      ...(isRedated ? [{ type: 'Redate', issuedAt } as const] : []),
    ],
    plan: {
      ...decided,
      edition: (signed?.edition ?? 0) + 1,
      certificate_id: certificateId,
      signing_time: offsetTime(now),
      signature_id: planning.newSignatureId(),
      software_security_code: hashes.softwareSecurityCode,
      cufe: hashes.uuid,
    },
  };
};

/** True when dian-submitter must be asked, before the signature, whether the contingency still lasts. */
export const needsOutageCheck = ({ contingency }: KnownDocument): boolean =>
  contingency !== null && !contingency.simulated;

export const wishOf = ({
  document: { received },
  request: { draft },
}: {
  readonly document: Pick<KnownDocument, 'received'>;
  readonly request: RequestContent;
}): RangeWish => {
  const paper = paperOriginal(draft);
  return {
    tenantId: received.tenant_id,
    environment: received.environment,
    documentType: rangeTypeFor(received.kind, paper !== null),
    rangeId: received.numbering_range_id,
    paper,
  };
};

/** Returns number and time of the paper that a type 03 transcribes; the gateway has checked that both are given. */
const paperOriginal = (draft: DocumentDraft): PaperOriginal | null => {
  const original = paperOriginalOf(draft);
  if (!original) return null;
  const { number, issuedAt } = original;
  if (number === undefined || issuedAt === undefined) throw new Error('a paper original has a number and a time');
  return { number, issuedAt };
};

const numberedBy = (
  { rangeId, prefix, sequence, number, issuedAt, range }: NonNullable<ReturnType<Allotter['next']>>,
  { document, request }: Candidate,
): Numbered => ({
  numbering_range_id: rangeId,
  prefix,
  sequence,
  number,
  type_code: kindOf(document.received.kind).typeCodeOf(request.draft),
  issued_at: issuedAt,
  range,
});

/** The certificate is no part of the CUFE: an edition in which nothing else changes keeps its time, and so its CUFE. */
const isOtherSignatureOnly = (
  signed: SignedEdition,
  { certificateId, reference, now }: { certificateId: string; reference: BillingReference | null; now: Date },
): boolean =>
  signed.certificate_id !== certificateId &&
  signed.type_code !== '04' &&
  signed.reference?.uuid === reference?.uuid &&
  isToday(signed.issued_at, now);

const isToday = (issuedAt: string, now: Date): boolean => colombianDate(issuedAt) === colombianDate(now);
