import { documentTypeCode, fiscalDocument } from '../compose/compose-document.js';
import type { DocumentKind } from '../values/document-kind.js';
import { colombianDate } from '../values/fiscal-time.js';
import type { DraftOfKind } from '../request/note-draft.js';
import type { FiscalOptions } from '../compose/options.js';
import type { CustomerInput, TenantProfile } from '../request/party.js';
import { type Finding, findings } from './registry.js';

/** A request without faults, before it has number, range and software. */
export interface Request<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly draft: DraftOfKind[Kind];
  readonly supplier: TenantProfile;
  /** Null: the final consumer. */
  readonly customer: CustomerInput | null;
  readonly now: Date;
  readonly options?: FiscalOptions;
}

/** Numbers that stand for those to come: what the rules say of them is not asked for. */
const PLACEHOLDER = '1';

/** What the tax authority's rules say of a request that `documentFaults` has nothing against. */
export const requestFindings = <Kind extends DocumentKind>(request: Request<Kind>): Finding[] => {
  const { kind, draft, supplier, customer, now, options } = request;
  const today = colombianDate(now);
  const document = fiscalDocument({
    draft,
    supplier,
    customer,
    number: PLACEHOLDER,
    range: null,
    issuedAt: draft.issued_at ?? now,
    reference: { number: PLACEHOLDER, uuid: '0'.repeat(96), issueDate: today },
    typeCode: documentTypeCode(kind, draft),
    environment: '2',
    software: { id: PLACEHOLDER, pin: '' },
    technicalKey: '',
    ...(options === undefined ? {} : { options }),
  });
  return findings(document, { signingDate: today });
};
