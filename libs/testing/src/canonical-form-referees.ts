import type { Document } from '@xmldom/xmldom';
import { type ProgramReferee, referee } from './referee.js';

/** Reads XML and writes its canonical form by code that is not ours. */
export interface XmldsigjsReferee {
  /** The document, with the line ends of XML 1.0; throws at every fault except U+FFFD. */
  parsed(xml: string): Document;
  /** Canonical XML 1.0 (inclusive) without comments. */
  canonicalForm(xml: string): string;
}

/** Loaded at this call: xmldsigjs takes long to load, and few suites need it. */
export const xmldsigjsReferee = async (): Promise<XmldsigjsReferee> => {
  const [{ DOMImplementation, DOMParser, XMLSerializer }, { setNodeDependencies }, { XmlCanonicalizer }] =
    await Promise.all([import('@xmldom/xmldom'), import('xml-core'), import('xmldsigjs')]);
  setNodeDependencies({ DOMParser, DOMImplementation, XMLSerializer });

  const parsed = (xml: string): Document =>
    new DOMParser({
      // xmldom by itself normalizes line ends as XML 1.1 does.
      normalizeLineEndings: (text: string) => text.replace(/\r\n?/g, '\n'),
      onError: (level, message) => {
        if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
        throw new Error(`${level}: ${message}`);
      },
    }).parseFromString(xml, 'text/xml');
  return { parsed, canonicalForm: (xml) => new XmlCanonicalizer(false, false).Canonicalize(parsed(xml)) };
};

export interface XmllintReferee extends ProgramReferee {
  /** Canonical XML 1.0 (inclusive), comments kept, by libxml2. */
  canonicalForm(xml: string): string;
}

export const xmllintReferee = (): XmllintReferee => {
  const program = referee('xmllint', 'libxml2-utils');
  return { ...program, canonicalForm: (xml) => program.run(['--c14n', 'x.xml'], { 'x.xml': xml }).stdout };
};
