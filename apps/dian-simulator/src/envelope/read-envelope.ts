import { readXml, XmlError } from '../xml/read-xml.js';
import { children, elementsOf, is, textAt, textOf, type XmlDocument, type XmlElement } from '../xml/xml.js';
import { SoapFault } from './fault.js';

export interface Envelope {
  readonly ids: XmlDocument['ids'];
  readonly header: XmlElement;
  /** Name of the operation, such as `SendBillSync`. */
  readonly operation: string;
  /** Returns the text of the operation's element of that name; '' when there is none. */
  readonly parameter: (name: string) => string;
}

const ACTIONS = 'http://wcf.dian.colombia/IWcfDianCustomerServices/';

/**
 * Reads a SOAP 1.2 message to the service at that path. `action` is the content type's, if it has one. Throws
 * SoapFault.
 */
export const readEnvelope = (bytes: Buffer, { path, action }: { path: string; action: string | null }): Envelope => {
  const { root, ids } = parsed(bytes);
  const header = only(root, 'soap:Header');
  const [payload, ...more] = elementsOf(only(root, 'soap:Body'));
  if (!is(root, 'soap:Envelope') || payload === undefined || more.length > 0) throw unreadable('no SOAP 1.2 envelope');

  const operation = payload.name;
  const stated = textAt(header, 'wsa:Action');
  if (
    stated !== `${ACTIONS}${operation}` ||
    !is(payload, `wcf:${operation}`) ||
    (action !== null && action !== stated)
  ) {
    throw new SoapFault('ActionNotSupported', 'wsa:Action, the content type and the body do not name one operation');
  }
  const to = textOf(only(header, 'wsa:To'));
  if (!URL.canParse(to) || new URL(to).pathname !== path) {
    throw new SoapFault('DestinationUnreachable', `wsa:To has to be the URL of ${path}`);
  }
  return { ids, header, operation, parameter: (name) => textAt(payload, `wcf:${name}`) };
};

const parsed = (bytes: Buffer): XmlDocument => {
  try {
    return readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) throw unreadable(error.message);
    throw error;
  }
};

const only = (parent: XmlElement, name: 'soap:Header' | 'soap:Body' | 'wsa:To'): XmlElement => {
  const [element, ...more] = children(parent, name);
  if (element === undefined || more.length > 0) throw unreadable(`${name} is missing, or is there more than once`);
  return element;
};

const unreadable = (why: string): SoapFault => new SoapFault('DeserializationFailed', why);
