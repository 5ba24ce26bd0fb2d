import type { BillingReference, StatedReference } from '@rubrica/fiscal';
import type { Kind } from '../kind.js';

/**
 * Returns the corrected document of a note that states it because another system issued it; null if the note states
 * none. `corrected`: its kind. Types of a kind may have hashes of different names: an invoice from paper (03) has a CUDE.
 */
export const statedReference = (
  corrected: Pick<Kind, 'hashName' | 'types'>,
  stated: object | undefined,
): BillingReference | null => {
  if (stated === undefined) return null;
  const reference = stated as StatedReference;
  const [first] = corrected.types;
  const { number, issue_date: issueDate, type_code: typeCode = first?.code } = reference;
  const type = corrected.types.find(({ code }) => code === typeCode);
  return {
    number,
    uuid: (reference[corrected.hashName.toLowerCase()] ?? '').toLowerCase(),
    ...(type && { uuidScheme: type.scheme }),
    issueDate,
  };
};
