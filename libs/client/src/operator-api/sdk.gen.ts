import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from '../api/client/index.js';
import type { AssignSoftwareData, AssignSoftwareErrors, AssignSoftwareResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyLoginOptionsData, CreatePasskeyLoginOptionsErrors, CreatePasskeyLoginOptionsResponses, CreatePasskeyRegistrationOptionsData, CreatePasskeyRegistrationOptionsErrors, CreatePasskeyRegistrationOptionsResponses, CreatePasskeyResponses, CreatePasskeyStepUpOptionsData, CreatePasskeyStepUpOptionsErrors, CreatePasskeyStepUpOptionsResponses, CreateSessionByPasskeyData, CreateSessionByPasskeyErrors, CreateSessionByPasskeyResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateTenantData, CreateTenantErrors, CreateTenantExportData, CreateTenantExportErrors, CreateTenantExportResponses, CreateTenantResponses, DeclareContingencyData, DeclareContingencyErrors, DeclareContingencyResponses, DeleteOperatorData, DeleteOperatorErrors, DeleteOperatorResponses, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteSessionsData, DeleteSessionsErrors, DeleteSessionsResponses, EndContingencyData, EndContingencyErrors, EndContingencyResponses, EraseTenantData, EraseTenantErrors, EraseTenantResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetSoftwareData, GetSoftwareErrors, GetSoftwareResponses, GetStateData, GetStateErrors, GetStateResponses, GetTenantData, GetTenantErrors, GetTenantResponses, LinkPersonData, LinkPersonErrors, LinkPersonResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListContingenciesData, ListContingenciesErrors, ListContingenciesResponses, ListDeadLettersData, ListDeadLettersErrors, ListDeadLettersResponses, ListGaugeHistoryData, ListGaugeHistoryErrors, ListGaugeHistoryResponses, ListMaintenanceJobsData, ListMaintenanceJobsErrors, ListMaintenanceJobsResponses, ListOperatorsData, ListOperatorsErrors, ListOperatorsResponses, ListPasskeysData, ListPasskeysErrors, ListPasskeysResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListTenantExportsData, ListTenantExportsErrors, ListTenantExportsResponses, ListTenantsData, ListTenantsErrors, ListTenantsResponses, RebuildViewsData, RebuildViewsErrors, RebuildViewsResponses, RedriveDeadLetterData, RedriveDeadLetterErrors, RedriveDeadLetterResponses, RemoveSoftwareData, RemoveSoftwareErrors, RemoveSoftwareResponses, RepublishMessagesData, RepublishMessagesErrors, RepublishMessagesResponses, ResumeTenantData, ResumeTenantErrors, ResumeTenantResponses, RevokeTenantData, RevokeTenantErrors, RevokeTenantResponses, SearchEverythingData, SearchEverythingErrors, SearchEverythingResponses, StartOidcLoginData, StartOidcLoginErrors, StartOidcLoginResponses, StepUpByPasskeyData, StepUpByPasskeyErrors, StepUpByPasskeyResponses, SuspendTenantData, SuspendTenantErrors, SuspendTenantResponses, UpdateOperatorData, UpdateOperatorErrors, UpdateOperatorResponses, UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses, UpdatePersonData, UpdatePersonErrors, UpdatePersonResponses, UpdateTenantData, UpdateTenantErrors, UpdateTenantResponses } from './types.gen.js';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Log out
 *
 * The session ends everywhere within a second.
 */
export const deleteSession = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, 'data'> => options.client.delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session',
    ...options
});

/**
 * Get the session that asks
 *
 * Who is logged in, and what the role of this operator may call.
 */
export const getSession = <ThrowOnError extends boolean = true>(options: Options<GetSessionData, ThrowOnError>): RequestResult<GetSessionResponses, GetSessionErrors, ThrowOnError, 'data'> => options.client.get<GetSessionResponses, GetSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session',
    ...options
});

/**
 * Change name and language of the person who asks
 *
 * Other people see the name. The language is that of our mails; answers are in that of `Accept-Language`.
 */
export const updatePerson = <ThrowOnError extends boolean = true>(options: Options<UpdatePersonData, ThrowOnError>): RequestResult<UpdatePersonResponses, UpdatePersonErrors, ThrowOnError, 'data'> => options.client.patch<UpdatePersonResponses, UpdatePersonErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Log in by a link
 *
 * Uses the link up and answers with the cookie of a new session, which lives for 12 hours, and for one without a request. The session that was there before ends.
 */
export const createSession = <ThrowOnError extends boolean = true>(options: Options<CreateSessionData, ThrowOnError>): RequestResult<CreateSessionResponses, CreateSessionErrors, ThrowOnError, 'data'> => options.client.post<CreateSessionResponses, CreateSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/admin/session',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Log out everywhere
 *
 * All sessions of the person who asks end everywhere within a second, also the one that asks.
 */
export const deleteSessions = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionsData, ThrowOnError>): RequestResult<DeleteSessionsResponses, DeleteSessionsErrors, ThrowOnError, 'data'> => options.client.delete<DeleteSessionsResponses, DeleteSessionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/all',
    ...options
});

/**
 * List the sessions of the person who asks, newest first
 *
 * Of all browsers in which the person is logged in.
 */
export const listSessions = <ThrowOnError extends boolean = true>(options: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError, 'data'> => options.client.get<ListSessionsResponses, ListSessionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/all',
    ...options
});

/**
 * Begin a login at the provider of operators
 *
 * The answer is a 404 where the settings name none. The provider sends the browser back to `/admin/session/oidc/callback`, which leads to `/console` with the cookie of a new session, or to `/console/enter?error=` and the code of the refusal. The session has not stepped up.
 */
export const startOidcLogin = <ThrowOnError extends boolean = true>(options: Options<StartOidcLoginData, ThrowOnError>): RequestResult<StartOidcLoginResponses, StartOidcLoginErrors, ThrowOnError, 'data'> => options.client.post<StartOidcLoginResponses, StartOidcLoginErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/admin/session/oidc/start',
    ...options
});

/**
 * List the passkeys of the person who asks
 *
 * All of them: there are 20 at most.
 */
export const listPasskeys = <ThrowOnError extends boolean = true>(options: Options<ListPasskeysData, ThrowOnError>): RequestResult<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError, 'data'> => options.client.get<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys',
    ...options
});

/**
 * Register a passkey
 *
 * The person logs in by it from now on. It is no login and no step-up: `POST /admin/session/passkeys/step-up` is.
 */
export const createPasskey = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Log in by a passkey
 *
 * Answers with the cookie of a new session, which has stepped up for 10 minutes; the session that was there before ends.
 */
export const createSessionByPasskey = <ThrowOnError extends boolean = true>(options: Options<CreateSessionByPasskeyData, ThrowOnError>): RequestResult<CreateSessionByPasskeyResponses, CreateSessionByPasskeyErrors, ThrowOnError, 'data'> => options.client.post<CreateSessionByPasskeyResponses, CreateSessionByPasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/admin/session/passkeys/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the options for a login by a passkey
 *
 * They name nobody: the authenticator shows the passkeys that it has for this console.
 */
export const createPasskeyLoginOptions = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyLoginOptionsData, ThrowOnError>): RequestResult<CreatePasskeyLoginOptionsResponses, CreatePasskeyLoginOptionsErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyLoginOptionsResponses, CreatePasskeyLoginOptionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/admin/session/passkeys/login-options',
    ...options
});

/**
 * Get the options by which a browser makes a passkey
 *
 * After a step-up or, for the first passkey of a person, within 10 minutes of the login. What the browser answers goes to `POST /admin/session/passkeys`.
 */
export const createPasskeyRegistrationOptions = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyRegistrationOptionsData, ThrowOnError>): RequestResult<CreatePasskeyRegistrationOptionsResponses, CreatePasskeyRegistrationOptionsErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyRegistrationOptionsResponses, CreatePasskeyRegistrationOptionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys/registration-options',
    ...options
});

/**
 * Confirm who asks by a passkey
 *
 * For 10 minutes the session may do what takes a step-up. It goes on under a new token, and so with a new cookie.
 */
export const stepUpByPasskey = <ThrowOnError extends boolean = true>(options: Options<StepUpByPasskeyData, ThrowOnError>): RequestResult<StepUpByPasskeyResponses, StepUpByPasskeyErrors, ThrowOnError, 'data'> => options.client.post<StepUpByPasskeyResponses, StepUpByPasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys/step-up',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the options for a step-up by a passkey
 *
 * They name the passkeys of the person who asks.
 */
export const createPasskeyStepUpOptions = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyStepUpOptionsData, ThrowOnError>): RequestResult<CreatePasskeyStepUpOptionsResponses, CreatePasskeyStepUpOptionsErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyStepUpOptionsResponses, CreatePasskeyStepUpOptionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys/step-up-options',
    ...options
});

/**
 * Remove a passkey
 *
 * Nobody logs in by it any more; sessions that began with it go on. It takes a step-up, and the last passkey stays.
 */
export const deletePasskey = <ThrowOnError extends boolean = true>(options: Options<DeletePasskeyData, ThrowOnError>): RequestResult<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError, 'data'> => options.client.delete<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys/{id}',
    ...options
});

/**
 * Rename a passkey
 *
 * The name is for the person alone.
 */
export const updatePasskey = <ThrowOnError extends boolean = true>(options: Options<UpdatePasskeyData, ThrowOnError>): RequestResult<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError, 'data'> => options.client.patch<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/session/passkeys/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List who asked for what, newest first
 *
 * Every request that could change something, by operators, people and API keys of all tenants, with its outcome; logins, and logins that were refused.
 */
export const listAudit = <ThrowOnError extends boolean = true>(options: Options<ListAuditData, ThrowOnError>): RequestResult<ListAuditResponses, ListAuditErrors, ThrowOnError, 'data'> => options.client.get<ListAuditResponses, ListAuditErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/audit',
    ...options
});

/**
 * List the outages of the tax authority, the latest first
 *
 * All that were declared, by evidence or by an operator; one without `ended_at` lasts.
 */
export const listContingencies = <ThrowOnError extends boolean = true>(options: Options<ListContingenciesData, ThrowOnError>): RequestResult<ListContingenciesResponses, ListContingenciesErrors, ThrowOnError, 'data'> => options.client.get<ListContingenciesResponses, ListContingenciesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/contingencies',
    ...options
});

/**
 * Declare that the tax authority is out of reach
 *
 * From now on documents of the environment are issued in contingency (type 04). The first failed attempts declare it too, without an operator; one that an operator declared is ended by an operator only.
 */
export const declareContingency = <ThrowOnError extends boolean = true>(options: Options<DeclareContingencyData, ThrowOnError>): RequestResult<DeclareContingencyResponses, DeclareContingencyErrors, ThrowOnError, 'data'> => options.client.post<DeclareContingencyResponses, DeclareContingencyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/contingencies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End a contingency: the tax authority is back
 *
 * What was issued meanwhile is transmitted in its order.
 */
export const endContingency = <ThrowOnError extends boolean = true>(options: Options<EndContingencyData, ThrowOnError>): RequestResult<EndContingencyResponses, EndContingencyErrors, ThrowOnError, 'data'> => options.client.post<EndContingencyResponses, EndContingencyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/contingencies/{id}/end',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the messages that a service could not handle, the latest first
 *
 * Those of all services; `unreachable` names the services that did not answer, whose messages are missing.
 */
export const listDeadLetters = <ThrowOnError extends boolean = true>(options: Options<ListDeadLettersData, ThrowOnError>): RequestResult<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError, 'data'> => options.client.get<ListDeadLettersResponses, ListDeadLettersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/dead-letters',
    ...options
});

/**
 * Try the messages of its key again now
 *
 * All of the key in order: the failing message, those behind it, and its dead letters.
 */
export const redriveDeadLetter = <ThrowOnError extends boolean = true>(options: Options<RedriveDeadLetterData, ThrowOnError>): RequestResult<RedriveDeadLetterResponses, RedriveDeadLetterErrors, ThrowOnError, 'data'> => options.client.post<RedriveDeadLetterResponses, RedriveDeadLetterErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/dead-letters/{id}/redrive',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Look at a document of a tenant
 *
 * With its timeline and the attempts to send it to DIAN. The tenant sees the look in its audit, which is written before this answer.
 */
export const getDocument = <ThrowOnError extends boolean = true>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetDocumentResponses, GetDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/documents/{id}',
    ...options
});

/**
 * List the people who are operators, newest first
 *
 * Not those who have a token only. A person becomes an operator by a link with a role.
 */
export const listOperators = <ThrowOnError extends boolean = true>(options: Options<ListOperatorsData, ThrowOnError>): RequestResult<ListOperatorsResponses, ListOperatorsErrors, ThrowOnError, 'data'> => options.client.get<ListOperatorsResponses, ListOperatorsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/people',
    ...options
});

/**
 * Make a single-use link by which a person logs in
 *
 * The link is good for 10 minutes. A login by it counts as a step-up, since an operator vouches for the person. With `tenant_id` the person becomes a member of the tenant, an owner unless `role` says otherwise; the role of a member stays. With `operator` the person becomes an operator instead. It is there only where `CONSOLE_URL` is set (`OPERATOR_CONSOLE_URL` for operators); the answer is a 404 otherwise.
 */
export const linkPerson = <ThrowOnError extends boolean = true>(options: Options<LinkPersonData, ThrowOnError>): RequestResult<LinkPersonResponses, LinkPersonErrors, ThrowOnError, 'data'> => options.client.post<LinkPersonResponses, LinkPersonErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/people/links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove an operator
 *
 * The sessions end everywhere within a second. A person who belongs to no company either is forgotten; the audit keeps the id.
 */
export const deleteOperator = <ThrowOnError extends boolean = true>(options: Options<DeleteOperatorData, ThrowOnError>): RequestResult<DeleteOperatorResponses, DeleteOperatorErrors, ThrowOnError, 'data'> => options.client.delete<DeleteOperatorResponses, DeleteOperatorErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/people/{id}',
    ...options
});

/**
 * Change the role of an operator
 *
 * It holds everywhere within a second; a step-up of the person before it does not count any more.
 */
export const updateOperator = <ThrowOnError extends boolean = true>(options: Options<UpdateOperatorData, ThrowOnError>): RequestResult<UpdateOperatorResponses, UpdateOperatorErrors, ThrowOnError, 'data'> => options.client.patch<UpdateOperatorResponses, UpdateOperatorErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/people/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rebuild the read models of a service from the messages that it has read
 *
 * Only api-gateway has such read models; the service goes on serving requests.
 */
export const rebuildViews = <ThrowOnError extends boolean = true>(options: Options<RebuildViewsData, ThrowOnError>): RequestResult<RebuildViewsResponses, RebuildViewsErrors, ThrowOnError, 'data'> => options.client.post<RebuildViewsResponses, RebuildViewsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/rebuilds',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Publish the messages of a service again
 *
 * Under their old ids: readers that had them drop them.
 */
export const republishMessages = <ThrowOnError extends boolean = true>(options: Options<RepublishMessagesData, ThrowOnError>): RequestResult<RepublishMessagesResponses, RepublishMessagesErrors, ThrowOnError, 'data'> => options.client.post<RepublishMessagesResponses, RepublishMessagesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/republications',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Find a document, tenant, person or request among all tenants
 *
 * By what is exactly theirs; 20 hits at most. The search is in the audit of operators, without its text.
 */
export const searchEverything = <ThrowOnError extends boolean = true>(options: Options<SearchEverythingData, ThrowOnError>): RequestResult<SearchEverythingResponses, SearchEverythingErrors, ThrowOnError, 'data'> => options.client.get<SearchEverythingResponses, SearchEverythingErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/search',
    ...options
});

/**
 * Get how all services and environments are
 *
 * All services are asked at the same time; one that does not answer with its gauges within 5 seconds has `up: false`. Of several processes of a service one answers.
 */
export const getState = <ThrowOnError extends boolean = true>(options: Options<GetStateData, ThrowOnError>): RequestResult<GetStateResponses, GetStateErrors, ThrowOnError, 'data'> => options.client.get<GetStateResponses, GetStateErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/state',
    ...options
});

/**
 * List what a gauge has shown, minute by minute
 *
 * Of the last 24 hours; older readings are with Prometheus.
 */
export const listGaugeHistory = <ThrowOnError extends boolean = true>(options: Options<ListGaugeHistoryData, ThrowOnError>): RequestResult<ListGaugeHistoryResponses, ListGaugeHistoryErrors, ThrowOnError, 'data'> => options.client.get<ListGaugeHistoryResponses, ListGaugeHistoryErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/state/history',
    ...options
});

/**
 * List tenants, newest first
 *
 * All tenants, suspended and revoked ones too; the filters may be combined.
 */
export const listTenants = <ThrowOnError extends boolean = true>(options: Options<ListTenantsData, ThrowOnError>): RequestResult<ListTenantsResponses, ListTenantsErrors, ThrowOnError, 'data'> => options.client.get<ListTenantsResponses, ListTenantsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants',
    ...options
});

/**
 * Make a tenant with its first API keys
 *
 * The keys are in this answer only. Live mode begins in the environment `habilitacion`. There is one tenant per NIT; that of a revoked tenant is free. With `owner`, a person is invited by mail, so that nobody need be handed a key.
 */
export const createTenant = <ThrowOnError extends boolean = true>(options: Options<CreateTenantData, ThrowOnError>): RequestResult<CreateTenantResponses, CreateTenantErrors, ThrowOnError, 'data'> => options.client.post<CreateTenantResponses, CreateTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a tenant
 *
 * With what operators did to it: `suspension` and `revocation` say who, when and why.
 */
export const getTenant = <ThrowOnError extends boolean = true>(options: Options<GetTenantData, ThrowOnError>): RequestResult<GetTenantResponses, GetTenantErrors, ThrowOnError, 'data'> => options.client.get<GetTenantResponses, GetTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}',
    ...options
});

/**
 * Change the profile of a tenant
 *
 * Fields that are sent replace those that were; documents keep what they were issued with. The NIT may be changed, with its check digit, until the tenant asks for a document of live mode; a certificate of the new NIT is uploaded then.
 */
export const updateTenant = <ThrowOnError extends boolean = true>(options: Options<UpdateTenantData, ThrowOnError>): RequestResult<UpdateTenantResponses, UpdateTenantErrors, ThrowOnError, 'data'> => options.client.patch<UpdateTenantResponses, UpdateTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Erase the data of a revoked tenant, for ever
 *
 * At once: customers, suppliers, API keys, webhook endpoints, events and deliveries, mail addresses, test documents, exports. Documents of live mode with their files, facts and the profile are kept until `erasure.documents_kept_until`, then they are erased and the tenant is gone. Export its data before.
 */
export const eraseTenant = <ThrowOnError extends boolean = true>(options: Options<EraseTenantData, ThrowOnError>): RequestResult<EraseTenantResponses, EraseTenantErrors, ThrowOnError, 'data'> => options.client.post<EraseTenantResponses, EraseTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/erase',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the exports of a tenant, newest first
 *
 * Of live mode, unless the query asks for those of test mode.
 */
export const listTenantExports = <ThrowOnError extends boolean = true>(options: Options<ListTenantExportsData, ThrowOnError>): RequestResult<ListTenantExportsResponses, ListTenantExportsErrors, ThrowOnError, 'data'> => options.client.get<ListTenantExportsResponses, ListTenantExportsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/exports',
    ...options
});

/**
 * Order an export of all data of a tenant
 *
 * As the tenant may itself with `POST /v1/exports`. When it is ready, the list has a `file_url` that you can hand over; it needs no API key and is good for 24 hours.
 */
export const createTenantExport = <ThrowOnError extends boolean = true>(options: Options<CreateTenantExportData, ThrowOnError>): RequestResult<CreateTenantExportResponses, CreateTenantExportErrors, ThrowOnError, 'data'> => options.client.post<CreateTenantExportResponses, CreateTenantExportErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End the suspension of a tenant
 *
 * Of an active tenant nothing changes.
 */
export const resumeTenant = <ThrowOnError extends boolean = true>(options: Options<ResumeTenantData, ThrowOnError>): RequestResult<ResumeTenantResponses, ResumeTenantErrors, ThrowOnError, 'data'> => options.client.post<ResumeTenantResponses, ResumeTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/resume',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End a tenant, for ever
 *
 * Ends all its API keys, frees its NIT, and has its key destroyed, so that its stored certificates are unrecoverable in every copy. A 409 tells how many documents still need the key (`documents_under_way`), unless it is forced.
 */
export const revokeTenant = <ThrowOnError extends boolean = true>(options: Options<RevokeTenantData, ThrowOnError>): RequestResult<RevokeTenantResponses, RevokeTenantErrors, ThrowOnError, 'data'> => options.client.post<RevokeTenantResponses, RevokeTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/revoke',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove the choice: the tenant's own software issues, or the installation's
 *
 * It counts for documents that get their number from now on.
 */
export const removeSoftware = <ThrowOnError extends boolean = true>(options: Options<RemoveSoftwareData, ThrowOnError>): RequestResult<RemoveSoftwareResponses, RemoveSoftwareErrors, ThrowOnError, 'data'> => options.client.delete<RemoveSoftwareResponses, RemoveSoftwareErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/software',
    ...options
});

/**
 * Get the software that issues for a tenant in its live mode
 *
 * What was chosen for the tenant, or else what the installation or the tenant itself has; never a PIN.
 */
export const getSoftware = <ThrowOnError extends boolean = true>(options: Options<GetSoftwareData, ThrowOnError>): RequestResult<GetSoftwareResponses, GetSoftwareErrors, ThrowOnError, 'data'> => options.client.get<GetSoftwareResponses, GetSoftwareErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/software',
    ...options
});

/**
 * Choose the software that issues for a tenant in its live mode
 *
 * It counts for documents that get their number from now on.
 */
export const assignSoftware = <ThrowOnError extends boolean = true>(options: Options<AssignSoftwareData, ThrowOnError>): RequestResult<AssignSoftwareResponses, AssignSoftwareErrors, ThrowOnError, 'data'> => options.client.put<AssignSoftwareResponses, AssignSoftwareErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/software',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Refuse new documents of a tenant
 *
 * It holds at once in all replicas. What is under way goes on, and all can be read. Of a suspended tenant nothing changes, the reason neither.
 */
export const suspendTenant = <ThrowOnError extends boolean = true>(options: Options<SuspendTenantData, ThrowOnError>): RequestResult<SuspendTenantResponses, SuspendTenantErrors, ThrowOnError, 'data'> => options.client.post<SuspendTenantResponses, SuspendTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/tenants/{id}/suspend',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the maintenance jobs of all services with their progress, the latest first
 *
 * 100 of each service at most.
 */
export const listMaintenanceJobs = <ThrowOnError extends boolean = true>(options: Options<ListMaintenanceJobsData, ThrowOnError>): RequestResult<ListMaintenanceJobsResponses, ListMaintenanceJobsErrors, ThrowOnError, 'data'> => options.client.get<ListMaintenanceJobsResponses, ListMaintenanceJobsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica-operator',
            type: 'apiKey'
        }],
    url: '/admin/v1/works',
    ...options
});
