import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { KINDS, NEWEST_API_VERSION } from '@rubrica/kinds';
import { type Json, type RunningGateway, startGateway, type TenantKeys, OPERATOR_TOKEN } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const KIB = 1_024;
const PATHS = KINDS.map(({ api }) => api.path).join('|');
const DOCUMENT = new RegExp(`^/v1/(received-documents|(${PATHS})(/preview|/\\{id\\}/corrections)?)$`);

/** KiB that a route takes, by what it is for. */
const limitOf = (method: string, path: string): number => {
  if (method === 'POST' && DOCUMENT.test(path)) return 4 * KIB;
  // A draft holds the body of a document.
  if (['POST /v1/drafts', 'PATCH /v1/drafts/{id}'].includes(`${method} ${path}`)) return 4 * KIB;
  if (path.endsWith('/batches')) return 20 * KIB;
  if (`${method} ${path}` === 'POST /v1/jobs') return 6_933;
  return ['POST /v1/certificates', 'PATCH /v1/tenant'].includes(`${method} ${path}`) ? 256 : 128;
};

it('each route takes bodies up to its own limit, and refuses a larger one by its length, with the limit', async () => {
  let routes = 0;
  for (const [description, key] of [
    [`/openapi/${NEWEST_API_VERSION}.json`, tenant.sk_test],
    ['/admin/openapi.json', OPERATOR_TOKEN],
  ] as const) {
    const { json } = await gateway.call('GET', description, { key });
    for (const [path, methods] of Object.entries(json['paths'] as Json))
      for (const [name, operation] of Object.entries(methods as Json)) {
        if ((operation as Json)['requestBody'] === undefined) continue;
        const method = name.toUpperCase();
        const limit = limitOf(method, path);
        const at = path.replaceAll(/\{\w+\}/g, 'a');
        const send = (octets: number) => gateway.call(method, at, { key, body: ' '.repeat(octets) });
        const larger = await send(limit * KIB + 1);
        expect([method, path, larger.status, larger.json['code'], larger.json['detail']]).toEqual([
          method,
          path,
          413,
          'payload_too_large',
          `The body is larger than ${limit} KiB, which this path takes at most.`,
        ]);
        expect([method, path, (await send(limit * KIB)).status]).not.toEqual([method, path, 413]);
        routes += 1;
      }
  }
  expect(routes).toBeGreaterThan(40);
});
