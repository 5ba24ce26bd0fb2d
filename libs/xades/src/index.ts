export {
  type CertificateFacts,
  certificatesOfPem,
  type KeyUsage,
  pemOfCertificates,
  readCertificate,
} from './certificate/certificate.js';
export { chainOf, pathToTrust, type TrustBundle, trustBundle } from './certificate/certificate-path.js';
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
  timeOf,
} from './certificate/der.js';
export {
  type DistinguishedName,
  identificationNumbers,
  type NameOrder,
  readableName,
  rfc2253Name,
} from './certificate/distinguished-name.js';
export {
  type PreparedSignature,
  prepareSignature,
  type SignaturePlan,
  type SignerCertificates,
  signerCertificates,
} from './signature/signature.js';
export { SIGNATURE_POLICY, type SignerRole } from './vocabulary/signature-policy.js';
export { isWsSecuritySignedInfo, isXadesSignedInfo } from './signature/signed-info.js';
export {
  inspectSignature,
  type SignatureParts,
  type Signer,
  type VerificationOptions,
  type VerificationResult,
  verifySignature,
} from './verification/verify.js';
export type { SignatureRefusal } from './verification/signature-refusal.js';
export { type EnvelopePlan, prepareEnvelope, soapAction } from './signature/ws-security.js';
