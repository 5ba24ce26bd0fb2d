/** What a tenant has after some weeks: generated requests meet it, so that they come further than to a 404. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../toolchain.mjs';

const LOOKS = 300;
const DELIVERIES = 2;

const example = (name) => JSON.parse(readFileSync(join(ROOT, 'examples', name), 'utf8'));

/** Receives webhooks: well at `/`, never at `/down`. */
export const startReceiver = async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(request.url === '/down' ? 500 : 200).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
};

/** Makes objects of every kind with the API key, and returns their ids by kind. */
export const makeDataSet = async ({ baseUrl, apiKey, receiverUrl }) => {
  const call = async (method, path, body, headers = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    throw new Error(`the data set: ${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  };
  const idsOf = async (path) => (await call('GET', `${path}?limit=100`)).data.map(({ id }) => id);
  const ended = { prefer: 'wait=30' };
  const isTest = apiKey.startsWith('sk_test_');

  for (const path of ['', '/down']) {
    await call('POST', '/v1/webhook-endpoints', {
      url: receiverUrl + path,
      subscribed_events: ['invoice.accepted_by_dian'],
    });
  }
  for (const role of ['full', 'documents', 'read']) await call('POST', '/v1/api-keys', { name: `Till, ${role}`, role });
  await call('POST', '/v1/dkim-keys', { domain: 'fuzz.example' });
  const customer = example('standard-sale.json').customer;
  await call('POST', '/v1/customers', { ...customer, external_id: 'fuzz-1' });

  const invoice = await call('POST', '/v1/invoices', example('standard-sale.json'), ended);
  const reference = { invoice_id: invoice.id, reason: 'Devolución' };
  await call('POST', '/v1/credit-notes', { ...reference, reason_code: '2' }, ended);
  const { lines } = example('standard-sale.json');
  await call('POST', '/v1/debit-notes', { ...reference, reason_code: '1', lines }, ended);
  if (isTest) {
    for (const outcome of ['rejected_by_dian', 'accepted_contingency', 'failed']) {
      await call('POST', '/v1/invoices', { ...example('standard-sale.json'), simulate: { outcome } }, ended);
    }
  }
  // Its invoice is not accepted yet: the note waits, and can be cancelled.
  const open = await call('POST', '/v1/invoices', example('standard-sale.json'));
  await call('POST', '/v1/credit-notes', { ...reference, invoice_id: open.id, reason_code: '2' });

  const endpoints = await idsOf('/v1/webhook-endpoints');
  let deliveries = [];
  for (let look = 0; look < LOOKS && deliveries.length < DELIVERIES; look += 1) {
    const lists = await Promise.all(endpoints.map((id) => idsOf(`/v1/webhook-endpoints/${id}/deliveries`)));
    deliveries = lists.flat();
    await sleep(100);
  }
  return {
    'api-keys': (await call('GET', '/v1/api-keys?limit=100')).data
      .filter(({ name }) => name.startsWith('Till'))
      .map(({ id }) => id),
    certificates: await idsOf('/v1/certificates'),
    'dkim-keys': await idsOf('/v1/dkim-keys'),
    customers: await idsOf('/v1/customers'),
    'numbering-ranges': await idsOf('/v1/numbering-ranges'),
    'webhook-endpoints': endpoints,
    deliveries,
    events: await idsOf('/v1/events'),
    invoices: await idsOf('/v1/invoices'),
    'credit-notes': await idsOf('/v1/credit-notes'),
    'debit-notes': await idsOf('/v1/debit-notes'),
  };
};
