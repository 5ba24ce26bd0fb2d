/** What an authority says of a document. */
export interface ApplicationResponse {
  /** The authority's own number of this answer. */
  readonly id: string;
  /** Of the answer itself. */
  readonly cude: string;
  /** YYYY-MM-DDTHH:MM:SS-05:00: when the document was validated. */
  readonly validatedAt: string;
  /** 02 validated, 04 rejected. */
  readonly responseCode: string;
  readonly description: string;
  readonly document: { readonly number: string; readonly uuid: string };
  /** First `0000`, then one for each rule that had something to say. */
  readonly lines: readonly { readonly code: string; readonly text: string }[];
}
