import type { TestSet, TestSetEvent } from './test-set.js';

export type TestSetCommand =
  /** `testSetId` null: the tenant has no test set any more. */
  | { readonly type: 'NameTestSet'; readonly testSetId: string | null }
  | {
      readonly type: 'HearOfTestSet';
      /** The set that the document was sent for; the tenant may have named another one since. */
      readonly testSetId: string;
      readonly documentId: string;
      readonly said: 'accepted' | 'refused' | 'judged';
    };

export const decide = (command: TestSetCommand, set: TestSet): readonly TestSetEvent[] =>
  command.type === 'NameTestSet' ? name(command.testSetId, set) : hear(command, set);

/**
 * Naming the id of a refused set again opens it, as the tenant may have corrected it in the portal. An accepted set
 * stays accepted.
 */
const name = (testSetId: string | null, set: TestSet): readonly TestSetEvent[] => {
  if (testSetId === null) return set.status === 'none' ? [] : [{ type: 'TestSetGivenUp', data: {} }];
  const isKnown = set.status !== 'none' && set.status !== 'refused' && set.id === testSetId;
  return isKnown ? [] : [{ type: 'TestSetNamed', data: { test_set_id: testSetId } }];
};

const hear = (
  { testSetId, documentId, said }: TestSetCommand & { type: 'HearOfTestSet' },
  set: TestSet,
): readonly TestSetEvent[] => {
  if (set.status === 'none' || set.status === 'accepted' || set.id !== testSetId) return [];
  const data = { document_id: documentId };
  switch (said) {
    case 'accepted':
      return [{ type: 'TestSetAccepted', data }];
    case 'refused':
      return set.status === 'refused' ? [] : [{ type: 'TestSetRefused', data }];
    case 'judged':
      return set.status === 'refused' ? [{ type: 'TestSetTaken', data }] : [];
  }
};
