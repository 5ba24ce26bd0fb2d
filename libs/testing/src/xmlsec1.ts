import { type ProgramReferee, referee } from './referee.js';

export interface Xmlsec1 extends ProgramReferee {
  /** A XAdES signature: its value, its three references, and the chain up to the trusted certificates. */
  verifies(xml: string | Buffer, trustPem: string): boolean;
}

const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties';
const IDS = ['--id-attr:Id', 'KeyInfo', '--id-attr:Id', SIGNED_PROPERTIES];

/** The XML Security Library's command line. */
export const xmlsec1 = (): Xmlsec1 => {
  const program = referee('xmlsec1');
  return {
    ...program,
    verifies: (xml, trustPem) => {
      const pems = trustPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
      const trusted = pems.map((pem, index) => [`trust-${String(index)}.pem`, pem] as const);
      const trust = trusted.flatMap(([name]) => ['--trusted-pem', name]);
      const files = { 'signed.xml': xml, ...Object.fromEntries(trusted) };
      return program.run(['--verify', '--enabled-key-data', 'x509', ...IDS, ...trust, 'signed.xml'], files).ok;
    },
  };
};
