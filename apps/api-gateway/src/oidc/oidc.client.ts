import { ownValue } from '@rubrica/fiscal';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  None,
  type UserInfoResponse,
} from 'openid-client';
import { ProviderUnreachable } from './guarded-fetch.client.js';
import { loginSecrets, type OidcClaims, oidcRefused, providerUnavailable } from './oidc-login.js';

/** A provider of OpenID Connect, and this product as a client of it. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends browsers back to. One of its own for each provider, so that answers cannot be mixed up. */
  readonly redirectUri: string;
  /** What the provider is asked for; absent: `openid email`. */
  readonly scope?: string;
  /** Claim that has the groups of a person; absent: groups are not asked for. */
  readonly groupsClaim?: string;
}

export interface OidcRules {
  /** Calls the provider. */
  readonly fetch: CustomFetch;
  /** For development: a provider may have `http://`. */
  readonly allowHttp: boolean;
}

const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 30;
/** Faults of a provider that does not answer as one should, by the codes of the library. */
const UNAVAILABLE = /TIMEOUT|ABORT|HTTP_|PROTOCOL|RESPONSE_IS_NOT|PARSE_ERROR/;

/**
 * Client of OpenID Connect, for a login of anybody (ADR 0253): code flow, PKCE with S256, state, nonce; issuer, audience,
 * signature and times of the ID token are checked. Tokens of the provider are not kept.
 */
export class OidcClient {
  constructor(private readonly rules: OidcRules) {}

  /**
   * Asks a provider for its metadata. Returns false if it leads to an address that may not be called. Throws a 503
   * `oidc_provider_unavailable`.
   */
  async check(provider: OidcProvider): Promise<boolean> {
    try {
      await this.authorizationUrl(provider, 'check');
      return true;
    } catch (error) {
      if (isForbidden(error)) return false;
      throw providerUnavailable(provider.issuer);
    }
  }

  /** Returns the URL at which a person logs in. `token` is in the cookie of the browser. Throws a 503. */
  async start(provider: OidcProvider, token: string): Promise<string> {
    try {
      return await this.authorizationUrl(provider, token);
    } catch {
      throw providerUnavailable(provider.issuer);
    }
  }

  /** Returns who has logged in. `query` is that of the callback. Throws a 403 `oidc_refused` or a 503. */
  async finish(provider: OidcProvider, token: string, query: string): Promise<OidcClaims> {
    const { state, nonce, codeVerifier } = loginSecrets(token);
    const configuration = await this.configurationOf(provider).catch(() => {
      throw providerUnavailable(provider.issuer);
    });
    try {
      const tokens = await authorizationCodeGrant(configuration, new URL(`${provider.redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw oidcRefused();
      const told = await this.userInfo(configuration, tokens.access_token, claims, provider);
      return claimsFrom(claims, told, provider);
    } catch (error) {
      throw isUnavailable(error) ? providerUnavailable(provider.issuer) : oidcRefused();
    }
  }

  /** Asks for what the ID token leaves out. Returns the claims of the ID token when it leaves out nothing, or there is none to ask. */
  private async userInfo(
    configuration: Configuration,
    accessToken: string,
    claims: IDToken,
    { groupsClaim = 'email' }: OidcProvider,
  ): Promise<IDToken | UserInfoResponse> {
    const isComplete = claims['email'] !== undefined && ownValue(claims, groupsClaim) !== undefined;
    if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return fetchUserInfo(configuration, accessToken, claims.sub);
  }

  private async authorizationUrl(provider: OidcProvider, token: string): Promise<string> {
    const { state, nonce, codeVerifier } = loginSecrets(token);
    const url = buildAuthorizationUrl(await this.configurationOf(provider), {
      redirect_uri: provider.redirectUri,
      scope: provider.scope ?? 'openid email',
      ...{ state, nonce },
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    // A browser goes there: it must be no script.
    if (url.protocol !== 'https:' && !(this.rules.allowHttp && url.protocol === 'http:'))
      throw new ProviderUnreachable('not_encrypted');
    return url.href;
  }

  private async configurationOf({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const { fetch, allowHttp } = this.rules;
    const execute = allowHttp ? [allowInsecureRequests] : [];
    const options = { [customFetch]: fetch, timeout: TIMEOUT_S, execute };
    const discovered = await discovery(new URL(issuer), clientId, undefined, None(), options);
    const metadata = discovered.serverMetadata();
    // Without a word of the provider it takes the secret by HTTP Basic (OpenID Connect Discovery, section 3).
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata;
    const isBasic = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
    const configuration = new Configuration(
      metadata,
      clientId,
      { [clockTolerance]: CLOCK_TOLERANCE_S },
      isBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret),
    );
    configuration[customFetch] = fetch;
    configuration.timeout = TIMEOUT_S;
    for (const change of [...execute, enableNonRepudiationChecks]) change(configuration);
    return configuration;
  }
}

/** Address and its verification are of one source: either could be another's otherwise. */
const claimsFrom = (
  claims: IDToken,
  userInfo: IDToken | UserInfoResponse,
  { groupsClaim }: OidcProvider,
): OidcClaims => {
  const { email, email_verified } = claims['email'] === undefined ? userInfo : claims;
  const groups = groupsClaim === undefined ? [] : (ownValue(claims, groupsClaim) ?? ownValue(userInfo, groupsClaim));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email.toLowerCase() : null,
    isEmailVerified: email_verified === true,
    groups: [groups].flat().filter((group) => typeof group === 'string'),
  };
};

/** The errors of an error, from the outermost to its first cause. */
const causesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...(error.cause === undefined ? [] : causesOf(error.cause))] : [error];

const isForbidden = (error: unknown): boolean =>
  causesOf(error).some((cause) => cause instanceof ProviderUnreachable && cause.reason === 'address_not_public');

/** Tells whether a provider does not answer as one should; otherwise a check of its answer failed. */
const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof ProviderUnreachable ||
      (cause instanceof Error && 'code' in cause && UNAVAILABLE.test(String(cause.code))),
  );

/** Client of the provider of operators, which the settings of the installation name: it may be at any address. */
export class OperatorOidcClient extends OidcClient {}
