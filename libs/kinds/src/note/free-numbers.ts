import type { DocumentKind } from '@rubrica/fiscal';
import type { KindNumbering } from '../kind.js';

/** Returns the numbering of a kind of notes: a company numbers them as it likes, DIAN authorises no range of them. */
export const freeNumbers = (name: DocumentKind, testPrefix: string): KindNumbering => ({
  ranges: [{ name, isAuthorized: false, hasTechnicalKey: false, isPaper: false }],
  testRange: {
    prefix: testPrefix,
    from: 1,
    to: 999_999_999,
    resolution_number: null,
    resolution_date: null,
    valid_from: null,
    valid_to: null,
    technicalKey: null,
  },
});
