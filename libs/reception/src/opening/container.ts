import { elementAt, elementsAt, namespaceOf, type Root, textAt } from '@rubrica/ubl';
import { type ForeignElement, readForeignXml } from '@rubrica/xml';
import { LIMITS } from './limits.js';
import { asUtf8 } from './received-text.js';

/** A supplier's document as it came, with the answer of DIAN that came with it. */
export interface Container {
  /** Names of the files that it stood in, from the outermost on: `factura.zip/ad0900….xml`. */
  readonly place: string;
  /** XML of the invoice or note. */
  readonly document: string;
  /** XML of DIAN's ApplicationResponse; null where none came. */
  readonly answer: string | null;
  /** What the AttachedDocument says of the two; null for a document that came without one. */
  readonly stated: StatedContent | null;
  /** Its text was in another encoding than it said. */
  readonly isRepaired: boolean;
}

export interface StatedContent {
  readonly number: string;
  /** CUFE beside DIAN's answer; '' where it gives none. */
  readonly uuid: string;
  /** It holds more than one document in the place of the one. */
  readonly isAmbiguous: boolean;
}

const DOCUMENTS: readonly Root[] = ['Invoice', 'CreditNote', 'DebitNote'];

export const isRoot = (root: ForeignElement, name: Root): boolean =>
  root.name === name && root.namespace === namespaceOf(name);

export const isDocument = (root: ForeignElement): boolean => DOCUMENTS.some((name) => isRoot(root, name));

/** Parses an XML file of a stranger. Throws UnreadableXml. */
export const parsedXml = (xml: string): ForeignElement =>
  readForeignXml(xml, { maxBytes: LIMITS.xmlBytes, maxTags: LIMITS.xmlTags });

/** Takes an AttachedDocument apart; null for one without a document. */
export const containerOf = (
  root: ForeignElement,
  { place, isRepaired }: Pick<Container, 'place' | 'isRepaired'>,
): Container | null => {
  const document = attachedXml(root);
  if (document === null) return null;
  const reference = elementAt(root, 'ParentDocumentLineReference', 'DocumentReference');
  return {
    place,
    document,
    answer: attachedXml(reference),
    stated: {
      number: textAt(root, 'ParentDocumentID'),
      uuid: textAt(reference, 'UUID').toLowerCase(),
      isAmbiguous: [root, reference].some(
        (parent) => elementsAt(parent, 'Attachment').length > 1 || descriptionsOf(parent).length > 1,
      ),
    },
    isRepaired,
  };
};

const descriptionsOf = (parent: ForeignElement | undefined): readonly ForeignElement[] =>
  elementsAt(elementAt(parent, 'Attachment', 'ExternalReference'), 'Description');

/** Sections of CDATA that were split are one text. A few senders attach base64 in its place. */
const attachedXml = (parent: ForeignElement | undefined): string | null => {
  const text = descriptionsOf(parent)[0]?.text() ?? '';
  if (text.trim() !== '') return asUtf8(text);
  const binary = textAt(parent, 'Attachment', 'EmbeddedDocumentBinaryObject');
  return binary === '' ? null : asUtf8(Buffer.from(binary, 'base64').toString('utf8'));
};
