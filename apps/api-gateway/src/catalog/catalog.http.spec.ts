import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiCatalogs } from '@rubrica/fiscal';
import { type Answered, type Json, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const get = (name: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answered> =>
  gateway.call(method, `/v1/catalogs/${name}`, { key: tenant.sk_test, headers });

describe('a catalog', () => {
  it.each(['medios-pago', 'tipo-identificacion', 'unidad-medida', 'tributos', 'tipo-operacion'])(
    '%s lists codes as here and as at DIAN',
    async (name) => {
      const { status, json } = await get(name);
      expect(status).toBe(200);
      expect(json).toMatchObject({ object: 'list', catalog: name });
      for (const row of json['data'] as Json[]) {
        expect([typeof row['code'], typeof row['name']]).toEqual(['string', 'string']);
        expect(row).toHaveProperty('dian_code');
        expect(row).toHaveProperty('dian_name');
      }
    },
  );

  it('has the code that the specification names first for a sale', async () => {
    expect((await get('tributos')).json['data']).toContainEqual(
      expect.objectContaining({ code: '01', dian_code: '01' }),
    );
    expect((await get('medios-pago')).json['data']).toContainEqual(
      expect.objectContaining({ code: '47', dian_code: '48' }),
    );
  });

  it.each(Object.keys(apiCatalogs))(
    '%s may be kept for a day, and is not sent again while it is the same',
    async (name) => {
      const { headers } = await get(name);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers['etag']).toMatch(/^"[\w-]{22}"$/);
      for (const known of [headers['etag'] ?? '', `W/${headers['etag'] ?? ''}`, `"x", ${headers['etag'] ?? ''}`, '*']) {
        const again = await get(name, { 'if-none-match': known });
        expect([again.status, again.text, again.headers['etag'], again.headers['cache-control']]).toEqual([
          304,
          '',
          headers['etag'],
          'public, max-age=86400',
        ]);
      }
      expect((await get(name, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it('answers HEAD', async () => {
    const { status, text, headers } = await get('tributos', {}, 'HEAD');
    expect([status, text, headers['cache-control']]).toEqual([200, '', 'public, max-age=86400']);
  });

  it.each(['colores', 'toString', '__proto__'])('called %s does not exist, and that is not kept', async (name) => {
    const { status, json, headers } = await get(name);
    expect([status, json['code'], headers['cache-control'], headers['etag']]).toEqual([
      404,
      'not_found',
      'no-store',
      undefined,
    ]);
  });

  it('is for those who have a key', async () => {
    expect((await gateway.call('GET', '/v1/catalogs/tributos')).status).toBe(401);
  });
});
