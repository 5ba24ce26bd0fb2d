import {
  bitsOf,
  childOf,
  childrenOf,
  contextTag,
  type DerElement,
  DerError,
  readCertificate,
  objectIdOf,
  octetsOf,
  readDer,
  timeOf,
} from '@rubrica/xades';
import { createHash, X509Certificate } from 'node:crypto';
import { type IssuedCertificate, namesOf, publicKeyBitsOf } from './issued-certificate.js';
import { HOLD, isCurrent, type RevocationState, unknownState } from './revocation-state.js';
import { isSignedBy, type SignedStatement } from './signed-statement.js';

const SHA1 = '1.3.14.3.2.26';
const SHA1_ALGORITHM = Buffer.from('300906052b0e03021a0500', 'hex');
const BASIC_RESPONSE = '1.3.6.1.5.5.7.48.1.1';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
/** A responder sends its own certificate, and perhaps those above it. */
const MOST_RESPONDERS = 4;

/**
 * Returns the question (DER) whether a certificate is revoked. It has no nonce, as responders of authorities answer with
 * what they have signed in advance (RFC 5019): an old answer is refused by its time. SHA-1 only names the issuer here.
 */
export const ocspRequest = (issued: IssuedCertificate): Buffer => {
  const question = sequence(certificateId(issued));
  return sequence(sequence(sequence(question)));
};

/** Reads an answer (DER) to `ocspRequest`. Source: RFC 6960. */
export const readOcspResponse = (der: Buffer, issued: IssuedCertificate, at: Date): RevocationState => {
  try {
    return stateIn(der, issued, at);
  } catch (error) {
    if (error instanceof DerError) return unknownState(`the answer is not one of OCSP: ${error.message}`);
    throw error;
  }
};

const stateIn = (der: Buffer, issued: IssuedCertificate, at: Date): RevocationState => {
  const [status, bytes] = childrenOf(readDer(der));
  if (status?.content[0] !== 0 || !bytes) return unknownState(`the responder refuses: status ${status?.content[0]}`);
  const [type, content] = childrenOf(childOf(bytes, 0));
  if (!type || !content || objectIdOf(type) !== BASIC_RESPONSE) return unknownState('the answer is of another kind');
  const [statement, algorithm, signature, certificates] = childrenOf(readDer(octetsOf(content)));
  if (!statement || !algorithm || !signature) throw new DerError('a part is missing');
  const signed = { statement, algorithm, signature };
  if (!isAuthorized(signed, certificates, issued.issuer, at))
    return unknownState('the answer is not signed by the issuer');

  const single = singleResponses(statement).find((one) => isAbout(childOf(one, 0), issued));
  if (!single) return unknownState('the answer is about another certificate');
  const [, certificateStatus, thisUpdate, next] = childrenOf(single);
  if (!certificateStatus || !thisUpdate) throw new DerError('a part is missing');
  const nextUpdate = next?.tag === contextTag(0) ? timeOf(childOf(next, 0)) : null;
  if (!isCurrent(timeOf(thisUpdate), nextUpdate, at)) return unknownState('the answer is too old');
  return stateOf(certificateStatus);
};

/** `good` is [0] NULL, `revoked` is [1] RevokedInfo, `unknown` is [2] NULL. */
const stateOf = (status: DerElement): RevocationState => {
  if (status.tag === 0x80) return { state: 'good' };
  if (status.tag !== contextTag(1)) return unknownState('the responder does not know the certificate');
  const [revokedAt, reason] = childrenOf(status);
  if (!revokedAt) throw new DerError('a part is missing');
  const isHold = reason?.tag === contextTag(0) && childOf(reason, 0).content[0] === HOLD;
  return { state: 'revoked', at: timeOf(revokedAt), isHold };
};

/** Before the answers stand [0] version, which may be absent, who answers, and when. */
const singleResponses = (statement: DerElement): DerElement[] => {
  const parts = childrenOf(statement);
  const [, , list] = parts[0]?.tag === contextTag(0) ? parts.slice(1) : parts;
  return list ? childrenOf(list) : [];
};

/** The issuer itself answers, or one whom it has certified for that. Source: RFC 6960, section 4.2.2.2. */
const isAuthorized = (
  signed: SignedStatement,
  certificates: DerElement | undefined,
  issuer: X509Certificate,
  at: Date,
): boolean => {
  if (isSignedBy(signed, issuer.publicKey)) return true;
  const sent = certificates?.tag === contextTag(0) ? childrenOf(childOf(certificates, 0)) : [];
  return sent.slice(0, MOST_RESPONDERS).some(({ bytes }) => {
    const responder = certificateOf(bytes);
    if (responder === null) return false;
    const { notBefore, notAfter } = readCertificate(responder.raw);
    return (
      // Node calls the extended key usage so.
      (responder.keyUsage ?? []).includes(OCSP_SIGNING) &&
      notBefore <= at &&
      at <= notAfter &&
      responder.checkIssued(issuer) &&
      responder.verify(issuer.publicKey) &&
      isSignedBy(signed, responder.publicKey)
    );
  });
};

/** Null where the bytes are no certificate. */
const certificateOf = (bytes: Buffer): X509Certificate | null => {
  try {
    return new X509Certificate(bytes);
  } catch {
    return null;
  }
};

const isAbout = (id: DerElement, issued: IssuedCertificate): boolean => {
  const [algorithm, ...names] = childrenOf(id);
  const [, ...wanted] = childrenOf(readDer(certificateId(issued)));
  return (
    algorithm !== undefined &&
    objectIdOf(childOf(algorithm, 0)) === SHA1 &&
    names.length === wanted.length &&
    names.every(({ bytes }, i) => wanted[i]?.bytes.equals(bytes))
  );
};

/** CertID: how OCSP names a certificate. */
const certificateId = ({ certificate, issuer }: IssuedCertificate): Buffer => {
  const names = namesOf(certificate);
  return sequence(
    SHA1_ALGORITHM,
    tagged(0x04, sha1(names.issuer.bytes)),
    tagged(0x04, sha1(bitsOf(publicKeyBitsOf(issuer)))),
    names.serialNumber.bytes,
  );
};

const sha1 = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest();
const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);
const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  if (content.length > 0xffff) throw new Error('too long for a question');
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
};
