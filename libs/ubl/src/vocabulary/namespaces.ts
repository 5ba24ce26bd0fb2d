import { each, type UnsignedXml, type Xml } from '@rubrica/xml';
import { ext } from './vocabulary.js';

export type Root = 'Invoice' | 'CreditNote' | 'DebitNote' | 'AttachedDocument' | 'ApplicationResponse';

export const namespaceOf = (root: Root): string => `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;

export const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
export const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
export const EXT = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
export const STS = 'dian:gov:co:facturaelectronica:Structures-2-1';

const PREFIXED: readonly (readonly [prefix: string, namespace: string])[] = [
  ['cac', CAC],
  ['cbc', CBC],
  ['ds', 'http://www.w3.org/2000/09/xmldsig#'],
  ['ext', EXT],
  ['sts', STS],
  ['xades', 'http://uri.etsi.org/01903/v1.3.2#'],
  ['xades141', 'http://uri.etsi.org/01903/v1.4.1#'],
  ['xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
];

const PREFIXED_DECLARATIONS = PREFIXED.map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`).join('');

const namespacesOf = (root: Root): string => ` xmlns="${namespaceOf(root)}"${PREFIXED_DECLARATIONS}`;

const SIGNATURE_START = '<ext:UBLExtension><ext:ExtensionContent>';
const SIGNATURE_END = '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>';

/** Writes documents with this root. The signature goes into the last extension, behind those given. */
export const documentRoot = (root: Root) => {
  const namespaces = namespacesOf(root);
  const schema = `http://docs.oasis-open.org/ubl/os-UBL-2.1/xsd/maindoc/UBL-${root}-2.1.xsd`;
  const start = `<${root}${namespaces} xsi:schemaLocation="${namespaceOf(root)} ${schema}"><ext:UBLExtensions>`;
  const end = `</${root}>`;

  return (extensions: readonly Xml[], ...children: readonly Xml[]): UnsignedXml => ({
    namespaces,
    head: start + each(extensions, (content) => ext.UBLExtension(ext.ExtensionContent(content))) + SIGNATURE_START,
    // Joined at once: see `joined` in xml-writer.ts of libs/xml.
    tail: [SIGNATURE_END, ...children, end].join(''),
  });
};
