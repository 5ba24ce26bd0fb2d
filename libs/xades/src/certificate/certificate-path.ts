import { X509Certificate } from 'node:crypto';
import { certificatesOfPem, readCertificate } from './certificate.js';

/** Authorities whose word is taken: roots, subordinates, or an end entity itself. */
export type TrustBundle = readonly X509Certificate[];

export const trustBundle = (pem: string): TrustBundle => certificatesOfPem(pem).map((der) => new X509Certificate(der));

/** Longer chains do not occur; the bound keeps a made-up heap of certificates cheap. */
const MAX_AUTHORITIES = 6;

/**
 * The certificate, its authorities, and at the end one of the trusted; null when no such path holds at that
 * instant. The validity of the first is the caller's to judge: it has a fault of its own. Revocation is not looked at.
 */
export const pathToTrust = (
  certificate: X509Certificate,
  { intermediates, trust, at }: { intermediates: readonly X509Certificate[]; trust: TrustBundle; at: Date },
): X509Certificate[] | null => {
  const isTrusted = (one: X509Certificate) => trust.some(({ fingerprint256 }) => fingerprint256 === one.fingerprint256);

  const extend = (path: readonly [X509Certificate, ...X509Certificate[]]): X509Certificate[] | null => {
    const last = path.at(-1) ?? path[0];
    if (isTrusted(last)) return [...path];
    if (path.length > MAX_AUTHORITIES) return null;
    for (const authority of [...trust, ...intermediates]) {
      const isNew = path.every(({ fingerprint256 }) => fingerprint256 !== authority.fingerprint256);
      if (!isNew || !mayHaveIssued(authority, last, path.length - 1, at)) continue;
      const found = extend([...path, authority]);
      if (found !== null) return found;
    }
    return null;
  };
  return extend([certificate]);
};

/** From the leaf upwards as far as the heap goes, by signatures; a container holds them in any order. */
export const chainOf = (leaf: X509Certificate, heap: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [leaf];
  for (let last = leaf; ;) {
    const issuer = heap.find((one) => !chain.some(({ raw }) => raw.equals(one.raw)) && hasSigned(one, last));
    if (issuer === undefined) return chain;
    chain.push(issuer);
    last = issuer;
  }
};

const hasSigned = (authority: X509Certificate, certificate: X509Certificate): boolean =>
  certificate.checkIssued(authority) && certificate.verify(authority.publicKey);

/** `below`: authorities that stand between this one and the end entity. */
const mayHaveIssued = (authority: X509Certificate, certificate: X509Certificate, below: number, at: Date): boolean => {
  if (!certificate.checkIssued(authority)) return false;
  const facts = readCertificate(authority.raw);
  return (
    facts.authority !== null &&
    (facts.authority.pathLength ?? below) >= below &&
    (facts.keyUsage?.includes('keyCertSign') ?? true) &&
    facts.notBefore <= at &&
    at <= facts.notAfter &&
    certificate.verify(authority.publicKey)
  );
};
