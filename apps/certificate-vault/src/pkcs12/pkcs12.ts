import type { Words } from '@rubrica/fiscal';
import { type KeyObject, X509Certificate } from 'node:crypto';
import {
  chainOf,
  childOf,
  childrenOf,
  contextTag,
  type DerElement,
  DerError,
  objectIdOf,
  octetsOf,
  readCertificate,
  readDer,
} from '@rubrica/xades';
import { privateKeyOf } from '../key-custody/private-key.js';
import { decrypt, isMacOf, type Mac, readMac, UnknownAlgorithm, type Unlocking, WrongPassword } from './decryption.js';
import { IterationBudget, TooManyIterations } from './key-derivation.js';
import { type PasswordForm, passwordForms } from './password.js';

/** Contents of an opened .p12: the key, its certificate, and the authorities above it that the file holds. */
export interface OpenedPkcs12 {
  readonly ok: true;
  readonly key: KeyObject;
  /** The certificate of the key first. */
  readonly chain: readonly [X509Certificate, ...X509Certificate[]];
}

export interface ClosedPkcs12 {
  readonly ok: false;
  readonly code: 'certificate_password_invalid' | 'certificate_unreadable' | 'certificate_key_unsupported';
  readonly detail: Words;
}

const MAX_BYTES = 64 * 1024;
const MAX_CERTIFICATES = 20;
const MAX_KEYS = 20;
/** Key sizes that the tax authority accepts. */
const RSA_BITS = { least: 2_048, most: 4_096 };

const OID = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  shroudedKeyBag: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  safeContentsBag: '1.2.840.113549.1.12.10.1.6',
  x509Certificate: '1.2.840.113549.1.9.22.1',
} as const;

/** Thrown when a container holds more keys or certificates than a chain has, each of which would cost time. */
class TooManyParts extends Error {}

/** Plaintext of one container: PKCS#8 keys, DER certificates. */
interface Contents {
  readonly keys: Buffer[];
  readonly certificates: Buffer[];
}

/**
 * Opens a PKCS#12 container (RFC 7292). Returns wrong passwords and unreadable files as values and does not throw for
 * them.
 */
export const openPkcs12 = async (bytes: Buffer, password: string): Promise<OpenedPkcs12 | ClosedPkcs12> => {
  if (bytes.length > MAX_BYTES)
    return unreadable({ en: 'the file is larger than 64 KiB', es: 'el archivo supera 64 KiB' });
  const contents: Contents = { keys: [], certificates: [] };
  try {
    await readContents(bytes, password, contents);
    return keyAndChain(contents);
  } catch (error) {
    if (error instanceof WrongPassword)
      return closed('certificate_password_invalid', {
        en: 'the password does not open the file',
        es: 'la contraseña no abre el archivo',
      });
    if (error instanceof DerError)
      return unreadable({
        en: 'the file is not a PKCS#12 container, or it is damaged',
        es: 'el archivo no es un contenedor PKCS#12, o está dañado',
      });
    if (error instanceof UnknownAlgorithm)
      return unreadable({
        en: `the file is protected in an unknown way (${error.message})`,
        es: `el archivo está protegido de una forma desconocida (${error.message})`,
      });
    if (error instanceof TooManyParts)
      return unreadable({
        en: `the file holds more than ${MAX_KEYS} keys or ${MAX_CERTIFICATES} certificates`,
        es: `el archivo tiene más de ${MAX_KEYS} claves o ${MAX_CERTIFICATES} certificados`,
      });
    if (error instanceof TooManyIterations)
      return unreadable({ en: 'the file asks for too many iterations', es: 'el archivo pide demasiadas iteraciones' });
    throw error;
  } finally {
    for (const key of contents.keys) key.fill(0);
  }
};

const readContents = async (bytes: Buffer, password: string, into: Contents): Promise<void> => {
  const [, authenticated, macData] = childrenOf(readDer(bytes));
  if (authenticated === undefined || objectIdOf(childOf(authenticated, 0)) !== OID.data) {
    throw new DerError('signed, not under a password');
  }
  const content = octetsOf(childOf(authenticated, 1, 0));
  const budget = new IterationBudget();
  const mac = macData === undefined ? null : readMac(macData);

  const forms = passwordForms(password);
  try {
    await readByPassword(forms, { content, mac, budget }, into);
  } finally {
    for (const { wide, narrow } of forms) {
      wide.fill(0);
      narrow.fill(0);
    }
  }
};

interface Closed {
  readonly content: Buffer;
  /** Null: the container has none, or one that is too dear to compute. */
  readonly mac: Mac | null;
  readonly budget: IterationBudget;
}

/** Reads the content by the first form of the password that opens it. */
const readByPassword = async (
  forms: readonly PasswordForm[],
  { content, mac, budget }: Closed,
  into: Contents,
): Promise<void> => {
  for (const [index, form] of forms.entries()) {
    const unlocking = { password: form, budget };
    try {
      if (mac && !(await isMacOf(mac, content, unlocking))) continue;
      for (const safe of childrenOf(readDer(content))) await readSafe(safe, unlocking, into);
      return;
    } catch (error) {
      // Without a MAC a wrong password shows only in the decrypted bytes: bad padding or, rarely, invalid DER. What is left of
      // the time after a password may not be enough for another spelling of it.
      const isWrong =
        error instanceof WrongPassword ||
        (mac === null && error instanceof DerError) ||
        (index > 0 && error instanceof TooManyIterations);
      if (!isWrong) throw error;
      for (const key of into.keys.splice(0)) key.fill(0);
      into.certificates.length = 0;
    }
  }
  throw new WrongPassword();
};

/** Reads one ContentInfo of the authenticated safe. */
const readSafe = async (safe: DerElement, unlocking: Unlocking, into: Contents): Promise<void> => {
  const type = objectIdOf(childOf(safe, 0));
  if (type === OID.data) {
    await readBags(readDer(octetsOf(childOf(safe, 1, 0))), unlocking, into);
  } else if (type === OID.encryptedData) {
    const encrypted = childOf(safe, 1, 0, 1);
    const plaintext = await decrypt(childOf(encrypted, 1), octetsOf(childOf(encrypted, 2)), unlocking);
    await readBags(readDer(plaintext), unlocking, into);
  } else throw new UnknownAlgorithm(type);
};

const readBags = async (safeContents: DerElement, unlocking: Unlocking, into: Contents): Promise<void> => {
  for (const bag of childrenOf(safeContents)) {
    const type = objectIdOf(childOf(bag, 0));
    const value = childOf(bag, 1, 0);
    if (into.keys.length === MAX_KEYS) throw new TooManyParts();
    if (type === OID.keyBag) into.keys.push(Buffer.from(value.bytes));
    else if (type === OID.shroudedKeyBag) {
      into.keys.push(await decrypt(childOf(value, 0), octetsOf(childOf(value, 1)), unlocking));
    } else if (type === OID.certificateBag) readCertificateBag(value, into);
    else if (type === OID.safeContentsBag) await readBags(value, unlocking, into);
  }
};

const readCertificateBag = (bag: DerElement, { certificates }: Contents): void => {
  const value = childrenOf(bag)[1];
  if (objectIdOf(childOf(bag, 0)) !== OID.x509Certificate || value?.tag !== contextTag(0)) return;
  if (certificates.length === MAX_CERTIFICATES) throw new TooManyParts();
  certificates.push(octetsOf(childOf(value, 0)));
};

const keyAndChain = ({ keys, certificates }: Contents): OpenedPkcs12 | ClosedPkcs12 => {
  if (keys.length === 0)
    return unreadable({ en: 'the file holds no private key', es: 'el archivo no tiene clave privada' });
  const heap = certificates.map(certificateOf).filter((certificate) => certificate !== null);
  const pairs = keys
    .map(keyOf)
    .filter((key) => key !== null)
    .map((key) => ({ key, leaf: newest(heap.filter((certificate) => certificate.checkPrivateKey(key))) }));

  if (pairs.length === 0)
    return closed('certificate_key_unsupported', {
      en: 'the private key is of an unknown kind',
      es: 'la clave privada es de una clase desconocida',
    });
  const pair = pairs.find(({ key, leaf }) => leaf !== undefined && isSupported(key));
  if (pair?.leaf !== undefined) {
    const [, ...authorities] = chainOf(pair.leaf, heap);
    const chain = [pair.leaf, ...authorities] as const;
    return chain.every(isReadable) ? { ok: true, key: pair.key, chain } : unreadable(MALFORMED);
  }
  return pairs.every(({ leaf }) => leaf === undefined)
    ? unreadable({
        en: 'the file holds no certificate of its private key',
        es: 'el archivo no tiene el certificado de su clave privada',
      })
    : closed('certificate_key_unsupported', {
        en: 'the tax authority takes RSA keys of 2048 to 4096 bits only',
        es: 'la DIAN solo acepta claves RSA de 2048 a 4096 bits',
      });
};

const MALFORMED: Words = {
  en: 'a certificate in the file is malformed',
  es: 'un certificado del archivo está mal formado',
};

/** OpenSSL reads certificates that break their standard, which nobody could use or would accept later. */
const isReadable = ({ raw }: X509Certificate): boolean => {
  try {
    readCertificate(raw);
    return true;
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
};

const isSupported = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean => {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return asymmetricKeyType === 'rsa' && bits >= RSA_BITS.least && bits <= RSA_BITS.most;
};

/** Returns the certificate that is valid longest; a renewed one may have the same key as the old one. */
const newest = (certificates: readonly X509Certificate[]): X509Certificate | undefined => {
  const validUntil = ({ raw }: X509Certificate): number => readCertificate(raw).notAfter.getTime();
  return certificates.toSorted((one, other) => validUntil(other) - validUntil(one))[0];
};

const certificateOf = (der: Buffer): X509Certificate | null => {
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
};

const keyOf = (pkcs8: Buffer): KeyObject | null => {
  try {
    return privateKeyOf(pkcs8);
  } catch {
    return null;
  }
};

const closed = (code: ClosedPkcs12['code'], detail: Words): ClosedPkcs12 => ({ ok: false, code, detail });
const unreadable = (detail: Words): ClosedPkcs12 => closed('certificate_unreadable', detail);
