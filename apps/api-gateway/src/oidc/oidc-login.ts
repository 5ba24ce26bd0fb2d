import { notFound, Problem } from '@rubrica/service';
import { createHmac } from 'node:crypto';

/** What a provider says of a person who has logged in there. */
export interface OidcClaims {
  readonly issuer: string;
  /** Id of the person at the issuer; it never changes. */
  readonly subject: string;
  /** In lower case; null where the provider tells none. */
  readonly email: string | null;
  /** True only where the provider says so: many leave it out. */
  readonly isEmailVerified: boolean;
  /** Empty unless the groups of a person are asked for. */
  readonly groups: readonly string[];
}

/** What protects one login: none of it says anything about the others. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/**
 * Makes state, nonce and the verifier of PKCE from the token in the cookie of the browser that began the login. So the
 * answer of a provider counts in this browser alone, and the database keeps nothing but a hash of the token.
 */
export const loginSecrets = (token: string): LoginSecrets => {
  const derived = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), codeVerifier: derived('code verifier') };
};

/** Returns the address by which a login may be joined to a person. Throws a 403 unless the provider has verified it. */
export const verifiedEmail = ({ email, isEmailVerified }: OidcClaims): string => {
  if (email !== null && isEmailVerified) return email;
  throw new Problem(403, 'oidc_email_not_verified', {
    en: 'The login provider does not say that it has verified your address (email_verified). Ask its administrators.',
    es: 'El proveedor de ingreso no dice que haya verificado su dirección (email_verified). Pregunte a sus administradores.',
  });
};

/** Refusal of an answer of a provider. It does not say which check failed. */
export const oidcRefused = (): Problem =>
  new Problem(403, 'oidc_refused', {
    en: 'The login at the provider was not finished, is too old, was used before, or began in another browser. Begin again.',
    es: 'El ingreso en el proveedor no terminó, es muy antiguo, ya se usó o empezó en otro navegador. Empiece de nuevo.',
  });

/** Refusal while the provider of a login does not answer as one should. */
export const providerUnavailable = (issuer: string): Problem =>
  new Problem(503, 'oidc_provider_unavailable', {
    en: `The login provider ${issuer} cannot be reached, or does not answer as OpenID Connect asks. Try again, or log in in another way.`,
    es: `No se llega al proveedor de ingreso ${issuer}, o no responde como lo pide OpenID. Inténtelo otra vez o ingrese de otra forma.`,
  });

/** The 404 for a login at a provider that there is not. */
export const unknownProvider = (): Problem => notFound({ en: 'login provider', es: 'ese proveedor de ingreso' });
