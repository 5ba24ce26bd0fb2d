import type {
  AuthorityRangesAnswer,
  AuthorityRangesQuestion,
  Caller,
  DocumentRequest,
  MessageData,
} from '@rubrica/contracts';
import type { DocumentDraft, InvoiceDraft, NoteDraft, DocumentKind } from '@rubrica/fiscal';
import { INVOICING } from '@rubrica/kinds';
import { newId, putJson, storedBlobs } from '@rubrica/service';
import {
  applicationResponse,
  certificateActivated,
  fact,
  live,
  ServiceHarness,
  type SaidFact as Fact,
  type ServiceInstance as Issuer,
  startVaultStandIn,
  TENANT,
  TEST_RANGE,
} from '@rubrica/service-testing';
import { createTestPki, type TestPki } from '@rubrica/testing';
import { migrations } from './migrations/index.js';
import { DocumentIssuerSettings } from './config.js';
import { startOutage } from './contingency/outage.fixture.js';
import { DocumentIssuerModule } from './document-issuer.module.js';
import { invoiceDraft, noteDraft, supplier } from './document/request.fixture.js';

export { live, TENANT } from '@rubrica/service-testing';
export type { Fact, Issuer };

export const TECHNICAL_KEY = TEST_RANGE.technical_key;
export const SOFTWARE = { software_id: '0b3f8d2e-6a1c-4f57-9e21-5c7d8a90b1f2', pin: '20191' };
const SERVICE_KEY = Buffer.alloc(32, 7).toString('base64');

type Harness = ServiceHarness<DocumentIssuerSettings>;
type Requested = Partial<MessageData<'co.rubrica.document.requested.v1'>>;

/** The surroundings of the issuer in a test: database, log, blobs, and stand-ins for vault and submitter. */
export type Stage = Awaited<ReturnType<typeof startStage>>;

let authorities: Promise<TestPki> | undefined;

export const startStage = async () => {
  const harness = await ServiceHarness.open({
    service: 'document-issuer',
    Settings: DocumentIssuerSettings,
    migrations,
    module: DocumentIssuerModule.with,
    settings: { serviceKey: SERVICE_KEY },
    main: new URL('../src/main.ts', import.meta.url),
    environment: { SERVICE_KEY },
  });
  const { blobFolder, call } = harness;
  const pki = await (authorities ??= createTestPki());
  const signer = await startVaultStandIn(await pki.issue('good'));
  const rangeQuestions: AuthorityRangesQuestion[] = [];
  const outage = await startOutage((submitter) =>
    submitter.post('/internal/authority-ranges', ({ body }) => {
      const question = body as AuthorityRangesQuestion;
      rangeQuestions.push(question);
      return Promise.resolve(stage.authorityRangesOf.get(question.software_id) ?? stage.authorityRanges);
    }),
  );
  harness.standIn('certificate-vault', signer);
  harness.standIn('dian-submitter', outage);

  const stage = Object.assign(harness, {
    pki,
    signer,
    outage,
    /** Questions for ranges that the submitter got; `authorityRanges` is its answer. */
    rangeQuestions,
    authorityRanges: { result: 'unavailable', detail: 'it was told nothing' } as AuthorityRangesAnswer,
    /** What it answers for one software, by its id. */
    authorityRangesOf: new Map<string, AuthorityRangesAnswer>(),

    /** Registers a range; returns its id. */
    range: async (changes: object = {}, caller: Caller = live): Promise<string> => {
      const { status, body } = await call('POST', RANGES, { body: { ...rangeInput, ...changes }, caller });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return String(body['id']);
    },

    software: async (
      changes: Partial<typeof SOFTWARE & { environment: string }> = {},
      tenantId = TENANT,
      record = INVOICING,
    ): Promise<void> => {
      const body = { environment: 'habilitacion', ...SOFTWARE, ...changes };
      const { status } = await call('PUT', `/internal/tenants/${tenantId}/software/${record}`, { body });
      if (status !== 204) throw new Error(`software: ${status}`);
    },

    ...requestsOf(harness),
    ...verdictsOf(harness, pki),
    certificateActivated: () => harness.publish(certificateActivated(signer.active?.id ?? '')),

    /** Names of the tenant's blobs. */
    blobNames: async (): Promise<ReadonlySet<string>> => {
      const names = new Set<string>();
      for await (const { name } of storedBlobs(blobFolder)) names.add(name);
      return names;
    },
  });
  return stage;
};

export const RANGES = '/internal/numbering-ranges';

/** DIAN's public test range. */
export const rangeInput = {
  ...TEST_RANGE,
  document_type: 'invoice',
  environment: 'habilitacion',
  resolution_date: '2019-01-19',
};

/** What the gateway publishes. */
const requestsOf = (harness: Harness) => {
  const request = async (id: string, draft: DocumentDraft, changes: Requested): Promise<string> => {
    const asked: DocumentRequest = {
      document_id: id,
      tenant_id: TENANT,
      draft,
      issuer: supplier,
      counterparty: null,
      mail: { to: [], cc: [] },
    };
    const request_blob = await putJson(harness.blobs, TENANT, asked);
    const data = { document_id: id, environment: 'habilitacion', request_blob, simulate: null } as const;
    await harness.publish(fact('requested', { ...data, ...changes }));
    return id;
  };

  return {
    /** Publishes that an invoice is requested; returns its id. */
    requested: (draft: Partial<InvoiceDraft> = {}, changes: Requested = {}, id: string = newId('inv')) =>
      request(id, invoiceDraft(draft), changes),
    /** … or a note. */
    requestedNote: (kind: DocumentKind, draft: Partial<NoteDraft> = {}, changes: Requested = {}) =>
      request(newId(kind === 'credit_note' ? 'cn' : 'dn'), noteDraft(draft), {
        kind,
        invoice_id: draft.invoice_id ?? null,
        ...changes,
      }),
  };
};

/** What the submitter publishes at the end of a document's way. */
const verdictsOf = (harness: Harness, pki: TestPki) => {
  /** Fields of a verdict about an edition, once it is signed, and the number of the document. */
  const verdictOf = async (documentId: string, edition: number) => {
    const signed = (await harness.facts(documentId, 'signed', edition)).find(
      ({ type, data }) => type === 'signed' && data['edition'] === edition,
    );
    const { cufe, number, kind, environment } = signed?.data as unknown as MessageData<'co.rubrica.document.signed.v1'>;
    const verdict = { document_id: documentId, kind, environment, edition, cufe, simulated: false };
    return { number, verdict };
  };

  return {
    /** Publishes a verdict, with an ApplicationResponse that is signed by somebody. */
    accepted: async (documentId: string, edition = 1): Promise<void> => {
      const { number, verdict } = await verdictOf(documentId, edition);
      const answer = applicationResponse(await pki.issue('second'), { number, uuid: verdict.cufe });
      const application_response_blob = await harness.blobs.put(TENANT, answer);
      await harness.publish(fact('accepted', { ...verdict, application_response_blob }));
    },
    rejected: async (documentId: string): Promise<void> => {
      const { verdict } = await verdictOf(documentId, 1);
      const rules = [{ rule: 'FAD06', severity: 'rejection' as const }];
      const noAnswer = { validated_at: null, application_response_blob: null };
      await harness.publish(fact('rejected', { ...verdict, ...noAnswer, rules }));
    },
    submissionFailed: (documentId: string) =>
      harness.publish(
        fact('submission-failed', {
          document_id: documentId,
          environment: 'habilitacion',
          code: 'dian_request_refused',
          detail: 'The tax authority refused the request itself.',
          answer_blob: null,
        }),
      ),
  };
};
