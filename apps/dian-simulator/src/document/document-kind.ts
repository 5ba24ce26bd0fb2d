import { namespaceOf } from '../xml/namespaces.js';
import { children, type XmlElement } from '../xml/xml.js';

export type DocumentKind = 'Invoice' | 'CreditNote' | 'DebitNote';

/** Returns the kind that the root element names; null for any other root. */
export const kindOf = (root: XmlElement): DocumentKind | null => {
  const kinds: readonly DocumentKind[] = ['Invoice', 'CreditNote', 'DebitNote'];
  return kinds.find((kind) => root.name === kind && root.namespace === namespaceOf(kind)) ?? null;
};

/** The one sts:DianExtensions of a document. */
export const dianExtensionsOf = (root: XmlElement): XmlElement | undefined => {
  const found = children(root, 'ext:UBLExtensions')
    .flatMap((extensions) => children(extensions, 'ext:UBLExtension'))
    .flatMap((extension) => children(extension, 'ext:ExtensionContent'))
    .flatMap((content) => children(content, 'sts:DianExtensions'));
  return found.length === 1 ? found[0] : undefined;
};
