import { referee, xmlsec1 as xmlsec } from '@rubrica/testing';

export const xmlsec1 = xmlsec();
export const xmllint = referee('xmllint', 'libxml2-utils');

export const xmllintCanonicalForm = (xml: string): string => xmllint.run(['--c14n', 'x.xml'], { 'x.xml': xml }).stdout;
