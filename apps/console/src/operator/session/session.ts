import {
  createOperator,
  createPasskey,
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  createPasskeyStepUpOptions,
  createSession,
  createSessionByPasskey,
  deletePasskey,
  deleteSession,
  deleteSessions,
  getSession,
  listPasskeys,
  listSessions,
  type Operator,
  type Session,
  stepUpByPasskey,
} from '@rubrica/client/operator';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Language, useLanguage, useWords, type Words } from '../../language/language.js';
import type { SessionApi } from '../../session/session-api.js';

const clientOf = (language: Language): Operator => createOperator({ session: true, language });

/** Sessions of operators. */
export const sessionApi: SessionApi = {
  client: clientOf,
  delicate: {
    es: 'revocar y borrar empresas, enlaces y personas',
    en: 'revoking and erasing tenants, links and people',
  },
  createSession: ({ body, ...options }) => createSession({ ...options, body: { token: body.token ?? '' } }),
  getSession,
  deleteSession,
  listSessions,
  deleteSessions,
  listPasskeys,
  createPasskey,
  deletePasskey,
  createPasskeyRegistrationOptions,
  createPasskeyLoginOptions,
  createSessionByPasskey,
  createPasskeyStepUpOptions,
  stepUpByPasskey,
};

/** Which operator is logged in, with role and rights. */
export const sessionQuery = (language: Language) =>
  queryOptions({
    queryKey: ['getSession'],
    staleTime: 60_000,
    queryFn: ({ signal }) => getSession({ client: clientOf(language), signal }),
  });

const NO_RIGHT: Words<string> = {
  es: 'Su rol de operador no lo permite',
  en: 'Your role of operator does not allow it',
};

/** The operator at the screen. */
export interface CurrentOperator {
  readonly client: Operator;
  readonly session: Session;
  /** Returns why a button is of no use: the role may not call the operation, or another reason; null if it is of use. */
  readonly reasonOf: (operationId: string, other?: string | null) => string | null;
}

export const useOperator = (): CurrentOperator => {
  const { language } = useLanguage();
  const noRight = useWords(NO_RIGHT);
  const { data: session } = useSuspenseQuery(sessionQuery(language));
  return useMemo(() => {
    const rights = new Set(session.rights);
    return {
      client: clientOf(language),
      session,
      reasonOf: (operationId, other = null) => (rights.has(operationId) ? other : noRight),
    };
  }, [language, noRight, session]);
};
