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
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [isIP(name) ? { type: 7, ip: name } : { type: 2, value: name }] },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const pkcs8 = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(privateKey));
  return { key: forge.pki.privateKeyInfoToPem(pkcs8), cert: forge.pki.certificateToPem(certificate) };
};
