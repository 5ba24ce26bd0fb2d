import { type Certificate, isValidAt, readCertificate } from '../certificate/certificate.js';
import { isTrusted, type TrustBundle } from '../certificate/trust.js';
import { type Finding, rejection } from '../document/finding.js';
import { canonicalDocument, canonicalElement } from '../xml/canonical-xml.js';
import {
  attributeOf,
  children,
  descendantsOf,
  elementsOf,
  find,
  is,
  textAt,
  type XmlDocument,
  type XmlElement,
} from '../xml/xml.js';
import { base64Of, C14N, digestOf, ENVELOPED_SIGNATURE, hasDigest, isSignedBy, transformsOf } from './algorithms.js';
import { SIGNATURE_POLICY, SIGNER_ROLES } from './policy.js';

export interface SignatureExamination {
  readonly findings: readonly Finding[];
  /** Signing time as the signature states it; null when it states none. */
  readonly signingTime: Date | null;
  readonly signer: Certificate | null;
}

export interface Circumstances {
  readonly trust: TrustBundle;
  /** Time at which the certificates must be valid. */
  readonly at: Date;
}

/**
 * Verifies the one XAdES-EPES signature of a document by the rules of DIAN's policy: three digests (document, KeyInfo,
 * SignedProperties), the value over them, policy, role, certificate and its path. Returns all faults.
 */
export const verifyXades = (document: XmlDocument, { trust, at }: Circumstances): SignatureExamination => {
  const signatures = descendantsOf(document.root, 'ds:Signature');
  const [signature] = signatures;
  if (signature === undefined)
    return { findings: [invalid('el documento no está firmado')], signingTime: null, signer: null };
  if (signatures.length > 1) {
    return { findings: [invalid('el documento tiene más de una firma')], signingTime: null, signer: null };
  }

  const certificates = certificatesOf(signature);
  const properties = find(signature, 'ds:Object', 'xades:QualifyingProperties', 'xades:SignedProperties');
  const stated = find(properties, 'xades:SignedSignatureProperties');
  const signingTime = instant(textAt(stated, 'xades:SigningTime'));
  const [cert] = children(find(stated, 'xades:SigningCertificate') ?? signature, 'xades:Cert');
  const signer =
    certificates.find(({ x509 }) => hasDigest(find(cert, 'xades:CertDigest'), x509.raw)) ?? certificates[0] ?? null;

  return {
    findings: [
      ...placeFindings(document.root, signature),
      ...referenceFindings(document, signature, properties),
      ...propertyFindings(stated, cert, signer, signingTime),
      ...signerFindings(signature, signer, { trust, at, certificates, signingTime }),
    ],
    signingTime,
    signer,
  };
};

const invalid = (why: string): Finding => rejection('ZE02', `Valor de la firma inválido: ${why}.`);

/** Returns whether the signature is alone in an extension of the root and has only its four parts. */
const placeFindings = (root: XmlElement, signature: XmlElement): Finding[] => {
  const content = signature.parent;
  const extensions = content?.parent?.parent;
  const isInPlace =
    content !== null &&
    is(content, 'ext:ExtensionContent') &&
    elementsOf(content).length === 1 &&
    is(content.parent ?? undefined, 'ext:UBLExtension') &&
    is(extensions ?? undefined, 'ext:UBLExtensions') &&
    extensions?.parent === root;
  const parts = elementsOf(signature);
  const names = ['ds:SignedInfo', 'ds:SignatureValue', 'ds:KeyInfo', 'ds:Object'] as const;
  const isWhole = parts.length === names.length && names.every((name, index) => is(parts[index], name));
  const target = attributeOf(find(signature, 'ds:Object', 'xades:QualifyingProperties'), 'Target');
  const isTargeted = target !== undefined && target === `#${attributeOf(signature, 'Id') ?? ''}`;
  return [
    ...(isInPlace ? [] : [invalid('la firma no está sola en una extensión del documento')]),
    ...(isWhole && isTargeted ? [] : [invalid('las partes de la firma no son las de XAdES')]),
  ];
};

const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';

const referenceFindings = (
  document: XmlDocument,
  signature: XmlElement,
  properties: XmlElement | undefined,
): Finding[] => {
  const signedInfo = find(signature, 'ds:SignedInfo');
  const method = attributeOf(find(signedInfo, 'ds:CanonicalizationMethod'), 'Algorithm');
  const references = signedInfo === undefined ? [] : children(signedInfo, 'ds:Reference');
  if (method !== C14N) return [invalid('la canonicalización no es C14N 1.0')];
  if (references.length !== 3) return [invalid('las referencias no son tres')];

  const algorithms = (reference: XmlElement) =>
    transformsOf(reference).map((transform) => attributeOf(transform, 'Algorithm'));
  const toParts = references.filter((reference) => attributeOf(reference, 'URI') !== '');
  const [whole, ...others] = references.filter((reference) => attributeOf(reference, 'URI') === '');
  if (whole === undefined || others.length > 0) return [invalid('una referencia ha de ser al documento entero')];
  if (algorithms(whole).join() !== ENVELOPED_SIGNATURE) {
    return [
      rejection(
        'SIGNPLGNS',
        'La referencia al documento ha de tener la transformación enveloped-signature y ninguna otra.',
      ),
    ];
  }
  const found: Finding[] = [];
  if (!hasDigest(whole, canonicalDocument(document, signature)))
    found.push(invalid('el resumen del documento no corresponde'));

  for (const [part, name] of [
    [find(signature, 'ds:KeyInfo'), 'KeyInfo'],
    [properties, 'SignedProperties'],
  ] as const) {
    const reference = toParts.find(
      (candidate) => (attributeOf(candidate, 'Type') === SIGNED_PROPERTIES) === (name === 'SignedProperties'),
    );
    const id = attributeOf(reference, 'URI')?.slice(1) ?? '';
    const isItself = part !== undefined && attributeOf(part, 'Id') === id && document.ids.get(id) === part;
    const isPlain = reference !== undefined && ['', C14N].includes(algorithms(reference).join());
    if (!isItself || !isPlain) found.push(invalid(`no hay una referencia a ${name}`));
    else if (!hasDigest(reference, canonicalElement(part))) found.push(invalid(`el resumen de ${name} no corresponde`));
  }
  return found;
};

const propertyFindings = (
  stated: XmlElement | undefined,
  cert: XmlElement | undefined,
  signer: Certificate | null,
  signingTime: Date | null,
): Finding[] => {
  const policy = find(stated, 'xades:SignaturePolicyIdentifier', 'xades:SignaturePolicyId');
  const policyDigest = find(policy, 'xades:SigPolicyHash');
  const { algorithm, value } = (policyDigest && digestOf(policyDigest)) ?? { algorithm: 'sha256', value: '' };
  const isPolicy =
    textAt(policy, 'xades:SigPolicyId', 'xades:Identifier') === SIGNATURE_POLICY.identifier &&
    value === SIGNATURE_POLICY.digests[algorithm];
  const role = textAt(stated, 'xades:SignerRole', 'xades:ClaimedRoles', 'xades:ClaimedRole');
  const isCertificateStated =
    signer !== null &&
    hasDigest(find(cert, 'xades:CertDigest'), signer.x509.raw) &&
    textAt(cert, 'xades:IssuerSerial', 'ds:X509SerialNumber') === signer.serialNumber;
  return [
    ...(signingTime === null ? [invalid('falta SigningTime, o no dice su zona horaria')] : []),
    ...(isCertificateStated ? [] : [invalid('SigningCertificate no es el certificado de la firma')]),
    ...(isPolicy ? [] : [invalid('la política de firma, o su resumen, no es la de la DIAN')]),
    ...(SIGNER_ROLES.includes(role) ? [] : [invalid('el rol del firmante no es supplier ni third party')]),
  ];
};

const signerFindings = (
  signature: XmlElement,
  signer: Certificate | null,
  {
    at,
    trust,
    certificates,
    signingTime,
  }: Circumstances & { readonly certificates: readonly Certificate[]; readonly signingTime: Date | null },
): Finding[] => {
  if (signer === null) return [rejection('ZD06', 'El certificado no se encuentra en la firma.')];
  const signedInfo = find(signature, 'ds:SignedInfo');
  const isSigned = signedInfo !== undefined && isSignedBy(signature, canonicalElement(signedInfo), signer);
  const isValid = isValidAt(signer, at) && (signingTime === null || isValidAt(signer, signingTime));
  const isTrustedSigner = signer.maySign && isTrusted(signer, { bundle: trust, others: certificates, at });
  return [
    ...(isSigned ? [] : [invalid('no es la del certificado sobre SignedInfo')]),
    ...(isValid ? [] : [rejection('ZD07', 'El certificado aún no es válido o ha vencido.')]),
    ...(isTrustedSigner || !isValid
      ? []
      : [rejection('ZD05', 'Firma inválida: la cadena de confianza del certificado no es válida.')]),
  ];
};

const certificatesOf = (signature: XmlElement): Certificate[] =>
  children(find(signature, 'ds:KeyInfo') ?? signature, 'ds:X509Data')
    .flatMap((data) => children(data, 'ds:X509Certificate'))
    .slice(0, 10)
    .map((element) => readCertificate(base64Of(element) ?? Buffer.alloc(0)))
    .filter((certificate) => certificate !== null);

/** An xs:dateTime with its zone. */
const instant = (text: string): Date | null => {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
};
