import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock } from '@rubrica/service';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { isSteppedUp, isToken } from '../access/session.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { stepUpRequired } from '../operation/session-caller.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import type { PersonRow } from '../person/person.store.js';
import { SessionStore } from '../person/session.store.js';
import {
  mayRegister,
  passkeyRefused,
  refuseLastPasskey,
  refuseMorePasskeys,
  type RelyingParty,
  rpIdOf,
  userHandleOf,
} from './passkey.js';
import { type ChallengeUse, type PasskeyRow, PasskeyStore } from './passkey.store.js';

/** Signatures that are taken: EdDSA, ES256 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 300_000;

/** Registers passkeys and checks what they sign (ADR 0252). */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly store: PasskeyStore,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Throws a 403 `step_up_required` for a session that may not register a passkey. */
  async refuseRegistration({ audience }: RelyingParty, { sessionId, personId, times }: SessionHolder): Promise<void> {
    const [row, known] = await Promise.all([this.sessions.get(sessionId), this.store.passkeysOf(personId, audience)]);
    if (!row) throw notLoggedIn();
    const now = this.clock.now();
    const state = {
      passkeys: known.length,
      isSteppedUp: isSteppedUp(times, now.getTime()),
      loggedInAt: row.created_at,
    };
    if (!mayRegister(state, now)) throw stepUpRequired();
  }

  /** Returns the options by which a browser makes a passkey of a person. */
  async registrationOptions(party: RelyingParty, { id, email, name }: PersonRow): Promise<object> {
    const known = await this.store.passkeysOf(id, party.audience);
    refuseMorePasskeys(known.length);
    return generateRegistrationOptions({
      rpName: 'Rubrica',
      rpID: rpIdOf(party),
      userID: new Uint8Array(Buffer.from(userHandleOf(party, id))),
      userName: email,
      userDisplayName: name || email,
      challenge: await this.challenge({ purpose: 'register', audience: party.audience, personId: id }),
      timeout: TIMEOUT_MS,
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** Registers the passkey that a browser has made. Throws a 403 `passkey_refused`. */
  async register(
    party: RelyingParty,
    personId: string,
    { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
  ): Promise<PasskeyRow> {
    const { audience, origin } = party;
    const { clientDataJSON, attestationObject } = response.response;
    const expectedChallenge = await this.usedChallenge(clientDataJSON, { purpose: 'register', audience, personId });
    const verified = await refusing(() => {
      if (isAttested(attestationObject)) throw passkeyRefused();
      const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpIdOf(party) };
      return verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS });
    });
    if (!verified.registrationInfo) throw passkeyRefused();
    const { credential, credentialDeviceType } = verified.registrationInfo;
    const row = await this.database.transaction(async (tx) => {
      refuseMorePasskeys((await this.store.locked(tx, personId, audience)).length);
      return this.store.add(tx, {
        person_id: personId,
        audience,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        is_synced: credentialDeviceType === 'multiDevice',
        name,
      });
    });
    if (!row) throw passkeyRefused();
    return row;
  }

  /**
   * Returns the options by which a browser asks for a signature: for a login of any passkey that the authenticator has for
   * this console, for a step-up of one of the person's.
   */
  async assertionOptions(party: RelyingParty, personId: string | null): Promise<object> {
    const own = personId === null ? [] : await this.store.passkeysOf(personId, party.audience);
    return generateAuthenticationOptions({
      rpID: rpIdOf(party),
      challenge: await this.challenge(assertionUse(party, personId)),
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      ...(own.length > 0 ? { allowCredentials: own.map(described) } : {}),
    });
  }

  /**
   * Checks a signature: for a login of whoever has the passkey, for a step-up of one person. Returns the passkey. Throws a
   * 403 `passkey_refused`, also when the authenticator has counted fewer signatures than before: somebody may have copied it.
   */
  async verify(party: RelyingParty, personId: string | null, response: AuthenticationResponseJSON) {
    const passkey = await this.store.byCredential(response.id, party.audience);
    if (!passkey || (personId !== null && passkey.person_id !== personId)) throw passkeyRefused();
    const { userHandle } = response.response;
    const handle = Buffer.from(userHandleOf(party, passkey.person_id)).toString('base64url');
    if (userHandle !== undefined && userHandle !== handle) throw passkeyRefused();
    const { clientDataJSON } = response.response;
    const expectedChallenge = await this.usedChallenge(clientDataJSON, assertionUse(party, personId));
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: rpIdOf(party),
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }),
    );
    if (!verified) throw passkeyRefused();
    return { passkey, counter: authenticationInfo.newCounter };
  }

  /** Records the use of a passkey that was verified. Throws a 403 when another use was recorded before it. */
  async recordUse(
    tx: Tx,
    { passkey, counter }: { readonly passkey: PasskeyRow; readonly counter: number },
  ): Promise<void> {
    if (!(await this.store.recordUse(tx, passkey.id, counter))) throw passkeyRefused();
  }

  /** Removes a passkey of a person. Returns false when there is none. Throws a 409 for the last one. */
  remove({ audience }: RelyingParty, personId: string, id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const own = await this.store.locked(tx, personId, audience);
      if (!own.some((passkey) => passkey.id === id)) return false;
      refuseLastPasskey(own.length);
      this.store.remove(tx, id);
      return true;
    });
  }

  /** Uses the challenge up that a browser says was signed. Throws a 403 for one that was not made for this use. */
  private async usedChallenge(clientDataJSON: string, use: ChallengeUse): Promise<string> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null || !(await this.store.useChallenge(challenge, use))) throw passkeyRefused();
    return challenge;
  }

  private async challenge(use: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(Buffer.from(await this.store.newChallenge(use), 'base64url'));
  }
}

const assertionUse = ({ audience }: RelyingParty, personId: string | null): ChallengeUse => ({
  purpose: personId === null ? 'login' : 'step_up',
  audience,
  personId,
});

const described = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports: [...transports] });

/** Returns the challenge in what a browser says of a request; null where it has none of ours. */
const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    return typeof challenge === 'string' && isToken(challenge) ? challenge : null;
  } catch {
    return null;
  }
};

/**
 * Tells whether an authenticator proves its make with certificates. Nobody asked for it, and to check them the library would
 * fetch revocation lists from addresses that a stranger names.
 */
const isAttested = (attestationObject: string): boolean => {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isSelfSigned = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  return decoded.get('fmt') !== 'none' && !isSelfSigned;
};

/** Runs a check of the library, which throws for each answer that is not right. */
const refusing = async <T>(check: () => Promise<T>): Promise<T> => {
  try {
    return await check();
  } catch {
    throw passkeyRefused();
  }
};
