import { xmllintReferee, xmlsec1 as xmlsec } from '@rubrica/testing';

export const xmlsec1 = xmlsec();
export const xmllint = xmllintReferee();
export const xmllintCanonicalForm = xmllint.canonicalForm;
