import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PasskeyOptions, SoftwareAuthenticator } from '@rubrica/api-gateway/testing';
import { colombianDate, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { API_VERSIONS, DEFAULT_API_VERSION, NEWEST_API_VERSION } from '@rubrica/kinds';
import { nameServer, type NameServer, type Receiver, receiver, until } from '@rubrica/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const COMMITTED = join(ROOT, 'apps/api-gateway/assets/answer-examples.json');
const exampleBody = (name: string): Json =>
  JSON.parse(readFileSync(join(ROOT, `examples/${name}.json`), 'utf8')) as Json;

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let dns: NameServer;

const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

/** What was answered, by the id of the operation; in Spanish by `es.` and the id. */
const answers = new Map<string, Json>();

beforeAll(async () => {
  dns = await nameServer();
  standalone = await RunningStandalone.start(join(folder.path, 'data'), {
    DKIM_DNS_SERVERS: dns.address,
    OIDC_ALLOW_LOOPBACK: '1',
    TEST_CLOCK: '1',
  });
  target = await receiver();
  for (const record of [
    recordAccount,
    recordDocuments,
    recordNewKinds,
    recordReceived,
    recordInvoiceEvents,
    recordWebhooks,
    recordMail,
    recordEnds,
    recordProblems,
    recordSessions,
    recordTacitAcceptance,
  ])
    await record();
});

afterAll(async () => {
  await target.close();
  await standalone.stop();
  await dns.close();
  folder.remove();
});

/** Calls one operation in live mode and keeps what it answers. */
const record = (id: string, method: string, path: string, body?: object): Promise<Json> =>
  recordIn('en', id, method, path, body);
/** The same of an operation whose answer has texts of ours, in one of both languages. */
const recordIn = async (language: Language, id: string, method: string, path: string, body?: object): Promise<Json> => {
  const answer = await call(method, path, standalone.credentials.sk_live, body, language);
  expect([id, answer.status, answer.status < 300 ? '' : answer.json]).toEqual([id, answer.status, '']);
  answers.set(nameOf(language, id), answer.json);
  return answer.json;
};
/** The same of an operation whose answer has a form of its own in each version. */
const recordForms = async (id: string, method: string, path: string, body?: object): Promise<void> => {
  for (const version of API_VERSIONS) {
    const headers = { 'svc-version': version };
    const { json } = await standalone.call(method, `/v1/${path}`, standalone.credentials.sk_live, body, headers);
    answers.set(version === DEFAULT_API_VERSION ? id : `${version}.${id}`, json);
  }
};
const nameOf = (language: Language, id: string): string => (language === 'es' ? `es.${id}` : id);
/** Asks again while the answer is a 503, as that answer says: other tests may keep this machine busy. */
const call = async (
  method: string,
  path: string,
  key: string,
  body?: object,
  language: Language = 'en',
): Promise<ApiAnswer> => {
  // A read that may wait would wait for a change, which does not come.
  const waits: Record<string, string> = method === 'GET' ? {} : { prefer: 'wait=60' };
  const headers = { ...waits, 'accept-language': language, 'svc-version': NEWEST_API_VERSION };
  for (let tries = 1; ; tries += 1) {
    const answer = await standalone.call(method, `/v1/${path}`, key, body, headers);
    if (answer.status !== 503 || tries === 5) return answer;
  }
};
const idOf = (resource: Json): string => String(resource['id']);

const recordAccount = async (): Promise<void> => {
  const key = await record('createApiKey', 'POST', 'api-keys', { name: 'Caja 2', role: 'documents' });
  await record('listApiKeys', 'GET', 'api-keys');
  await record('deleteApiKey', 'DELETE', `api-keys/${idOf(key)}`);
  await recordForms('updateTenant', 'PATCH', 'tenant', { trade_name: 'Óptica Central', brand_color: '#0b5fff' });
  await recordForms('getTenant', 'GET', 'tenant');
  for (const language of LANGUAGES) await recordIn(language, 'getReadiness', 'GET', 'tenant/readiness');
  await record('getCatalog', 'GET', 'catalogs/tributos');
  await record('listNumberingRanges', 'GET', 'numbering-ranges');
  const range = await record('createNumberingRange', 'POST', 'numbering-ranges', {
    ...{ document_type: 'invoice', prefix: 'TIEN', from: 1, to: 5000, resolution_number: '18760000002' },
    ...{ resolution_date: '2026-01-19', valid_from: '2026-01-19', valid_to: '2028-01-19' },
    technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    metadata: { sede: 'Centro' },
  });
  await record('getNumberingRange', 'GET', `numbering-ranges/${idOf(range)}`);
  await record('updateNumberingRange', 'PATCH', `numbering-ranges/${idOf(range)}`, { is_active: false });
  await recordForms('syncNumberingRanges', 'POST', 'numbering-ranges/sync');
  const customer = await record('createCustomer', 'POST', 'customers', {
    ...(exampleBody('standard-sale')['customer'] as object),
    external_id: 'cliente-204',
  });
  await record('listCustomers', 'GET', 'customers');
  await record('getCustomer', 'GET', `customers/${idOf(customer)}`);
  await record('updateCustomer', 'PATCH', `customers/${idOf(customer)}`, { email: 'pagos@opticacentral.example' });
  const supplier = await record('createSupplier', 'POST', 'suppliers', {
    residence: 'resident',
    identification: { type: '13', number: '1020304050' },
    legal_name: 'Rosa Elvira Pinzón',
    address: { line: 'Vereda La Esperanza, finca 3', municipality_code: '25286', postal_code: '250020' },
    external_id: 'proveedor-31',
  });
  await record('listSuppliers', 'GET', 'suppliers');
  await record('getSupplier', 'GET', `suppliers/${idOf(supplier)}`);
  await record('updateSupplier', 'PATCH', `suppliers/${idOf(supplier)}`, { email: 'rosa@huerta.example' });
};

const recordDocuments = async (): Promise<void> => {
  const endpoint = await record('createWebhookEndpoint', 'POST', 'webhook-endpoints', {
    url: `${target.url}/rubrica`,
    subscribed_events: ['invoice.accepted_by_dian', 'invoice.rejected_by_dian'],
    description: 'Contabilidad',
  });
  expect(idOf(endpoint)).toMatch(/^we_/);
  const sale = exampleBody('standard-sale');
  const invoice = await record('createInvoice', 'POST', 'invoices', { ...sale, external_id: 'pedido-1041' });
  const {
    billing_reference: _,
    invoice_id: __,
    ...debit
  } = exampleBody('debit-notes/interest') as Record<string, Json>;
  const bodies = {
    Invoice: sale,
    CreditNote: { invoice_id: idOf(invoice), reason_code: '1', reason: 'Devolución', lines: sale['lines'] },
    DebitNote: { ...debit, invoice_id: idOf(invoice) },
  };
  for (const [noun, path] of Object.entries({
    CreditNote: 'credit-notes',
    DebitNote: 'debit-notes',
    Invoice: 'invoices',
  } as const)) {
    const body = bodies[noun as keyof typeof bodies];
    await record(`preview${noun}`, 'POST', `${path}/preview`, body);
    const document = noun === 'Invoice' ? invoice : await record(`create${noun}`, 'POST', path, body);
    expect([noun, document['dian']]).toMatchObject([noun, { status_code: '00' }]);
    const at = `${path}/${idOf(document)}`;
    await standalone.poll(
      `/v1/${at}`,
      standalone.credentials.sk_live,
      ({ email }) => String(email?.['status']) === 'delivered',
    );
    await recordIn('es', `create${noun}`, 'GET', at);
    await record(`get${noun}Timeline`, 'GET', `${at}/timeline`);
    for (const language of LANGUAGES) {
      await recordIn(language, `list${noun}Mailings`, 'GET', `${at}/mailings`);
      await recordIn(language, `list${noun}Attempts`, 'GET', `${at}/attempts`);
    }
    await record(`list${noun}Deliveries`, 'GET', `${at}/deliveries`);
    await record(`email${noun}`, 'POST', `${at}/emails`, { to: ['contador@ejemplo.example'] });
    const second = { ...body, lines: 'not a list' };
    const documents = [sale === body ? body : second, second];
    for (const language of LANGUAGES) {
      await recordIn(language, `get${noun}`, 'GET', at);
      await recordIn(language, `list${noun}s`, 'GET', path);
    }
    for (const language of LANGUAGES)
      await recordIn(language, `create${noun}s`, 'POST', `${path}/batches`, { documents });
  }
  await record('listDocuments', 'GET', 'documents?limit=3');
  await record('listCounters', 'GET', 'counters');
  await record('search', 'GET', 'search?q=optica');
  const logged = await until(
    async () => (await call('GET', 'requests?operation_id=createInvoice', standalone.credentials.sk_live)).json,
    (page) => (page['data'] as unknown as Json[]).length > 0,
  );
  await record('listRequests', 'GET', 'requests?operation_id=createInvoice&limit=2');
  await record('getRequest', 'GET', `requests/${idOf((logged['data'] as unknown as Json[])[0] ?? {})}`);
  // Test mode knows one buyer, and asks nobody.
  const acquirer = await call('GET', 'acquirers?type=31&number=900108281', standalone.credentials.sk_test);
  expect(acquirer.status).toBe(200);
  answers.set('getAcquirer', acquirer.json);
  const { sk_test } = standalone.credentials;
  for (const language of LANGUAGES) {
    await recordIn(language, 'listInvoiceNotes', 'GET', `invoices/${idOf(invoice)}/notes`);
    const failed = await call('POST', 'invoices', sk_test, { ...sale, simulate: { outcome: 'failed' } });
    const retried = await call('POST', `invoices/${idOf(failed.json)}/retry`, sk_test, undefined, language);
    expect([failed.json['status'], retried.status]).toEqual(['failed', 200]);
    answers.set(nameOf(language, 'retryInvoice'), retried.json);
  }
  const rejected = await call('POST', 'invoices', sk_test, { ...sale, simulate: { outcome: 'rejected_by_dian' } });
  const corrected = await call('POST', `invoices/${idOf(rejected.json)}/corrections`, sk_test, sale);
  expect(corrected.status).toBe(201);
  answers.set('correctInvoice', corrected.json);
};

/** Documents of kinds that came later, made in test mode. */
const recordNewKinds = async (): Promise<void> => {
  /** The newest document, which a note corrects. */
  let made = '';
  for (const [noun, path, example, idField, of] of [
    ['SupportDocument', 'support-documents', 'support-documents/coffee-of-a-grower', null, null],
    [
      'SupportDocumentAdjustment',
      'support-document-adjustments',
      'support-document-adjustments/part-returned',
      'support_document_id',
      'support-documents',
    ],
    ['EquivalentDocument', 'equivalent-documents', 'equivalent-documents/bakery', null, null],
    [
      'EquivalentNote',
      'equivalent-document-notes',
      'equivalent-document-notes/part-returned',
      'equivalent_document_id',
      'equivalent-documents',
    ],
  ] as const) {
    const ask = (method: string, at: string, asked?: object, language?: Language): Promise<ApiAnswer> =>
      call(method, at, standalone.credentials.sk_test, asked, language);
    const recordNew = async (language: Language, id: string, method: string, at: string, asked?: object) => {
      const answer = await ask(method, at, asked, language);
      expect([id, answer.status, answer.status < 300 ? '' : answer.json]).toEqual([id, answer.status, '']);
      answers.set(nameOf(language, id), answer.json);
      return answer.json;
    };
    const body = { ...exampleBody(example), ...(idField && { [idField]: made }) };
    const notes = `${of ?? ''}/${made}/notes`;
    for (const language of LANGUAGES) await recordNew(language, `preview${noun}`, 'POST', `${path}/preview`, body);
    const created = await recordNew('en', `create${noun}`, 'POST', path, body);
    made = idOf(created);
    const at = `${path}/${made}`;
    if ('ticket' in created) await recordNew('en', `get${noun}TicketLines`, 'GET', `${at}/ticket.json?width=58`);
    await until(
      async () => (await ask('GET', at)).json['email']?.['status'],
      (status) => String(status) === 'delivered',
    );
    await recordNew('es', `create${noun}`, 'GET', at);
    await recordNew('en', `get${noun}Timeline`, 'GET', `${at}/timeline`);
    for (const language of LANGUAGES) {
      await recordNew(language, `list${noun}Mailings`, 'GET', `${at}/mailings`);
      await recordNew(language, `list${noun}Attempts`, 'GET', `${at}/attempts`);
    }
    await recordNew('en', `list${noun}Deliveries`, 'GET', `${at}/deliveries`);
    await recordNew('en', `email${noun}`, 'POST', `${at}/emails`, { to: ['contador@ejemplo.example'] });
    for (const language of LANGUAGES) {
      await recordNew(language, `get${noun}`, 'GET', at);
      await recordNew(language, `list${noun}s`, 'GET', path);
      if (of !== null)
        await recordNew(
          language,
          of === 'support-documents' ? 'listSupportDocumentNotes' : 'listEquivalentDocumentNotes',
          'GET',
          notes,
        );
      if (noun === 'SupportDocument') await recordNew(language, `issue${noun}`, 'POST', `${at}/issue`);
      const documents = [body, { ...body, lines: 'not a list' }];
      await recordNew(language, `create${noun}s`, 'POST', `${path}/batches`, { documents });
    }
  }
};

/** Records what the other tenant receives of this one. */
const recordReceived = async (): Promise<void> => {
  const { sk_live: seller, other_tenant: buyer } = standalone.credentials;
  const { json: profile } = await call('GET', 'tenant', buyer.sk_live);
  const body = exampleBody('standard-sale');
  const identification = { type: '31', number: profile['nit'], check_digit: profile['check_digit'] };
  const { customer_id: _, ...sale } = body;
  const customer = { identification, legal_name: profile['legal_name'], email: 'facturas@ejemplo.example' };
  const prefer = 'wait=60, until=files';
  const { json: invoice } = await standalone.call('POST', '/v1/invoices', seller, { ...sale, customer }, { prefer });
  const zip = Buffer.from(await (await fetch(String(invoice['attached_document_url']))).arrayBuffer());
  const ask = (method: string, path: string, language: Language, asked?: object) =>
    call(method, `received-documents${path}`, buyer.sk_live, asked, language);
  const { json: received } = await ask('POST', '', 'en', { source: { zip: zip.toString('base64') } });
  await until(
    async () => (await ask('GET', `/${idOf(received)}`, 'en')).json['status'],
    (status) => String(status) === 'verified',
  );
  for (const language of LANGUAGES) {
    for (const [id, method, path, asked] of [
      ['receiveDocument', 'POST', '', { cufe: String(received['cufe']) }],
      ['getReceivedDocument', 'GET', `/${idOf(received)}`],
      ['listReceivedDocuments', 'GET', ''],
    ] as const)
      answers.set(nameOf(language, id), (await ask(method, path, language, asked)).json);
  }
};

/** Logs a person in by a link of an operator, and returns what asks with the session and keeps the answers. */
const enter = async (order: object) => {
  const { base_url, admin_url, operator_token } = standalone.credentials;
  const { json: link } = await standalone.call('POST', `${admin_url}/admin/v1/people/links`, operator_token, order);
  const [url = '', token = ''] = String(link['url']).split('#');
  const headers = {
    ...{ origin: new URL(url).origin, 'rubrica-mode': 'live', 'svc-version': NEWEST_API_VERSION },
    ...{ 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0' },
  };
  let cookie = '';
  const ask = async (id: string, method: string, path: string, body?: object, own = {}): Promise<Json> => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${base_url}${path}`, { method, headers: { ...headers, cookie, ...own }, ...sent });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('rubrica='));
    cookie = set?.split(';')[0] ?? cookie;
    const json = (await answer.json()) as Json;
    expect([id, answer.ok ? '' : json]).toEqual([id, '']);
    answers.set(id, json);
    return json;
  };
  await ask('requestLoginLink', 'POST', '/session/links', { email: 'contador@ejemplo.example' });
  await ask('createSession', 'POST', '/session', { token });
  return ask;
};

/** Records what the console asks with the sessions of an owner and of a bookkeeper whom she invites. */
const recordSessions = async (): Promise<void> => {
  const { tenant_id } = standalone.credentials;
  const bookkeeper = { email: 'contador@ejemplo.example', role: 'reader' };
  const asOwner = await enter({ email: 'duena@ejemplo.example', name: 'Camila Rincón', tenant_id });
  await asOwner('listSessions', 'GET', '/session/all');
  await asOwner('getMe', 'GET', '/v1/me');
  const invitation = await asOwner('createInvitation', 'POST', '/v1/invitations', bookkeeper);
  const asBookkeeper = await enter({ email: bookkeeper.email, name: 'Hernán Pardo' });
  await asBookkeeper('getSession', 'GET', '/session');
  await asBookkeeper('updatePerson', 'PATCH', '/session', { name: 'Hernán Pardo Ruiz', language: 'es' });
  await asOwner('listInvitations', 'GET', '/v1/invitations');
  await asBookkeeper('acceptInvitation', 'POST', `/v1/invitations/${idOf(invitation)}/accept`);
  const view = await asOwner('createView', 'POST', '/v1/views', {
    ...{ name: 'Rechazadas', query: 'object=invoice&status=failed,rejected_by_dian' },
  });
  await asOwner('listViews', 'GET', '/v1/views');
  await asOwner('getView', 'GET', `/v1/views/${idOf(view)}`);
  await asOwner('updateView', 'PATCH', `/v1/views/${idOf(view)}`, { name: 'Por corregir', shared: true });
  await asOwner('deleteView', 'DELETE', `/v1/views/${idOf(view)}`);
  const job = await asOwner('createJob', 'POST', '/v1/jobs', { action: 'export', filter: 'object=invoice' });
  await asOwner('listJobs', 'GET', '/v1/jobs');
  await asOwner('getJob', 'GET', `/v1/jobs/${idOf(job)}`);
  await asOwner('cancelJob', 'POST', `/v1/jobs/${idOf(job)}/cancel`);
  const draft = await asOwner('createDraft', 'POST', '/v1/drafts', {
    kind: 'invoice',
    name: 'Pedido 118',
    body: exampleBody('standard-sale'),
  });
  await asOwner('listDrafts', 'GET', '/v1/drafts');
  const { etag } = await asOwner('getDraft', 'GET', `/v1/drafts/${idOf(draft)}`);
  const change = { name: 'Pedido 119' };
  const changed = await asOwner('updateDraft', 'PATCH', `/v1/drafts/${idOf(draft)}`, change, {
    'if-match': String(etag),
  });
  await asOwner('issueDraft', 'POST', `/v1/drafts/${idOf(draft)}/issue`, undefined, {
    'if-match': String(changed['etag']),
  });
  await asOwner('deleteDraft', 'DELETE', `/v1/drafts/${idOf(draft)}`);
  const { data } = await asOwner('listMembers', 'GET', '/v1/members');
  const [member] = data as unknown as [Json];
  await asOwner('updateMember', 'PATCH', `/v1/members/${idOf(member)}`, { role: 'biller' });
  await asOwner('deleteMember', 'DELETE', `/v1/members/${idOf(member)}`);
  const another = await asOwner('createInvitation', 'POST', '/v1/invitations', bookkeeper);
  await asOwner('deleteInvitation', 'DELETE', `/v1/invitations/${idOf(another)}`);
  await asOwner('listAudit', 'GET', '/v1/audit?limit=3');
  await recordPasskeys(asOwner);
  await recordLoginProvider(asOwner, tenant_id);
  await asOwner('deleteSession', 'DELETE', '/session');
};

const PROVIDER = 'https://login.example.com';

/** Records how an owner sets the login provider of the company, which only answers with its metadata here. */
const recordLoginProvider = async (ask: Awaited<ReturnType<typeof enter>>, tenantId: string): Promise<void> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: issuer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [path, login] = ['/v1/tenant/oidc-provider', `/session/oidc/${tenantId}/start`];
  const client = { issuer, client_id: 'rubrica', client_secret: 'un-secreto' };
  await ask('setOidcProvider', 'PUT', path, client);
  await ask('getOidcProvider', 'GET', path);
  await ask('startOidcLogin', 'POST', login);
  await ask('deleteOidcProvider', 'DELETE', path);
  server.close();
  for (const id of ['setOidcProvider', 'getOidcProvider', 'startOidcLogin'])
    answers.set(id, JSON.parse(JSON.stringify(answers.get(id)).replaceAll(issuer, PROVIDER)) as Json);
};

/** Records how a person registers a passkey, steps up and logs in by it. */
const recordPasskeys = async (ask: Awaited<ReturnType<typeof enter>>): Promise<void> => {
  const origin = `http://localhost:${new URL(standalone.credentials.base_url).port}`;
  const [laptop, phone] = [new SoftwareAuthenticator(origin), new SoftwareAuthenticator(origin)];
  const path = '/session/passkeys';
  const optionsFor = async (id: string, purpose: string): Promise<PasskeyOptions> =>
    (await ask(id, 'POST', `${path}/${purpose}-options`))['public_key'] as unknown as PasskeyOptions;
  const register = async (name: string, device: SoftwareAuthenticator): Promise<Json> => {
    const credential = device.create(await optionsFor('createPasskeyRegistrationOptions', 'registration'));
    return ask('createPasskey', 'POST', path, { name, credential });
  };
  const first = await register('Portátil', laptop);
  const stepUp = laptop.get(await optionsFor('createPasskeyStepUpOptions', 'step-up'));
  await ask('stepUpByPasskey', 'POST', `${path}/step-up`, { credential: stepUp });
  const second = await register('Teléfono', phone);
  await ask('updatePasskey', 'PATCH', `${path}/${idOf(second)}`, { name: 'Teléfono nuevo' });
  await ask('listPasskeys', 'GET', path);
  await ask('deletePasskey', 'DELETE', `${path}/${idOf(first)}`);
  const login = phone.get(await optionsFor('createPasskeyLoginOptions', 'login'));
  await ask('createSessionByPasskey', 'POST', `${path}/login`, { credential: login });
};

const RECEIVING_PERSON = exampleBody('document-events/receipt')['person'];

/** Records the events of an invoice on credit, of its buyer and of its seller. */
const recordInvoiceEvents = async (): Promise<void> => {
  const { sk_live: seller, other_tenant: buyer } = standalone.credentials;
  const { json: profile } = await call('GET', 'tenant', buyer.sk_live);
  const { customer_id: _, ...sale } = exampleBody('standard-sale');
  const identification = { type: '31', number: profile['nit'], check_digit: profile['check_digit'] };
  const customer = { identification, legal_name: profile['legal_name'], email: 'facturas@ejemplo.example' };
  const payment_means = { code: '30', type: '2', due_date: '2099-12-31' };
  const prefer = 'wait=60, until=files';
  const onCredit = { ...sale, customer, payment_means };
  const { json: invoice } = await standalone.call('POST', '/v1/invoices', seller, onCredit, { prefer });
  const zip = Buffer.from(await (await fetch(String(invoice['attached_document_url']))).arrayBuffer());
  const ask = (method: string, path: string, language: Language, asked?: object) =>
    call(method, `received-documents${path}`, buyer.sk_live, asked, language);
  const { json: received } = await ask('POST', '', 'en', { source: { zip: zip.toString('base64') } });
  const events = `/${idOf(received)}/events`;
  await until(
    async () => (await ask('GET', `/${idOf(received)}`, 'en')).json['status'],
    (status) => String(status) === 'verified',
  );
  const order = { types: ['receipt', 'goods_received'], person: RECEIVING_PERSON };
  const { json: issued } = await ask('POST', events, 'en', order);
  const [receipt] = issued['data'] as unknown as [Json];
  await until(
    async () => (await ask('GET', `${events}/${idOf(receipt)}`, 'en')).json['status'],
    (status) => String(status) === 'registered',
  );
  for (const language of LANGUAGES) {
    for (const [id, method, path, asked] of [
      ['issueReceivedDocumentEvents', 'POST', events, order],
      ['listReceivedDocumentEvents', 'GET', events],
      ['getReceivedDocumentEvent', 'GET', `${events}/${idOf(receipt)}`],
    ] as const)
      answers.set(nameOf(language, id), (await ask(method, path, language, asked)).json);
    const own = await call('GET', `invoices/${idOf(invoice)}/events`, seller, undefined, language);
    answers.set(nameOf(language, 'getInvoiceEvents'), own.json);
  }
};

/** In the test environment, where the buyer is supposed to have been silent for three working days. Moves the clock to one. */
const recordTacitAcceptance = async (): Promise<void> => {
  const { sk_test: seller, admin_url, operator_token } = standalone.credentials;
  const payment_means = { code: '30', type: '2', due_date: '2099-12-31' };
  const { json: invoice } = await call('POST', 'invoices', seller, { ...exampleBody('standard-sale'), payment_means });
  let today = colombianDate(new Date());
  let advance_s = 0;
  for (; !isWorkingDay(today); today = plusDays(today, 1)) advance_s += 86_400;
  await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, { advance_s });
  for (const language of LANGUAGES) {
    const path = `invoices/${idOf(invoice)}/events`;
    const answer = await call('POST', path, seller, { type: 'tacit_acceptance' }, language);
    expect([answer.status, answer.json['object']]).toEqual([201, 'document_event']);
    answers.set(nameOf(language, 'issueInvoiceEvent'), answer.json);
  }
};

const recordWebhooks = async (): Promise<void> => {
  const { id } = answers.get('createWebhookEndpoint') ?? {};
  const path = `webhook-endpoints/${String(id)}`;
  await target.received(1);
  const deliveries = await standalone.poll(
    `/v1/${path}/deliveries`,
    standalone.credentials.sk_live,
    ({ data }) =>
      (data as unknown as Json[] | undefined)?.some(({ status }) => String(status) === 'succeeded') ?? false,
  );
  const [delivery] = deliveries['data'] as unknown as [Json];
  await record('listWebhookEndpointDeliveries', 'GET', `${path}/deliveries`);
  await record('getDelivery', 'GET', `deliveries/${idOf(delivery)}`);
  await record('listDeliveries', 'GET', 'deliveries?limit=2');
  await record('listEvents', 'GET', 'events?type=invoice.accepted_by_dian');
  await record('getEvent', 'GET', `events/${String(delivery['event_id'])}`);
  await record('redeliverEvent', 'POST', `events/${String(delivery['event_id'])}/redeliver`);
  await record('testWebhookEndpoint', 'POST', `${path}/test`, { type: 'invoice.rejected_by_dian' });
  await record('getWebhookEndpointHealth', 'GET', `${path}/health`);
  const replay = await record('createReplay', 'POST', `${path}/replays`, { type: 'invoice.accepted_by_dian' });
  await record('listReplays', 'GET', `${path}/replays`);
  await record('getReplay', 'GET', `replays/${idOf(replay)}`);
  await record('cancelReplay', 'POST', `replays/${idOf(replay)}/cancel`);
  await record('listWebhookEndpoints', 'GET', 'webhook-endpoints');
  await record('getWebhookEndpoint', 'GET', path);
  await record('updateWebhookEndpoint', 'PATCH', path, { is_active: false });
  await record('rotateWebhookEndpointSecret', 'POST', `${path}/rotate-secret`, { overlap_hours: 24 });
  await record('deleteWebhookEndpoint', 'DELETE', path);
};

const recordMail = async (): Promise<void> => {
  const key = await record('createDkimKey', 'POST', 'dkim-keys', { domain: 'ejemplo.example' });
  const { name, value } = key['dns_record'] as unknown as { readonly name: string; readonly value: string };
  dns.txt.set(name, [value]);
  await record('verifyDkimKey', 'POST', `dkim-keys/${idOf(key)}/verify`);
  await record('getDkimKey', 'GET', `dkim-keys/${idOf(key)}`);
  await record('listDkimKeys', 'GET', 'dkim-keys');
  const sender = await record('createMailSender', 'POST', 'mail-senders', { from_address: 'facturas@ejemplo.example' });
  await record('getMailSender', 'GET', `mail-senders/${idOf(sender)}`);
  await record('listMailSenders', 'GET', 'mail-senders');
  await record('updateMailSender', 'PATCH', `mail-senders/${idOf(sender)}`, { is_default: true });
  await record('deleteMailSender', 'DELETE', `mail-senders/${idOf(sender)}`);
  await record('deleteDkimKey', 'DELETE', `dkim-keys/${idOf(key)}`);
};

const recordEnds = async (): Promise<void> => {
  const { p12, p12_password: password } = standalone.credentials;
  const content_base64 = readFileSync(p12).toString('base64');
  const certificate = await record('createCertificate', 'POST', 'certificates', {
    ...{ filename: 'empresa.p12', content_base64, password },
  });
  await record('listCertificates', 'GET', 'certificates');
  await record('getCertificate', 'GET', `certificates/${idOf(certificate)}`);
  await record('listCertificateUses', 'GET', `certificates/${idOf(certificate)}/uses?limit=2`);
  await record('listCertificateUseDays', 'GET', `certificates/${idOf(certificate)}/uses/days`);
  await record('revokeCertificate', 'DELETE', `certificates/${idOf(certificate)}`);
  const suppression = await record('createSuppression', 'POST', 'suppressions', { address: 'compras@ejemplo.example' });
  await record('listSuppressions', 'GET', 'suppressions');
  await record('deleteSuppression', 'DELETE', `suppressions/${idOf(suppression)}`);
  const ordered = await record('createExport', 'POST', 'exports', {});
  await standalone.poll(
    `/v1/exports/${idOf(ordered)}`,
    standalone.credentials.sk_live,
    ({ status }) => String(status) === 'ready',
  );
  await record('getExport', 'GET', `exports/${idOf(ordered)}`);
  await record('listExports', 'GET', 'exports');
  for (const [noun, path] of [
    ['Customer', 'customers'],
    ['Supplier', 'suppliers'],
  ]) {
    const { id } = answers.get(`create${noun}`) ?? {};
    await record(`delete${noun}`, 'DELETE', `${path}/${String(id)}`);
  }
};

/** Records the refusal of a body with two mistakes, in both languages. */
const recordProblems = async (): Promise<void> => {
  const wrong = { ...exampleBody('standard-sale'), currency: 'peso', colour: 'azul' };
  for (const language of LANGUAGES) {
    const { sk_live } = standalone.credentials;
    const { status, json } = await standalone.call('POST', '/v1/invoices', sk_live, wrong, {
      'accept-language': language,
    });
    expect([status, json['code']]).toEqual([422, 'invalid_request']);
    answers.set(`problem.${language}.invalid_request`, json);
  }
};

const MOST_ITEMS = 2;

/** Shortens lists of resources to what an example needs, and takes out what is of this run or secret. */
const exampleOf = (answer: Json): unknown => {
  const { base_url } = standalone.credentials;
  const [consoleUrl, shownConsole] = [base_url.replace('127.0.0.1', 'localhost'), 'https://consola.example.co'];
  const text = JSON.stringify(answer)
    .replaceAll(base_url, 'https://api.example.co')
    .replaceAll(consoleUrl, shownConsole)
    .replaceAll(encodeURIComponent(consoleUrl), encodeURIComponent(shownConsole))
    .replaceAll('"address":"127.0.0.1"', '"address":"203.0.113.7"')
    .replaceAll('"localhost"', '"consola.example.co"')
    .replaceAll(`${target.url}/rubrica`, 'https://example.com/rubrica')
    .replace(/(sk_(?:test|live)_)[\w-]{20,}/g, '$1ExampleExampleExampleExample00')
    .replace(/(whsec_)[\w+/=-]+/g, '$1RXhhbXBsZUV4YW1wbGVFeGFtcGxlRXhhbXBsZUU');
  const parsed = JSON.parse(text) as Record<string, unknown>;
  const { object, data } = parsed;
  if (object !== 'list' || !Array.isArray(data) || data.length <= MOST_ITEMS || 'service' in (data[0] as object))
    return parsed;
  return { ...parsed, data: data.slice(0, MOST_ITEMS) };
};

/** Names of all fields, with their paths; what is null in one of the two answers is not looked into. */
const differences = (one: unknown, other: unknown, path: string): string[] => {
  if (one === null || other === null) return [];
  if (Array.isArray(one) && Array.isArray(other))
    return one.length > 0 && other.length > 0 ? differences(one[0], other[0], `${path}[]`) : [];
  if (typeof one !== typeof other) return [`${path}: ${typeof one}, ${typeof other}`];
  if (typeof one !== 'object' || typeof other !== 'object') return [];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    name in one && name in other
      ? differences((one as Json)[name], (other as Json)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
};

describe('the examples of answers in the OpenAPI document', () => {
  it('have the fields of what is answered now; `npx nx run standalone:renew-examples` records them again', () => {
    const now = Object.fromEntries(
      [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, answer]) => [id, exampleOf(answer)]),
    );
    if (process.env['RENEW_EXAMPLES']) writeFileSync(COMMITTED, `${JSON.stringify(now, null, 2)}\n`);
    const committed = JSON.parse(readFileSync(COMMITTED, 'utf8')) as Record<string, unknown>;
    expect(Object.keys(committed)).toEqual(Object.keys(now));
    expect(Object.entries(now).flatMap(([id, answer]) => differences(committed[id], answer, id))).toEqual([]);
  });

  it('have no secret and no address of the run that they were recorded in', () => {
    const text = readFileSync(COMMITTED, 'utf8');
    expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
    expect(text.match(/sk_(test|live)_(?!Example)/g)).toBeNull();
    expect(text.match(/whsec_(?!RXhhbXBsZUV4YW1wbGV)/g)).toBeNull();
  });
});
