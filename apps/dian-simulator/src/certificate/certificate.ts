import { type KeyObject, X509Certificate } from 'node:crypto';

export interface Certificate {
  readonly x509: X509Certificate;
  readonly publicKey: KeyObject;
  /** Whether the key is one that signatures are accepted of: RSA of at least 2048 bits. */
  readonly hasStrongKey: boolean;
  /** Serial number in decimal. */
  readonly serialNumber: string;
  /** Numbers in the subject that may be a NIT, with or without its check digit; digits only. */
  readonly numbers: readonly string[];
  /** False when keyUsage excludes signatures. */
  readonly maySign: boolean;
  readonly validFrom: Date;
  readonly validTo: Date;
}

const SHORTEST_RSA = 2048;
const REMEMBERED = 1_000;
const remembered = new Map<string, Certificate | null>();

/** Returns null when the bytes are no certificate. Certificates are cached, because a few of them sign everything. */
export const readCertificate = (der: Buffer): Certificate | null => {
  const key = der.toString('latin1');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const certificate = parsed(der);
  remembered.set(key, certificate);
  return certificate;
};

const parsed = (der: Buffer): Certificate | null => {
  try {
    const x509 = new X509Certificate(der);
    const { publicKey } = x509;
    const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
    return {
      x509,
      publicKey,
      hasStrongKey: asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= SHORTEST_RSA,
      serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
      numbers: numbersOf(x509),
      maySign: (keyUsageOf(x509.raw) & (DIGITAL_SIGNATURE | NON_REPUDIATION)) !== 0,
      validFrom: x509.validFromDate,
      validTo: x509.validToDate,
    };
  } catch {
    return null;
  }
};

export const isValidAt = ({ validFrom, validTo }: Certificate, at: Date): boolean => validFrom <= at && at <= validTo;

/** Returns whether the certificate was issued to that NIT (given without check digit). */
export const belongsTo = ({ numbers }: Pick<Certificate, 'numbers'>, nit: string): boolean =>
  numbers.some((number) => number === nit || number.slice(0, -1) === nit);

/** serialNumber of the subject, as accredited CAs write it, and organizationIdentifier (`NTRCO-<NIT>`). */
const numbersOf = (x509: X509Certificate): string[] => {
  const subject: Readonly<Record<string, unknown>> = { ...x509.toLegacyObject().subject };
  return [subject['serialNumber'], subject['organizationIdentifier']]
    .flat()
    .filter((text) => typeof text === 'string')
    .map((text) => text.replace(/\D/g, ''))
    .filter((number) => number !== '');
};

const DIGITAL_SIGNATURE = 0x80;
const NON_REPUDIATION = 0x40;
const KEY_USAGE = Buffer.from('0603551d0f', 'hex');

/** First byte of keyUsage; all bits set when the extension is missing. */
const keyUsageOf = (certificate: Buffer): number => {
  const extension = elementsIn(extensionsOf(certificate)).find(({ body }) => body.subarray(0, 5).equals(KEY_USAGE));
  if (extension === undefined) return 0xff;
  const bitString = elementsIn(extension.body).at(-1)?.body ?? Buffer.alloc(0); // in an OCTET STRING
  return elementsIn(bitString)[0]?.body[1] ?? 0;
};

const EXTENSIONS = 0xa3;

/** Certificate → tbsCertificate → [3] → SEQUENCE. */
const extensionsOf = (certificate: Buffer): Buffer => {
  const tbs = elementsIn(elementsIn(certificate)[0]?.body ?? certificate)[0]?.body ?? certificate;
  const tagged = elementsIn(tbs).find(({ tag }) => tag === EXTENSIONS);
  return tagged === undefined ? Buffer.alloc(0) : (elementsIn(tagged.body)[0]?.body ?? Buffer.alloc(0));
};

/** The DER elements one after the other. The certificate was already parsed by OpenSSL, so it is well-formed. */
const elementsIn = (der: Buffer): { tag: number; body: Buffer }[] => {
  const found: { tag: number; body: Buffer }[] = [];
  for (let at = 0; at + 2 <= der.length;) {
    const tag = der.readUInt8(at);
    let length = der.readUInt8(at + 1);
    at += 2;
    if (length > 0x80) {
      const size = length - 0x80;
      length = der.readUIntBE(at, size);
      at += size;
    }
    found.push({ tag, body: der.subarray(at, at + length) });
    at += length;
  }
  return found;
};
