import { createHash, sign } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import { canonicalDocument, canonicalElement } from '../xml/canonical-xml.js';
import { readXml } from '../xml/read-xml.js';
import { descendantsOf, find, type XmlElement } from '../xml/xml.js';

/** Signs a changed document again, with new digests and value: an issuer who signs wrong content. */
export const resign = (xml: string, { key }: TestCertificate): string => {
  const withDigests = replaceDigests(xml);
  const signedInfo = find(signatureOf(withDigests), 'ds:SignedInfo');
  const value = sign('sha256', Buffer.from(signedInfo ? canonicalElement(signedInfo) : ''), key).toString('base64');
  return withDigests.replace(/(<ds:SignatureValue [^>]*>)[^<]*/, (_, tag: string) => tag + value);
};

const signatureOf = (xml: string): XmlElement | undefined => descendantsOf(readXml(xml).root, 'ds:Signature')[0];

const replaceDigests = (xml: string): string => {
  const document = readXml(xml);
  const [signature] = descendantsOf(document.root, 'ds:Signature');
  const keyInfo = find(signature, 'ds:KeyInfo');
  const properties = find(signature, 'ds:Object', 'xades:QualifyingProperties', 'xades:SignedProperties');
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');
  return xml.replace(/<ds:Reference .*?<\/ds:Reference>/g, (reference) => {
    const text = reference.includes('URI=""')
      ? canonicalDocument(document, signature)
      : canonicalElement((reference.includes('KeyInfo"') ? keyInfo : properties) ?? document.root);
    return reference.replace(/<ds:DigestValue>[^<]*/, () => `<ds:DigestValue>${digestOf(text)}`);
  });
};
