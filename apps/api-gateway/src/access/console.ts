import type { FastifyRequest } from 'fastify';
import type { Audience } from './session.js';

/** Name of the cookie; those of one host go to all its ports, so each audience has a name of its own. */
const COOKIE = {
  tenant: 'rubrica',
  operator: 'rubrica-operator',
  oidc: 'rubrica-oidc',
  'operator-oidc': 'rubrica-operator-oidc',
} as const;

/** Whose session a cookie is of; `oidc` and `operator-oidc`: a login at a provider that has begun. */
export type CookieOf = Audience | 'oidc' | 'operator-oidc';

/** The web console of an audience: its origin, and the cookies of its sessions. */
export class Console {
  /** `url` is the setting CONSOLE_URL; '' when there is no console. */
  constructor(readonly url: string) {}

  get isThere(): boolean {
    return this.url !== '';
  }

  private get isSecure(): boolean {
    return this.url.startsWith('https:');
  }

  cookieName(of: CookieOf): string {
    return `${this.isSecure ? '__Host-' : ''}${COOKIE[of]}`;
  }

  /** Returns the header that keeps a token in the browser for some seconds; 0 removes it. */
  cookie(of: CookieOf, token: string, seconds: number): string {
    const secure = this.isSecure ? '; Secure' : '';
    return `${this.cookieName(of)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Returns the token that the request's cookie has; undefined without one. Of two cookies of the name none counts. */
  tokenIn({ headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>, of: CookieOf): string | undefined {
    const start = `${this.cookieName(of)}=`;
    const found = cookie.split(/; ?/).filter((part) => part.startsWith(start));
    return this.isThere && found.length === 1 ? found[0]?.slice(start.length) : undefined;
  }

  /** Link of a login; the token stands in the fragment, which a browser sends to nobody. */
  loginLink(token: string): string {
    return `${this.url}/console/enter#${token}`;
  }

  /** Page of an invitation, which is no login. */
  invitationPage(id: string): string {
    return `${this.url}/console/invitations/${id}`;
  }

  /**
   * Tells whether a request that may change something comes from the console itself. Another site can send neither the
   * header `Rubrica-Mode` nor a body of JSON without asking first, and nobody allows it.
   */
  isOwnRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const { 'sec-fetch-site': site, origin, 'content-type': type } = headers;
    const isSameOrigin = site === undefined ? origin === this.url : site === 'same-origin';
    const isJson = type === undefined || /^application\/json *(;|$)/i.test(type);
    return isSameOrigin && isJson && headers['rubrica-mode'] !== undefined;
  }
}

/** The console of operators, at the origin OPERATOR_CONSOLE_URL. */
export class OperatorConsole extends Console {}
