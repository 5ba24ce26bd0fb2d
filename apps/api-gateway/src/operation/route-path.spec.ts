import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { routePath } from './route-path.js';

const app = fastify();
app.post('/v1/:kind/:id/retry', (request) => routePath(request));

it.each([
  '/v1/invoices/inv_1/retry',
  '/v1/invoices/inv_1/retry?wait=10',
  '/v1/invoices/inv%5f1/%72etry',
  '/%761/%69nvoices/inv%5F1/retry',
])('the path of a route is the same however it is spelled: %s', async (url) => {
  expect((await app.inject({ method: 'POST', url })).payload).toBe('/v1/invoices/inv_1/retry');
});

it('the path of a route with other parameters is another', async () => {
  const { payload } = await app.inject({ method: 'POST', url: '/v1/a%2Fb/c%3Fd/retry' });
  expect(payload).toBe('/v1/a%2Fb/c%3Fd/retry');
});
