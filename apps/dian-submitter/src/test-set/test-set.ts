/**
 * The documents by which a tenant's software is proven before production: DIAN's portal names a set, and documents of
 * habilitación are sent for it until it is accepted. One stream per tenant.
 */
export type TestSetEvent =
  | { readonly type: 'TestSetNamed'; readonly data: { readonly test_set_id: string } }
  /** Documents go the ordinary way. */
  | { readonly type: 'TestSetGivenUp'; readonly data: Readonly<Record<string, never>> }
  /** The tax authority said that it takes no more documents, as it is accepted. */
  | { readonly type: 'TestSetAccepted'; readonly data: DocumentReference }
  /** It said that it takes none: a wrong id, or a set of other software. */
  | { readonly type: 'TestSetRefused'; readonly data: DocumentReference }
  /** It has judged a document of a set that it had refused. */
  | { readonly type: 'TestSetTaken'; readonly data: DocumentReference };

interface DocumentReference {
  /** Of which it was said. */
  readonly document_id: string;
}

export type TestSet =
  | { readonly status: 'none' }
  | {
      readonly status: 'open' | 'refused' | 'accepted';
      readonly id: string;
    };

export const none: TestSet = { status: 'none' };

export const evolve = (set: TestSet, event: TestSetEvent): TestSet => {
  if (event.type === 'TestSetNamed') return { status: 'open', id: event.data.test_set_id };
  if (event.type === 'TestSetGivenUp' || set.status === 'none') return none;
  switch (event.type) {
    case 'TestSetAccepted':
      return { ...set, status: 'accepted' };
    case 'TestSetRefused':
      return { ...set, status: 'refused' };
    case 'TestSetTaken':
      return { ...set, status: 'open' };
  }
};

/** The set that documents are sent for now; null: they go the ordinary way. One that was refused is tried again by each. */
export const testSetInUse = (set: TestSet): string | null =>
  set.status === 'open' || set.status === 'refused' ? set.id : null;
