import { type KeyObject, X509Certificate } from 'node:crypto';
import { type CertificateFacts, readCertificate } from './certificate.js';

// Answers of the tax authority all bear the same few certificates. What depends on their bytes alone is found out once;
// dates and trust are judged each time.

/** A certificate and all that is read of it. */
export interface ParsedCertificate {
  readonly certificate: X509Certificate;
  readonly facts: CertificateFacts;
  readonly publicKey: KeyObject;
  /** Length of the modulus; 0 for a key that is not RSA. */
  readonly rsaBits: number;
}

/** Anybody can send certificates, so that only some are kept. */
const MOST_KEPT = 64;
const kept = new Map<string, ParsedCertificate>();

/** Reads a certificate in DER completely. Throws where it is malformed. */
export const parsedCertificate = (der: Buffer): ParsedCertificate => {
  const name = der.toString('latin1');
  const known = kept.get(name);
  if (known !== undefined) return known;
  const certificate = new X509Certificate(der);
  const { publicKey } = certificate;
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  const parsed: ParsedCertificate = {
    certificate,
    facts: readCertificate(der),
    publicKey,
    rsaBits: asymmetricKeyType === 'rsa' ? (asymmetricKeyDetails?.modulusLength ?? 0) : 0,
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, parsed);
  return parsed;
};

const facts = new WeakMap<X509Certificate, CertificateFacts>();

/** Facts of a certificate that was given as an object. */
export const factsOf = (certificate: X509Certificate): CertificateFacts =>
  remembered(facts, certificate, () => readCertificate(certificate.raw));

const signed = new WeakMap<X509Certificate, WeakMap<X509Certificate, boolean>>();

/** Curves of authorities, by their names in OpenSSL; others cost up to twenty times as much. */
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];

/** Whether a signature is verified quickly: with RSA of 3,072 bits and an exponent as long, it takes 300 times as long. */
const isQuick = ({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa'
    ? (details?.modulusLength ?? Infinity) <= 8_192 && (details?.publicExponent ?? Infinity) < 2 ** 32
    : asymmetricKeyType === 'ec' && CURVES.includes(details?.namedCurve ?? '');

/**
 * Whether the authority's key signed the certificate and the names fit, whenever that was. False for kinds of keys that no
 * authority has and that take long, because the certificates of an uploaded container are anybody's.
 */
export const hasSigned = (authority: X509Certificate, certificate: X509Certificate): boolean =>
  remembered(
    remembered(signed, authority, () => new WeakMap<X509Certificate, boolean>()),
    certificate,
    () => certificate.checkIssued(authority) && isQuick(authority.publicKey) && certificate.verify(authority.publicKey),
  );

const remembered = <Value>(
  values: WeakMap<X509Certificate, Value>,
  certificate: X509Certificate,
  find: () => Value,
): Value => {
  const known = values.get(certificate);
  if (known !== undefined) return known;
  const found = find();
  values.set(certificate, found);
  return found;
};
