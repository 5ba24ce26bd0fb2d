/**
 * Document without its signature. `head` + `tail` is its canonical form, without XML declaration: the text that the
 * first reference digests. ds:Signature is inserted between the two, with no white space around it.
 */
export interface UnsignedXml {
  /** Declarations exactly as on the root, in canonical order, with a leading blank: ` xmlns="…" xmlns:cac="…" …`. */
  readonly namespaces: string;
  readonly head: string;
  readonly tail: string;
  /**
   * Text of the file where it differs from the canonical form, because it has CDATA sections. Absent: the file is
   * `head` and `tail`.
   */
  readonly file?: { readonly head: string; readonly tail: string };
}

/** First line of every file. No digest includes it. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
