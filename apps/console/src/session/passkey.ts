import type { CredentialAssertion, NewCredential, Passkey } from '@rubrica/client';
import type { Language } from '../language/language.js';
import type { OwnSession, SessionApi } from './session-api.js';

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
export const logInByPasskey = async (api: SessionApi, language: Language): Promise<OwnSession> => {
  const client = api.client(language);
  const { public_key: options } = await api.createPasskeyLoginOptions({ client });
  return api.createSessionByPasskey({ client, body: { credential: await assertion(options) } });
};

/** Confirms who asks. For ten minutes the session may do what takes a step-up. */
export const stepUp = async (api: SessionApi, language: Language): Promise<unknown> => {
  const client = api.client(language);
  const { public_key: options } = await api.createPasskeyStepUpOptions({ client });
  return api.stepUpByPasskey({ client, body: { credential: await assertion(options) } });
};

/** Makes a passkey of the person on this device, under a name by which it is known later. */
export const addPasskey = async (api: SessionApi, name: string, language: Language): Promise<Passkey> => {
  const client = api.client(language);
  const { public_key: options } = await api.createPasskeyRegistrationOptions({ client });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  return api.createPasskey({ client, body: { name, credential: jsonOf(credential) as NewCredential } });
};
