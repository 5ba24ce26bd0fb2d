import { type BillingReference, type Particulars, type Sale, type StatedReference } from '@rubrica/fiscal';
import { POS } from '../equivalent-document/types.js';
import { discrepancyOf } from '../note/discrepancy.js';
import type { EquivalentNoteDraft } from './draft.js';
import type { NoteType } from './types.js';

/** Returns what a note of a type says of the equivalent document that it corrects, and why. */
export const particularsOf =
  ({ catalogs, namesType }: NoteType) =>
  ({ draft: request, reference }: Sale): Particulars => {
    const draft = request as EquivalentNoteDraft;
    const corrected = reference ?? statedIn(draft.billing_reference as StatedReference | undefined);
    return {
      // The code of what is adjusted: a POS ticket is all that is issued so far.
      customizationId: POS.code,
      range: null,
      prepaid: [],
      billingReference: corrected && (namesType ? { ...corrected, typeCode: POS.code } : corrected),
      discrepancy: discrepancyOf(catalogs, draft),
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
