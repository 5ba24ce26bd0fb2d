import { type ProgramReferee, referee } from './referee.js';

export interface Xmlsec1 extends ProgramReferee {
  /** A XAdES signature: its value, its three references, and the chain up to the trusted certificates. */
  verifies(xml: string | Buffer, trustPem: string): boolean;
  /** The same of many documents, in one call as long as they hold. */
  verifiesEach(documents: readonly string[], trustPem: string): boolean[];
}

const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties';
const IDS = ['--id-attr:Id', 'KeyInfo', '--id-attr:Id', SIGNED_PROPERTIES];

const filesOf = (kind: string, contents: readonly (string | Buffer)[]) =>
  Object.fromEntries(contents.map((content, index) => [`${kind}-${String(index)}`, content]));

/** The XML Security Library's command line. */
export const xmlsec1 = (): Xmlsec1 => {
  const program = referee('xmlsec1');
  const hold = (documents: readonly (string | Buffer)[], trustPem: string): boolean => {
    const pems = trustPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    const [trusted, signed] = [filesOf('trusted', pems), filesOf('signed', documents)];
    const trust = Object.keys(trusted).flatMap((name) => ['--trusted-pem', name]);
    const args = ['--verify', '--enabled-key-data', 'x509', ...IDS, ...trust, ...Object.keys(signed)];
    const { ok, stdout, stderr } = program.run(args, { ...trusted, ...signed });
    return ok && `${stdout}\n${stderr}`.match(/^OK$/gm)?.length === documents.length;
  };
  const verifies = (xml: string | Buffer, trustPem: string) => hold([xml], trustPem);
  return {
    ...program,
    verifies,
    verifiesEach: (documents, trustPem) => {
      const areAllGood = hold(documents, trustPem);
      return documents.map((xml) => areAllGood || verifies(xml, trustPem));
    },
  };
};
