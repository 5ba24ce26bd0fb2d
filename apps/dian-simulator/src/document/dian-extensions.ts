import { children, type XmlElement } from '../xml/xml.js';

/** The sts:DianExtensions of a document: there should be one. */
export const dianExtensionsIn = (root: XmlElement): XmlElement[] =>
  children(root, 'ext:UBLExtensions')
    .flatMap((extensions) => children(extensions, 'ext:UBLExtension'))
    .flatMap((extension) => children(extension, 'ext:ExtensionContent'))
    .flatMap((content) => children(content, 'sts:DianExtensions'));
