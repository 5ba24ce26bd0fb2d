import {
  type BillingReference,
  type Particulars,
  reasonCodeOf,
  type Sale,
  type StatedReference,
} from '@rubrica/fiscal';
import { POS } from '../equivalent-document/types.js';
import type { EquivalentNoteDraft } from './draft.js';
import type { NoteType } from './types.js';

/** Returns what a note of a type says of the equivalent document that it corrects, and why. */
export const particularsOf =
  ({ catalogs, namesType }: NoteType) =>
  ({ draft: request, reference }: Sale): Particulars => {
    const draft = request as EquivalentNoteDraft;
    const reasonCode = reasonCodeOf(catalogs, draft.reason_code) ?? draft.reason_code;
    const concept = catalogs.concepts.get(reasonCode) ?? reasonCode;
    const corrected = reference ?? statedIn(draft.billing_reference as StatedReference | undefined);
    return {
      // The code of what is adjusted: a POS ticket is all that is issued so far.
      customizationId: POS.code,
      range: null,
      prepaid: [],
      billingReference: corrected && (namesType ? { ...corrected, typeCode: POS.code } : corrected),
      discrepancy: { reasonCode, concept, reason: draft.reason ?? concept },
      period: null,
    };
  };

const statedIn = (reference: StatedReference | undefined): BillingReference | null =>
  reference === undefined
    ? null
    : {
        number: reference.number,
        uuid: (reference['cude'] ?? '').toLowerCase(),
        uuidScheme: 'CUDE-SHA384',
        issueDate: reference.issue_date,
      };
