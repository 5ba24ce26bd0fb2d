import { namespaceOf } from '../xml/namespaces.js';
import { children, type XmlElement } from '../xml/xml.js';

export type DocumentKind = 'Invoice' | 'CreditNote' | 'DebitNote';

/** Returns the kind that the root element names; null for any other root. */
export const kindOf = (root: XmlElement): DocumentKind | null => {
  const kinds: readonly DocumentKind[] = ['Invoice', 'CreditNote', 'DebitNote'];
  return kinds.find((kind) => root.name === kind && root.namespace === namespaceOf(kind)) ?? null;
};

/** The sts:DianExtensions of a document: there should be one. */
export const dianExtensionsIn = (root: XmlElement): XmlElement[] =>
  children(root, 'ext:UBLExtensions')
    .flatMap((extensions) => children(extensions, 'ext:UBLExtension'))
    .flatMap((extension) => children(extension, 'ext:ExtensionContent'))
    .flatMap((content) => children(content, 'sts:DianExtensions'));
