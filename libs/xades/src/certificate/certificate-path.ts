import { X509Certificate } from 'node:crypto';
import { certificatesOfPem } from './certificate.js';
import { factsOf, hasSigned } from './parsed-certificate.js';

/** Certificates that are trusted: of root authorities, subordinate authorities, or an end entity. */
export type TrustBundle = readonly X509Certificate[];

export const trustBundle = (pem: string): TrustBundle => certificatesOfPem(pem).map((der) => new X509Certificate(der));

/** Longer chains do not occur. */
const MAX_AUTHORITIES = 6;

/** Signatures that one search verifies at most. Real chains need fewer than ten; forged certificates may ask for any number. */
const MAX_VERIFIED_SIGNATURES = 24;

/** A certificate that the search has reached, and the one below it; null for the end entity. */
interface Step {
  readonly certificate: X509Certificate;
  readonly below: Step | null;
  /** Number of authorities between the end entity and this certificate. */
  readonly depth: number;
}

/**
 * Finds a path from the certificate over its authorities to a trusted one; null when none is valid at `at`. Does not
 * check the validity period of the certificate itself, for which callers have a fault of its own, nor revocation.
 *
 * The search goes level by level and visits each certificate once, so that its work is bounded whatever the certificates
 * claim of each other. Nothing is missed so: a limit on the length of paths holds first where a certificate is reached first.
 */
export const pathToTrust = (
  certificate: X509Certificate,
  { intermediates, trust, at }: { intermediates: readonly X509Certificate[]; trust: TrustBundle; at: Date },
): X509Certificate[] | null => {
  const trusted = new Set(trust.map(({ fingerprint256 }) => fingerprint256));
  const authorities = [...trust, ...intermediates];
  const visited = new Set([certificate.fingerprint256]);
  const budget = { signatures: MAX_VERIFIED_SIGNATURES };
  const queue: Step[] = [{ certificate, below: null, depth: 0 }];
  for (const step of queue) {
    if (trusted.has(step.certificate.fingerprint256)) return pathOf(step);
    if (step.depth === MAX_AUTHORITIES) continue;
    for (const authority of authorities) {
      if (visited.has(authority.fingerprint256)) continue;
      if (!mayHaveIssued(authority, step, at, budget)) continue;
      visited.add(authority.fingerprint256);
      queue.push({ certificate: authority, below: step, depth: step.depth + 1 });
    }
  }
  return null;
};

/** Certificates from the end entity up to the step's own. */
const pathOf = (top: Step): X509Certificate[] => {
  const path: X509Certificate[] = [];
  for (let step: Step | null = top; step !== null; step = step.below) path.unshift(step.certificate);
  return path;
};

/** Orders certificates of a container, which come in any order: the leaf, its issuer, the issuer's issuer … */
export const chainOf = (leaf: X509Certificate, candidates: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [leaf];
  const budget = { signatures: MAX_VERIFIED_SIGNATURES };
  for (let last = leaf; chain.length <= MAX_AUTHORITIES;) {
    const issuer = candidates.find(
      (one) => !chain.some(({ raw }) => raw.equals(one.raw)) && hasIssued(one, last, budget),
    );
    if (issuer === undefined) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain;
};

const mayHaveIssued = (authority: X509Certificate, { certificate, depth }: Step, at: Date, budget: Budget): boolean => {
  if (!certificate.checkIssued(authority)) return false;
  const facts = factsOf(authority);
  return (
    facts.authority !== null &&
    (facts.authority.pathLength ?? depth) >= depth &&
    (facts.keyUsage?.includes('keyCertSign') ?? true) &&
    facts.notBefore <= at &&
    at <= facts.notAfter &&
    hasIssued(authority, certificate, budget)
  );
};

interface Budget {
  /** How many signatures may still be verified. */
  signatures: number;
}

const hasIssued = (authority: X509Certificate, certificate: X509Certificate, budget: Budget): boolean => {
  if (!certificate.checkIssued(authority) || budget.signatures === 0) return false;
  budget.signatures -= 1;
  return hasSigned(authority, certificate);
};
