/**
 * A document that waits for its signature. `head` + `tail` is the whole of it in canonical form, without XML
 * declaration: what the first reference digests. ds:Signature goes between them, with nothing around it.
 */
export interface UnsignedXml {
  /** Exactly as on the root, in canonical order, with a leading blank: ` xmlns="…" xmlns:cac="…" …`. */
  readonly namespaces: string;
  readonly head: string;
  readonly tail: string;
  /**
   * What is written to the file where it is not the canonical form itself: CDATA sections. Absent: `head` and
   * `tail` are the file.
   */
  readonly file?: { readonly head: string; readonly tail: string };
}

/** Precedes the root in every file, outside all digests. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
