import { type NoteCatalogs, type Particulars, reasonCodeOf } from '@rubrica/fiscal';

type Concepts = Pick<NoteCatalogs, 'concepts' | 'conceptCodes'>;

interface Reason {
  readonly reason_code: string;
  readonly reason?: string | undefined;
}

/** Returns why a note corrects a document. A note without a text of its own has the name of DIAN's concept. */
export const discrepancyOf = (catalogs: Concepts, draft: Reason): NonNullable<Particulars['discrepancy']> => {
  const reasonCode = reasonCodeOf(catalogs, draft.reason_code) ?? draft.reason_code;
  const concept = catalogs.concepts.get(reasonCode) ?? reasonCode;
  return { reasonCode, concept, reason: draft.reason ?? concept };
};
