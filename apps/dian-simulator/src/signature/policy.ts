import type { Digest } from './algorithms.js';

/** DIAN's signature policy, version 2. The digests are those of the PDF behind the URL. */
export const SIGNATURE_POLICY = {
  identifier: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
  digests: {
    sha256: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
    sha384: 'EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l',
    sha512: 'Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ==',
  } satisfies Record<Digest, string>,
};

/** Roles of signers: the issuer itself, or a provider on its behalf. */
export const SIGNER_ROLES: readonly string[] = ['supplier', 'third party'];
