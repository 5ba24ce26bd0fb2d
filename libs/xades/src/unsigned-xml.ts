/**
 * A document that waits for its signature, as libs/ubl writes it. `head` + `tail` is the whole of it in canonical
 * form, without XML declaration; ds:Signature goes between them, with nothing around it.
 */
export interface UnsignedXml {
  /** Exactly as on the root, in canonical order, with a leading blank: ` xmlns="…" xmlns:cac="…" …`. */
  readonly namespaces: string;
  readonly head: string;
  readonly tail: string;
  /** What the file holds where that is not the canonical form itself: CDATA sections. */
  readonly file?: { readonly head: string; readonly tail: string };
}

/** Precedes the root in the file, outside all digests. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n';
