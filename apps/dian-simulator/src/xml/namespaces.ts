/** Prefixes as this program writes them in paths; documents may use others. */
export const NAMESPACES = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  soap: 'http://www.w3.org/2003/05/soap-envelope',
  wsa: 'http://www.w3.org/2005/08/addressing',
  wsse: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
  wsu: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd',
  wcf: 'http://wcf.dian.colombia',
  ec: 'http://www.w3.org/2001/10/xml-exc-c14n#',
} as const;

export type Prefix = keyof typeof NAMESPACES;

/** Qualified name such as `cac:Party`. */
export type QName = `${Prefix}:${string}`;

export const namespaceOf = (
  root: 'Invoice' | 'CreditNote' | 'DebitNote' | 'AttachedDocument' | 'ApplicationResponse',
): string => `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;
