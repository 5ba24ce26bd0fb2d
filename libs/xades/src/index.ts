export {
  type CertificateFacts,
  certificatesOfPem,
  type KeyUsage,
  pemOfCertificates,
  readCertificate,
} from './certificate.js';
export { chainOf, pathToTrust, type TrustBundle, trustBundle } from './certificate-path.js';
export {
  bitsOf,
  childOf,
  childrenOf,
  contextTag,
  countOf,
  type DerElement,
  DerError,
  integerOf,
  objectIdOf,
  octetsOf,
  readDer,
  TAG,
  textOf,
} from './der.js';
export {
  type DistinguishedName,
  identificationNumbers,
  type NameOrder,
  readableName,
  rfc2253Name,
} from './distinguished-name.js';
export {
  type PreparedSignature,
  prepareSignature,
  type SignaturePlan,
  type SignerCertificates,
  signerCertificates,
} from './signature.js';
export { SIGNATURE_POLICY, type SignerRole } from './signature-policy.js';
export { isWsSecuritySignedInfo, isXadesSignedInfo } from './signed-info.js';
export {
  inspectSignature,
  type SignatureParts,
  type Signer,
  type Verification,
  type VerificationResult,
  verifySignature,
} from './verify.js';
export type { SignatureRefusal } from './signature-refusal.js';
export { type EnvelopePlan, prepareEnvelope, soapAction } from './ws-security.js';
