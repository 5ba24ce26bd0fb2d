import { isIP } from 'node:net';
import forge from 'node-forge';

/** A new certificate of a server of that name or address, its own authority, valid for an hour. PEM both, the key as PKCS#8. */
export const tlsCertificate = (name: string): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now() + 3_600_000);
  const attributes = [{ name: 'commonName', value: name }];
  certificate.setSubject(attributes);
  certificate.setIssuer(attributes);
  certificate.setExtensions([{ name: 'basicConstraints', cA: true }, altNameOf(name)]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const pkcs8 = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(privateKey));
  return { key: forge.pki.privateKeyInfoToPem(pkcs8), cert: forge.pki.certificateToPem(certificate) };
};

/** What a certificate of a server says; by default of that name, for servers, valid for an hour. */
export interface ServerCertificate {
  readonly name: string;
  readonly validFromMs?: number;
  readonly validToMs?: number;
  /** `false`: the name stands in the subject alone. */
  readonly hasAltName?: boolean;
  readonly purpose?: 'serverAuth' | 'clientAuth';
}

/** An authority for certificates of servers, which share one key. PEM all. */
export interface TlsAuthority {
  readonly cert: string;
  issue(certificate: ServerCertificate): { readonly key: string; readonly cert: string };
}

export const tlsAuthority = (): TlsAuthority => {
  const own = forge.pki.rsa.generateKeyPair(2048);
  const servers = forge.pki.rsa.generateKeyPair(2048);
  const issuer = [{ name: 'commonName', value: `authority ${String(process.pid)} ${String(performance.now())}` }];
  let serial = 1;
  const certificateOf = (
    subject: forge.pki.CertificateField[],
    publicKey: forge.pki.PublicKey,
    [fromMs, toMs]: readonly [number, number],
    extensions: object[],
  ): string => {
    const certificate = forge.pki.createCertificate();
    serial += 1;
    certificate.publicKey = publicKey;
    certificate.serialNumber = serial.toString(16).padStart(4, '0');
    certificate.validity.notBefore = new Date(Date.now() + fromMs);
    certificate.validity.notAfter = new Date(Date.now() + toMs);
    certificate.setSubject(subject);
    certificate.setIssuer(issuer);
    certificate.setExtensions(extensions);
    certificate.sign(own.privateKey, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  return {
    cert: certificateOf(
      issuer,
      own.publicKey,
      [-60_000, 3_600_000],
      [{ name: 'basicConstraints', cA: true, critical: true }],
    ),
    issue: ({ name, validFromMs = -60_000, validToMs = 3_600_000, hasAltName = true, purpose = 'serverAuth' }) => ({
      key: forge.pki.privateKeyToPem(servers.privateKey),
      cert: certificateOf(
        [{ name: 'commonName', value: name }],
        servers.publicKey,
        [validFromMs, validToMs],
        [{ name: 'extKeyUsage', [purpose]: true }, ...(hasAltName ? [altNameOf(name)] : [])],
      ),
    }),
  };
};

const altNameOf = (name: string) => ({
  name: 'subjectAltName',
  altNames: [isIP(name) ? { type: 7, ip: name } : { type: 2, value: name }],
});
