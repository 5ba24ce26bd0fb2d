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

/** Contents of a .p12 that was opened by our own reader (ADR 0071): the key, its certificate, and the authorities above it that the file holds. */
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
  readonly fix: Words;
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
    return unreadable({ en: 'the file is larger than 64 KiB', es: 'el archivo supera 64 KiB' }, EXPORT_AGAIN);
  const contents: Contents = { keys: [], certificates: [] };
  try {
    await readContents(bytes, password, contents);
    return keyAndChain(contents);
  } catch (error) {
    if (error instanceof WrongPassword)
      return closed(
        'certificate_password_invalid',
        { en: 'the password does not open the file', es: 'la contraseña no abre el archivo' },
        TRY_PASSWORD,
      );
    if (error instanceof DerError)
      return unreadable(
        {
          en: 'the file is not a PKCS#12 container, or it is damaged',
          es: 'el archivo no es un contenedor PKCS#12, o está dañado',
        },
        WHOLE_FILE,
      );
    if (error instanceof UnknownAlgorithm)
      return unreadable(
        {
          en: `the file is protected in an unknown way (${error.message})`,
          es: `el archivo está protegido de una forma desconocida (${error.message})`,
        },
        EXPORT_AGAIN,
      );
    if (error instanceof TooManyParts)
      return unreadable(
        {
          en: `the file holds more than ${MAX_KEYS} keys or ${MAX_CERTIFICATES} certificates`,
          es: `el archivo tiene más de ${MAX_KEYS} claves o ${MAX_CERTIFICATES} certificados`,
        },
        EXPORT_AGAIN,
      );
    if (error instanceof TooManyIterations)
      return unreadable(
        { en: 'the file asks for too many iterations', es: 'el archivo pide demasiadas iteraciones' },
        EXPORT_AGAIN,
      );
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
      if (mac === null && holdsNoise(into)) throw new WrongPassword();
      return;
    } catch (error) {
      // Without a MAC a wrong password shows only in the decrypted bytes: bad padding or, rarely, invalid DER or a key that is
      // none. What is left of the time after a password may not be enough for another spelling of it.
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

/** Whether a container has keys, and none of them is one. */
const holdsNoise = ({ keys }: Contents): boolean => keys.length > 0 && keys.every((key) => keyOf(key) === null);

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
    return unreadable({ en: 'the file holds no private key', es: 'el archivo no tiene clave privada' }, WITH_KEY);
  const heap = certificates.map(certificateOf).filter((certificate) => certificate !== null);
  const pairs = keys
    .map(keyOf)
    .filter((key) => key !== null)
    .map((key) => ({ key, leaf: newest(heap.filter((certificate) => certificate.checkPrivateKey(key))) }));

  if (pairs.length === 0)
    return closed(
      'certificate_key_unsupported',
      { en: 'the private key is of an unknown kind', es: 'la clave privada es de una clase desconocida' },
      RSA_KEY,
    );
  const pair = pairs.find(({ key, leaf }) => leaf !== undefined && isSupported(key));
  if (pair?.leaf !== undefined) {
    const [, ...authorities] = chainOf(pair.leaf, heap);
    const chain = [pair.leaf, ...authorities] as const;
    return chain.every(isReadable) ? { ok: true, key: pair.key, chain } : unreadable(MALFORMED, ISSUE_ANEW);
  }
  return pairs.every(({ leaf }) => leaf === undefined)
    ? unreadable(
        {
          en: 'the file holds no certificate of its private key',
          es: 'el archivo no tiene el certificado de su clave privada',
        },
        WITH_KEY,
      )
    : closed(
        'certificate_key_unsupported',
        {
          en: 'the tax authority takes RSA keys of 2048 to 4096 bits only',
          es: 'la DIAN solo acepta claves RSA de 2048 a 4096 bits',
        },
        RSA_KEY,
      );
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

const closed = (code: ClosedPkcs12['code'], detail: Words, fix: Words): ClosedPkcs12 => ({
  ok: false,
  code,
  detail,
  fix,
});
const unreadable = (detail: Words, fix: Words): ClosedPkcs12 => closed('certificate_unreadable', detail, fix);

// What helps by cause; none asks for what was done already.
const RSA_KEY: Words = {
  en: 'Ask your certification authority for a certificate with an RSA key of 2048 bits or more, 4096 at most.',
  es: 'Pida a su entidad de certificación un certificado con clave RSA de 2048 bits o más, 4096 como máximo.',
};
const TRY_PASSWORD: Words = {
  en: 'Check capital letters and blanks: it is the password that was chosen when the file was downloaded or exported. If it does not open the file on your computer either, ask your certification authority how to get the file again.',
  es: 'Revise mayúsculas y espacios: es la contraseña que se eligió al descargar o exportar el archivo. Si tampoco lo abre en su computador, pregunte a su entidad de certificación cómo obtener el archivo de nuevo.',
};
const WHOLE_FILE: Words = {
  en: 'Send all bytes of the .p12 or .pfx file, encoded in base64 once. A .cer, .crt, .pem or .jks file is another format: export it as PKCS#12, with its private key.',
  es: 'Envíe todos los bytes del archivo .p12 o .pfx, codificados en base64 una sola vez. Un archivo .cer, .crt, .pem o .jks es de otro formato: expórtelo como PKCS#12, con su clave privada.',
};
const ISSUE_ANEW: Words = {
  en: 'Ask your certification authority to issue the certificate anew.',
  es: 'Pida a su entidad de certificación que expida de nuevo el certificado.',
};
const WITH_KEY: Words = {
  en: 'Export the certificate again together with its private key, on the computer where it was requested.',
  es: 'Exporte de nuevo el certificado junto con su clave privada, en el computador donde se solicitó.',
};
const EXPORT_AGAIN: Words = {
  en: 'Export the certificate anew as PKCS#12 (AES-256, SHA-256), with its private key and the certificates of its authority alone.',
  es: 'Exporte otra vez el certificado como PKCS#12 (AES-256, SHA-256), solo con su clave privada y los certificados de su entidad.',
};
