import { constants, generateKeyPair, type KeyObject, privateEncrypt, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { certificatesOfPem, type KeyUsage } from '@rubrica/xades';
import forge from 'node-forge';
import { privateKeyOf } from '../key-custody/private-key.js';

/**
 * A certificate authority for the demo and the test environment: root → subordinate → end entity, like the accredited
 * ones. Its signatures are technically valid and have no legal value. Plain data, to be stored; the root's key is not
 * kept, since it signs only once.
 */
export interface CertificateAuthority {
  /** PEM of root and subordinate, for those who verify. */
  readonly bundlePem: string;
  readonly subordinatePem: string;
  /** DER. */
  readonly subordinatePkcs8: Buffer;
}

export interface LeafRequest {
  /** Legal name of the holder. */
  readonly name: string;
  /** Without check digit. */
  readonly nit: string;
  readonly days: number;
  /** The instant of issue. */
  readonly at: Date;
  /** Default: digitalSignature and nonRepudiation. */
  readonly keyUsage?: readonly KeyUsage[];
}

export interface IssuedLeaf {
  /** DER. */
  readonly pkcs8: Buffer;
  /** The end entity first, then its authority. */
  readonly chainPem: string;
}

const CA_YEARS = 20;
const YEAR_DAYS = 365;

export const createAuthority = async (name: string, at: Date): Promise<CertificateAuthority> => {
  const [root, subordinate] = await Promise.all([createKey(), createKey()]);
  const rootName = authorityName(name, 'Raíz');
  const subordinateName = authorityName(name, 'Subordinada');
  const issuer = { name: rootName, key: root };
  const validity = { at, days: CA_YEARS * YEAR_DAYS };
  const rootPem = certificatePem({
    ...validity,
    subject: rootName,
    key: root,
    issuer,
    extensions: AUTHORITY_EXTENSIONS,
  });
  const subordinatePem = certificatePem({
    ...validity,
    subject: subordinateName,
    key: subordinate,
    issuer,
    extensions: AUTHORITY_EXTENSIONS,
  });
  return { bundlePem: rootPem + subordinatePem, subordinatePem, subordinatePkcs8: pkcs8Of(subordinate) };
};

export const issueLeaf = async (authority: CertificateAuthority, request: LeafRequest): Promise<IssuedLeaf> => {
  const { name, nit, days, at, keyUsage = ['digitalSignature', 'nonRepudiation'] } = request;
  const key = await createKey();
  const leafPem = certificatePem({
    at,
    days,
    subject: [
      field('2.5.4.6', 'CO', Type.PRINTABLESTRING),
      field('2.5.4.10', name),
      field('2.5.4.5', nit, Type.PRINTABLESTRING),
      field('2.5.4.97', `NTRCO-${nit}`),
      field('2.5.4.3', name),
    ],
    key,
    issuer: {
      name: forge.pki.certificateFromPem(authority.subordinatePem).subject.attributes,
      key: privateKeyOf(authority.subordinatePkcs8),
    },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', critical: true, ...Object.fromEntries(keyUsage.map((usage) => [usage, true])) },
      { name: 'extKeyUsage', clientAuth: true, emailProtection: true },
    ],
  });
  return { pkcs8: pkcs8Of(key), chainPem: leafPem + authority.subordinatePem };
};

/** Writes a .p12 as authorities do. The password must be ASCII, a limit of node-forge. */
export const toPkcs12 = ({ pkcs8, chainPem }: IssuedLeaf, password: string): Buffer => {
  if (!/^[ -~]*$/.test(password)) throw new TypeError('the password of a demo container is ASCII');
  const key = forge.pki.privateKeyFromPem(pemOf(privateKeyOf(pkcs8)));
  const chain = certificatesOfPem(chainPem).map((der) =>
    forge.pki.certificateFromAsn1(forge.asn1.fromDer(binary(der))),
  );
  const container = forge.pkcs12.toPkcs12Asn1(key, chain, password, { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1');
};

const { Type } = forge.asn1;

const AUTHORITY_EXTENSIONS = [
  { name: 'basicConstraints', cA: true, critical: true },
  { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
];

/** X.520 limits names to 64 characters. */
const field = (type: string, value: string, valueTagClass = Type.UTF8): forge.pki.CertificateField => ({
  type,
  value: [...value].slice(0, 64).join(''),
  // node-forge's typings declare a tag class here; the value is the type of the string.
  valueTagClass: valueTagClass as number as forge.asn1.Class,
});

const authorityName = (name: string, unit: string): forge.pki.CertificateField[] => [
  field('2.5.4.6', 'CO', Type.PRINTABLESTRING),
  field('2.5.4.10', name),
  field('2.5.4.11', unit),
  field('2.5.4.3', `${name} ${unit}`),
];

interface CertificateRequest {
  readonly subject: forge.pki.CertificateField[];
  readonly key: KeyObject;
  readonly issuer: { readonly name: forge.pki.CertificateField[]; readonly key: KeyObject };
  readonly at: Date;
  readonly days: number;
  readonly extensions: readonly object[];
}

const certificatePem = ({ subject, key, issuer, at, days, extensions }: CertificateRequest): string => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKeyOf(key);
  certificate.serialNumber = serialNumber();
  certificate.validity.notBefore = new Date(at.getTime() - 60 * 60 * 1_000); // for clocks that are behind
  certificate.validity.notAfter = new Date(at.getTime() + days * 24 * 60 * 60 * 1_000);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer.name);
  certificate.setExtensions([
    ...extensions,
    { name: 'subjectKeyIdentifier' },
    { name: 'authorityKeyIdentifier', keyIdentifier: keyIdentifier(issuer.key) },
  ]);
  certificate.sign(signerOf(issuer.key), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n');
};

const generate = promisify(generateKeyPair);

const createKey = async (): Promise<KeyObject> => (await generate('rsa', { modulusLength: 2_048 })).privateKey;

const pkcs8Of = (key: KeyObject): Buffer => key.export({ type: 'pkcs8', format: 'der' });
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKeyOf = (key: KeyObject): forge.pki.rsa.PublicKey => {
  const { n, e } = forge.pki.privateKeyFromPem(pemOf(key));
  return forge.pki.setRsaPublicKey(n, e);
};

/** Makes a certificate with node-forge, and its signature with Node, which is tens of milliseconds faster. */
const signerOf = (key: KeyObject): forge.pki.rsa.PrivateKey => ({
  ...forge.pki.privateKeyFromPem(pemOf(key)),
  sign: (md) => {
    if (typeof md === 'string') throw new TypeError('a digest is signed, not a text');
    const digestInfo = Buffer.concat([SHA256_DIGEST_INFO, Buffer.from(md.digest().getBytes(), 'latin1')]);
    return binary(privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, digestInfo));
  },
});

/** DER prefix of a SHA-256 digest in an RSA PKCS#1 v1.5 signature. Source: RFC 8017, section 9.2. */
const SHA256_DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** SHA-1 of the public key, as node-forge computes it for `subjectKeyIdentifier`. */
const keyIdentifier = (key: KeyObject): string =>
  forge.pki.getPublicKeyFingerprint(publicKeyOf(key), { type: 'RSAPublicKey' }).getBytes();

/** 16 octets, positive. */
const serialNumber = (): string => {
  const bytes = randomBytes(16);
  bytes[0] = 0x60 | ((bytes[0] ?? 0) & 0x0f);
  return bytes.toString('hex');
};

const binary = (bytes: Buffer): string => bytes.toString('latin1');
