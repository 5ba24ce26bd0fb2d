import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  all,
  createCustomer,
  createRubrica,
  deleteCustomer,
  getCustomer,
  getInvoicePdf,
  listInvoices,
} from './index.js';
import { createOperator, listTenants } from './operator.js';
import { ConnectionError, ConflictProblem, InvalidProblem, Problem, TooManyProblem } from './problem.js';
import { type Answer, json, problem, standIn } from './stand-in.fixture.js';

const OPTIONS = { apiKey: 'sk_test_1', baseUrl: 'https://api.example.co/' };
const AT_ONCE = { 'retry-after': '0' };
const body = { identification: { type: '13', number: '1' }, legal_name: 'Ana', organization_type: '2' } as const;

const against = (...answers: readonly [Answer, ...Answer[]]) => {
  const { requests, fetch } = standIn(...answers);
  return { requests, fetch, client: createRubrica({ ...OPTIONS, fetch }) };
};

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a request', () => {
  it('bears the API key, goes to its path, and answers the resource', async () => {
    const { client, requests } = against(json(200, { id: 'cust_1' }));
    expect(await getCustomer({ client, path: { id: 'cust_1' } })).toEqual({ id: 'cust_1' });
    expect(requests.map(({ method, url, headers }) => [method, url, headers.get('authorization')])).toEqual([
      ['GET', 'https://api.example.co/v1/customers/cust_1', 'Bearer sk_test_1'],
    ]);
    expect(requests[0]!.headers.get('accept-language')).toBeNull();
    expect(requests[0]!.headers.get('idempotency-key')).toBeNull();
  });

  it('bears the cookie of a session alone, with the mode and the company that are meant', async () => {
    const { fetch, requests } = standIn(json(200, {}));
    const baseUrl = 'https://api.example.co';
    const client = createRubrica({ session: true, baseUrl, mode: 'live', tenant: 'ten_1', fetch });
    await getCustomer({ client, path: { id: 'cust_1' } });
    const { headers, credentials } = requests[0]!;
    expect(credentials).toBe('same-origin');
    expect([headers.get('rubrica-mode'), headers.get('rubrica-tenant')]).toEqual(['live', 'ten_1']);
    expect(headers.get('authorization')).toBeNull();
  });

  it('means test mode and the only company where a session says no more', async () => {
    const { fetch, requests } = standIn(json(200, {}));
    await createCustomer({ client: createRubrica({ session: true, baseUrl: 'https://api.example.co', fetch }), body });
    const { headers } = requests[0]!;
    expect([headers.get('rubrica-mode'), headers.get('rubrica-tenant')]).toEqual(['test', null]);
  });

  it('bears the cookie of an operator alone, and shows that it is the own page that asks', async () => {
    const { fetch, requests } = standIn(json(200, { data: [] }));
    await listTenants({ client: createOperator({ session: true, baseUrl: 'https://ops.example.co', fetch }) });
    const { url, headers, credentials } = requests[0]!;
    expect([url, credentials]).toEqual(['https://ops.example.co/admin/v1/tenants', 'same-origin']);
    expect([headers.get('rubrica-mode'), headers.get('authorization')]).toEqual(['test', null]);
  });

  it('asks for the language and the version of the options', async () => {
    const { fetch, requests } = standIn(json(200, {}));
    const client = createRubrica({ ...OPTIONS, fetch, language: 'es', version: '2026-01-01' });
    await getCustomer({ client, path: { id: 'cust_1' } });
    const { headers } = requests[0]!;
    expect([headers.get('accept-language'), headers.get('svc-version')]).toEqual(['es', '2026-01-01']);
  });

  it('writes filters with brackets as the API reads them', async () => {
    const { client, requests } = against(json(200, { data: [], has_more: false }));
    await listInvoices({ client, query: { 'created[gte]': '2026-11-21T10:15:00-05:00', status: 'failed' } });
    expect([...new URL(requests[0]!.url).searchParams]).toEqual([
      ['created[gte]', '2026-11-21T10:15:00-05:00'],
      ['status', 'failed'],
    ]);
  });

  it('answers a file as a blob', async () => {
    const { client } = against(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await getInvoicePdf({ client, path: { id: 'inv_1' } })).text()).toBe('%PDF');
  });
});

describe('a request that is repeated', () => {
  it.each([
    ['the network breaks', new TypeError('fetch failed')],
    ['it is limited', problem(429, 'rate_limited', {}, AT_ONCE)],
    ['the service is away', problem(503, 'service_unavailable', {}, AT_ONCE)],
    ['a proxy has no gateway', new Response('<html>', { status: 502, headers: AT_ONCE })],
    ['its first attempt still runs', problem(409, 'idempotency_in_progress', {}, AT_ONCE)],
  ])('when %s bears the same body and the same Idempotency-Key', async (_, first) => {
    const { client, requests } = against(first, json(201, { id: 'cust_1' }));
    expect(await createCustomer({ client, body })).toEqual({ id: 'cust_1' });
    const [one, two, ...more] = requests.map(({ headers, sent }) => [headers.get('idempotency-key'), sent]);
    expect(more).toEqual([]);
    expect(two).toEqual(one);
    expect(one).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), JSON.stringify(body)]);
  });

  it('keeps the Idempotency-Key of the caller; two POSTs of their own have two', async () => {
    const { client, requests } = against(json(201, {}));
    await createCustomer({ client, body, headers: { 'Idempotency-Key': 'order-7' } });
    await createCustomer({ client, body });
    await createCustomer({ client, body });
    const [own, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(own).toBe('order-7');
    expect(second).not.toBe(third);
  });

  it('waits as long as Retry-After says', async () => {
    const { client } = against(problem(503, 'service_unavailable', {}, { 'retry-after': '1' }), json(200, {}));
    const begin = Date.now();
    await getCustomer({ client, path: { id: 'cust_1' } });
    expect(Date.now() - begin).toBeGreaterThanOrEqual(990);
  });

  it('is given up after three repeats, or at once when the wait is longer than the caller allows', async () => {
    const limited = against(problem(429, 'rate_limited', {}, AT_ONCE));
    expect(await thrownBy(createCustomer({ client: limited.client, body }))).toBeInstanceOf(TooManyProblem);
    expect(limited.requests).toHaveLength(4);

    const long = against(problem(429, 'tenant_backlog_full', {}, { 'retry-after': '61' }));
    expect(await thrownBy(createCustomer({ client: long.client, body }))).toMatchObject({ retryAfterS: 61 });
    expect(long.requests).toHaveLength(1);
  });

  it('reads a Retry-After that is a date', async () => {
    const at = new Date(Date.now() + 600_000).toUTCString();
    const { client } = against(problem(429, 'rate_limited', {}, { 'retry-after': at }));
    const { retryAfterS } = (await thrownBy(getCustomer({ client, path: { id: 'cust_1' } }))) as TooManyProblem;
    expect(retryAfterS).toBeGreaterThanOrEqual((Date.parse(at) - Date.now()) / 1000);
    expect(retryAfterS).toBeLessThanOrEqual(600);
  });

  it('is not one that was refused', async () => {
    for (const status of [400, 401, 403, 404, 409, 410, 413, 415, 422, 500]) {
      const { client, requests } = against(problem(status, 'a_code'));
      await thrownBy(createCustomer({ client, body }));
      expect([status, requests.length]).toEqual([status, 1]);
    }
  });

  it('is given up when the caller aborts it, and throws the reason of the caller', async () => {
    const { client, requests } = against(problem(503, 'service_unavailable', {}, { 'retry-after': '30' }));
    const caller = new AbortController();
    const reason = new Error('nobody waits for it any more');
    const thrown = thrownBy(getCustomer({ client, path: { id: 'cust_1' }, signal: caller.signal }));
    while (requests.length === 0) await sleep(1);
    caller.abort(reason);
    expect(await thrown).toBe(reason);
    expect(requests).toHaveLength(1);
  });

  it('throws a ConnectionError with its cause when no attempt is answered', async () => {
    const cause = new TypeError('fetch failed');
    const { fetch } = standIn(cause);
    const client = createRubrica({ ...OPTIONS, fetch, maxRetries: 0 });
    const error = await thrownBy(deleteCustomer({ client, path: { id: 'cust_1' } }));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      message: 'DELETE https://api.example.co/v1/customers/cust_1: no answer',
      cause,
    });
  });

  it('takes an attempt without an answer for lost after the time-out', async () => {
    const client = createRubrica({
      ...OPTIONS,
      maxRetries: 0,
      timeoutMs: 20,
      fetch: (input) =>
        new Promise((_, reject) => {
          const { signal } = input as Request;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    expect(await thrownBy(getCustomer({ client, path: { id: 'cust_1' } }))).toMatchObject({
      name: 'ConnectionError',
      cause: { name: 'TimeoutError' },
    });
  });
});

describe('a refusal', () => {
  it('is a problem that names all that is wrong', async () => {
    const errors = [
      { pointer: '#/legal_name', code: 'required', detail: 'It is missing.', fix: 'Add it.', rule: 'FAK20' },
    ];
    const { client } = against(problem(422, 'invalid_request', { errors }));
    const error = (await thrownBy(createCustomer({ client, body }))) as InvalidProblem;
    expect(error).toBeInstanceOf(InvalidProblem);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({
      name: 'InvalidProblem',
      status: 422,
      code: 'invalid_request',
      type: 'https://api.example.co/docs/errors/invalid_request',
      title: 'A title',
      detail: 'What is wrong.',
      requestId: 'req_1',
      errors,
      existingId: null,
      retryAfterS: null,
    });
    expect(error.message).toBe('422 invalid_request: What is wrong.\n  #/legal_name · It is missing. · Add it.');
  });

  it.each([
    [400, 'MalformedProblem'],
    [401, 'UnauthorizedProblem'],
    [403, 'ForbiddenProblem'],
    [404, 'NotFoundProblem'],
    [409, 'ConflictProblem'],
    [410, 'GoneProblem'],
    [413, 'TooLargeProblem'],
    [415, 'WrongMediaTypeProblem'],
    [422, 'InvalidProblem'],
    [429, 'TooManyProblem'],
    [500, 'Problem'],
    [503, 'UnavailableProblem'],
  ])('of status %i is a %s', async (status, name) => {
    const { fetch } = standIn(problem(status, 'a_code'));
    const client = createRubrica({ ...OPTIONS, fetch, maxRetries: 0 });
    const error = (await thrownBy(createCustomer({ client, body }))) as Problem;
    expect([error.name, error.constructor.name, error.status]).toEqual([name, name, status]);
  });

  it('names what stands in the way', async () => {
    const { client } = against(problem(409, 'external_id_in_use', { existing_id: 'cust_7' }));
    const error = (await thrownBy(createCustomer({ client, body }))) as ConflictProblem;
    expect(error.existingId).toBe('cust_7');
  });

  it('of a proxy is a problem too', async () => {
    const { fetch } = standIn(new Response('<html>no</html>', { status: 504, statusText: 'Gateway Timeout' }));
    const client = createRubrica({ ...OPTIONS, fetch, maxRetries: 0 });
    expect(await thrownBy(getCustomer({ client, path: { id: 'cust_1' } }))).toMatchObject({
      status: 504,
      code: 'unexpected_answer',
      title: 'Gateway Timeout',
      detail: 'The answer is no problem document: <html>no</html>',
    });
  });
});

describe('all objects of a list', () => {
  it('come page by page, each page after the last object of the one before, with the filters', async () => {
    const page = (ids: readonly string[], has_more: boolean): Response =>
      json(200, { object: 'list', url: '/v1/invoices', has_more, data: ids.map((id) => ({ id })) });
    const { client, requests } = against(page(['inv_3', 'inv_2'], true), page(['inv_1'], false));
    const ids: string[] = [];
    for await (const { id } of all(listInvoices, { client, query: { status: 'signed' } })) ids.push(id);
    expect(ids).toEqual(['inv_3', 'inv_2', 'inv_1']);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=100&status=signed',
      '?limit=100&status=signed&starting_after=inv_2',
    ]);
  });

  it('are loaded only as far as they are used', async () => {
    const { client, requests } = against(json(200, { has_more: true, data: [{ id: 'inv_2' }, { id: 'inv_1' }] }));
    for await (const { id } of all(listInvoices, { client, query: { limit: 2 } })) if (id === 'inv_1') break;
    expect(requests).toHaveLength(1);
  });
});
