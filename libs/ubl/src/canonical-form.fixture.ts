import { referee } from '@rubrica/testing';
import { DOMImplementation, DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { setNodeDependencies } from 'xml-core';
import { XmlCanonicalizer } from 'xmldsigjs';
import { type UnsignedXml, xmlDeclaration } from './unsigned-xml.js';

setNodeDependencies({ DOMParser, DOMImplementation, XMLSerializer });

/** XML 1.0's line ends, where xmldom by itself has those of 1.1. */
export const parsed = (xml: string) =>
  new DOMParser({
    normalizeLineEndings: (text: string) => text.replace(/\r\n?/g, '\n'),
    onError: (level, message) => {
      if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');

/** Inclusive C14N without comments, by xmldsigjs. */
export const canonicalForm = (xml: string): string => new XmlCanonicalizer(false, false).Canonicalize(parsed(xml));

export const xmllint = referee('xmllint', 'libxml2-utils');

/** … and by libxml2. */
export const canonicalFormByXmllint = (xml: string): string =>
  xmllint.run(['--c14n', 'x.xml'], { 'x.xml': xml }).stdout;

const SIGNATURE = '<ds:Signature></ds:Signature>';

/** The file as it will be, with an empty signature, and what must be its canonical form. */
export const withEmptySignature = (unsigned: UnsignedXml): { readonly file: string; readonly canonical: string } => {
  const { head, tail, file = unsigned } = unsigned;
  return {
    file: `${xmlDeclaration}${file.head}${SIGNATURE}${file.tail}`,
    canonical: `${head}${SIGNATURE}${tail}`,
  };
};
