import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { textsOf } from '@rubrica/document-issuer/testing';
import { kindOf, KINDS } from '@rubrica/kinds';
import { join } from 'node:path';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
/** Example bodies of the reference, by path. */
const examples = new Map<string, object>();

const VERSION = { 'svc-version': '2026-12-01' };
const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  standalone.call('POST', `/v1/${path}`, standalone.credentials.sk_test, body, { ...VERSION, ...headers });

/** Asks for the PDF of a preview. */
const draw = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const { base_url, sk_test } = standalone.credentials;
  const response = await fetch(`${base_url}/v1/${path}/preview`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${sk_test}`, 'content-type': 'application/json', accept: 'application/pdf' },
      ...VERSION,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
};

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const response = await fetch(`${standalone.credentials.base_url}/openapi/2026-12-01.json`);
  const { paths, components } = (await response.json()) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: { 'application/json': { schema: { $ref: string } } } } }>
    >;
    components: { schemas: Record<string, { examples?: object[] }> };
  };
  for (const { api } of KINDS) {
    const { $ref } = paths[`/v1/${api.path}`]!['post']!.requestBody!.content['application/json'].schema;
    examples.set(api.path, components.schemas[$ref.split('/').at(-1) ?? '']!.examples![0]!);
  }
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** The example of a kind; a note corrects a document that has just been made. */
const bodyOf = async ({ corrects, api }: (typeof KINDS)[number]): Promise<object> => {
  const example = { ...examples.get(api.path), external_id: undefined };
  if (corrects === null) return example;
  const { path } = kindOf(corrects.kind).api;
  const corrected = await post(
    path,
    { ...examples.get(path), external_id: undefined },
    { prefer: 'wait=60, until=outcome' },
  );
  expect(corrected.json).toMatchObject({ status: 'accepted_by_dian' });
  return { ...example, [corrects.field]: corrected.json['id'] };
};

describe('the PDF of a preview', () => {
  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    'of a document of kind %s says on each page that it is none, and has neither hash nor code',
    async (_, kind) => {
      const body = await bodyOf(kind);
      const { json: shown } = await post(`${kind.api.path}/preview`, body);
      const { status, type, bytes } = await draw(kind.api.path, body);
      expect([status, type]).toEqual([200, 'application/pdf']);
      const said = textsOf(bytes);
      expect(said.join(' ')).toContain(String(shown['number']));
      expect(said).toContain('NOT A FISCAL DOCUMENT');
      const pages = bytes.toString('latin1').match(/\/Type \/Page\n/g) ?? [];
      expect(said.filter((text) => text === 'NOT A FISCAL DOCUMENT')).toHaveLength(pages.length);
      expect(bytes.toString('latin1')).not.toContain('/ColorSpace /DeviceGray');
      expect(shown['cufe']).toMatch(/^[0-9a-f]{96}$/);
      expect(said.join('')).not.toContain(shown['cufe']);
      expect(said.join('')).not.toMatch(/catalogo-vpfe|Autorización de numeración/);
      const spanish = textsOf((await draw(kind.api.path, body, { 'accept-language': 'es' })).bytes);
      expect(spanish).toContain('SIN VALIDEZ FISCAL');
    },
    120_000,
  );

  it('stores nothing and uses no number', async () => {
    const list = async (path: string) =>
      (await standalone.call('GET', `/v1/${path}`, standalone.credentials.sk_test, undefined, VERSION)).json['data'];
    const before = [await list('invoices'), await list('numbering-ranges')];
    await draw('invoices', await bodyOf(KINDS[0]!));
    expect([await list('invoices'), await list('numbering-ranges')]).toEqual(before);
  });

  it('is refused as the preview in JSON is, and is no PDF to an older version or to who takes JSON', async () => {
    const wrong = { ...examples.get('invoices'), lines: [] };
    const asJson = await post('invoices/preview', wrong);
    const refused = await draw('invoices', wrong);
    expect([refused.status, refused.type]).toEqual([422, 'application/problem+json; charset=utf-8']);
    const { request_id: _, ...problem } = JSON.parse(refused.bytes.toString()) as Record<string, unknown>;
    expect(problem).toEqual({ ...asJson.json, request_id: undefined });
    const body = { ...examples.get('invoices'), external_id: undefined };
    const others: Readonly<Record<string, string>>[] = [
      { 'svc-version': '2026-01-01' },
      { accept: 'application/json, application/pdf' },
    ];
    for (const headers of others)
      expect((await draw('invoices', body, headers)).type).toBe('application/json; charset=utf-8');
  });
});
