/**
 * The test set of a tenant, by which DIAN tests its software before production. The DIAN portal gives the id of the
 * set; documents of habilitación are sent for it until it is accepted. One stream per tenant and record of software at DIAN.
 */
export type TestSetEvent =
  | { readonly type: 'TestSetNamed'; readonly data: { readonly test_set_id: string } }
  /** The tenant has no test set any more; its documents are sent by SendBillSync. */
  | { readonly type: 'TestSetGivenUp'; readonly data: Readonly<Record<string, never>> }
  /** The tax authority answered that the set is accepted and takes no more documents. */
  | { readonly type: 'TestSetAccepted'; readonly data: DocumentReference }
  /** The tax authority refused the set: its id is wrong, or it belongs to other software. */
  | { readonly type: 'TestSetRefused'; readonly data: DocumentReference }
  /** The tax authority gave a verdict on a document of a set that it had refused before. */
  | { readonly type: 'TestSetTaken'; readonly data: DocumentReference };

interface DocumentReference {
  /** The document whose answer told it. */
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

/**
 * Returns the id of the set to send documents for, or null for SendBillSync. A refused set is tried again with each
 * document.
 */
export const testSetInUse = (set: TestSet): string | null =>
  set.status === 'open' || set.status === 'refused' ? set.id : null;
