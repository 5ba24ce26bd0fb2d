import type { DocumentDraft } from '@rubrica/fiscal';
import type { KindCollection } from '../kind.js';
import type { PurchaseDraft } from './draft.js';
import { purchaseWeek } from './purchase-week.js';
import { weeklyPurchaseFaults } from './weekly-faults.js';

/** As many as a request of the kind may have. */
const MOST_LINES = 2000;
const MOST_PAIRS = 50;

const purchaseOf = (draft: DocumentDraft): PurchaseDraft => draft as PurchaseDraft;

/** The purchases of a week from one seller become one document: the lines of all requests, in the order in which they came. */
export const weekly: KindCollection = {
  isAsked: (draft) => purchaseOf(draft).transmission === 'weekly',
  closesAt: (now) => purchaseWeek(now).closesAt,
  faults: (draft, now) => weeklyPurchaseFaults(purchaseOf(draft), now),
  common: (draft) => {
    const {
      lines: _lines,
      external_id: _id,
      metadata: _pairs,
      supplier: _,
      supplier_id: __,
      ...common
    } = purchaseOf(draft);
    return common;
  },
  with: (collected, added) => {
    const lines = [...collected.lines, ...added.lines];
    const metadata = { ...collected.metadata, ...added.metadata };
    if (lines.length > MOST_LINES || Object.keys(metadata).length > MOST_PAIRS) return null;
    return { ...collected, lines, ...(collected.metadata || added.metadata ? { metadata } : {}) } as DocumentDraft;
  },
};
