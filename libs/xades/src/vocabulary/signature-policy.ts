/**
 * DIAN's signature policy, second version. The hash is that of the PDF's bytes (1,272,898 of them), which the tax
 * authority publishes at the identifier.
 */
export const SIGNATURE_POLICY = {
  identifier: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
  description: 'Política de firma para facturas electrónicas de la República de Colombia',
  /** base64, by digest. */
  hash: {
    sha256: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
    sha384: 'EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l',
    sha512: 'Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ==',
  },
} as const;

/** Under which the same policy is named in DIAN's own toolbox documents. Read, never written. */
export const SIGNATURE_POLICY_ALIASES: readonly string[] = [
  SIGNATURE_POLICY.identifier,
  'https://facturaelectronica.dian.gov.co/politicadefirma/v1/politicadefirmav2.pdf',
];

/** `supplier`: the issuer signs. `third party`: a provider signs for the issuer. */
export type SignerRole = 'supplier' | 'third party';
export const SIGNER_ROLES: readonly string[] = ['supplier', 'third party'] satisfies SignerRole[];
