import { fiscalDocument } from '../compose/compose-document.js';
import { type DraftTotals, draftTotals } from '../compose/document-resource.js';
import type { FiscalOptions } from '../compose/options.js';
import type { SaleKind } from '../compose/sale-kind.js';
import { type DocumentDraft, isCorrection } from '../request/note-draft.js';
import type { TenantProfile } from '../request/party.js';
import type { Counterparty } from '../request/supplier.js';
import type { RuleSet } from './rule-set.js';
import type { DocumentTypeCode } from '../values/document-kind.js';
import { colombianDate } from '../values/fiscal-time.js';
import type { Steps } from '../values/steps.js';
import { type Finding, findingSteps } from './findings.js';

/** A request without faults that has no number, range and software yet. */
export interface Request {
  readonly typeCode: DocumentTypeCode;
  readonly draft: DocumentDraft;
  readonly issuer: TenantProfile;
  /** Null for the final consumer. */
  readonly counterparty: Counterparty | null;
  readonly now: Date;
  readonly options?: FiscalOptions;
}

/** A request of a kind with lines, taxes and totals. */
type SaleRequest = Request & { readonly kind: SaleKind; readonly rules: RuleSet };

/** Takes the place of numbers that are not known yet. It satisfies the rules on them. */
const PLACEHOLDER = '1';

export interface CheckedRequest {
  readonly totals: DraftTotals;
  /** What the tax authority's rules object to. */
  readonly found: readonly Finding[];
}

/** Computes a request in which `documentFaults` found no fault, and checks it by the tax authority's rules, one by one (ADR 0196). */
export function* requestCheckSteps(request: SaleRequest): Steps<CheckedRequest> {
  const { kind, rules, typeCode, draft, issuer, counterparty, now, options } = request;
  const today = colombianDate(now);
  const document = fiscalDocument({
    kind,
    draft,
    issuer,
    counterparty,
    number: PLACEHOLDER,
    range: null,
    issuedAt: draft.issued_at ?? now,
    reference:
      isCorrection(draft) && draft.billing_reference
        ? null
        : { number: PLACEHOLDER, uuid: '0'.repeat(96), issueDate: today },
    typeCode,
    environment: '2',
    software: { id: PLACEHOLDER, pin: '' },
    technicalKey: '',
    ...(options === undefined ? {} : { options }),
  });
  return { totals: draftTotals(document), found: yield* findingSteps(document, rules) };
}
