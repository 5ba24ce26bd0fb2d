import {
  createPasskey,
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  createPasskeyStepUpOptions,
  createSessionByPasskey,
  type CredentialAssertion,
  type NewCredential,
  type Passkey,
  type Session,
  stepUpByPasskey,
} from '@rubrica/client';
import type { Language } from '../language/language.js';
import { clientOfSession } from './session.js';

/** Browsers know passkeys at `https:` and at `localhost` only. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The person closed the browser's question about the passkey, or let it pass. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Asks the browser for a passkey. */
const assertion = async (options: unknown): Promise<CredentialAssertion> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return jsonOf(await navigator.credentials.get({ publicKey })) as CredentialAssertion;
};

/** The form in which the API takes what the browser answers. */
const jsonOf = (credential: Credential | null): object => (credential as PublicKeyCredential).toJSON() as object;

/** Logs in by a passkey that the person chooses in the browser. */
export const logInByPasskey = async (language: Language): Promise<Session> => {
  const client = clientOfSession(language);
  const { public_key: options } = await createPasskeyLoginOptions({ client });
  return createSessionByPasskey({ client, body: { credential: await assertion(options) } });
};

/** Confirms who asks. For ten minutes the session may do what takes a step-up. */
export const stepUp = async (language: Language): Promise<Session> => {
  const client = clientOfSession(language);
  const { public_key: options } = await createPasskeyStepUpOptions({ client });
  return stepUpByPasskey({ client, body: { credential: await assertion(options) } });
};

/** Makes a passkey of the person on this device, under a name by which it is known later. */
export const addPasskey = async (name: string, language: Language): Promise<Passkey> => {
  const client = clientOfSession(language);
  const { public_key: options } = await createPasskeyRegistrationOptions({ client });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  return createPasskey({ client, body: { name, credential: jsonOf(credential) as NewCredential } });
};
