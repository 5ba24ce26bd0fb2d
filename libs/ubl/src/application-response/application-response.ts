/** The tax authority's answer to one document. */
export interface ApplicationResponse {
  /** Number that the authority gave to this answer. */
  readonly id: string;
  /** CUDE of the answer, not of the document. */
  readonly cude: string;
  /** Time of the validation, as YYYY-MM-DDTHH:MM:SS-05:00. */
  readonly validatedAt: string;
  /** 02 validated, 04 rejected. */
  readonly responseCode: string;
  readonly description: string;
  readonly document: { readonly number: string; readonly uuid: string };
  /** One per rule that was notified or violated; the first has code `0000` and only repeats the verdict. */
  readonly lines: readonly { readonly code: string; readonly text: string }[];
}
