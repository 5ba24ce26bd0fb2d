import { namespaceOf } from '../xml/namespaces.js';
import { textAt, type XmlElement } from '../xml/xml.js';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));

/** Throws for a kind that there is not: names come from `kindOf` and from the journal. */
export const kindNamed = (name: string): Kind => {
  const kind = BY_NAME.get(name);
  if (!kind) throw new Error(`the simulator knows no kind of document named ${name}`);
  return kind;
};

/** The type code that a document states; '' where its root has none. */
export const statedTypeOf = (root: XmlElement): string =>
  textAt(root, 'cbc:InvoiceTypeCode') || textAt(root, 'cbc:CreditNoteTypeCode');

/** Whether a document has the type of a kind that has another root: an Invoice of type 95. */
export const isOfOtherRoot = (root: XmlElement): boolean => {
  const type = statedTypeOf(root);
  return KINDS.some((kind) => kind.root !== root.name && kind.typeCodes.includes(type));
};

/** Returns the kind that root and type tell; for a type that no kind has that of its ProfileID, or the first of that root; null for any other root. */
export const kindOf = (root: XmlElement): Kind | null => {
  const same = KINDS.filter((kind) => root.name === kind.root && root.namespace === namespaceOf(kind.root));
  const type = statedTypeOf(root);
  const profile = textAt(root, 'cbc:ProfileID');
  return (
    same.find(({ typeCodes }) => typeCodes.includes(type)) ??
    same.find((kind) => kind.profile === profile) ??
    same[0] ??
    null
  );
};
