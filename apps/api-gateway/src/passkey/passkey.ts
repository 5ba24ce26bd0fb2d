import { Problem } from '@rubrica/service';
import type { Audience } from '../access/session.js';

/** Passkeys of a person at most, for each audience. */
export const MOST_PASSKEYS = 20;

/** How long after a login a person may register a first passkey without a step-up. */
const FIRST_PASSKEY_MS = 600_000;

/** What a passkey is for, in the words of WebAuthn: the people of one audience, at the origin of their console. */
export interface RelyingParty {
  readonly audience: Audience;
  /** Origin of the console. Answers of an authenticator from any other origin are refused. */
  readonly origin: string;
}

/** Returns the relying party id, to which a passkey is bound: the host of the console, and never that of a request. */
export const rpIdOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

/**
 * Returns the user handle that an authenticator keeps with a passkey. It has the audience, since an authenticator keeps one
 * passkey for each relying party id and user handle, and both consoles may be on one host.
 */
export const userHandleOf = ({ audience }: RelyingParty, personId: string): string => `${audience}/${personId}`;

/** What a person must have to register a passkey. */
export interface RegistrationState {
  readonly passkeys: number;
  readonly isSteppedUp: boolean;
  readonly loggedInAt: Date;
}

/**
 * Tells whether a session may register a passkey: after a step-up or, for the first one, right after the login. Otherwise a
 * session that was left open would give a stranger a way in that stays.
 */
export const mayRegister = ({ passkeys, isSteppedUp, loggedInAt }: RegistrationState, now: Date): boolean =>
  isSteppedUp || (passkeys === 0 && now.getTime() - loggedInAt.getTime() < FIRST_PASSKEY_MS);

/** Throws a 409 when a person has as many passkeys as one may have. */
export const refuseMorePasskeys = (count: number): void => {
  if (count < MOST_PASSKEYS) return;
  throw new Problem(409, 'passkey_limit_reached', {
    en: `A person may have ${MOST_PASSKEYS} passkeys. Remove those that are not used any more.`,
    es: `Una persona puede tener ${MOST_PASSKEYS} claves de acceso. Retire las que ya no use.`,
  });
};

/** Throws a 409 for the last passkey: without it a login by mail would be all that is left, and no step-up. */
export const refuseLastPasskey = (count: number): void => {
  if (count > 1) return;
  throw new Problem(409, 'last_passkey', {
    en: 'This is your only passkey: without it you could not confirm who you are. Register another one first.',
    es: 'Esta es su única clave de acceso: sin ella no podría confirmar su identidad. Registre antes otra.',
  });
};

/** Refusal of an answer of an authenticator. It does not say which check failed. */
export const passkeyRefused = (): Problem =>
  new Problem(403, 'passkey_refused', {
    en: 'This passkey is not accepted: it is not known here, or its answer is too old, was used before, or is of another site. Ask for new options and try again.',
    es: 'No se acepta esta clave de acceso: no se conoce aquí, o su respuesta es muy antigua, ya se usó o es de otro sitio. Pida opciones nuevas e inténtelo otra vez.',
  });
