import { X509Certificate } from 'node:crypto';
import { certificatesOfPem } from './certificate.js';
import { factsOf, hasSigned } from './parsed-certificate.js';

/** Certificates that are trusted: of root authorities, subordinate authorities, or an end entity. */
export type TrustBundle = readonly X509Certificate[];

export const trustBundle = (pem: string): TrustBundle => certificatesOfPem(pem).map((der) => new X509Certificate(der));

/** Longer chains do not occur. The limit bounds the work that forged certificates can cause. */
const MAX_AUTHORITIES = 6;

/**
 * Finds a path from the certificate over its authorities to a trusted one; null when none is valid at `at`. Does not
 * check the validity period of the certificate itself, for which callers have a fault of its own, nor revocation.
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

/** Orders certificates of a container, which come in any order: the leaf, its issuer, the issuer's issuer … */
export const chainOf = (leaf: X509Certificate, candidates: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [leaf];
  for (let last = leaf; ;) {
    const issuer = candidates.find((one) => !chain.some(({ raw }) => raw.equals(one.raw)) && hasSigned(one, last));
    if (issuer === undefined) return chain;
    chain.push(issuer);
    last = issuer;
  }
};

/** `below`: number of authorities between this one and the end entity. */
const mayHaveIssued = (authority: X509Certificate, certificate: X509Certificate, below: number, at: Date): boolean => {
  if (!certificate.checkIssued(authority)) return false;
  const facts = factsOf(authority);
  return (
    facts.authority !== null &&
    (facts.authority.pathLength ?? below) >= below &&
    (facts.keyUsage?.includes('keyCertSign') ?? true) &&
    facts.notBefore <= at &&
    at <= facts.notAfter &&
    hasSigned(authority, certificate)
  );
};
