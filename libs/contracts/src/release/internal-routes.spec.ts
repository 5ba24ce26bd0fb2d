import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { EVERY_SERVICE, type InternalRouteDefinition } from '../internal/internal-route.js';
import { internalRoutes } from '../internal/internal-routes.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';
import { SERVICES } from '../vocabulary/services.js';
import { objections } from './compatibility.js';
import { type Contract, contract, type RouteContract } from './contract.js';
import { releasedContract, writtenRoutes } from './files.fixture.js';
import { internalRoutesPage } from './internal-routes-page.js';

const today = contract();

describe('the table of internal routes', () => {
  it('is written down as the code has it (npm run contracts)', () => expect(writtenRoutes()).toEqual(today.routes));

  it('is shown in docs/internal-routes.md (npm run contracts)', () =>
    expect(readFileSync(new URL('../../../../docs/internal-routes.md', import.meta.url), 'utf8')).toBe(
      internalRoutesPage(),
    ));

  it('has each name, and each method and path of an owner, once', () => {
    expect(new Set(internalRoutes.map(({ name }) => name)).size).toBe(internalRoutes.length);
    const addresses = internalRoutes.map(({ owner, method, path }) => `${owner} ${method} ${path}`);
    expect(new Set(addresses).size).toBe(internalRoutes.length);
  });

  it.each(internalRoutes.map((route) => [route.name, route] as const))('declares %s whole', (name, route) => {
    const { owner, path, callers, params, method, body, status, answer } = route;
    expect(name).toMatch(new RegExp(`^${owner}\\.[a-z-]+\\.v[1-9]\\d*$`));
    expect([...SERVICES, EVERY_SERVICE]).toContain(owner);
    expect(callers.length).toBeGreaterThan(0);
    expect(callers).not.toContain(owner);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(Object.keys(params?.properties ?? {})).toEqual(named);
    expect(params?.required ?? []).toEqual(named);
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
    expect(answer === undefined).toBe(status === 204);
  });
});

/** What `JsonSchema` has: the keywords that the compatibility check compares, and those that only describe. */
const COMPARED = [
  ...['type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['anyOf', 'items', 'minItems', 'maxItems', 'properties', 'required', 'additionalProperties'],
  ...['title', 'description', 'examples'],
];

const keywords = (schema: JsonSchema): string[] => [
  ...Object.keys(schema),
  ...[
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ].flatMap(keywords),
];

describe('the frozen schemas of internal routes', () => {
  it('use only keywords that the compatibility check compares', () => {
    const schemas = Object.values(today.routes).flatMap(({ params, query, body, answer }) => [
      params,
      query,
      body,
      answer,
    ]);
    expect(schemas.flatMap(keywords).filter((keyword) => !COMPARED.includes(keyword))).toEqual([]);
  });
});

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
type Changes = Readonly<Record<string, RouteContract | undefined>>;

/** The contract with other routes in place of, or beside, its own. */
const withRoutes = (changes: Changes): Contract => {
  const routes = Object.entries({ ...today.routes, ...changes }).flatMap(([name, route]) =>
    route ? [[name, route]] : [],
  );
  return { ...today, routes: Object.fromEntries(routes) as Contract['routes'] };
};
const changed = (name: InternalRouteDefinition['name'], change: (route: Writable<RouteContract>) => void): Contract => {
  const copy = structuredClone(today.routes[name]!) as Writable<RouteContract>;
  change(copy);
  return withRoutes({ [name]: copy });
};

const SIGN = 'certificate-vault.sign.v1';
const RANGES = 'dian-submitter.ask-authority-ranges.v1';

describe('what a route is today, beside what was released', () => {
  it('breaks neither its owner nor its callers', () => expect(objections(releasedContract(), today)).toEqual([]));

  it.each<[string, Contract, string]>([
    ['it is gone', withRoutes({ [SIGN]: undefined }), 'is gone'],
    [
      'its path changes',
      changed(SIGN, (route) => (route.path = '/internal/v2/signatures')),
      'path was /internal/signatures',
    ],
    ['a caller is shut out', changed(SIGN, (route) => route.callers.shift()), 'was open to document-issuer and is not'],
    [
      'a request loses a property',
      changed(SIGN, (route) => delete route.body.properties!['items']),
      'body /items is gone',
    ],
    [
      'fewer items fit into a request',
      changed(SIGN, (route) => (route.body.properties!['items']!.maxItems = 50)),
      'body /items maxItems was 100 and is 50',
    ],
    [
      'an answer has another form',
      changed(SIGN, (route) => route.answer.properties!['items']!.items!.anyOf!.pop()),
      'answer /items/[] may not be an object of error any more',
    ],
    [
      'one of several answers changes',
      changed(RANGES, (route) => (route.answer.anyOf![1]!.properties!['detail'] = { type: 'integer' })),
      'answer /detail was string and is integer',
    ],
    [
      'a request may no longer be what it was',
      changed('dian-submitter.resolve-submission.v1', (route) => route.body.properties!['choice']!.enum!.pop()),
      'body /choice enum was issue_as_01,wait and is issue_as_01',
    ],
    [
      'a version is left out',
      withRoutes({ 'certificate-vault.sign.v3': today.routes[SIGN] }),
      'certificate-vault.sign.v3 has no certificate-vault.sign.v2 before it',
    ],
  ])('is refused if %s', (_, next, objection) => expect(objections(today, next).join('\n')).toContain(objection));

  it('may be opened to another service, take an optional property, and get a next version beside it', () => {
    const grown = changed(SIGN, (route) => {
      route.callers.push('mailer');
      route.body.properties!['urgent'] = { type: 'boolean' };
    });
    const next = { ...grown.routes, 'certificate-vault.sign.v2': grown.routes[SIGN]! };
    expect(objections(today, { ...grown, routes: next })).toEqual([]);
  });
});
