import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { type Caller, choiceByVersion } from '@rubrica/contracts';
import { Type } from '@sinclair/typebox';
import { errorsOf, type Json, type RunningGateway, startGateway, type TenantKeys } from '../gateway.fixture.js';
import { ApiCaller } from './caller.http.js';
import { Operation, Since } from './operation.js';

const Label = Type.Object(
  {
    colour: Type.Unsafe<string>({
      type: 'string',
      ...choiceByVersion((version) => (version === '2026-01-01' ? ['red'] : ['red', 'green'])),
    }),
    size: Type.Optional(Type.Integer({ 'x-since': '2026-12-01' })),
  },
  { additionalProperties: false, title: 'Label' },
);
const Written = Type.Object({ version: Type.String() }, { title: 'Written' });
const answer = { status: 200, schema: Written, description: 'What it was written in' };

/** Made-up routes: one that both versions have, with a newer value and a newer field, and two that only the newest has. */
@Controller('v1/labels')
class LabelController {
  @Post()
  @Operation({ id: 'writeLabel', tag: 'Labels', summary: 'Write', role: 'read', body: Label, answer })
  write(@ApiCaller() { version }: Caller, @Body() _: object): object {
    return { version };
  }

  @Get('newest')
  @Since('2026-12-01')
  @Operation({ id: 'newestLabel', tag: 'Labels', summary: 'Newest', role: 'read', answer })
  newest(@ApiCaller() { version }: Caller): object {
    return { version };
  }
}

@Since('2026-12-01')
@Controller('v1/printers')
class PrinterController {
  @Get()
  @Operation({ id: 'getPrinter', tag: 'Labels', summary: 'Printer', role: 'full', answer })
  get(@ApiCaller() { version }: Caller): object {
    return { version };
  }

  @Get('open')
  @Operation({ id: 'openPrinter', tag: 'Labels', summary: 'Open', role: 'public', answer })
  open(): object {
    return { version: 'any' };
  }
}

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway({}, [LabelController, PrinterController]);
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const asked = async (method: string, path: string, version: string | null, body?: object, key = tenant.sk_test) =>
  gateway.call(method, path, { key, ...(version && { headers: { 'svc-version': version } }), ...(body && { body }) });

/** Returns a problem without what differs from answer to answer. */
const problemOf = ({ request_id: _, ...problem }: Json): Json => problem;

describe('an operation that a later version has added', () => {
  it.each(['/v1/printers', '/v1/labels/newest'])('is answered in that version: %s', async (path) => {
    const { status, json, headers } = await asked('GET', path, '2026-12-01');
    expect([status, json, headers['svc-version']]).toEqual([200, { version: '2026-12-01' }, '2026-12-01']);
  });

  it.each(['/v1/printers', '/v1/labels/newest', '/v1/printers/open'])(
    'is a path that there is not for a request of an older one, or of a tenant pinned to it: %s',
    async (path) => {
      const unknown = await asked('GET', '/v1/no-such-thing', null);
      for (const version of ['2026-01-01', null]) {
        const { status, json, headers } = await asked('GET', path, version);
        expect([status, problemOf(json), headers['svc-version']]).toEqual([404, problemOf(unknown.json), '2026-01-01']);
      }
    },
  );

  it('does not show itself by the role that it needs', async () => {
    const key = await gateway.newKey(tenant.id, 'read');
    expect((await asked('GET', '/v1/printers', '2026-01-01', undefined, key)).status).toBe(404);
    expect((await asked('GET', '/v1/printers', '2026-12-01', undefined, key)).status).toBe(403);
  });
});

describe('a body', () => {
  it('may have what its version knows', async () => {
    const { status, json } = await asked('POST', '/v1/labels', '2026-12-01', { colour: 'green', size: 1 });
    expect([status, json]).toEqual([200, { version: '2026-12-01' }]);
  });

  it.each(['2026-01-01', null])('is a 422 with a newer value or field in version %s', async (version) => {
    const answered = await asked('POST', '/v1/labels', version, { colour: 'green', size: 1 });
    expect(answered.status).toBe(422);
    expect(errorsOf(answered)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pointer: '#/colour', code: 'not_allowed' }),
        expect.objectContaining({ pointer: '#/size', code: 'unknown_field' }),
      ]),
    );
    expect((await asked('POST', '/v1/labels', version, { colour: 'red' })).status).toBe(200);
  });
});

describe('the OpenAPI document of a version', () => {
  const labelIn = async (version: string): Promise<readonly [paths: string[], label: unknown, version: unknown]> => {
    const { json } = await gateway.call('GET', `/openapi/${version}.json`);
    const { paths, components, info } = json as unknown as {
      readonly paths: Json;
      readonly components: { readonly schemas: { readonly Label: { readonly properties: Json } } };
      readonly info: { readonly version: string };
    };
    const made = Object.keys(paths).filter((path) => /labels|printers/.test(path));
    return [made.sort(), components.schemas.Label.properties, info.version];
  };

  it('has only the operations, fields and values that it knows', async () => {
    const colour = { type: 'string', enum: ['red'] };
    expect(await labelIn('2026-01-01')).toEqual([['/v1/labels'], { colour }, '2026-01-01']);
    expect(await labelIn('2026-12-01')).toEqual([
      ['/v1/labels', '/v1/labels/newest', '/v1/printers', '/v1/printers/open'],
      { colour: { ...colour, enum: ['red', 'green'] }, size: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      '2026-12-01',
    ]);
  });
});
