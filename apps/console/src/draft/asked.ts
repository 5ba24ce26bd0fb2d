/** What a form is asked to begin with. It stands in the address. */
export interface AskedForm {
  /** Id of a draft to go on with. */
  readonly draft?: string | undefined;
  /** Id of the rejected document that is corrected. */
  readonly corrects?: string | undefined;
  /** Id of the document that a note is about. */
  readonly of?: string | undefined;
  /** Id of the customer or the supplier of a new document. */
  readonly party?: string | undefined;
  /** JSON pointer of the field that gets the focus. */
  readonly field?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 300 ? value : undefined;

/** Reads the query of the address of a form. */
export const readAsked = (query: Readonly<Record<string, unknown>>): AskedForm => ({
  draft: text(query['draft']),
  corrects: text(query['corrects']),
  of: text(query['of']),
  party: text(query['party']),
  field: text(query['field']),
});
