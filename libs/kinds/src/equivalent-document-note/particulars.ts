import type { Particulars, Sale } from '@rubrica/fiscal';
import { equivalentDocument } from '../equivalent-document/equivalent-document.js';
import { POS } from '../equivalent-document/types.js';
import { discrepancyOf } from '../note/discrepancy.js';
import { statedReference } from '../note/stated-reference.js';
import type { EquivalentNoteDraft } from './draft.js';
import type { NoteType } from './types.js';

/** Returns what a note of a type says of the equivalent document that it corrects, and why. */
export const particularsOf =
  ({ catalogs, namesType }: NoteType) =>
  ({ draft: request, reference }: Sale): Particulars => {
    const draft = request as EquivalentNoteDraft;
    const corrected = reference ?? statedReference(equivalentDocument, draft.billing_reference);
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
