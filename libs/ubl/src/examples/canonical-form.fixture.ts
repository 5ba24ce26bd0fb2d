import { xmldsigjsReferee, xmllintReferee } from '@rubrica/testing';
import { type UnsignedXml, XML_DECLARATION } from '@rubrica/xml';

export const { parsed, canonicalForm } = await xmldsigjsReferee();

export const xmllint = xmllintReferee();
export const canonicalFormByXmllint = xmllint.canonicalForm;

const SIGNATURE = '<ds:Signature></ds:Signature>';

/** The file with an empty signature, and the canonical form that it must have. */
export const withEmptySignature = (unsigned: UnsignedXml): { readonly file: string; readonly canonical: string } => {
  const { head, tail, file = unsigned } = unsigned;
  return {
    file: `${XML_DECLARATION}${file.head}${SIGNATURE}${file.tail}`,
    canonical: `${head}${SIGNATURE}${tail}`,
  };
};
