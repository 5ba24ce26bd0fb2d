export { canonicalForm, canonicalText } from './canonical-form.js';
export { childElementsOf, elementsOf, isElement } from './element-tree.js';
export { type ForeignElement, foreignElement, readForeignXml, UnreadableXml } from './foreign-element.js';
export { type ForeignXmlLimits, parseForeignXml, type ParsedForeignXml, type XmlRefusal } from './foreign-xml.js';
export { type UnsignedXml, XML_DECLARATION } from './unsigned-xml.js';
export {
  attributes,
  type Attributes,
  branch,
  type Branch,
  branches,
  cdata,
  constant,
  each,
  IllegalXmlCharacter,
  leaf,
  type Leaf,
  leaves,
  none,
  rememberLast,
  type Xml,
} from './xml-writer.js';
