import { X509Certificate } from 'node:crypto';
import {
  bitsOf,
  childOf,
  childrenOf,
  contextTag,
  countOf,
  DerError,
  integerOf,
  objectIdOf,
  octetsOf,
  readDer,
  TAG,
  timeOf,
} from './der.js';
import { type DistinguishedName, readDistinguishedName } from './distinguished-name.js';

/** Source: RFC 5280, section 4.2.1.3, in the order of its bits. */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;
export type KeyUsage = (typeof KEY_USAGES)[number];

/** Fields of a certificate that Node's X509Certificate lacks or gives in an unreliable form. */
export interface CertificateFacts {
  /** In decimal. */
  readonly serialNumber: string;
  readonly issuer: DistinguishedName;
  readonly subject: DistinguishedName;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Null: the certificate does not restrict its key. */
  readonly keyUsage: readonly KeyUsage[] | null;
  /** Null: the certificate is not one of an authority. */
  readonly authority: { /** authorities below this one; null: any number */ readonly pathLength: number | null } | null;
  /** Content of each extension in DER, by its object identifier. */
  readonly extensions: ReadonlyMap<string, Buffer>;
}

const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';

/** Reads a certificate in DER. Throws DerError where the bytes are none. */
export const readCertificate = (der: Buffer): CertificateFacts => {
  const parts = childrenOf(childOf(readDer(der), 0));
  // The version is absent in certificates of version 1: then the serial number comes first.
  const tbs = parts[0]?.tag === contextTag(0) ? parts.slice(1) : parts;
  const [serialNumber, , issuer, validity, subject, , ...optional] = tbs;
  if (!serialNumber || !issuer || !validity || !subject) throw new DerError('not a certificate');

  const list = optional.find(({ tag }) => tag === contextTag(3));
  const extensions = new Map(
    (list === undefined ? [] : childrenOf(childOf(list, 0))).map((extension) => {
      const fields = childrenOf(extension); // the second is `critical` unless absent
      return [objectIdOf(childOf(extension, 0)), octetsOf(childOf(extension, fields.length - 1))];
    }),
  );
  return {
    serialNumber: integerOf(serialNumber).toString(),
    issuer: readDistinguishedName(issuer),
    subject: readDistinguishedName(subject),
    notBefore: timeOf(childOf(validity, 0)),
    notAfter: timeOf(childOf(validity, 1)),
    keyUsage: keyUsageOf(extensions.get(KEY_USAGE)),
    authority: authorityOf(extensions.get(BASIC_CONSTRAINTS)),
    extensions,
  };
};

/** Certificates (DER) in a PEM text, in its order. Other content is ignored. */
export const certificatesOfPem = (pem: string): Buffer[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----/g)].map(([, base64 = '']) =>
    Buffer.from(base64, 'base64'),
  );

export const pemOfCertificates = (certificates: readonly Buffer[]): string =>
  certificates.map((der) => new X509Certificate(der).toString()).join('');

const keyUsageOf = (extension: Buffer | undefined): readonly KeyUsage[] | null => {
  if (extension === undefined) return null;
  const bits = bitsOf(readDer(extension));
  return KEY_USAGES.filter((_, bit) => ((bits[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0);
};

const authorityOf = (extension: Buffer | undefined): CertificateFacts['authority'] => {
  if (extension === undefined) return null;
  const [isAuthority, pathLength] = childrenOf(readDer(extension));
  if (isAuthority?.tag !== TAG.boolean || isAuthority.content[0] === 0) return null;
  return { pathLength: pathLength === undefined ? null : countOf(pathLength) };
};
