import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.js';
import type { AcceptInvitationData, AcceptInvitationErrors, AcceptInvitationResponses, CancelCreditNoteData, CancelCreditNoteErrors, CancelCreditNoteResponses, CancelDebitNoteData, CancelDebitNoteErrors, CancelDebitNoteResponses, CancelEquivalentDocumentData, CancelEquivalentDocumentErrors, CancelEquivalentDocumentResponses, CancelEquivalentNoteData, CancelEquivalentNoteErrors, CancelEquivalentNoteResponses, CancelInvoiceData, CancelInvoiceErrors, CancelInvoiceResponses, CancelJobData, CancelJobErrors, CancelJobResponses, CancelReplayData, CancelReplayErrors, CancelReplayResponses, CancelSupportDocumentAdjustmentData, CancelSupportDocumentAdjustmentErrors, CancelSupportDocumentAdjustmentResponses, CancelSupportDocumentData, CancelSupportDocumentErrors, CancelSupportDocumentResponses, CorrectCreditNoteData, CorrectCreditNoteErrors, CorrectCreditNoteResponses, CorrectDebitNoteData, CorrectDebitNoteErrors, CorrectDebitNoteResponses, CorrectEquivalentDocumentData, CorrectEquivalentDocumentErrors, CorrectEquivalentDocumentResponses, CorrectEquivalentNoteData, CorrectEquivalentNoteErrors, CorrectEquivalentNoteResponses, CorrectInvoiceData, CorrectInvoiceErrors, CorrectInvoiceResponses, CorrectSupportDocumentAdjustmentData, CorrectSupportDocumentAdjustmentErrors, CorrectSupportDocumentAdjustmentResponses, CorrectSupportDocumentData, CorrectSupportDocumentErrors, CorrectSupportDocumentResponses, CreateApiKeyData, CreateApiKeyErrors, CreateApiKeyResponses, CreateCertificateData, CreateCertificateErrors, CreateCertificateResponses, CreateCreditNoteData, CreateCreditNoteErrors, CreateCreditNoteResponses, CreateCreditNotesData, CreateCreditNotesErrors, CreateCreditNotesResponses, CreateCustomerData, CreateCustomerErrors, CreateCustomerResponses, CreateDebitNoteData, CreateDebitNoteErrors, CreateDebitNoteResponses, CreateDebitNotesData, CreateDebitNotesErrors, CreateDebitNotesResponses, CreateDkimKeyData, CreateDkimKeyErrors, CreateDkimKeyResponses, CreateDraftData, CreateDraftErrors, CreateDraftResponses, CreateEquivalentDocumentData, CreateEquivalentDocumentErrors, CreateEquivalentDocumentResponses, CreateEquivalentDocumentsData, CreateEquivalentDocumentsErrors, CreateEquivalentDocumentsResponses, CreateEquivalentNoteData, CreateEquivalentNoteErrors, CreateEquivalentNoteResponses, CreateEquivalentNotesData, CreateEquivalentNotesErrors, CreateEquivalentNotesResponses, CreateExportData, CreateExportErrors, CreateExportResponses, CreateInvitationData, CreateInvitationErrors, CreateInvitationResponses, CreateInvoiceData, CreateInvoiceErrors, CreateInvoiceResponses, CreateInvoicesData, CreateInvoicesErrors, CreateInvoicesResponses, CreateJobData, CreateJobErrors, CreateJobResponses, CreateMailSenderData, CreateMailSenderErrors, CreateMailSenderResponses, CreateNumberingRangeData, CreateNumberingRangeErrors, CreateNumberingRangeResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyLoginOptionsData, CreatePasskeyLoginOptionsErrors, CreatePasskeyLoginOptionsResponses, CreatePasskeyRegistrationOptionsData, CreatePasskeyRegistrationOptionsErrors, CreatePasskeyRegistrationOptionsResponses, CreatePasskeyResponses, CreatePasskeyStepUpOptionsData, CreatePasskeyStepUpOptionsErrors, CreatePasskeyStepUpOptionsResponses, CreateReplayData, CreateReplayErrors, CreateReplayResponses, CreateSessionByPasskeyData, CreateSessionByPasskeyErrors, CreateSessionByPasskeyResponses, CreateSessionData, CreateSessionErrors, CreateSessionResponses, CreateSupplierData, CreateSupplierErrors, CreateSupplierResponses, CreateSupportDocumentAdjustmentData, CreateSupportDocumentAdjustmentErrors, CreateSupportDocumentAdjustmentResponses, CreateSupportDocumentAdjustmentsData, CreateSupportDocumentAdjustmentsErrors, CreateSupportDocumentAdjustmentsResponses, CreateSupportDocumentData, CreateSupportDocumentErrors, CreateSupportDocumentResponses, CreateSupportDocumentsData, CreateSupportDocumentsErrors, CreateSupportDocumentsResponses, CreateSuppressionData, CreateSuppressionErrors, CreateSuppressionResponses, CreateViewData, CreateViewErrors, CreateViewResponses, CreateWebhookEndpointData, CreateWebhookEndpointErrors, CreateWebhookEndpointResponses, DeleteApiKeyData, DeleteApiKeyErrors, DeleteApiKeyResponses, DeleteCustomerData, DeleteCustomerErrors, DeleteCustomerResponses, DeleteDkimKeyData, DeleteDkimKeyErrors, DeleteDkimKeyResponses, DeleteDraftData, DeleteDraftErrors, DeleteDraftResponses, DeleteInvitationData, DeleteInvitationErrors, DeleteInvitationResponses, DeleteMailSenderData, DeleteMailSenderErrors, DeleteMailSenderResponses, DeleteMemberData, DeleteMemberErrors, DeleteMemberResponses, DeleteOidcProviderData, DeleteOidcProviderErrors, DeleteOidcProviderResponses, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, DeleteSessionsData, DeleteSessionsErrors, DeleteSessionsResponses, DeleteSupplierData, DeleteSupplierErrors, DeleteSupplierResponses, DeleteSuppressionData, DeleteSuppressionErrors, DeleteSuppressionResponses, DeleteViewData, DeleteViewErrors, DeleteViewResponses, DeleteWebhookEndpointData, DeleteWebhookEndpointErrors, DeleteWebhookEndpointResponses, DownloadExportData, DownloadExportErrors, DownloadExportResponses, EmailCreditNoteData, EmailCreditNoteErrors, EmailCreditNoteResponses, EmailDebitNoteData, EmailDebitNoteErrors, EmailDebitNoteResponses, EmailEquivalentDocumentData, EmailEquivalentDocumentErrors, EmailEquivalentDocumentResponses, EmailEquivalentNoteData, EmailEquivalentNoteErrors, EmailEquivalentNoteResponses, EmailInvoiceData, EmailInvoiceErrors, EmailInvoiceResponses, EmailSupportDocumentAdjustmentData, EmailSupportDocumentAdjustmentErrors, EmailSupportDocumentAdjustmentResponses, EmailSupportDocumentData, EmailSupportDocumentErrors, EmailSupportDocumentResponses, GetAcquirerData, GetAcquirerErrors, GetAcquirerResponses, GetCatalogData, GetCatalogErrors, GetCatalogResponses, GetCertificateData, GetCertificateErrors, GetCertificateResponses, GetCreditNoteApplicationResponseData, GetCreditNoteApplicationResponseErrors, GetCreditNoteApplicationResponseResponses, GetCreditNoteAttachedDocumentData, GetCreditNoteAttachedDocumentErrors, GetCreditNoteAttachedDocumentResponses, GetCreditNoteData, GetCreditNoteErrors, GetCreditNotePdfData, GetCreditNotePdfErrors, GetCreditNotePdfResponses, GetCreditNoteResponses, GetCreditNoteTimelineData, GetCreditNoteTimelineErrors, GetCreditNoteTimelineResponses, GetCreditNoteXmlData, GetCreditNoteXmlErrors, GetCreditNoteXmlResponses, GetCustomerData, GetCustomerErrors, GetCustomerResponses, GetDebitNoteApplicationResponseData, GetDebitNoteApplicationResponseErrors, GetDebitNoteApplicationResponseResponses, GetDebitNoteAttachedDocumentData, GetDebitNoteAttachedDocumentErrors, GetDebitNoteAttachedDocumentResponses, GetDebitNoteData, GetDebitNoteErrors, GetDebitNotePdfData, GetDebitNotePdfErrors, GetDebitNotePdfResponses, GetDebitNoteResponses, GetDebitNoteTimelineData, GetDebitNoteTimelineErrors, GetDebitNoteTimelineResponses, GetDebitNoteXmlData, GetDebitNoteXmlErrors, GetDebitNoteXmlResponses, GetDeliveryData, GetDeliveryErrors, GetDeliveryResponses, GetDkimKeyData, GetDkimKeyErrors, GetDkimKeyResponses, GetDraftData, GetDraftErrors, GetDraftResponses, GetEquivalentDocumentApplicationResponseData, GetEquivalentDocumentApplicationResponseErrors, GetEquivalentDocumentApplicationResponseResponses, GetEquivalentDocumentAttachedDocumentData, GetEquivalentDocumentAttachedDocumentErrors, GetEquivalentDocumentAttachedDocumentResponses, GetEquivalentDocumentData, GetEquivalentDocumentErrors, GetEquivalentDocumentPdfData, GetEquivalentDocumentPdfErrors, GetEquivalentDocumentPdfResponses, GetEquivalentDocumentResponses, GetEquivalentDocumentTicketData, GetEquivalentDocumentTicketErrors, GetEquivalentDocumentTicketLinesData, GetEquivalentDocumentTicketLinesErrors, GetEquivalentDocumentTicketLinesResponses, GetEquivalentDocumentTicketResponses, GetEquivalentDocumentTimelineData, GetEquivalentDocumentTimelineErrors, GetEquivalentDocumentTimelineResponses, GetEquivalentDocumentXmlData, GetEquivalentDocumentXmlErrors, GetEquivalentDocumentXmlResponses, GetEquivalentNoteApplicationResponseData, GetEquivalentNoteApplicationResponseErrors, GetEquivalentNoteApplicationResponseResponses, GetEquivalentNoteAttachedDocumentData, GetEquivalentNoteAttachedDocumentErrors, GetEquivalentNoteAttachedDocumentResponses, GetEquivalentNoteData, GetEquivalentNoteErrors, GetEquivalentNotePdfData, GetEquivalentNotePdfErrors, GetEquivalentNotePdfResponses, GetEquivalentNoteResponses, GetEquivalentNoteTimelineData, GetEquivalentNoteTimelineErrors, GetEquivalentNoteTimelineResponses, GetEquivalentNoteXmlData, GetEquivalentNoteXmlErrors, GetEquivalentNoteXmlResponses, GetEventData, GetEventErrors, GetEventResponses, GetExportData, GetExportErrors, GetExportFileData, GetExportFileErrors, GetExportFileResponses, GetExportResponses, GetFileData, GetFileErrors, GetFileResponses, GetImportTemplateData, GetImportTemplateErrors, GetImportTemplateResponses, GetInvoiceApplicationResponseData, GetInvoiceApplicationResponseErrors, GetInvoiceApplicationResponseResponses, GetInvoiceAttachedDocumentData, GetInvoiceAttachedDocumentErrors, GetInvoiceAttachedDocumentResponses, GetInvoiceData, GetInvoiceErrors, GetInvoiceEventsData, GetInvoiceEventsErrors, GetInvoiceEventsResponses, GetInvoicePdfData, GetInvoicePdfErrors, GetInvoicePdfResponses, GetInvoiceResponses, GetInvoiceTimelineData, GetInvoiceTimelineErrors, GetInvoiceTimelineResponses, GetInvoiceXmlData, GetInvoiceXmlErrors, GetInvoiceXmlResponses, GetJobData, GetJobErrors, GetJobResponses, GetJobResultData, GetJobResultErrors, GetJobResultResponses, GetMailSenderData, GetMailSenderErrors, GetMailSenderResponses, GetMeData, GetMeErrors, GetMeResponses, GetNumberingRangeData, GetNumberingRangeErrors, GetNumberingRangeResponses, GetOidcProviderData, GetOidcProviderErrors, GetOidcProviderResponses, GetReadinessData, GetReadinessErrors, GetReadinessResponses, GetReceivedDocumentData, GetReceivedDocumentErrors, GetReceivedDocumentEventApplicationResponseData, GetReceivedDocumentEventApplicationResponseErrors, GetReceivedDocumentEventApplicationResponseResponses, GetReceivedDocumentEventData, GetReceivedDocumentEventErrors, GetReceivedDocumentEventResponses, GetReceivedDocumentEventXmlData, GetReceivedDocumentEventXmlErrors, GetReceivedDocumentEventXmlResponses, GetReceivedDocumentPdfData, GetReceivedDocumentPdfErrors, GetReceivedDocumentPdfResponses, GetReceivedDocumentResponses, GetReceivedDocumentXmlData, GetReceivedDocumentXmlErrors, GetReceivedDocumentXmlResponses, GetReplayData, GetReplayErrors, GetReplayResponses, GetRequestData, GetRequestErrors, GetRequestResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetSupplierData, GetSupplierErrors, GetSupplierResponses, GetSupportDocumentAdjustmentApplicationResponseData, GetSupportDocumentAdjustmentApplicationResponseErrors, GetSupportDocumentAdjustmentApplicationResponseResponses, GetSupportDocumentAdjustmentAttachedDocumentData, GetSupportDocumentAdjustmentAttachedDocumentErrors, GetSupportDocumentAdjustmentAttachedDocumentResponses, GetSupportDocumentAdjustmentData, GetSupportDocumentAdjustmentErrors, GetSupportDocumentAdjustmentPdfData, GetSupportDocumentAdjustmentPdfErrors, GetSupportDocumentAdjustmentPdfResponses, GetSupportDocumentAdjustmentResponses, GetSupportDocumentAdjustmentTimelineData, GetSupportDocumentAdjustmentTimelineErrors, GetSupportDocumentAdjustmentTimelineResponses, GetSupportDocumentAdjustmentXmlData, GetSupportDocumentAdjustmentXmlErrors, GetSupportDocumentAdjustmentXmlResponses, GetSupportDocumentApplicationResponseData, GetSupportDocumentApplicationResponseErrors, GetSupportDocumentApplicationResponseResponses, GetSupportDocumentAttachedDocumentData, GetSupportDocumentAttachedDocumentErrors, GetSupportDocumentAttachedDocumentResponses, GetSupportDocumentData, GetSupportDocumentErrors, GetSupportDocumentPdfData, GetSupportDocumentPdfErrors, GetSupportDocumentPdfResponses, GetSupportDocumentResponses, GetSupportDocumentTimelineData, GetSupportDocumentTimelineErrors, GetSupportDocumentTimelineResponses, GetSupportDocumentXmlData, GetSupportDocumentXmlErrors, GetSupportDocumentXmlResponses, GetTenantData, GetTenantErrors, GetTenantResponses, GetViewData, GetViewErrors, GetViewResponses, GetWebhookEndpointData, GetWebhookEndpointErrors, GetWebhookEndpointHealthData, GetWebhookEndpointHealthErrors, GetWebhookEndpointHealthResponses, GetWebhookEndpointResponses, GoLiveData, GoLiveErrors, GoLiveResponses, IssueDraftData, IssueDraftErrors, IssueDraftResponses, IssueInvoiceEventData, IssueInvoiceEventErrors, IssueInvoiceEventResponses, IssueReceivedDocumentEventsData, IssueReceivedDocumentEventsErrors, IssueReceivedDocumentEventsResponses, IssueSupportDocumentData, IssueSupportDocumentErrors, IssueSupportDocumentResponses, ListApiKeysData, ListApiKeysErrors, ListApiKeysResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListCertificatesData, ListCertificatesErrors, ListCertificatesResponses, ListCertificateUseDaysData, ListCertificateUseDaysErrors, ListCertificateUseDaysResponses, ListCertificateUsesData, ListCertificateUsesErrors, ListCertificateUsesResponses, ListCountersData, ListCountersErrors, ListCountersResponses, ListCreditNoteAttemptsData, ListCreditNoteAttemptsErrors, ListCreditNoteAttemptsResponses, ListCreditNoteDeliveriesData, ListCreditNoteDeliveriesErrors, ListCreditNoteDeliveriesResponses, ListCreditNoteMailingsData, ListCreditNoteMailingsErrors, ListCreditNoteMailingsResponses, ListCreditNotesData, ListCreditNotesErrors, ListCreditNotesResponses, ListCustomersData, ListCustomersErrors, ListCustomersResponses, ListDebitNoteAttemptsData, ListDebitNoteAttemptsErrors, ListDebitNoteAttemptsResponses, ListDebitNoteDeliveriesData, ListDebitNoteDeliveriesErrors, ListDebitNoteDeliveriesResponses, ListDebitNoteMailingsData, ListDebitNoteMailingsErrors, ListDebitNoteMailingsResponses, ListDebitNotesData, ListDebitNotesErrors, ListDebitNotesResponses, ListDeliveriesData, ListDeliveriesErrors, ListDeliveriesResponses, ListDkimKeysData, ListDkimKeysErrors, ListDkimKeysResponses, ListDocumentsData, ListDocumentsErrors, ListDocumentsResponses, ListDraftsData, ListDraftsErrors, ListDraftsResponses, ListEquivalentDocumentAttemptsData, ListEquivalentDocumentAttemptsErrors, ListEquivalentDocumentAttemptsResponses, ListEquivalentDocumentDeliveriesData, ListEquivalentDocumentDeliveriesErrors, ListEquivalentDocumentDeliveriesResponses, ListEquivalentDocumentMailingsData, ListEquivalentDocumentMailingsErrors, ListEquivalentDocumentMailingsResponses, ListEquivalentDocumentNotesData, ListEquivalentDocumentNotesErrors, ListEquivalentDocumentNotesResponses, ListEquivalentDocumentsData, ListEquivalentDocumentsErrors, ListEquivalentDocumentsResponses, ListEquivalentNoteAttemptsData, ListEquivalentNoteAttemptsErrors, ListEquivalentNoteAttemptsResponses, ListEquivalentNoteDeliveriesData, ListEquivalentNoteDeliveriesErrors, ListEquivalentNoteDeliveriesResponses, ListEquivalentNoteMailingsData, ListEquivalentNoteMailingsErrors, ListEquivalentNoteMailingsResponses, ListEquivalentNotesData, ListEquivalentNotesErrors, ListEquivalentNotesResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListExportsData, ListExportsErrors, ListExportsResponses, ListInvitationsData, ListInvitationsErrors, ListInvitationsResponses, ListInvoiceAttemptsData, ListInvoiceAttemptsErrors, ListInvoiceAttemptsResponses, ListInvoiceDeliveriesData, ListInvoiceDeliveriesErrors, ListInvoiceDeliveriesResponses, ListInvoiceMailingsData, ListInvoiceMailingsErrors, ListInvoiceMailingsResponses, ListInvoiceNotesData, ListInvoiceNotesErrors, ListInvoiceNotesResponses, ListInvoicesData, ListInvoicesErrors, ListInvoicesResponses, ListJobsData, ListJobsErrors, ListJobsResponses, ListMailSendersData, ListMailSendersErrors, ListMailSendersResponses, ListMembersData, ListMembersErrors, ListMembersResponses, ListNumberingRangesData, ListNumberingRangesErrors, ListNumberingRangesResponses, ListPasskeysData, ListPasskeysErrors, ListPasskeysResponses, ListReceivedDocumentEventsData, ListReceivedDocumentEventsErrors, ListReceivedDocumentEventsResponses, ListReceivedDocumentsData, ListReceivedDocumentsErrors, ListReceivedDocumentsResponses, ListReplaysData, ListReplaysErrors, ListReplaysResponses, ListRequestsData, ListRequestsErrors, ListRequestsResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListSuppliersData, ListSuppliersErrors, ListSuppliersResponses, ListSupportDocumentAdjustmentAttemptsData, ListSupportDocumentAdjustmentAttemptsErrors, ListSupportDocumentAdjustmentAttemptsResponses, ListSupportDocumentAdjustmentDeliveriesData, ListSupportDocumentAdjustmentDeliveriesErrors, ListSupportDocumentAdjustmentDeliveriesResponses, ListSupportDocumentAdjustmentMailingsData, ListSupportDocumentAdjustmentMailingsErrors, ListSupportDocumentAdjustmentMailingsResponses, ListSupportDocumentAdjustmentsData, ListSupportDocumentAdjustmentsErrors, ListSupportDocumentAdjustmentsResponses, ListSupportDocumentAttemptsData, ListSupportDocumentAttemptsErrors, ListSupportDocumentAttemptsResponses, ListSupportDocumentDeliveriesData, ListSupportDocumentDeliveriesErrors, ListSupportDocumentDeliveriesResponses, ListSupportDocumentMailingsData, ListSupportDocumentMailingsErrors, ListSupportDocumentMailingsResponses, ListSupportDocumentNotesData, ListSupportDocumentNotesErrors, ListSupportDocumentNotesResponses, ListSupportDocumentsData, ListSupportDocumentsErrors, ListSupportDocumentsResponses, ListSuppressionsData, ListSuppressionsErrors, ListSuppressionsResponses, ListViewsData, ListViewsErrors, ListViewsResponses, ListWebhookEndpointDeliveriesData, ListWebhookEndpointDeliveriesErrors, ListWebhookEndpointDeliveriesResponses, ListWebhookEndpointsData, ListWebhookEndpointsErrors, ListWebhookEndpointsResponses, PreviewCreditNoteData, PreviewCreditNoteErrors, PreviewCreditNoteResponses, PreviewDebitNoteData, PreviewDebitNoteErrors, PreviewDebitNoteResponses, PreviewEquivalentDocumentData, PreviewEquivalentDocumentErrors, PreviewEquivalentDocumentResponses, PreviewEquivalentNoteData, PreviewEquivalentNoteErrors, PreviewEquivalentNoteResponses, PreviewInvoiceData, PreviewInvoiceErrors, PreviewInvoiceResponses, PreviewSupportDocumentAdjustmentData, PreviewSupportDocumentAdjustmentErrors, PreviewSupportDocumentAdjustmentResponses, PreviewSupportDocumentData, PreviewSupportDocumentErrors, PreviewSupportDocumentResponses, ReceiveDocumentData, ReceiveDocumentErrors, ReceiveDocumentResponses, RedeliverEventData, RedeliverEventErrors, RedeliverEventResponses, RequestLoginLinkData, RequestLoginLinkErrors, RequestLoginLinkResponses, ResolveCreditNoteData, ResolveCreditNoteErrors, ResolveCreditNoteResponses, ResolveDebitNoteData, ResolveDebitNoteErrors, ResolveDebitNoteResponses, ResolveEquivalentDocumentData, ResolveEquivalentDocumentErrors, ResolveEquivalentDocumentResponses, ResolveEquivalentNoteData, ResolveEquivalentNoteErrors, ResolveEquivalentNoteResponses, ResolveInvoiceData, ResolveInvoiceErrors, ResolveInvoiceResponses, ResolveSupportDocumentAdjustmentData, ResolveSupportDocumentAdjustmentErrors, ResolveSupportDocumentAdjustmentResponses, ResolveSupportDocumentData, ResolveSupportDocumentErrors, ResolveSupportDocumentResponses, RetryCreditNoteData, RetryCreditNoteErrors, RetryCreditNoteResponses, RetryDebitNoteData, RetryDebitNoteErrors, RetryDebitNoteResponses, RetryDeliveryData, RetryDeliveryErrors, RetryDeliveryResponses, RetryEquivalentDocumentData, RetryEquivalentDocumentErrors, RetryEquivalentDocumentResponses, RetryEquivalentNoteData, RetryEquivalentNoteErrors, RetryEquivalentNoteResponses, RetryInvoiceData, RetryInvoiceErrors, RetryInvoiceResponses, RetrySupportDocumentAdjustmentData, RetrySupportDocumentAdjustmentErrors, RetrySupportDocumentAdjustmentResponses, RetrySupportDocumentData, RetrySupportDocumentErrors, RetrySupportDocumentResponses, RevokeCertificateData, RevokeCertificateErrors, RevokeCertificateResponses, RotateWebhookEndpointSecretData, RotateWebhookEndpointSecretErrors, RotateWebhookEndpointSecretResponses, SearchData, SearchErrors, SearchResponses, SetOidcProviderData, SetOidcProviderErrors, SetOidcProviderResponses, StartOidcLoginData, StartOidcLoginErrors, StartOidcLoginResponses, StepUpByPasskeyData, StepUpByPasskeyErrors, StepUpByPasskeyResponses, SyncNumberingRangesData, SyncNumberingRangesErrors, SyncNumberingRangesResponses, TestWebhookEndpointData, TestWebhookEndpointErrors, TestWebhookEndpointResponses, UpdateCustomerData, UpdateCustomerErrors, UpdateCustomerResponses, UpdateDraftData, UpdateDraftErrors, UpdateDraftResponses, UpdateMailSenderData, UpdateMailSenderErrors, UpdateMailSenderResponses, UpdateMemberData, UpdateMemberErrors, UpdateMemberResponses, UpdateNumberingRangeData, UpdateNumberingRangeErrors, UpdateNumberingRangeResponses, UpdateOidcProviderData, UpdateOidcProviderErrors, UpdateOidcProviderResponses, UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses, UpdatePersonData, UpdatePersonErrors, UpdatePersonResponses, UpdateSupplierData, UpdateSupplierErrors, UpdateSupplierResponses, UpdateTenantData, UpdateTenantErrors, UpdateTenantResponses, UpdateViewData, UpdateViewErrors, UpdateViewResponses, UpdateWebhookEndpointData, UpdateWebhookEndpointErrors, UpdateWebhookEndpointResponses, VerifyDkimKeyData, VerifyDkimKeyErrors, VerifyDkimKeyResponses } from './types.gen.js';

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
 * The zip of an export by the URL in its resource
 *
 * The bytes are the same each time, so that a download that broke off goes on with `Range: bytes=<n>-` (206); any other range gets the whole file.
 */
export const getExportFile = <ThrowOnError extends boolean = true>(options: Options<GetExportFileData, ThrowOnError>): RequestResult<GetExportFileResponses, GetExportFileErrors, ThrowOnError, 'data'> => options.client.get<GetExportFileResponses, GetExportFileErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/files/{tenant}/{id}/export',
    ...options
});

/**
 * A file by the URL in a resource or an event
 *
 * The URL is the permission; no API key is needed. A GET of the resource mints fresh ones.
 */
export const getFile = <ThrowOnError extends boolean = true>(options: Options<GetFileData, ThrowOnError>): RequestResult<GetFileResponses, GetFileErrors, ThrowOnError, 'data'> => options.client.get<GetFileResponses, GetFileErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/files/{tenant}/{id}/{file}',
    ...options
});

/**
 * Log out
 *
 * The session ends everywhere within a second.
 */
export const deleteSession = <ThrowOnError extends boolean = true>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, 'data'> => options.client.delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session',
    ...options
});

/**
 * Get the session that asks
 *
 * Who is logged in, with the companies and the open invitations of this person.
 */
export const getSession = <ThrowOnError extends boolean = true>(options: Options<GetSessionData, ThrowOnError>): RequestResult<GetSessionResponses, GetSessionErrors, ThrowOnError, 'data'> => options.client.get<GetSessionResponses, GetSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Log in by a link or a code
 *
 * Uses the link or the code up and answers with the cookie of a new session; the session that was there before ends. A code has 6 tries, and `tries_left` of the refusal counts them. The cookie is `HttpOnly`: no script reads it, and a browser sends it by itself.
 */
export const createSession = <ThrowOnError extends boolean = true>(options: Options<CreateSessionData, ThrowOnError>): RequestResult<CreateSessionResponses, CreateSessionErrors, ThrowOnError, 'data'> => options.client.post<CreateSessionResponses, CreateSessionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/session',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/all',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/all',
    ...options
});

/**
 * Ask for a link and a code by mail
 *
 * A person whom we know gets a mail with a link, and a code for another device; both are good once, for 10 minutes. The answer is the same for every address, and when no mail is sent because there were 5 in an hour. A login by mail is no step-up.
 */
export const requestLoginLink = <ThrowOnError extends boolean = true>(options: Options<RequestLoginLinkData, ThrowOnError>): RequestResult<RequestLoginLinkResponses, RequestLoginLinkErrors, ThrowOnError, 'data'> => options.client.post<RequestLoginLinkResponses, RequestLoginLinkErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/session/links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Begin a login at the provider of a company
 *
 * By the id of the company. The provider sends the browser back to `/session/oidc/{provider}/callback`, which leads to `/console` with the cookie of a new session, or to `/console/enter?error=` and the code of the refusal. The session is good for this company alone, and has not stepped up.
 */
export const startOidcLogin = <ThrowOnError extends boolean = true>(options: Options<StartOidcLoginData, ThrowOnError>): RequestResult<StartOidcLoginResponses, StartOidcLoginErrors, ThrowOnError, 'data'> => options.client.post<StartOidcLoginResponses, StartOidcLoginErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    url: '/session/oidc/{provider}/start',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys',
    ...options
});

/**
 * Register a passkey
 *
 * The person logs in by it from now on. It is no login and no step-up: `POST /session/passkeys/step-up` is.
 */
export const createPasskey = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys',
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
    url: '/session/passkeys/login',
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
    url: '/session/passkeys/login-options',
    ...options
});

/**
 * Get the options by which a browser makes a passkey
 *
 * After a step-up or, for the first passkey of a person, within 10 minutes of the login. What the browser answers goes to `POST /session/passkeys`.
 */
export const createPasskeyRegistrationOptions = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyRegistrationOptionsData, ThrowOnError>): RequestResult<CreatePasskeyRegistrationOptionsResponses, CreatePasskeyRegistrationOptionsErrors, ThrowOnError, 'data'> => options.client.post<CreatePasskeyRegistrationOptionsResponses, CreatePasskeyRegistrationOptionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys/registration-options',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys/step-up',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys/step-up-options',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys/{id}',
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
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/session/passkeys/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Ask DIAN for a buyer
 *
 * Asks GetAcquirer under your certificate for name and address of a buyer, as DIAN has them. Nothing is stored, and no customer is made or changed. In test mode DIAN is not asked: NIT 900108281 is known, and no other buyer. A 404 says nothing about the buyer: most natural persons are not in that database, and the data that you have is good.
 */
export const getAcquirer = <ThrowOnError extends boolean = true>(options: Options<GetAcquirerData, ThrowOnError>): RequestResult<GetAcquirerResponses, GetAcquirerErrors, ThrowOnError, 'data'> => options.client.get<GetAcquirerResponses, GetAcquirerErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/acquirers',
    ...options
});

/**
 * List API keys, newest first
 *
 * Those of the mode of the key that asks; not those that were revoked. Secrets are not shown again.
 */
export const listApiKeys = <ThrowOnError extends boolean = true>(options: Options<ListApiKeysData, ThrowOnError>): RequestResult<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError, 'data'> => options.client.get<ListApiKeysResponses, ListApiKeysErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/api-keys',
    ...options
});

/**
 * Make an API key
 *
 * Its mode is that of the key that asks. The secret is in this answer only.
 */
export const createApiKey = <ThrowOnError extends boolean = true>(options: Options<CreateApiKeyData, ThrowOnError>): RequestResult<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError, 'data'> => options.client.post<CreateApiKeyResponses, CreateApiKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/api-keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke an API key, for ever
 *
 * It holds everywhere within a second. A key may revoke itself.
 */
export const deleteApiKey = <ThrowOnError extends boolean = true>(options: Options<DeleteApiKeyData, ThrowOnError>): RequestResult<DeleteApiKeyResponses, DeleteApiKeyErrors, ThrowOnError, 'data'> => options.client.delete<DeleteApiKeyResponses, DeleteApiKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/api-keys/{id}',
    ...options
});

/**
 * List who asked for what, newest first
 *
 * Every request that could change something, by people, API keys and operators, with its outcome; also each look of an operator at your documents. Documents that an API key made are not in it: they are in the list of documents. Entries of the mode of the request, and of both modes.
 */
export const listAudit = <ThrowOnError extends boolean = true>(options: Options<ListAuditData, ThrowOnError>): RequestResult<ListAuditResponses, ListAuditErrors, ThrowOnError, 'data'> => options.client.get<ListAuditResponses, ListAuditErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/audit',
    ...options
});

/**
 * A code table
 *
 * One of medios-pago, tipo-identificacion, unidad-medida, tributos, tipo-operacion, tipo-documento, formas-pago, municipios, departamentos, paises, monedas, responsabilidades, tributos-tercero, tipo-organizacion, conceptos-nota-credito, conceptos-nota-debito, motivos-descuento, estandares-producto, tipo-precio-referencia, incoterms, actividades-economicas. `name` is the word of this API's specification, the same in every language; `dian_name` is that of DIAN's own lists.
 */
export const getCatalog = <ThrowOnError extends boolean = true>(options: Options<GetCatalogData, ThrowOnError>): RequestResult<GetCatalogResponses, GetCatalogErrors, ThrowOnError, 'data'> => options.client.get<GetCatalogResponses, GetCatalogErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/catalogs/{catalog}',
    ...options
});

/**
 * List certificates
 *
 * Those that sign and those that signed earlier, newest first.
 */
export const listCertificates = <ThrowOnError extends boolean = true>(options: Options<ListCertificatesData, ThrowOnError>): RequestResult<ListCertificatesResponses, ListCertificatesErrors, ThrowOnError, 'data'> => options.client.get<ListCertificatesResponses, ListCertificatesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates',
    ...options
});

/**
 * Upload a .p12
 *
 * Checked, kept encrypted under a key of the tenant, and used for signing from now on; one before it is replaced.
 */
export const createCertificate = <ThrowOnError extends boolean = true>(options: Options<CreateCertificateData, ThrowOnError>): RequestResult<CreateCertificateResponses, CreateCertificateErrors, ThrowOnError, 'data'> => options.client.post<CreateCertificateResponses, CreateCertificateErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a certificate: it signs nothing any more
 *
 * For ever. Documents wait (`certificate_missing`) until there is another one.
 */
export const revokeCertificate = <ThrowOnError extends boolean = true>(options: Options<RevokeCertificateData, ThrowOnError>): RequestResult<RevokeCertificateResponses, RevokeCertificateErrors, ThrowOnError, 'data'> => options.client.delete<RevokeCertificateResponses, RevokeCertificateErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates/{id}',
    ...options
});

/**
 * Get a certificate
 *
 * What is in it. The private key never leaves the vault.
 */
export const getCertificate = <ThrowOnError extends boolean = true>(options: Options<GetCertificateData, ThrowOnError>): RequestResult<GetCertificateResponses, GetCertificateErrors, ThrowOnError, 'data'> => options.client.get<GetCertificateResponses, GetCertificateErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates/{id}',
    ...options
});

/**
 * See what a certificate has signed, newest first
 *
 * Each use of its key, as the audit chain of your account has it. An export has the whole chain, with the hashes that prove it.
 */
export const listCertificateUses = <ThrowOnError extends boolean = true>(options: Options<ListCertificateUsesData, ThrowOnError>): RequestResult<ListCertificateUsesResponses, ListCertificateUsesErrors, ThrowOnError, 'data'> => options.client.get<ListCertificateUsesResponses, ListCertificateUsesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates/{id}/uses',
    ...options
});

/**
 * Count what a certificate has signed by day, newest first
 *
 * Of the newest 92 days on which it signed.
 */
export const listCertificateUseDays = <ThrowOnError extends boolean = true>(options: Options<ListCertificateUseDaysData, ThrowOnError>): RequestResult<ListCertificateUseDaysResponses, ListCertificateUseDaysErrors, ThrowOnError, 'data'> => options.client.get<ListCertificateUseDaysResponses, ListCertificateUseDaysErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/certificates/{id}/uses/days',
    ...options
});

/**
 * Count documents by kind, environment, day and status
 *
 * With the sum of their amounts, by currency. A document is counted on the day of its request, under the status that it has now. All counters that are not zero are in one answer, the newest day first.
 */
export const listCounters = <ThrowOnError extends boolean = true>(options: Options<ListCountersData, ThrowOnError>): RequestResult<ListCountersResponses, ListCountersErrors, ThrowOnError, 'data'> => options.client.get<ListCountersResponses, ListCountersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/counters',
    ...options
});

/**
 * List credit notes, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listCreditNotes = <ThrowOnError extends boolean = true>(options: Options<ListCreditNotesData, ThrowOnError>): RequestResult<ListCreditNotesResponses, ListCreditNotesErrors, ThrowOnError, 'data'> => options.client.get<ListCreditNotesResponses, ListCreditNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes',
    ...options
});

/**
 * Issue a credit note
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createCreditNote = <ThrowOnError extends boolean = true>(options: Options<CreateCreditNoteData, ThrowOnError>): RequestResult<CreateCreditNoteResponses, CreateCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<CreateCreditNoteResponses, CreateCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many credit notes at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createCreditNotes = <ThrowOnError extends boolean = true>(options: Options<CreateCreditNotesData, ThrowOnError>): RequestResult<CreateCreditNotesResponses, CreateCreditNotesErrors, ThrowOnError, 'data'> => options.client.post<CreateCreditNotesResponses, CreateCreditNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check a credit note without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewCreditNote = <ThrowOnError extends boolean = true>(options: Options<PreviewCreditNoteData, ThrowOnError>): RequestResult<PreviewCreditNoteResponses, PreviewCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<PreviewCreditNoteResponses, PreviewCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a credit note
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getCreditNote = <ThrowOnError extends boolean = true>(options: Options<GetCreditNoteData, ThrowOnError>): RequestResult<GetCreditNoteResponses, GetCreditNoteErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNoteResponses, GetCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getCreditNoteApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetCreditNoteApplicationResponseData, ThrowOnError>): RequestResult<GetCreditNoteApplicationResponseResponses, GetCreditNoteApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNoteApplicationResponseResponses, GetCreditNoteApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getCreditNoteAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetCreditNoteAttachedDocumentData, ThrowOnError>): RequestResult<GetCreditNoteAttachedDocumentResponses, GetCreditNoteAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNoteAttachedDocumentResponses, GetCreditNoteAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listCreditNoteAttempts = <ThrowOnError extends boolean = true>(options: Options<ListCreditNoteAttemptsData, ThrowOnError>): RequestResult<ListCreditNoteAttemptsResponses, ListCreditNoteAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListCreditNoteAttemptsResponses, ListCreditNoteAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/attempts',
    ...options
});

/**
 * Cancel a credit note that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelCreditNote = <ThrowOnError extends boolean = true>(options: Options<CancelCreditNoteData, ThrowOnError>): RequestResult<CancelCreditNoteResponses, CancelCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<CancelCreditNoteResponses, CancelCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue a credit note in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctCreditNote = <ThrowOnError extends boolean = true>(options: Options<CorrectCreditNoteData, ThrowOnError>): RequestResult<CorrectCreditNoteResponses, CorrectCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<CorrectCreditNoteResponses, CorrectCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listCreditNoteDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListCreditNoteDeliveriesData, ThrowOnError>): RequestResult<ListCreditNoteDeliveriesResponses, ListCreditNoteDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListCreditNoteDeliveriesResponses, ListCreditNoteDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/deliveries',
    ...options
});

/**
 * Mail a credit note again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailCreditNote = <ThrowOnError extends boolean = true>(options: Options<EmailCreditNoteData, ThrowOnError>): RequestResult<EmailCreditNoteResponses, EmailCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<EmailCreditNoteResponses, EmailCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listCreditNoteMailings = <ThrowOnError extends boolean = true>(options: Options<ListCreditNoteMailingsData, ThrowOnError>): RequestResult<ListCreditNoteMailingsResponses, ListCreditNoteMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListCreditNoteMailingsResponses, ListCreditNoteMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/mailings',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getCreditNotePdf = <ThrowOnError extends boolean = true>(options: Options<GetCreditNotePdfData, ThrowOnError>): RequestResult<GetCreditNotePdfResponses, GetCreditNotePdfErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNotePdfResponses, GetCreditNotePdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/pdf',
    ...options
});

/**
 * Decide how a credit note goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveCreditNote = <ThrowOnError extends boolean = true>(options: Options<ResolveCreditNoteData, ThrowOnError>): RequestResult<ResolveCreditNoteResponses, ResolveCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<ResolveCreditNoteResponses, ResolveCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with a credit note that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retryCreditNote = <ThrowOnError extends boolean = true>(options: Options<RetryCreditNoteData, ThrowOnError>): RequestResult<RetryCreditNoteResponses, RetryCreditNoteErrors, ThrowOnError, 'data'> => options.client.post<RetryCreditNoteResponses, RetryCreditNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getCreditNoteTimeline = <ThrowOnError extends boolean = true>(options: Options<GetCreditNoteTimelineData, ThrowOnError>): RequestResult<GetCreditNoteTimelineResponses, GetCreditNoteTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNoteTimelineResponses, GetCreditNoteTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getCreditNoteXml = <ThrowOnError extends boolean = true>(options: Options<GetCreditNoteXmlData, ThrowOnError>): RequestResult<GetCreditNoteXmlResponses, GetCreditNoteXmlErrors, ThrowOnError, 'data'> => options.client.get<GetCreditNoteXmlResponses, GetCreditNoteXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/credit-notes/{id}/xml',
    ...options
});

/**
 * List customers, newest first
 *
 * Deleted ones are not listed.
 */
export const listCustomers = <ThrowOnError extends boolean = true>(options: Options<ListCustomersData, ThrowOnError>): RequestResult<ListCustomersResponses, ListCustomersErrors, ThrowOnError, 'data'> => options.client.get<ListCustomersResponses, ListCustomersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/customers',
    ...options
});

/**
 * Create a customer
 *
 * A buyer that documents name by `customer_id`. DIAN lets you demand only name, identification and e-mail address of a buyer.
 */
export const createCustomer = <ThrowOnError extends boolean = true>(options: Options<CreateCustomerData, ThrowOnError>): RequestResult<CreateCustomerResponses, CreateCustomerErrors, ThrowOnError, 'data'> => options.client.post<CreateCustomerResponses, CreateCustomerErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/customers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a customer
 *
 * Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.
 */
export const deleteCustomer = <ThrowOnError extends boolean = true>(options: Options<DeleteCustomerData, ThrowOnError>): RequestResult<DeleteCustomerResponses, DeleteCustomerErrors, ThrowOnError, 'data'> => options.client.delete<DeleteCustomerResponses, DeleteCustomerErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/customers/{id}',
    ...options
});

/**
 * Get a customer
 *
 * As it is now; a document has the customer as it was at the POST.
 */
export const getCustomer = <ThrowOnError extends boolean = true>(options: Options<GetCustomerData, ThrowOnError>): RequestResult<GetCustomerResponses, GetCustomerErrors, ThrowOnError, 'data'> => options.client.get<GetCustomerResponses, GetCustomerErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/customers/{id}',
    ...options
});

/**
 * Change a customer
 *
 * Fields that are sent replace those that were; documents keep their snapshot.
 */
export const updateCustomer = <ThrowOnError extends boolean = true>(options: Options<UpdateCustomerData, ThrowOnError>): RequestResult<UpdateCustomerResponses, UpdateCustomerErrors, ThrowOnError, 'data'> => options.client.patch<UpdateCustomerResponses, UpdateCustomerErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/customers/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List debit notes, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listDebitNotes = <ThrowOnError extends boolean = true>(options: Options<ListDebitNotesData, ThrowOnError>): RequestResult<ListDebitNotesResponses, ListDebitNotesErrors, ThrowOnError, 'data'> => options.client.get<ListDebitNotesResponses, ListDebitNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes',
    ...options
});

/**
 * Issue a debit note
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createDebitNote = <ThrowOnError extends boolean = true>(options: Options<CreateDebitNoteData, ThrowOnError>): RequestResult<CreateDebitNoteResponses, CreateDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<CreateDebitNoteResponses, CreateDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many debit notes at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createDebitNotes = <ThrowOnError extends boolean = true>(options: Options<CreateDebitNotesData, ThrowOnError>): RequestResult<CreateDebitNotesResponses, CreateDebitNotesErrors, ThrowOnError, 'data'> => options.client.post<CreateDebitNotesResponses, CreateDebitNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check a debit note without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewDebitNote = <ThrowOnError extends boolean = true>(options: Options<PreviewDebitNoteData, ThrowOnError>): RequestResult<PreviewDebitNoteResponses, PreviewDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<PreviewDebitNoteResponses, PreviewDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a debit note
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getDebitNote = <ThrowOnError extends boolean = true>(options: Options<GetDebitNoteData, ThrowOnError>): RequestResult<GetDebitNoteResponses, GetDebitNoteErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNoteResponses, GetDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getDebitNoteApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetDebitNoteApplicationResponseData, ThrowOnError>): RequestResult<GetDebitNoteApplicationResponseResponses, GetDebitNoteApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNoteApplicationResponseResponses, GetDebitNoteApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getDebitNoteAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetDebitNoteAttachedDocumentData, ThrowOnError>): RequestResult<GetDebitNoteAttachedDocumentResponses, GetDebitNoteAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNoteAttachedDocumentResponses, GetDebitNoteAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listDebitNoteAttempts = <ThrowOnError extends boolean = true>(options: Options<ListDebitNoteAttemptsData, ThrowOnError>): RequestResult<ListDebitNoteAttemptsResponses, ListDebitNoteAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListDebitNoteAttemptsResponses, ListDebitNoteAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/attempts',
    ...options
});

/**
 * Cancel a debit note that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelDebitNote = <ThrowOnError extends boolean = true>(options: Options<CancelDebitNoteData, ThrowOnError>): RequestResult<CancelDebitNoteResponses, CancelDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<CancelDebitNoteResponses, CancelDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue a debit note in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctDebitNote = <ThrowOnError extends boolean = true>(options: Options<CorrectDebitNoteData, ThrowOnError>): RequestResult<CorrectDebitNoteResponses, CorrectDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<CorrectDebitNoteResponses, CorrectDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listDebitNoteDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListDebitNoteDeliveriesData, ThrowOnError>): RequestResult<ListDebitNoteDeliveriesResponses, ListDebitNoteDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListDebitNoteDeliveriesResponses, ListDebitNoteDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/deliveries',
    ...options
});

/**
 * Mail a debit note again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailDebitNote = <ThrowOnError extends boolean = true>(options: Options<EmailDebitNoteData, ThrowOnError>): RequestResult<EmailDebitNoteResponses, EmailDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<EmailDebitNoteResponses, EmailDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listDebitNoteMailings = <ThrowOnError extends boolean = true>(options: Options<ListDebitNoteMailingsData, ThrowOnError>): RequestResult<ListDebitNoteMailingsResponses, ListDebitNoteMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListDebitNoteMailingsResponses, ListDebitNoteMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/mailings',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getDebitNotePdf = <ThrowOnError extends boolean = true>(options: Options<GetDebitNotePdfData, ThrowOnError>): RequestResult<GetDebitNotePdfResponses, GetDebitNotePdfErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNotePdfResponses, GetDebitNotePdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/pdf',
    ...options
});

/**
 * Decide how a debit note goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveDebitNote = <ThrowOnError extends boolean = true>(options: Options<ResolveDebitNoteData, ThrowOnError>): RequestResult<ResolveDebitNoteResponses, ResolveDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<ResolveDebitNoteResponses, ResolveDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with a debit note that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retryDebitNote = <ThrowOnError extends boolean = true>(options: Options<RetryDebitNoteData, ThrowOnError>): RequestResult<RetryDebitNoteResponses, RetryDebitNoteErrors, ThrowOnError, 'data'> => options.client.post<RetryDebitNoteResponses, RetryDebitNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getDebitNoteTimeline = <ThrowOnError extends boolean = true>(options: Options<GetDebitNoteTimelineData, ThrowOnError>): RequestResult<GetDebitNoteTimelineResponses, GetDebitNoteTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNoteTimelineResponses, GetDebitNoteTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getDebitNoteXml = <ThrowOnError extends boolean = true>(options: Options<GetDebitNoteXmlData, ThrowOnError>): RequestResult<GetDebitNoteXmlResponses, GetDebitNoteXmlErrors, ThrowOnError, 'data'> => options.client.get<GetDebitNoteXmlResponses, GetDebitNoteXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/debit-notes/{id}/xml',
    ...options
});

/**
 * Deliveries to all endpoints, newest first
 *
 * With each attempt and the first 4 KiB of its answer. Deliveries to endpoints that were deleted are listed by their event or their document.
 */
export const listDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListDeliveriesData, ThrowOnError>): RequestResult<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListDeliveriesResponses, ListDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/deliveries',
    ...options
});

/**
 * A delivery with every attempt
 *
 * Each attempt has its time, duration, status and the first 4 KiB of the answer.
 */
export const getDelivery = <ThrowOnError extends boolean = true>(options: Options<GetDeliveryData, ThrowOnError>): RequestResult<GetDeliveryResponses, GetDeliveryErrors, ThrowOnError, 'data'> => options.client.get<GetDeliveryResponses, GetDeliveryErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/deliveries/{id}',
    ...options
});

/**
 * Try a delivery again
 *
 * Of a delivery whose attempts are used up or that was cancelled. A new attempt starts at once.
 */
export const retryDelivery = <ThrowOnError extends boolean = true>(options: Options<RetryDeliveryData, ThrowOnError>): RequestResult<RetryDeliveryResponses, RetryDeliveryErrors, ThrowOnError, 'data'> => options.client.post<RetryDeliveryResponses, RetryDeliveryErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/deliveries/{id}/retry',
    ...options
});

/**
 * List DKIM keys
 *
 * Newest first.
 */
export const listDkimKeys = <ThrowOnError extends boolean = true>(options: Options<ListDkimKeysData, ThrowOnError>): RequestResult<ListDkimKeysResponses, ListDkimKeysErrors, ThrowOnError, 'data'> => options.client.get<ListDkimKeysResponses, ListDkimKeysErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/dkim-keys',
    ...options
});

/**
 * Make a DKIM key for a domain
 *
 * Publish `dns_record` in the DNS of the domain, then verify the key. The private half is made in the vault and never leaves it.
 */
export const createDkimKey = <ThrowOnError extends boolean = true>(options: Options<CreateDkimKeyData, ThrowOnError>): RequestResult<CreateDkimKeyResponses, CreateDkimKeyErrors, ThrowOnError, 'data'> => options.client.post<CreateDkimKeyResponses, CreateDkimKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/dkim-keys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Destroy a DKIM key
 *
 * It signs nothing any more. Leave its record for some days: mails that it signed are still on their way.
 */
export const deleteDkimKey = <ThrowOnError extends boolean = true>(options: Options<DeleteDkimKeyData, ThrowOnError>): RequestResult<DeleteDkimKeyResponses, DeleteDkimKeyErrors, ThrowOnError, 'data'> => options.client.delete<DeleteDkimKeyResponses, DeleteDkimKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/dkim-keys/{id}',
    ...options
});

/**
 * Get a DKIM key
 *
 * With its record, and what the DNS said when it was last asked.
 */
export const getDkimKey = <ThrowOnError extends boolean = true>(options: Options<GetDkimKeyData, ThrowOnError>): RequestResult<GetDkimKeyResponses, GetDkimKeyErrors, ThrowOnError, 'data'> => options.client.get<GetDkimKeyResponses, GetDkimKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/dkim-keys/{id}',
    ...options
});

/**
 * Ask the DNS for its record now
 *
 * It is asked by itself too: every hour in the first week, then every day. Mails are signed while the record that is published is the one of the key.
 */
export const verifyDkimKey = <ThrowOnError extends boolean = true>(options: Options<VerifyDkimKeyData, ThrowOnError>): RequestResult<VerifyDkimKeyResponses, VerifyDkimKeyErrors, ThrowOnError, 'data'> => options.client.post<VerifyDkimKeyResponses, VerifyDkimKeyErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/dkim-keys/{id}/verify',
    ...options
});

/**
 * List documents of all kinds, newest first
 *
 * As summaries, in the order in which the documents were accepted: a poller that goes on from the newest id it knows misses nothing. The list of a kind has the whole documents.
 */
export const listDocuments = <ThrowOnError extends boolean = true>(options: Options<ListDocumentsData, ThrowOnError>): RequestResult<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError, 'data'> => options.client.get<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/documents',
    ...options
});

/**
 * List drafts, newest first
 *
 * Without their bodies. Issued ones are listed for 7 days.
 */
export const listDrafts = <ThrowOnError extends boolean = true>(options: Options<ListDraftsData, ThrowOnError>): RequestResult<ListDraftsResponses, ListDraftsErrors, ThrowOnError, 'data'> => options.client.get<ListDraftsResponses, ListDraftsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts',
    ...options
});

/**
 * Keep a draft of a document
 *
 * Its body may be incomplete or wrong; `POST /v1/{kind}/preview` tells what is. All people of the company see it. It is kept for 30 days after its last change.
 */
export const createDraft = <ThrowOnError extends boolean = true>(options: Options<CreateDraftData, ThrowOnError>): RequestResult<CreateDraftResponses, CreateDraftErrors, ThrowOnError, 'data'> => options.client.post<CreateDraftResponses, CreateDraftErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a draft
 *
 * Its data are gone at once. The document of an issued one stays.
 */
export const deleteDraft = <ThrowOnError extends boolean = true>(options: Options<DeleteDraftData, ThrowOnError>): RequestResult<DeleteDraftResponses, DeleteDraftErrors, ThrowOnError, 'data'> => options.client.delete<DeleteDraftResponses, DeleteDraftErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts/{id}',
    ...options
});

/**
 * Get a draft
 *
 * With its body, and the ETag that a change and the issue take.
 */
export const getDraft = <ThrowOnError extends boolean = true>(options: Options<GetDraftData, ThrowOnError>): RequestResult<GetDraftResponses, GetDraftErrors, ThrowOnError, 'data'> => options.client.get<GetDraftResponses, GetDraftErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts/{id}',
    ...options
});

/**
 * Change a draft
 *
 * Fields that are sent replace those that were; `body` is replaced as a whole.
 */
export const updateDraft = <ThrowOnError extends boolean = true>(options: Options<UpdateDraftData, ThrowOnError>): RequestResult<UpdateDraftResponses, UpdateDraftErrors, ThrowOnError, 'data'> => options.client.patch<UpdateDraftResponses, UpdateDraftErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue a draft
 *
 * As a POST of its body would: with the same checks, faults and pointers. A draft is issued once, however often and from wherever this is asked: afterwards the answer is the draft with the same `document_id`. An `Idempotency-Key` changes nothing.
 */
export const issueDraft = <ThrowOnError extends boolean = true>(options: Options<IssueDraftData, ThrowOnError>): RequestResult<IssueDraftResponses, IssueDraftErrors, ThrowOnError, 'data'> => options.client.post<IssueDraftResponses, IssueDraftErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/drafts/{id}/issue',
    ...options
});

/**
 * List equivalent document notes, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listEquivalentNotes = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentNotesData, ThrowOnError>): RequestResult<ListEquivalentNotesResponses, ListEquivalentNotesErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentNotesResponses, ListEquivalentNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes',
    ...options
});

/**
 * Issue an adjustment note
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<CreateEquivalentNoteData, ThrowOnError>): RequestResult<CreateEquivalentNoteResponses, CreateEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<CreateEquivalentNoteResponses, CreateEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many equivalent notes at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createEquivalentNotes = <ThrowOnError extends boolean = true>(options: Options<CreateEquivalentNotesData, ThrowOnError>): RequestResult<CreateEquivalentNotesResponses, CreateEquivalentNotesErrors, ThrowOnError, 'data'> => options.client.post<CreateEquivalentNotesResponses, CreateEquivalentNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check an adjustment note without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<PreviewEquivalentNoteData, ThrowOnError>): RequestResult<PreviewEquivalentNoteResponses, PreviewEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<PreviewEquivalentNoteResponses, PreviewEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an adjustment note
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNoteData, ThrowOnError>): RequestResult<GetEquivalentNoteResponses, GetEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNoteResponses, GetEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentNoteApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNoteApplicationResponseData, ThrowOnError>): RequestResult<GetEquivalentNoteApplicationResponseResponses, GetEquivalentNoteApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNoteApplicationResponseResponses, GetEquivalentNoteApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentNoteAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNoteAttachedDocumentData, ThrowOnError>): RequestResult<GetEquivalentNoteAttachedDocumentResponses, GetEquivalentNoteAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNoteAttachedDocumentResponses, GetEquivalentNoteAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listEquivalentNoteAttempts = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentNoteAttemptsData, ThrowOnError>): RequestResult<ListEquivalentNoteAttemptsResponses, ListEquivalentNoteAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentNoteAttemptsResponses, ListEquivalentNoteAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/attempts',
    ...options
});

/**
 * Cancel an adjustment note that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<CancelEquivalentNoteData, ThrowOnError>): RequestResult<CancelEquivalentNoteResponses, CancelEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<CancelEquivalentNoteResponses, CancelEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue an adjustment note in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<CorrectEquivalentNoteData, ThrowOnError>): RequestResult<CorrectEquivalentNoteResponses, CorrectEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<CorrectEquivalentNoteResponses, CorrectEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listEquivalentNoteDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentNoteDeliveriesData, ThrowOnError>): RequestResult<ListEquivalentNoteDeliveriesResponses, ListEquivalentNoteDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentNoteDeliveriesResponses, ListEquivalentNoteDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/deliveries',
    ...options
});

/**
 * Mail an adjustment note again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<EmailEquivalentNoteData, ThrowOnError>): RequestResult<EmailEquivalentNoteResponses, EmailEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<EmailEquivalentNoteResponses, EmailEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listEquivalentNoteMailings = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentNoteMailingsData, ThrowOnError>): RequestResult<ListEquivalentNoteMailingsResponses, ListEquivalentNoteMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentNoteMailingsResponses, ListEquivalentNoteMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/mailings',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentNotePdf = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNotePdfData, ThrowOnError>): RequestResult<GetEquivalentNotePdfResponses, GetEquivalentNotePdfErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNotePdfResponses, GetEquivalentNotePdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/pdf',
    ...options
});

/**
 * Decide how an adjustment note goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<ResolveEquivalentNoteData, ThrowOnError>): RequestResult<ResolveEquivalentNoteResponses, ResolveEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<ResolveEquivalentNoteResponses, ResolveEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with an adjustment note that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retryEquivalentNote = <ThrowOnError extends boolean = true>(options: Options<RetryEquivalentNoteData, ThrowOnError>): RequestResult<RetryEquivalentNoteResponses, RetryEquivalentNoteErrors, ThrowOnError, 'data'> => options.client.post<RetryEquivalentNoteResponses, RetryEquivalentNoteErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getEquivalentNoteTimeline = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNoteTimelineData, ThrowOnError>): RequestResult<GetEquivalentNoteTimelineResponses, GetEquivalentNoteTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNoteTimelineResponses, GetEquivalentNoteTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentNoteXml = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentNoteXmlData, ThrowOnError>): RequestResult<GetEquivalentNoteXmlResponses, GetEquivalentNoteXmlErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentNoteXmlResponses, GetEquivalentNoteXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-document-notes/{id}/xml',
    ...options
});

/**
 * List equivalent documents, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listEquivalentDocuments = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentDocumentsData, ThrowOnError>): RequestResult<ListEquivalentDocumentsResponses, ListEquivalentDocumentsErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentDocumentsResponses, ListEquivalentDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents',
    ...options
});

/**
 * Issue an equivalent document
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=5` the answer waits up to that many seconds until the ticket can be printed, which is before DIAN's verdict; with `Prefer: wait=10, until=outcome` for the outcome.
 */
export const createEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<CreateEquivalentDocumentData, ThrowOnError>): RequestResult<CreateEquivalentDocumentResponses, CreateEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<CreateEquivalentDocumentResponses, CreateEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many equivalent documents at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createEquivalentDocuments = <ThrowOnError extends boolean = true>(options: Options<CreateEquivalentDocumentsData, ThrowOnError>): RequestResult<CreateEquivalentDocumentsResponses, CreateEquivalentDocumentsErrors, ThrowOnError, 'data'> => options.client.post<CreateEquivalentDocumentsResponses, CreateEquivalentDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check an equivalent document without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<PreviewEquivalentDocumentData, ThrowOnError>): RequestResult<PreviewEquivalentDocumentResponses, PreviewEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<PreviewEquivalentDocumentResponses, PreviewEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an equivalent document
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentData, ThrowOnError>): RequestResult<GetEquivalentDocumentResponses, GetEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentResponses, GetEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentDocumentApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentApplicationResponseData, ThrowOnError>): RequestResult<GetEquivalentDocumentApplicationResponseResponses, GetEquivalentDocumentApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentApplicationResponseResponses, GetEquivalentDocumentApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentDocumentAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentAttachedDocumentData, ThrowOnError>): RequestResult<GetEquivalentDocumentAttachedDocumentResponses, GetEquivalentDocumentAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentAttachedDocumentResponses, GetEquivalentDocumentAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listEquivalentDocumentAttempts = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentDocumentAttemptsData, ThrowOnError>): RequestResult<ListEquivalentDocumentAttemptsResponses, ListEquivalentDocumentAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentDocumentAttemptsResponses, ListEquivalentDocumentAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/attempts',
    ...options
});

/**
 * Cancel an equivalent document that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<CancelEquivalentDocumentData, ThrowOnError>): RequestResult<CancelEquivalentDocumentResponses, CancelEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<CancelEquivalentDocumentResponses, CancelEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue an equivalent document in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<CorrectEquivalentDocumentData, ThrowOnError>): RequestResult<CorrectEquivalentDocumentResponses, CorrectEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<CorrectEquivalentDocumentResponses, CorrectEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listEquivalentDocumentDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentDocumentDeliveriesData, ThrowOnError>): RequestResult<ListEquivalentDocumentDeliveriesResponses, ListEquivalentDocumentDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentDocumentDeliveriesResponses, ListEquivalentDocumentDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/deliveries',
    ...options
});

/**
 * Mail an equivalent document again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<EmailEquivalentDocumentData, ThrowOnError>): RequestResult<EmailEquivalentDocumentResponses, EmailEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<EmailEquivalentDocumentResponses, EmailEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listEquivalentDocumentMailings = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentDocumentMailingsData, ThrowOnError>): RequestResult<ListEquivalentDocumentMailingsResponses, ListEquivalentDocumentMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentDocumentMailingsResponses, ListEquivalentDocumentMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/mailings',
    ...options
});

/**
 * List the adjustment notes of an equivalent document, newest first
 *
 * Whatever their status.
 */
export const listEquivalentDocumentNotes = <ThrowOnError extends boolean = true>(options: Options<ListEquivalentDocumentNotesData, ThrowOnError>): RequestResult<ListEquivalentDocumentNotesResponses, ListEquivalentDocumentNotesErrors, ThrowOnError, 'data'> => options.client.get<ListEquivalentDocumentNotesResponses, ListEquivalentDocumentNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/notes',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentDocumentPdf = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentPdfData, ThrowOnError>): RequestResult<GetEquivalentDocumentPdfResponses, GetEquivalentDocumentPdfErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentPdfResponses, GetEquivalentDocumentPdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/pdf',
    ...options
});

/**
 * Decide how an equivalent document goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<ResolveEquivalentDocumentData, ThrowOnError>): RequestResult<ResolveEquivalentDocumentResponses, ResolveEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<ResolveEquivalentDocumentResponses, ResolveEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with an equivalent document that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retryEquivalentDocument = <ThrowOnError extends boolean = true>(options: Options<RetryEquivalentDocumentData, ThrowOnError>): RequestResult<RetryEquivalentDocumentResponses, RetryEquivalentDocumentErrors, ThrowOnError, 'data'> => options.client.post<RetryEquivalentDocumentResponses, RetryEquivalentDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/retry',
    ...options
});

/**
 * Get the ticket as a PDF
 *
 * For a receipt printer: as wide as its paper and as long as the ticket. It exists as soon as the document is signed, and says whether DIAN has validated it by now. Before, and while it is signed again, a 409 with `Retry-After`.
 */
export const getEquivalentDocumentTicket = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentTicketData, ThrowOnError>): RequestResult<GetEquivalentDocumentTicketResponses, GetEquivalentDocumentTicketErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentTicketResponses, GetEquivalentDocumentTicketErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/ticket',
    ...options
});

/**
 * Get the ticket as lines of text
 *
 * For a receipt printer (ESC/POS) that your own program drives: lines with alignment and emphasis, the text of the QR code, and the cut at the end. It exists as soon as the document is signed, like the PDF.
 */
export const getEquivalentDocumentTicketLines = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentTicketLinesData, ThrowOnError>): RequestResult<GetEquivalentDocumentTicketLinesResponses, GetEquivalentDocumentTicketLinesErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentTicketLinesResponses, GetEquivalentDocumentTicketLinesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/ticket.json',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getEquivalentDocumentTimeline = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentTimelineData, ThrowOnError>): RequestResult<GetEquivalentDocumentTimelineResponses, GetEquivalentDocumentTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentTimelineResponses, GetEquivalentDocumentTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getEquivalentDocumentXml = <ThrowOnError extends boolean = true>(options: Options<GetEquivalentDocumentXmlData, ThrowOnError>): RequestResult<GetEquivalentDocumentXmlResponses, GetEquivalentDocumentXmlErrors, ThrowOnError, 'data'> => options.client.get<GetEquivalentDocumentXmlResponses, GetEquivalentDocumentXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/equivalent-documents/{id}/xml',
    ...options
});

/**
 * Events, newest first
 *
 * Only of types that the version of the request knows; kept 90 days at least.
 */
export const listEvents = <ThrowOnError extends boolean = true>(options: Options<ListEventsData, ThrowOnError>): RequestResult<ListEventsResponses, ListEventsErrors, ThrowOnError, 'data'> => options.client.get<ListEventsResponses, ListEventsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/events',
    ...options
});

/**
 * Get an event
 *
 * As endpoints got it. Events are kept for 90 days at least.
 */
export const getEvent = <ThrowOnError extends boolean = true>(options: Options<GetEventData, ThrowOnError>): RequestResult<GetEventResponses, GetEventErrors, ThrowOnError, 'data'> => options.client.get<GetEventResponses, GetEventErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/events/{id}',
    ...options
});

/**
 * Deliver an event again
 *
 * To one endpoint, or to all that subscribe to its type now. The event keeps its id, so receivers can see the repetition.
 */
export const redeliverEvent = <ThrowOnError extends boolean = true>(options: Options<RedeliverEventData, ThrowOnError>): RequestResult<RedeliverEventResponses, RedeliverEventErrors, ThrowOnError, 'data'> => options.client.post<RedeliverEventResponses, RedeliverEventErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/events/{id}/redeliver',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List exports, newest first
 *
 * Expired ones too: they show who ordered what and when.
 */
export const listExports = <ThrowOnError extends boolean = true>(options: Options<ListExportsData, ThrowOnError>): RequestResult<ListExportsResponses, ListExportsErrors, ThrowOnError, 'data'> => options.client.get<ListExportsResponses, ListExportsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/exports',
    ...options
});

/**
 * Order an export of all your data
 *
 * A zip of the tenant’s data in one mode: signed XML, AttachedDocument, ApplicationResponse and PDF of every document, their timelines, events, profile, customers, numbering ranges, certificates, API keys, webhook endpoints, mail senders, DKIM keys and suppressed addresses, without secrets; in live mode the audit chain of the keys too. Its `verify.sh` checks it offline; README.md in it says what that shows. It is gathered in the background; GET it until it is `ready`. One may be under way; a new one replaces the one before.
 */
export const createExport = <ThrowOnError extends boolean = true>(options: Options<CreateExportData, ThrowOnError>): RequestResult<CreateExportResponses, CreateExportErrors, ThrowOnError, 'data'> => options.client.post<CreateExportResponses, CreateExportErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an export
 *
 * How far it is, and where to download it.
 */
export const getExport = <ThrowOnError extends boolean = true>(options: Options<GetExportData, ThrowOnError>): RequestResult<GetExportResponses, GetExportErrors, ThrowOnError, 'data'> => options.client.get<GetExportResponses, GetExportErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/exports/{id}',
    ...options
});

/**
 * Download the zip of an export
 *
 * The bytes are the same each time, so that a download that broke off goes on with `Range: bytes=<n>-` (206); any other range gets the whole file.
 */
export const downloadExport = <ThrowOnError extends boolean = true>(options: Options<DownloadExportData, ThrowOnError>): RequestResult<DownloadExportResponses, DownloadExportErrors, ThrowOnError, 'data'> => options.client.get<DownloadExportResponses, DownloadExportErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/exports/{id}/file',
    ...options
});

/**
 * List the open invitations, newest first
 *
 * The same in both modes; not those that were accepted, withdrawn, or have expired.
 */
export const listInvitations = <ThrowOnError extends boolean = true>(options: Options<ListInvitationsData, ThrowOnError>): RequestResult<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError, 'data'> => options.client.get<ListInvitationsResponses, ListInvitationsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invitations',
    ...options
});

/**
 * Invite a person to the company
 *
 * Open for 7 days, and accepted by the person with a session of this address. A mail tells the person; it is no login. An earlier invitation of the same person is void, so that a second one sends the mail again, 5 times an hour. Without a role the person becomes a `reader`.
 */
export const createInvitation = <ThrowOnError extends boolean = true>(options: Options<CreateInvitationData, ThrowOnError>): RequestResult<CreateInvitationResponses, CreateInvitationErrors, ThrowOnError, 'data'> => options.client.post<CreateInvitationResponses, CreateInvitationErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invitations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw an open invitation
 *
 * Nobody can accept it any more.
 */
export const deleteInvitation = <ThrowOnError extends boolean = true>(options: Options<DeleteInvitationData, ThrowOnError>): RequestResult<DeleteInvitationResponses, DeleteInvitationErrors, ThrowOnError, 'data'> => options.client.delete<DeleteInvitationResponses, DeleteInvitationErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invitations/{id}',
    ...options
});

/**
 * Accept an invitation
 *
 * By the invited person: `GET /session` lists the open ones. The person is a member within a second.
 */
export const acceptInvitation = <ThrowOnError extends boolean = true>(options: Options<AcceptInvitationData, ThrowOnError>): RequestResult<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError, 'data'> => options.client.post<AcceptInvitationResponses, AcceptInvitationErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invitations/{id}/accept',
    ...options
});

/**
 * List invoices, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listInvoices = <ThrowOnError extends boolean = true>(options: Options<ListInvoicesData, ThrowOnError>): RequestResult<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError, 'data'> => options.client.get<ListInvoicesResponses, ListInvoicesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices',
    ...options
});

/**
 * Issue an invoice
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createInvoice = <ThrowOnError extends boolean = true>(options: Options<CreateInvoiceData, ThrowOnError>): RequestResult<CreateInvoiceResponses, CreateInvoiceErrors, ThrowOnError, 'data'> => options.client.post<CreateInvoiceResponses, CreateInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many invoices at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createInvoices = <ThrowOnError extends boolean = true>(options: Options<CreateInvoicesData, ThrowOnError>): RequestResult<CreateInvoicesResponses, CreateInvoicesErrors, ThrowOnError, 'data'> => options.client.post<CreateInvoicesResponses, CreateInvoicesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check an invoice without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewInvoice = <ThrowOnError extends boolean = true>(options: Options<PreviewInvoiceData, ThrowOnError>): RequestResult<PreviewInvoiceResponses, PreviewInvoiceErrors, ThrowOnError, 'data'> => options.client.post<PreviewInvoiceResponses, PreviewInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an invoice
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getInvoice = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceData, ThrowOnError>): RequestResult<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceResponses, GetInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getInvoiceApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceApplicationResponseData, ThrowOnError>): RequestResult<GetInvoiceApplicationResponseResponses, GetInvoiceApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceApplicationResponseResponses, GetInvoiceApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getInvoiceAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceAttachedDocumentData, ThrowOnError>): RequestResult<GetInvoiceAttachedDocumentResponses, GetInvoiceAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceAttachedDocumentResponses, GetInvoiceAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listInvoiceAttempts = <ThrowOnError extends boolean = true>(options: Options<ListInvoiceAttemptsData, ThrowOnError>): RequestResult<ListInvoiceAttemptsResponses, ListInvoiceAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListInvoiceAttemptsResponses, ListInvoiceAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/attempts',
    ...options
});

/**
 * Cancel an invoice that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelInvoice = <ThrowOnError extends boolean = true>(options: Options<CancelInvoiceData, ThrowOnError>): RequestResult<CancelInvoiceResponses, CancelInvoiceErrors, ThrowOnError, 'data'> => options.client.post<CancelInvoiceResponses, CancelInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue an invoice in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctInvoice = <ThrowOnError extends boolean = true>(options: Options<CorrectInvoiceData, ThrowOnError>): RequestResult<CorrectInvoiceResponses, CorrectInvoiceErrors, ThrowOnError, 'data'> => options.client.post<CorrectInvoiceResponses, CorrectInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listInvoiceDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListInvoiceDeliveriesData, ThrowOnError>): RequestResult<ListInvoiceDeliveriesResponses, ListInvoiceDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListInvoiceDeliveriesResponses, ListInvoiceDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/deliveries',
    ...options
});

/**
 * Mail an invoice again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailInvoice = <ThrowOnError extends boolean = true>(options: Options<EmailInvoiceData, ThrowOnError>): RequestResult<EmailInvoiceResponses, EmailInvoiceErrors, ThrowOnError, 'data'> => options.client.post<EmailInvoiceResponses, EmailInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * See what the buyer did with an invoice
 *
 * Of an invoice on credit that DIAN has accepted: whether the buyer has acknowledged, accepted or claimed it, and from which day on you may declare tacit acceptance. DIAN is asked about it from time to time until the outcome is known; `asked_at` says when it was the last time.
 */
export const getInvoiceEvents = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceEventsData, ThrowOnError>): RequestResult<GetInvoiceEventsResponses, GetInvoiceEventsErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceEventsResponses, GetInvoiceEventsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/events',
    ...options
});

/**
 * Declare tacit acceptance of an invoice
 *
 * Event 034, of an invoice on credit whose goods the buyer received (032) and which he neither accepted nor claimed within three working days. With `auto_tacit_acceptance` of your tenant it is declared by itself.
 */
export const issueInvoiceEvent = <ThrowOnError extends boolean = true>(options: Options<IssueInvoiceEventData, ThrowOnError>): RequestResult<IssueInvoiceEventResponses, IssueInvoiceEventErrors, ThrowOnError, 'data'> => options.client.post<IssueInvoiceEventResponses, IssueInvoiceEventErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/events',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listInvoiceMailings = <ThrowOnError extends boolean = true>(options: Options<ListInvoiceMailingsData, ThrowOnError>): RequestResult<ListInvoiceMailingsResponses, ListInvoiceMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListInvoiceMailingsResponses, ListInvoiceMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/mailings',
    ...options
});

/**
 * List the credit and debit notes of an invoice, newest first
 *
 * Of both kinds, whatever their status; `object` tells which a note is.
 */
export const listInvoiceNotes = <ThrowOnError extends boolean = true>(options: Options<ListInvoiceNotesData, ThrowOnError>): RequestResult<ListInvoiceNotesResponses, ListInvoiceNotesErrors, ThrowOnError, 'data'> => options.client.get<ListInvoiceNotesResponses, ListInvoiceNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/notes',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getInvoicePdf = <ThrowOnError extends boolean = true>(options: Options<GetInvoicePdfData, ThrowOnError>): RequestResult<GetInvoicePdfResponses, GetInvoicePdfErrors, ThrowOnError, 'data'> => options.client.get<GetInvoicePdfResponses, GetInvoicePdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/pdf',
    ...options
});

/**
 * Decide how an invoice goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveInvoice = <ThrowOnError extends boolean = true>(options: Options<ResolveInvoiceData, ThrowOnError>): RequestResult<ResolveInvoiceResponses, ResolveInvoiceErrors, ThrowOnError, 'data'> => options.client.post<ResolveInvoiceResponses, ResolveInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with an invoice that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retryInvoice = <ThrowOnError extends boolean = true>(options: Options<RetryInvoiceData, ThrowOnError>): RequestResult<RetryInvoiceResponses, RetryInvoiceErrors, ThrowOnError, 'data'> => options.client.post<RetryInvoiceResponses, RetryInvoiceErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getInvoiceTimeline = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceTimelineData, ThrowOnError>): RequestResult<GetInvoiceTimelineResponses, GetInvoiceTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceTimelineResponses, GetInvoiceTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getInvoiceXml = <ThrowOnError extends boolean = true>(options: Options<GetInvoiceXmlData, ThrowOnError>): RequestResult<GetInvoiceXmlResponses, GetInvoiceXmlErrors, ThrowOnError, 'data'> => options.client.get<GetInvoiceXmlResponses, GetInvoiceXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/invoices/{id}/xml',
    ...options
});

/**
 * List jobs, newest first
 *
 * Those under way, and those that were over in the last 7 days.
 */
export const listJobs = <ThrowOnError extends boolean = true>(options: Options<ListJobsData, ThrowOnError>): RequestResult<ListJobsResponses, ListJobsErrors, ThrowOnError, 'data'> => options.client.get<ListJobsResponses, ListJobsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs',
    ...options
});

/**
 * Do something with many documents
 *
 * With those that a filter finds, of a redrive with deliveries: `dry_run` tells first how many they are. The job is done row by row in the background; GET it until it is over, then its result. An import has a file instead of a filter, with the columns of `GET /v1/jobs/templates/{kind}`: a row for each line of a document, where rows with the same `external_id` are one document, or a row for each customer or supplier. Each is checked and stored as if it were posted alone, and none twice: its `external_id` is in use then. An export takes the role `read`, a redrive `full`, any other job `documents`. An export has up to 100,000 rows, any other job 10,000; five jobs are under way at the same time.
 */
export const createJob = <ThrowOnError extends boolean = true>(options: Options<CreateJobData, ThrowOnError>): RequestResult<CreateJobResponses, CreateJobErrors, ThrowOnError, 'data'> => options.client.post<CreateJobResponses, CreateJobErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the columns of an import
 *
 * CSV with a line of titles, in the language of `Accept-Language`; an import takes both languages. `kind`: that of the documents, such as `invoice`, or `customer` or `supplier`. Columns may be left out, and stand in any order. Amounts of lines and taxes that are left out are computed from quantity, price and rate; the currency is COP, and that of a note is the one of what it corrects.
 */
export const getImportTemplate = <ThrowOnError extends boolean = true>(options: Options<GetImportTemplateData, ThrowOnError>): RequestResult<GetImportTemplateResponses, GetImportTemplateErrors, ThrowOnError, 'data'> => options.client.get<GetImportTemplateResponses, GetImportTemplateErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs/templates/{kind}',
    ...options
});

/**
 * Get a job
 *
 * How far it is.
 */
export const getJob = <ThrowOnError extends boolean = true>(options: Options<GetJobData, ThrowOnError>): RequestResult<GetJobResponses, GetJobErrors, ThrowOnError, 'data'> => options.client.get<GetJobResponses, GetJobErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs/{id}',
    ...options
});

/**
 * Cancel a job
 *
 * It ends between two rows: what is done stays done, and its result has it. One that is over is answered as it is. It takes the role that the job took.
 */
export const cancelJob = <ThrowOnError extends boolean = true>(options: Options<CancelJobData, ThrowOnError>): RequestResult<CancelJobResponses, CancelJobErrors, ThrowOnError, 'data'> => options.client.post<CancelJobResponses, CancelJobErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs/{id}/cancel',
    ...options
});

/**
 * Download the result of a job
 *
 * CSV in UTF-8, with a line of titles in the language in which the job was ordered. Of an export: the summaries. Of any other job: a line for each row with its outcome, and the code and the reason of a refusal. A text that a spreadsheet would take for a formula begins with `'`.
 */
export const getJobResult = <ThrowOnError extends boolean = true>(options: Options<GetJobResultData, ThrowOnError>): RequestResult<GetJobResultResponses, GetJobResultErrors, ThrowOnError, 'data'> => options.client.get<GetJobResultResponses, GetJobResultErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/jobs/{id}/result',
    ...options
});

/**
 * List senders
 *
 * Newest first.
 */
export const listMailSenders = <ThrowOnError extends boolean = true>(options: Options<ListMailSendersData, ThrowOnError>): RequestResult<ListMailSendersResponses, ListMailSendersErrors, ThrowOnError, 'data'> => options.client.get<ListMailSendersResponses, ListMailSendersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/mail-senders',
    ...options
});

/**
 * Register a sender
 *
 * Mails come from this address from now on, unless `is_default` is false. With `smtp` they go by your own mail server, which is tried first. Without it the domain needs a verified DKIM key; while its record is not published, mails come from the address of the service.
 */
export const createMailSender = <ThrowOnError extends boolean = true>(options: Options<CreateMailSenderData, ThrowOnError>): RequestResult<CreateMailSenderResponses, CreateMailSenderErrors, ThrowOnError, 'data'> => options.client.post<CreateMailSenderResponses, CreateMailSenderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/mail-senders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a sender
 *
 * If it is the default, mails come from the address of the service.
 */
export const deleteMailSender = <ThrowOnError extends boolean = true>(options: Options<DeleteMailSenderData, ThrowOnError>): RequestResult<DeleteMailSenderResponses, DeleteMailSenderErrors, ThrowOnError, 'data'> => options.client.delete<DeleteMailSenderResponses, DeleteMailSenderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/mail-senders/{id}',
    ...options
});

/**
 * Get a sender
 *
 * The address, the mail server without its password, and whether mails come from it.
 */
export const getMailSender = <ThrowOnError extends boolean = true>(options: Options<GetMailSenderData, ThrowOnError>): RequestResult<GetMailSenderResponses, GetMailSenderErrors, ThrowOnError, 'data'> => options.client.get<GetMailSenderResponses, GetMailSenderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/mail-senders/{id}',
    ...options
});

/**
 * Change a sender
 *
 * With `is_default` true mails come from it from now on; with false from the address of the service. `smtp` replaces the mail server with its password, null takes it away.
 */
export const updateMailSender = <ThrowOnError extends boolean = true>(options: Options<UpdateMailSenderData, ThrowOnError>): RequestResult<UpdateMailSenderResponses, UpdateMailSenderErrors, ThrowOnError, 'data'> => options.client.patch<UpdateMailSenderResponses, UpdateMailSenderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/mail-senders/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get who asks, and what they may do
 *
 * A person or an API key, with the mode of the request and the operations that its role may call.
 */
export const getMe = <ThrowOnError extends boolean = true>(options: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError, 'data'> => options.client.get<GetMeResponses, GetMeErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/me',
    ...options
});

/**
 * List the people of the company, newest first
 *
 * The same in both modes.
 */
export const listMembers = <ThrowOnError extends boolean = true>(options: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError, 'data'> => options.client.get<ListMembersResponses, ListMembersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/members',
    ...options
});

/**
 * Remove a member from the company
 *
 * It holds everywhere within a second. A person without any other company or invitation is forgotten, with all sessions.
 */
export const deleteMember = <ThrowOnError extends boolean = true>(options: Options<DeleteMemberData, ThrowOnError>): RequestResult<DeleteMemberResponses, DeleteMemberErrors, ThrowOnError, 'data'> => options.client.delete<DeleteMemberResponses, DeleteMemberErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/members/{id}',
    ...options
});

/**
 * Change the role of a member
 *
 * It holds everywhere within a second; a step-up of the person before it does not count any more.
 */
export const updateMember = <ThrowOnError extends boolean = true>(options: Options<UpdateMemberData, ThrowOnError>): RequestResult<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError, 'data'> => options.client.patch<UpdateMemberResponses, UpdateMemberErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/members/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List numbering ranges
 *
 * Those of the mode of the API key, of all its environments.
 */
export const listNumberingRanges = <ThrowOnError extends boolean = true>(options: Options<ListNumberingRangesData, ThrowOnError>): RequestResult<ListNumberingRangesResponses, ListNumberingRangesErrors, ThrowOnError, 'data'> => options.client.get<ListNumberingRangesResponses, ListNumberingRangesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/numbering-ranges',
    ...options
});

/**
 * Register a numbering range
 *
 * As DIAN authorized it. `next` continues the numbers of another provider: numbers before it count as used. The next resolution of a prefix takes over the unused numbers of a range that has expired or is switched off, or will have expired when it begins.
 */
export const createNumberingRange = <ThrowOnError extends boolean = true>(options: Options<CreateNumberingRangeData, ThrowOnError>): RequestResult<CreateNumberingRangeResponses, CreateNumberingRangeErrors, ThrowOnError, 'data'> => options.client.post<CreateNumberingRangeResponses, CreateNumberingRangeErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/numbering-ranges',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the ranges of the tax authority
 *
 * Asks GetNumberingRange for your NIT and software, under your certificate: new ranges are created, known ones follow their resolution (number, days, ends and technical key). The next number moves only where `in_use` says so or the resolution begins beyond it, and never back; numbers between are recorded as `skipped`. Ranges of notes are yours alone.
 */
export const syncNumberingRanges = <ThrowOnError extends boolean = true>(options: Options<SyncNumberingRangesData, ThrowOnError>): RequestResult<SyncNumberingRangesResponses, SyncNumberingRangesErrors, ThrowOnError, 'data'> => options.client.post<SyncNumberingRangesResponses, SyncNumberingRangesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/numbering-ranges/sync',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a numbering range
 *
 * With the number that comes next. The technical key is never answered.
 */
export const getNumberingRange = <ThrowOnError extends boolean = true>(options: Options<GetNumberingRangeData, ThrowOnError>): RequestResult<GetNumberingRangeResponses, GetNumberingRangeErrors, ThrowOnError, 'data'> => options.client.get<GetNumberingRangeResponses, GetNumberingRangeErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/numbering-ranges/{id}',
    ...options
});

/**
 * Switch a range on or off, renew it, or go on with a later number
 *
 * A new resolution changes number, days, ends and technical key; documents that have a number keep theirs. Numbers between the present `next` and yours are skipped for ever; the range shows them with your reason under `skipped`.
 */
export const updateNumberingRange = <ThrowOnError extends boolean = true>(options: Options<UpdateNumberingRangeData, ThrowOnError>): RequestResult<UpdateNumberingRangeResponses, UpdateNumberingRangeErrors, ThrowOnError, 'data'> => options.client.patch<UpdateNumberingRangeResponses, UpdateNumberingRangeErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/numbering-ranges/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List documents of suppliers
 *
 * The latest first, each as it is now. With `format`, all of them as a file: in CSV (RFC 4180, UTF-8) a document is a row with the codes of DIAN and its taxes by code; in JSON lines it is what it is in a page, with its lines. A file that ends without its last chunk is not whole: ask for it again.
 */
export const listReceivedDocuments = <ThrowOnError extends boolean = true>(options: Options<ListReceivedDocumentsData, ThrowOnError>): RequestResult<ListReceivedDocumentsResponses, ListReceivedDocumentsErrors, ThrowOnError, 'data'> => options.client.get<ListReceivedDocumentsResponses, ListReceivedDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents',
    ...options
});

/**
 * Upload a document of a supplier
 *
 * The zip of a supplier’s mail, its XML, or a CUFE alone. It is opened and read at once, and answered with status `received`; then DIAN is asked about its CUFE, and it becomes `verified`, `unverified` or `suspicious`. The same CUFE is the same document: sent again it answers the one that is there, and one that is not verified is judged again, also by another file. What comes first as `external_id` and as `metadata` stays. Nothing is kept of a file whose buyer is not you.
 */
export const receiveDocument = <ThrowOnError extends boolean = true>(options: Options<ReceiveDocumentData, ThrowOnError>): RequestResult<ReceiveDocumentResponses, ReceiveDocumentErrors, ThrowOnError, 'data'> => options.client.post<ReceiveDocumentResponses, ReceiveDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a document of a supplier
 *
 * Read as data, with its status and the reasons for it.
 */
export const getReceivedDocument = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentData, ThrowOnError>): RequestResult<GetReceivedDocumentResponses, GetReceivedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentResponses, GetReceivedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}',
    ...options
});

/**
 * List your events of an invoice of a supplier
 *
 * All that were issued here, in the order of their codes.
 */
export const listReceivedDocumentEvents = <ThrowOnError extends boolean = true>(options: Options<ListReceivedDocumentEventsData, ThrowOnError>): RequestResult<ListReceivedDocumentEventsResponses, ListReceivedDocumentEventsErrors, ThrowOnError, 'data'> => options.client.get<ListReceivedDocumentEventsResponses, ListReceivedDocumentEventsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/events',
    ...options
});

/**
 * Issue events of an invoice of a supplier
 *
 * Of a verified invoice on credit: `receipt` (030), `goods_received` (032), then `accepted` (033) or `claim` (031). They are signed with your certificate, sent to DIAN one after the other, and mailed to the supplier when DIAN has registered them. An event that is there already is answered as it is; one that DIAN rejected is issued again. An event that DIAN has registered cannot be taken back.
 */
export const issueReceivedDocumentEvents = <ThrowOnError extends boolean = true>(options: Options<IssueReceivedDocumentEventsData, ThrowOnError>): RequestResult<IssueReceivedDocumentEventsResponses, IssueReceivedDocumentEventsErrors, ThrowOnError, 'data'> => options.client.post<IssueReceivedDocumentEventsResponses, IssueReceivedDocumentEventsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/events',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an event of an invoice of a supplier
 *
 * With what DIAN said about it.
 */
export const getReceivedDocumentEvent = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentEventData, ThrowOnError>): RequestResult<GetReceivedDocumentEventResponses, GetReceivedDocumentEventErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentEventResponses, GetReceivedDocumentEventErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/events/{event_id}',
    ...options
});

/**
 * Get DIAN's answer to an event
 *
 * The ApplicationResponse that DIAN signed.
 */
export const getReceivedDocumentEventApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentEventApplicationResponseData, ThrowOnError>): RequestResult<GetReceivedDocumentEventApplicationResponseResponses, GetReceivedDocumentEventApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentEventApplicationResponseResponses, GetReceivedDocumentEventApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/events/{event_id}/application-response',
    ...options
});

/**
 * Get the signed XML of an event
 *
 * The ApplicationResponse that you signed, as DIAN got it.
 */
export const getReceivedDocumentEventXml = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentEventXmlData, ThrowOnError>): RequestResult<GetReceivedDocumentEventXmlResponses, GetReceivedDocumentEventXmlErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentEventXmlResponses, GetReceivedDocumentEventXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/events/{event_id}/xml',
    ...options
});

/**
 * Get the PDF of a document of a supplier
 *
 * The PDF that the supplier put beside the XML in its zip, as it came: by the same base name, or the only one. 404 where there was none, or above 5 MB. Only the XML counts: nobody has proved what the PDF says.
 */
export const getReceivedDocumentPdf = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentPdfData, ThrowOnError>): RequestResult<GetReceivedDocumentPdfResponses, GetReceivedDocumentPdfErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentPdfResponses, GetReceivedDocumentPdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/pdf',
    ...options
});

/**
 * Get the XML of a document of a supplier
 *
 * The invoice or note without its container; where only the CUFE was sent, the copy of DIAN.
 */
export const getReceivedDocumentXml = <ThrowOnError extends boolean = true>(options: Options<GetReceivedDocumentXmlData, ThrowOnError>): RequestResult<GetReceivedDocumentXmlResponses, GetReceivedDocumentXmlErrors, ThrowOnError, 'data'> => options.client.get<GetReceivedDocumentXmlResponses, GetReceivedDocumentXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/received-documents/{id}/xml',
    ...options
});

/**
 * Get a replay
 *
 * With how many deliveries it has scheduled so far.
 */
export const getReplay = <ThrowOnError extends boolean = true>(options: Options<GetReplayData, ThrowOnError>): RequestResult<GetReplayResponses, GetReplayErrors, ThrowOnError, 'data'> => options.client.get<GetReplayResponses, GetReplayErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/replays/{id}',
    ...options
});

/**
 * Cancel a replay
 *
 * Deliveries that it has scheduled go on; no further ones are. A replay that has ended stays as it is.
 */
export const cancelReplay = <ThrowOnError extends boolean = true>(options: Options<CancelReplayData, ThrowOnError>): RequestResult<CancelReplayResponses, CancelReplayErrors, ThrowOnError, 'data'> => options.client.post<CancelReplayResponses, CancelReplayErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/replays/{id}/cancel',
    ...options
});

/**
 * List requests of the last 7 days, newest first
 *
 * Those of your API keys and people in this mode, about a second after their answer. Of a program that sends very many in a second some are missing.
 */
export const listRequests = <ThrowOnError extends boolean = true>(options: Options<ListRequestsData, ThrowOnError>): RequestResult<ListRequestsResponses, ListRequestsErrors, ThrowOnError, 'data'> => options.client.get<ListRequestsResponses, ListRequestsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/requests',
    ...options
});

/**
 * Get a request with what was sent and answered
 *
 * By the `request_id` of a problem. Texts that may be personal or a secret are masked.
 */
export const getRequest = <ThrowOnError extends boolean = true>(options: Options<GetRequestData, ThrowOnError>): RequestResult<GetRequestResponses, GetRequestErrors, ThrowOnError, 'data'> => options.client.get<GetRequestResponses, GetRequestErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/requests/{id}',
    ...options
});

/**
 * Find documents, customers and suppliers
 *
 * At most 20 hits, the most exact first: by id, CUFE, request id, number and external id, then customers, suppliers and their newest documents. The longest word of a name needs two letters. Lists have all documents; this answer has the first ones.
 */
export const search = <ThrowOnError extends boolean = true>(options: Options<SearchData, ThrowOnError>): RequestResult<SearchResponses, SearchErrors, ThrowOnError, 'data'> => options.client.get<SearchResponses, SearchErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/search',
    ...options
});

/**
 * List suppliers, newest first
 *
 * Deleted ones are not listed.
 */
export const listSuppliers = <ThrowOnError extends boolean = true>(options: Options<ListSuppliersData, ThrowOnError>): RequestResult<ListSuppliersResponses, ListSuppliersErrors, ThrowOnError, 'data'> => options.client.get<ListSuppliersResponses, ListSuppliersErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppliers',
    ...options
});

/**
 * Create a supplier
 *
 * A seller who has not to invoice, whom documents name by `supplier_id`. DIAN asks for municipality and postal code of a resident, and for city and country of a non-resident.
 */
export const createSupplier = <ThrowOnError extends boolean = true>(options: Options<CreateSupplierData, ThrowOnError>): RequestResult<CreateSupplierResponses, CreateSupplierErrors, ThrowOnError, 'data'> => options.client.post<CreateSupplierResponses, CreateSupplierErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppliers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a supplier
 *
 * Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.
 */
export const deleteSupplier = <ThrowOnError extends boolean = true>(options: Options<DeleteSupplierData, ThrowOnError>): RequestResult<DeleteSupplierResponses, DeleteSupplierErrors, ThrowOnError, 'data'> => options.client.delete<DeleteSupplierResponses, DeleteSupplierErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppliers/{id}',
    ...options
});

/**
 * Get a supplier
 *
 * As it is now; a document has the supplier as it was at the POST.
 */
export const getSupplier = <ThrowOnError extends boolean = true>(options: Options<GetSupplierData, ThrowOnError>): RequestResult<GetSupplierResponses, GetSupplierErrors, ThrowOnError, 'data'> => options.client.get<GetSupplierResponses, GetSupplierErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppliers/{id}',
    ...options
});

/**
 * Change a supplier
 *
 * Fields that are sent replace those that were; documents keep their snapshot.
 */
export const updateSupplier = <ThrowOnError extends boolean = true>(options: Options<UpdateSupplierData, ThrowOnError>): RequestResult<UpdateSupplierResponses, UpdateSupplierErrors, ThrowOnError, 'data'> => options.client.patch<UpdateSupplierResponses, UpdateSupplierErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppliers/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List support document adjustments, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listSupportDocumentAdjustments = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentAdjustmentsData, ThrowOnError>): RequestResult<ListSupportDocumentAdjustmentsResponses, ListSupportDocumentAdjustmentsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentAdjustmentsResponses, ListSupportDocumentAdjustmentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments',
    ...options
});

/**
 * Issue an adjustment note
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<CreateSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<CreateSupportDocumentAdjustmentResponses, CreateSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<CreateSupportDocumentAdjustmentResponses, CreateSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many support document adjustments at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createSupportDocumentAdjustments = <ThrowOnError extends boolean = true>(options: Options<CreateSupportDocumentAdjustmentsData, ThrowOnError>): RequestResult<CreateSupportDocumentAdjustmentsResponses, CreateSupportDocumentAdjustmentsErrors, ThrowOnError, 'data'> => options.client.post<CreateSupportDocumentAdjustmentsResponses, CreateSupportDocumentAdjustmentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check an adjustment note without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<PreviewSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<PreviewSupportDocumentAdjustmentResponses, PreviewSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<PreviewSupportDocumentAdjustmentResponses, PreviewSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an adjustment note
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentResponses, GetSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentResponses, GetSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentAdjustmentApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentApplicationResponseData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentApplicationResponseResponses, GetSupportDocumentAdjustmentApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentApplicationResponseResponses, GetSupportDocumentAdjustmentApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentAdjustmentAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentAttachedDocumentData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentAttachedDocumentResponses, GetSupportDocumentAdjustmentAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentAttachedDocumentResponses, GetSupportDocumentAdjustmentAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listSupportDocumentAdjustmentAttempts = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentAdjustmentAttemptsData, ThrowOnError>): RequestResult<ListSupportDocumentAdjustmentAttemptsResponses, ListSupportDocumentAdjustmentAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentAdjustmentAttemptsResponses, ListSupportDocumentAdjustmentAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/attempts',
    ...options
});

/**
 * Cancel an adjustment note that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason.
 */
export const cancelSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<CancelSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<CancelSupportDocumentAdjustmentResponses, CancelSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<CancelSupportDocumentAdjustmentResponses, CancelSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue an adjustment note in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<CorrectSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<CorrectSupportDocumentAdjustmentResponses, CorrectSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<CorrectSupportDocumentAdjustmentResponses, CorrectSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listSupportDocumentAdjustmentDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentAdjustmentDeliveriesData, ThrowOnError>): RequestResult<ListSupportDocumentAdjustmentDeliveriesResponses, ListSupportDocumentAdjustmentDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentAdjustmentDeliveriesResponses, ListSupportDocumentAdjustmentDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/deliveries',
    ...options
});

/**
 * Mail an adjustment note again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<EmailSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<EmailSupportDocumentAdjustmentResponses, EmailSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<EmailSupportDocumentAdjustmentResponses, EmailSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listSupportDocumentAdjustmentMailings = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentAdjustmentMailingsData, ThrowOnError>): RequestResult<ListSupportDocumentAdjustmentMailingsResponses, ListSupportDocumentAdjustmentMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentAdjustmentMailingsResponses, ListSupportDocumentAdjustmentMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/mailings',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentAdjustmentPdf = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentPdfData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentPdfResponses, GetSupportDocumentAdjustmentPdfErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentPdfResponses, GetSupportDocumentAdjustmentPdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/pdf',
    ...options
});

/**
 * Decide how an adjustment note goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveSupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<ResolveSupportDocumentAdjustmentData, ThrowOnError>): RequestResult<ResolveSupportDocumentAdjustmentResponses, ResolveSupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<ResolveSupportDocumentAdjustmentResponses, ResolveSupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with an adjustment note that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retrySupportDocumentAdjustment = <ThrowOnError extends boolean = true>(options: Options<RetrySupportDocumentAdjustmentData, ThrowOnError>): RequestResult<RetrySupportDocumentAdjustmentResponses, RetrySupportDocumentAdjustmentErrors, ThrowOnError, 'data'> => options.client.post<RetrySupportDocumentAdjustmentResponses, RetrySupportDocumentAdjustmentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getSupportDocumentAdjustmentTimeline = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentTimelineData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentTimelineResponses, GetSupportDocumentAdjustmentTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentTimelineResponses, GetSupportDocumentAdjustmentTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentAdjustmentXml = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAdjustmentXmlData, ThrowOnError>): RequestResult<GetSupportDocumentAdjustmentXmlResponses, GetSupportDocumentAdjustmentXmlErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAdjustmentXmlResponses, GetSupportDocumentAdjustmentXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-document-adjustments/{id}/xml',
    ...options
});

/**
 * List support documents, newest first
 *
 * In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.
 */
export const listSupportDocuments = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentsData, ThrowOnError>): RequestResult<ListSupportDocumentsResponses, ListSupportDocumentsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentsResponses, ListSupportDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents',
    ...options
});

/**
 * Issue a support document
 *
 * Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.
 */
export const createSupportDocument = <ThrowOnError extends boolean = true>(options: Options<CreateSupportDocumentData, ThrowOnError>): RequestResult<CreateSupportDocumentResponses, CreateSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<CreateSupportDocumentResponses, CreateSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue many support documents at once
 *
 * Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. It counts as one request of the rate limit.
 */
export const createSupportDocuments = <ThrowOnError extends boolean = true>(options: Options<CreateSupportDocumentsData, ThrowOnError>): RequestResult<CreateSupportDocumentsResponses, CreateSupportDocumentsErrors, ThrowOnError, 'data'> => options.client.post<CreateSupportDocumentsResponses, CreateSupportDocumentsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check a support document without issuing it
 *
 * The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing. (with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)
 */
export const previewSupportDocument = <ThrowOnError extends boolean = true>(options: Options<PreviewSupportDocumentData, ThrowOnError>): RequestResult<PreviewSupportDocumentResponses, PreviewSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<PreviewSupportDocumentResponses, PreviewSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a support document
 *
 * Never older than the last webhook about it. The URLs of its files are fresh.
 */
export const getSupportDocument = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentData, ThrowOnError>): RequestResult<GetSupportDocumentResponses, GetSupportDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentResponses, GetSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}',
    ...options
});

/**
 * Get the tax authority's ApplicationResponse
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentApplicationResponse = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentApplicationResponseData, ThrowOnError>): RequestResult<GetSupportDocumentApplicationResponseResponses, GetSupportDocumentApplicationResponseErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentApplicationResponseResponses, GetSupportDocumentApplicationResponseErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/application-response',
    ...options
});

/**
 * Get the zip that the acquirer gets
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentAttachedDocument = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentAttachedDocumentData, ThrowOnError>): RequestResult<GetSupportDocumentAttachedDocumentResponses, GetSupportDocumentAttachedDocumentErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentAttachedDocumentResponses, GetSupportDocumentAttachedDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/attached-document',
    ...options
});

/**
 * List its attempts at DIAN, newest first
 *
 * What DIAN was sent and asked, what it answered, and the attempt that is planned next. Empty until the document is signed.
 */
export const listSupportDocumentAttempts = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentAttemptsData, ThrowOnError>): RequestResult<ListSupportDocumentAttemptsResponses, ListSupportDocumentAttemptsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentAttemptsResponses, ListSupportDocumentAttemptsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/attempts',
    ...options
});

/**
 * Cancel a support document that waits
 *
 * Only while it has no number yet, or waits and the tax authority provably never got it: no attempt to send it came as far as a connection. It is `failed` with `failure.code` `cancelled` and cannot be retried. It gives a number that it had back: the next document of the range gets it, and until then the range shows it under `skipped`, with the reason. One that collects requests is dropped with all of them: nothing was sent.
 */
export const cancelSupportDocument = <ThrowOnError extends boolean = true>(options: Options<CancelSupportDocumentData, ThrowOnError>): RequestResult<CancelSupportDocumentResponses, CancelSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<CancelSupportDocumentResponses, CancelSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue a support document in the place of one that was rejected
 *
 * A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.
 */
export const correctSupportDocument = <ThrowOnError extends boolean = true>(options: Options<CorrectSupportDocumentData, ThrowOnError>): RequestResult<CorrectSupportDocumentResponses, CorrectSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<CorrectSupportDocumentResponses, CorrectSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/corrections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List its webhook deliveries, newest first
 *
 * Of all its events, to all endpoints, with their attempts.
 */
export const listSupportDocumentDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentDeliveriesData, ThrowOnError>): RequestResult<ListSupportDocumentDeliveriesResponses, ListSupportDocumentDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentDeliveriesResponses, ListSupportDocumentDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/deliveries',
    ...options
});

/**
 * Mail a support document again
 *
 * To the addresses given, or to those that it went to at first. What becomes of it is in `email`.
 */
export const emailSupportDocument = <ThrowOnError extends boolean = true>(options: Options<EmailSupportDocumentData, ThrowOnError>): RequestResult<EmailSupportDocumentResponses, EmailSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<EmailSupportDocumentResponses, EmailSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/emails',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Issue a support document before its week closes
 *
 * With all that it has collected; further requests of the week begin another one. One that is issued already is answered as it is.
 */
export const issueSupportDocument = <ThrowOnError extends boolean = true>(options: Options<IssueSupportDocumentData, ThrowOnError>): RequestResult<IssueSupportDocumentResponses, IssueSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<IssueSupportDocumentResponses, IssueSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/issue',
    ...options
});

/**
 * List its mails, newest first
 *
 * One for each recipient and each time it was sent, with why it has not arrived and what to do.
 */
export const listSupportDocumentMailings = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentMailingsData, ThrowOnError>): RequestResult<ListSupportDocumentMailingsResponses, ListSupportDocumentMailingsErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentMailingsResponses, ListSupportDocumentMailingsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/mailings',
    ...options
});

/**
 * List the adjustment notes of a support document, newest first
 *
 * Whatever their status.
 */
export const listSupportDocumentNotes = <ThrowOnError extends boolean = true>(options: Options<ListSupportDocumentNotesData, ThrowOnError>): RequestResult<ListSupportDocumentNotesResponses, ListSupportDocumentNotesErrors, ThrowOnError, 'data'> => options.client.get<ListSupportDocumentNotesResponses, ListSupportDocumentNotesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/notes',
    ...options
});

/**
 * Get the graphic representation
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentPdf = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentPdfData, ThrowOnError>): RequestResult<GetSupportDocumentPdfResponses, GetSupportDocumentPdfErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentPdfResponses, GetSupportDocumentPdfErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/pdf',
    ...options
});

/**
 * Decide how a support document goes on
 *
 * Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.
 */
export const resolveSupportDocument = <ThrowOnError extends boolean = true>(options: Options<ResolveSupportDocumentData, ThrowOnError>): RequestResult<ResolveSupportDocumentResponses, ResolveSupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<ResolveSupportDocumentResponses, ResolveSupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/resolve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Go on with a support document that has failed
 *
 * The same document and the same number. What may have reached the tax authority is asked for first. Its status is at once what it was before it failed.
 */
export const retrySupportDocument = <ThrowOnError extends boolean = true>(options: Options<RetrySupportDocumentData, ThrowOnError>): RequestResult<RetrySupportDocumentResponses, RetrySupportDocumentErrors, ThrowOnError, 'data'> => options.client.post<RetrySupportDocumentResponses, RetrySupportDocumentErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/retry',
    ...options
});

/**
 * Every fact of its life, in order
 *
 * With the time of each fact and the service that states it.
 */
export const getSupportDocumentTimeline = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentTimelineData, ThrowOnError>): RequestResult<GetSupportDocumentTimelineResponses, GetSupportDocumentTimelineErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentTimelineResponses, GetSupportDocumentTimelineErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/timeline',
    ...options
});

/**
 * Get the signed XML
 *
 * While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.
 */
export const getSupportDocumentXml = <ThrowOnError extends boolean = true>(options: Options<GetSupportDocumentXmlData, ThrowOnError>): RequestResult<GetSupportDocumentXmlResponses, GetSupportDocumentXmlErrors, ThrowOnError, 'data'> => options.client.get<GetSupportDocumentXmlResponses, GetSupportDocumentXmlErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/support-documents/{id}/xml',
    ...options
});

/**
 * List suppressed addresses
 *
 * Newest first, each with the reason. With `address`, that one only.
 */
export const listSuppressions = <ThrowOnError extends boolean = true>(options: Options<ListSuppressionsData, ThrowOnError>): RequestResult<ListSuppressionsResponses, ListSuppressionsErrors, ThrowOnError, 'data'> => options.client.get<ListSuppressionsResponses, ListSuppressionsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppressions',
    ...options
});

/**
 * Suppress an address
 *
 * It gets no more mails; a mail to it bounces without being sent. One that is suppressed stays as it is.
 */
export const createSuppression = <ThrowOnError extends boolean = true>(options: Options<CreateSuppressionData, ThrowOnError>): RequestResult<CreateSuppressionResponses, CreateSuppressionErrors, ThrowOnError, 'data'> => options.client.post<CreateSuppressionResponses, CreateSuppressionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppressions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mail to an address again
 *
 * Do so when its owner says that it works, or agrees to get mails again.
 */
export const deleteSuppression = <ThrowOnError extends boolean = true>(options: Options<DeleteSuppressionData, ThrowOnError>): RequestResult<DeleteSuppressionResponses, DeleteSuppressionErrors, ThrowOnError, 'data'> => options.client.delete<DeleteSuppressionResponses, DeleteSuppressionErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/suppressions/{id}',
    ...options
});

/**
 * Your own profile
 *
 * The issuer of your documents, in the mode of the API key. The PIN of the software is never answered.
 */
export const getTenant = <ThrowOnError extends boolean = true>(options: Options<GetTenantData, ThrowOnError>): RequestResult<GetTenantResponses, GetTenantErrors, ThrowOnError, 'data'> => options.client.get<GetTenantResponses, GetTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant',
    ...options
});

/**
 * Change your own profile
 *
 * Fields that are sent replace those that were. Documents keep what they were issued with. What a key of test mode changes holds for test documents only; what it has not changed follows live mode.
 */
export const updateTenant = <ThrowOnError extends boolean = true>(options: Options<UpdateTenantData, ThrowOnError>): RequestResult<UpdateTenantResponses, UpdateTenantErrors, ThrowOnError, 'data'> => options.client.patch<UpdateTenantResponses, UpdateTenantErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move live mode from habilitación to production, for ever
 *
 * What is asked for from then on is of production, in which it counts. Software and certificate are taken over; production has numbering ranges of its own. Documents of habilitación end there. Said again, it changes nothing and answers the same. It is refused while software, certificate or an accepted test set is missing; `override_readiness` overrules that, for example where another system has passed the test set.
 */
export const goLive = <ThrowOnError extends boolean = true>(options: Options<GoLiveData, ThrowOnError>): RequestResult<GoLiveResponses, GoLiveErrors, ThrowOnError, 'data'> => options.client.post<GoLiveResponses, GoLiveErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/go-live',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove the login provider of the company
 *
 * The sessions that began at it end everywhere within a second.
 */
export const deleteOidcProvider = <ThrowOnError extends boolean = true>(options: Options<DeleteOidcProviderData, ThrowOnError>): RequestResult<DeleteOidcProviderResponses, DeleteOidcProviderErrors, ThrowOnError, 'data'> => options.client.delete<DeleteOidcProviderResponses, DeleteOidcProviderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/oidc-provider',
    ...options
});

/**
 * Get the login provider of the company
 *
 * The same in both modes. `redirect_uri` is known before there is a provider.
 */
export const getOidcProvider = <ThrowOnError extends boolean = true>(options: Options<GetOidcProviderData, ThrowOnError>): RequestResult<GetOidcProviderResponses, GetOidcProviderErrors, ThrowOnError, 'data'> => options.client.get<GetOidcProviderResponses, GetOidcProviderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/oidc-provider',
    ...options
});

/**
 * Require the login provider of the company, or not
 *
 * It can be required when an owner has logged in at it once. An API key of role `full` takes it back if nobody gets in any more.
 */
export const updateOidcProvider = <ThrowOnError extends boolean = true>(options: Options<UpdateOidcProviderData, ThrowOnError>): RequestResult<UpdateOidcProviderResponses, UpdateOidcProviderErrors, ThrowOnError, 'data'> => options.client.patch<UpdateOidcProviderResponses, UpdateOidcProviderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/oidc-provider',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the login provider of the company
 *
 * The provider is asked for its metadata. Members and invited people log in at it if it says that it has verified their address (`email_verified`). Sessions that began at it before end, and it is not required until `PATCH` says so.
 */
export const setOidcProvider = <ThrowOnError extends boolean = true>(options: Options<SetOidcProviderData, ThrowOnError>): RequestResult<SetOidcProviderResponses, SetOidcProviderErrors, ThrowOnError, 'data'> => options.client.put<SetOidcProviderResponses, SetOidcProviderErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/oidc-provider',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The steps to habilitación and to production
 *
 * What is done, what can be done now and by which operation, and what is missing for each step. In test mode nothing is needed, and the list is empty.
 */
export const getReadiness = <ThrowOnError extends boolean = true>(options: Options<GetReadinessData, ThrowOnError>): RequestResult<GetReadinessResponses, GetReadinessErrors, ThrowOnError, 'data'> => options.client.get<GetReadinessResponses, GetReadinessErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/tenant/readiness',
    ...options
});

/**
 * List saved views, newest first
 *
 * Those of the company, and those of the person who asks. The same in both modes.
 */
export const listViews = <ThrowOnError extends boolean = true>(options: Options<ListViewsData, ThrowOnError>): RequestResult<ListViewsResponses, ListViewsErrors, ThrowOnError, 'data'> => options.client.get<ListViewsResponses, ListViewsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/views',
    ...options
});

/**
 * Save filters of the list of documents under a name
 *
 * For the person who asks, or for all people of the company. The same in both modes.
 */
export const createView = <ThrowOnError extends boolean = true>(options: Options<CreateViewData, ThrowOnError>): RequestResult<CreateViewResponses, CreateViewErrors, ThrowOnError, 'data'> => options.client.post<CreateViewResponses, CreateViewErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/views',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a saved view
 *
 * One that is shared is gone for all people of the company.
 */
export const deleteView = <ThrowOnError extends boolean = true>(options: Options<DeleteViewData, ThrowOnError>): RequestResult<DeleteViewResponses, DeleteViewErrors, ThrowOnError, 'data'> => options.client.delete<DeleteViewResponses, DeleteViewErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/views/{id}',
    ...options
});

/**
 * Get a saved view
 *
 * One of the company, or of the person who asks.
 */
export const getView = <ThrowOnError extends boolean = true>(options: Options<GetViewData, ThrowOnError>): RequestResult<GetViewResponses, GetViewErrors, ThrowOnError, 'data'> => options.client.get<GetViewResponses, GetViewErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/views/{id}',
    ...options
});

/**
 * Change a saved view
 *
 * Fields that are sent replace those that were.
 */
export const updateView = <ThrowOnError extends boolean = true>(options: Options<UpdateViewData, ThrowOnError>): RequestResult<UpdateViewResponses, UpdateViewErrors, ThrowOnError, 'data'> => options.client.patch<UpdateViewResponses, UpdateViewErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/views/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List endpoints
 *
 * Newest first, without their secrets.
 */
export const listWebhookEndpoints = <ThrowOnError extends boolean = true>(options: Options<ListWebhookEndpointsData, ThrowOnError>): RequestResult<ListWebhookEndpointsResponses, ListWebhookEndpointsErrors, ThrowOnError, 'data'> => options.client.get<ListWebhookEndpointsResponses, ListWebhookEndpointsErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints',
    ...options
});

/**
 * Register an endpoint
 *
 * Its livemode is that of the API key, and its version that of the request, for ever: it gets only events whose type this version knows. The secret is in this answer only.
 */
export const createWebhookEndpoint = <ThrowOnError extends boolean = true>(options: Options<CreateWebhookEndpointData, ThrowOnError>): RequestResult<CreateWebhookEndpointResponses, CreateWebhookEndpointErrors, ThrowOnError, 'data'> => options.client.post<CreateWebhookEndpointResponses, CreateWebhookEndpointErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an endpoint, for ever
 *
 * It gets nothing any more; deliveries that wait are cancelled.
 */
export const deleteWebhookEndpoint = <ThrowOnError extends boolean = true>(options: Options<DeleteWebhookEndpointData, ThrowOnError>): RequestResult<DeleteWebhookEndpointResponses, DeleteWebhookEndpointErrors, ThrowOnError, 'data'> => options.client.delete<DeleteWebhookEndpointResponses, DeleteWebhookEndpointErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}',
    ...options
});

/**
 * Get an endpoint
 *
 * Without its secret, which only the answers that make one have.
 */
export const getWebhookEndpoint = <ThrowOnError extends boolean = true>(options: Options<GetWebhookEndpointData, ThrowOnError>): RequestResult<GetWebhookEndpointResponses, GetWebhookEndpointErrors, ThrowOnError, 'data'> => options.client.get<GetWebhookEndpointResponses, GetWebhookEndpointErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}',
    ...options
});

/**
 * Change an endpoint
 *
 * Fields that are sent replace those that were. The secret stays the same.
 */
export const updateWebhookEndpoint = <ThrowOnError extends boolean = true>(options: Options<UpdateWebhookEndpointData, ThrowOnError>): RequestResult<UpdateWebhookEndpointResponses, UpdateWebhookEndpointErrors, ThrowOnError, 'data'> => options.client.patch<UpdateWebhookEndpointResponses, UpdateWebhookEndpointErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deliveries to an endpoint, newest first
 *
 * Each is one event to this endpoint, with its attempts.
 */
export const listWebhookEndpointDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListWebhookEndpointDeliveriesData, ThrowOnError>): RequestResult<ListWebhookEndpointDeliveriesResponses, ListWebhookEndpointDeliveriesErrors, ThrowOnError, 'data'> => options.client.get<ListWebhookEndpointDeliveriesResponses, ListWebhookEndpointDeliveriesErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/deliveries',
    ...options
});

/**
 * How an endpoint has answered
 *
 * Success rate and duration of the attempts of the last 24 hours, the latest error, and the next attempt. After ten failures in a row attempts wait for a trial; an endpoint that fails for 72 hours (a setting of the operator) is switched off.
 */
export const getWebhookEndpointHealth = <ThrowOnError extends boolean = true>(options: Options<GetWebhookEndpointHealthData, ThrowOnError>): RequestResult<GetWebhookEndpointHealthResponses, GetWebhookEndpointHealthErrors, ThrowOnError, 'data'> => options.client.get<GetWebhookEndpointHealthResponses, GetWebhookEndpointHealthErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/health',
    ...options
});

/**
 * Replays to an endpoint, newest first
 *
 * Those that go on and those that have ended.
 */
export const listReplays = <ThrowOnError extends boolean = true>(options: Options<ListReplaysData, ThrowOnError>): RequestResult<ListReplaysResponses, ListReplaysErrors, ThrowOnError, 'data'> => options.client.get<ListReplaysResponses, ListReplaysErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/replays',
    ...options
});

/**
 * Deliver past events again
 *
 * Every event that fits the filter and that the endpoint subscribes to, or with `only_failed` every delivery that failed for good. It goes on in the background, some at a time; what is created afterwards is not part of it.
 */
export const createReplay = <ThrowOnError extends boolean = true>(options: Options<CreateReplayData, ThrowOnError>): RequestResult<CreateReplayResponses, CreateReplayErrors, ThrowOnError, 'data'> => options.client.post<CreateReplayResponses, CreateReplayErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/replays',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give it a new secret
 *
 * The old one is invalid at once, unless `overlap_hours` asks that deliveries be signed with both for some time. The new one is in this answer only.
 */
export const rotateWebhookEndpointSecret = <ThrowOnError extends boolean = true>(options: Options<RotateWebhookEndpointSecretData, ThrowOnError>): RequestResult<RotateWebhookEndpointSecretResponses, RotateWebhookEndpointSecretErrors, ThrowOnError, 'data'> => options.client.post<RotateWebhookEndpointSecretResponses, RotateWebhookEndpointSecretErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a sample
 *
 * An event of any type that the version of the endpoint knows, signed as a real one, about a document that does not exist: its `external_id` is `sample`. It is in no list of events.
 */
export const testWebhookEndpoint = <ThrowOnError extends boolean = true>(options: Options<TestWebhookEndpointData, ThrowOnError>): RequestResult<TestWebhookEndpointResponses, TestWebhookEndpointErrors, ThrowOnError, 'data'> => options.client.post<TestWebhookEndpointResponses, TestWebhookEndpointErrors, ThrowOnError, 'data'>({
    responseStyle: 'data',
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: '__Host-rubrica',
            type: 'apiKey'
        }],
    url: '/v1/webhook-endpoints/{id}/test',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
