import {
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
  type Rubrica,
  stepUpByPasskey,
} from '@rubrica/client';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../language/language.js';
import { clientOf } from './asking.js';
import type { SessionApi } from './session-api.js';

/** Questions about the session itself are about no company; the mode only shows that the request is the console's own. */
export const clientOfSession = (language: Language): Rubrica => clientOf({ mode: 'test' }, language);

/** Sessions of people of companies. */
export const sessionApi: SessionApi = {
  client: clientOfSession,
  delicate: {
    es: 'pasar a producción, claves de la API, certificados y personas',
    en: 'going live, API keys, certificates and people',
  },
  createSession,
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

/** Who is logged in, with companies and open invitations. */
export const sessionQuery = (language: Language) =>
  queryOptions({
    queryKey: ['getSession'],
    staleTime: 60_000,
    queryFn: ({ signal }) => getSession({ client: clientOfSession(language), signal }),
  });
