/** What is done where no authority says whether a certificate is revoked; `off`: none is asked. */
export const REVOCATION_POLICIES = ['off', 'lenient', 'strict'] as const;
export type RevocationPolicy = (typeof REVOCATION_POLICIES)[number];
