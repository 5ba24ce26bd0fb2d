import type { CredentialAssertion, NewCredential, Passkey, Person, Rubrica, SessionInput } from '@rubrica/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Language, useLanguage, type Words } from '../language/language.js';
import { questions } from './asking.js';

/** What the sessions of companies and those of operators have in common. */
export interface OwnSession {
  readonly id: string;
  readonly person: Person;
}

interface OpenSession {
  readonly id: string;
  readonly address: string;
  readonly agent: string;
  readonly created_at: string;
  readonly seen_at: string;
}

interface Asked {
  readonly client: Rubrica;
  readonly signal?: AbortSignal;
}
interface With<Body> extends Asked {
  readonly body: Body;
}
interface CredentialOptions {
  readonly public_key: object;
}

/** The operations of a person's own session. The API of companies has them, and that of operators at other paths. */
export interface SessionApi {
  readonly client: (language: Language) => Rubrica;
  /** What a passkey confirms, besides the login. */
  readonly delicate: Words<string>;
  readonly createSession: (options: With<SessionInput>) => Promise<OwnSession>;
  readonly getSession: (options: Asked) => Promise<OwnSession>;
  readonly deleteSession: (options: Asked) => Promise<unknown>;
  readonly listSessions: (options: Asked) => Promise<{ readonly data: readonly OpenSession[] }>;
  readonly deleteSessions: (options: Asked) => Promise<unknown>;
  readonly listPasskeys: (options: Asked) => Promise<{ readonly data: readonly Passkey[] }>;
  readonly createPasskey: (
    options: With<{ readonly name: string; readonly credential: NewCredential }>,
  ) => Promise<Passkey>;
  readonly deletePasskey: (options: Asked & { readonly path: { readonly id: string } }) => Promise<unknown>;
  readonly createPasskeyRegistrationOptions: (options: Asked) => Promise<CredentialOptions>;
  readonly createPasskeyLoginOptions: (options: Asked) => Promise<CredentialOptions>;
  readonly createSessionByPasskey: (options: With<{ readonly credential: CredentialAssertion }>) => Promise<OwnSession>;
  readonly createPasskeyStepUpOptions: (options: Asked) => Promise<CredentialOptions>;
  readonly stepUpByPasskey: (options: With<{ readonly credential: CredentialAssertion }>) => Promise<unknown>;
}

const Api = createContext<SessionApi | null>(null);

/** Around the whole console: the API at which its people log in. */
export const SessionApiOf = Api;

export const useSessionApi = (): SessionApi => {
  const api = useContext(Api);
  if (!api) throw new Error('this screen is outside of a console');
  return api;
};

/** Who is logged in. */
export const useOwnSession = (): OwnSession => {
  const api = useSessionApi();
  const { language } = useLanguage();
  const query = queryOptions({
    queryKey: ['getSession'],
    staleTime: 60_000,
    queryFn: ({ signal }) => api.getSession({ client: api.client(language), signal }),
  });
  return useSuspenseQuery(query).data;
};

/** Forgets the answers for who was here before, and keeps who is logged in now. */
export const loggedIn = (session: OwnSession): void => {
  questions.clear();
  questions.setQueryData(['getSession'], session);
};
