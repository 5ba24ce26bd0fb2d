import { excerpt, resultOf, type SoapRequest } from '../dian/soap.js';

export const getXmlByDocumentKey = (cufe: string): SoapRequest => ({
  operation: 'GetXmlByDocumentKey',
  parameters: [['trackId', cufe]],
});

const EVENT_RESPONSE = 'http://schemas.datacontract.org/2004/07/EventResponse';
const FOUND = '100';

/**
 * Reads the answer to GetXmlByDocumentKey: the XML that DIAN keeps, null where it gives none to this caller; undefined
 * where this is no answer at all. None throws.
 */
export const readDocumentCopy = (body: Uint8Array): Buffer | null | undefined => {
  const read = resultOf('GetXmlByDocumentKey', body);
  if (read.kind !== 'result') return undefined;
  const code = excerpt(read.result.child(EVENT_RESPONSE, 'Code')?.text() ?? '');
  const base64 = read.result.child(EVENT_RESPONSE, 'XmlBytesBase64')?.text() ?? '';
  return code === FOUND && base64.trim() !== '' ? Buffer.from(base64, 'base64') : null;
};
