import { constants, generateKeyPair, privateEncrypt, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { type Authority, authorityOf } from './authority.js';

const CA_NAME = 'AC SIMULADA (no es una autoridad acreditada)';
const NAME = 'AUTORIDAD SIMULADA (no es la DIAN)';
/** So that readers who look for DIAN's number in the certificate find it. */
const DIAN_NIT = '800197268';
const YEARS = 10;

/** Reads the authority from the file, which the first start writes. With null it makes a new one each time. */
export const openAuthority = async (file: string | null): Promise<Authority> => {
  if (file === null) return authorityOf(await makeAuthority());
  if (existsSync(file)) return authorityOf(await readFile(file, 'utf8'));
  const pem = await makeAuthority();
  await writeFile(`${file}.new`, pem, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return authorityOf(pem);
};

/** Private key, certificate and its issuer's certificate, in this order. */
const makeAuthority = async (): Promise<string> => {
  const [ca, own] = await Promise.all([keyPair(), keyPair()]);
  const caName = [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Simulador' },
    { name: 'commonName', value: CA_NAME },
  ];
  const caCertificate = certificate(ca.publicPem, caName, caName, ca.privatePem, [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]);
  const name = [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Simulador' },
    { name: 'serialNumber', value: DIAN_NIT },
    { name: 'commonName', value: NAME },
  ];
  const ownCertificate = certificate(own.publicPem, name, caName, ca.privatePem, [
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  return `${own.privatePem}${ownCertificate}${caCertificate}`;
};

const keyPair = async (): Promise<{ publicPem: string; privatePem: string }> => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

const certificate = (
  publicPem: string,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  issuerKeyPem: string,
  extensions: object[],
): string => {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicPem);
  made.serialNumber = `01${randomBytes(15).toString('hex')}`; // the 01 keeps it positive, and without zeros in front
  made.validity.notBefore = new Date(Date.now() - 86_400_000);
  made.validity.notAfter = new Date(Date.now() + YEARS * 365 * 86_400_000);
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
