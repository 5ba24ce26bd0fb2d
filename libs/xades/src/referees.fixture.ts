import { referee } from '@rubrica/testing';

export const xmlsec1 = referee('xmlsec1');
export const xmllint = referee('xmllint', 'libxml2-utils');

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';

/** Signature, the three references, and the chain up to the trusted certificates. */
export const xmlsecAccepts = (xml: string, trustPem: string): boolean => {
  const trusted = trustPem.split(/(?<=-----END CERTIFICATE-----\n)/).map((pem, at) => [`trust-${String(at)}.pem`, pem]);
  const ids = ['--id-attr:Id', 'KeyInfo', '--id-attr:Id', `${XADES}:SignedProperties`];
  const trust = trusted.flatMap(([name = '']) => ['--trusted-pem', name]);
  const files = { 'signed.xml': xml, ...Object.fromEntries(trusted) };
  return xmlsec1.run(['--verify', '--enabled-key-data', 'x509', ...ids, ...trust, 'signed.xml'], files).ok;
};

export const xmllintCanonicalForm = (xml: string): string => xmllint.run(['--c14n', 'x.xml'], { 'x.xml': xml }).stdout;
