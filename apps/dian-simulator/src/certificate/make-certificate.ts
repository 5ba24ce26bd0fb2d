import { constants, generateKeyPair, privateEncrypt, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const YEARS = 10;

export interface KeyPair {
  readonly publicPem: string;
  readonly privatePem: string;
}

export const keyPair = async (): Promise<KeyPair> => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

export interface CertificateFields {
  readonly publicPem: string;
  readonly subject: forge.pki.CertificateField[];
  readonly issuer: forge.pki.CertificateField[];
  readonly issuerKeyPem: string;
  readonly extensions: object[];
  /** From how long ago it is valid; by default a day. */
  readonly ageMs?: number;
}

export const CA_EXTENSIONS = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];
export const SIGNER_EXTENSIONS = [
  { name: 'basicConstraints', cA: false, critical: true },
  { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
];

/** Returns a certificate in PEM. */
export const makeCertificate = ({
  publicPem,
  subject,
  issuer,
  issuerKeyPem,
  extensions,
  ageMs = DAY_MS,
}: CertificateFields): string => {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicPem);
  made.serialNumber = `01${randomBytes(15).toString('hex')}`; // the 01 keeps it positive, and without zeros in front
  made.validity.notBefore = new Date(Date.now() - ageMs);
  made.validity.notAfter = new Date(Date.now() + YEARS * YEAR_MS);
  made.setSubject(subject);
  made.setIssuer(issuer);
  made.setExtensions(extensions);
  made.sign(signerOf(issuerKeyPem), forge.md.sha256.create());
  return forge.pki.certificateToPem(made).replace(/\r/g, '');
};

/** DER of a DigestInfo of SHA-256, up to the digest itself. */
const SHA256_DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Signs with Node: forge signs in JavaScript, a hundred times slower. */
const signerOf = (keyPem: string): forge.pki.rsa.PrivateKey => {
  const key = { key: keyPem, padding: constants.RSA_PKCS1_PADDING };
  const sign = (digest: forge.md.MessageDigest): string =>
    privateEncrypt(key, Buffer.concat([SHA256_DIGEST_INFO, Buffer.from(digest.digest().toHex(), 'hex')])).toString(
      'latin1',
    );
  return { sign } as forge.pki.rsa.PrivateKey;
};
