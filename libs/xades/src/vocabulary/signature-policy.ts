/**
 * Signature policy of DIAN, version 2. The hash is that of the PDF (1,272,898 bytes), which DIAN publishes at the
 * identifier.
 */
export const SIGNATURE_POLICY = {
  identifier: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
  description: 'Política de firma para facturas electrónicas de la República de Colombia',
  /** Hash in base64, by digest algorithm. */
  hash: {
    sha256: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
    sha384: 'EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l',
    sha512: 'Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ==',
  },
} as const;

/** Identifiers accepted for this policy. Documents of DIAN's toolbox use the second; we write the first only. */
export const SIGNATURE_POLICY_ALIASES: readonly string[] = [
  SIGNATURE_POLICY.identifier,
  'https://facturaelectronica.dian.gov.co/politicadefirma/v1/politicadefirmav2.pdf',
];

/** Who signs. `supplier`: the issuer. `third party`: a provider for the issuer. */
export type SignerRole = 'supplier' | 'third party';
export const SIGNER_ROLES: readonly string[] = ['supplier', 'third party'] satisfies SignerRole[];
