import { hostileContainers } from '@rubrica/certificate-vault/testing';
import { createTestPki, temporaryFolder } from '@rubrica/testing';
import { readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Held } from './hostile-input/event-loop-meter.js';
import { type BodySchema, type HostileBody, hostileBodies } from './hostile-input/hostile-bodies.js';
import { hostileQueries } from './hostile-input/hostile-queries.js';
import { largeDocuments } from './hostile-input/large-documents.js';
import { startProduct } from './product/product.js';

/**
 * `npm run bench -- hostile-input [sizes in KiB, by commas] [part of a path]`: sends bodies that should cost time to each
 * route of tenants and operators that takes one, in growing sizes, right documents of many lines, hostile .p12 files, long
 * queries and paths; prints how long each held the event loop of the standalone, in which all six services wait for each
 * other. Exits with 1 where one held it longer than the limit, or was answered with a 5xx.
 */
const MOST_HELD_MS = 100;
const SIZES_KIB = (process.argv[2] ?? '16,64,256,1024,4096').split(',').map(Number);
const PART = process.argv[3] ?? '';
const WORST_ROWS = 25;
/** Places of a body in which each shape stands. */
const PLACES_OF_A_SHAPE = 3;
/** In this time after its start the gateway has compiled the checks of all bodies. */
const COMPILED_AFTER_MS = 30_000;
/** What a batch may have. */
const BATCH_KIB = 20_000;

const folder = temporaryFolder();
const meterFile = join(folder.path, 'held');
const standalone = await startProduct('standalone', join(folder.path, 'data'), {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'hostile-input/event-loop-meter.js')).href}`,
  EVENT_LOOP_METER: meterFile,
  RATE_LIMIT_PER_SECOND: '100000',
  RATE_LIMIT_BURST: '100000',
  TENANT_BACKLOG_LIMIT: '1000000',
});
const { base_url, admin_url, operator_token, sk_live, sk_test, p12_password } = standalone.credentials;

/** Longest times that the event loop was held since the last call, ms. */
const held = async (): Promise<Held> => {
  rmSync(meterFile, { force: true });
  process.kill(standalone.pid, 'SIGUSR2');
  const read = (): string => {
    try {
      return readFileSync(meterFile, 'utf8');
    } catch {
      return '';
    }
  };
  while (!read().endsWith('}')) await sleep(1);
  return JSON.parse(read()) as Held;
};

interface Request {
  readonly url: string;
  readonly method: string;
  readonly key: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}
const agent = new http.Agent({ keepAlive: true });
/** The status of the answer; 0 where the connection ended without one. */
const send = ({ url, method, key, body, headers = {} }: Request): Promise<number> =>
  new Promise((resolve) => {
    const request = http.request(url, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
        ...headers,
      },
    });
    request.on('response', (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    });
    // A body that is too large is refused before all of it was sent.
    request.on('error', () => resolve(0));
    request.end(body);
  });

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> };
}
interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>;
}

/** A schema with the schemas that it names in their places. */
const resolved = (schemas: OpenApi['components']['schemas'], schema: BodySchema, depth = 0): BodySchema => {
  const { $ref, properties, items, anyOf, ...rest } = schema;
  if (depth > 12) return rest;
  const inside = (of: BodySchema): BodySchema => resolved(schemas, of, depth + 1);
  if ($ref !== undefined) return inside(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, inside(of)])),
    }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  };
};

interface Route {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly keys: readonly string[];
  /** Undefined: it takes no body. */
  readonly schema: BodySchema | undefined;
}
const routesOf = async (listener: string, description: string, keys: readonly string[]): Promise<Route[]> => {
  const headers = { authorization: `Bearer ${keys[0] ?? ''}` };
  const { paths, components } = (await (await fetch(`${listener}${description}`, { headers })).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        url: `${listener}${path.replaceAll(/\{\w+\}/g, `inv_${'a'.repeat(26)}`)}`,
        keys,
        schema: schema && resolved(components.schemas, schema),
      };
    }),
  );
};
const all = [
  ...(await routesOf(base_url, '/openapi.json', [sk_test, sk_live])),
  ...(await routesOf(admin_url, '/admin/openapi.json', [operator_token])),
].filter(({ path }) => path.includes(PART));
const routes = all.filter((route): route is Route & { schema: BodySchema } => route.schema !== undefined);

await sleep(COMPILED_AFTER_MS);

interface Row {
  readonly route: string;
  readonly shape: string;
  readonly kib: number | string;
  readonly turn: number;
  readonly collection: number;
  readonly status: number;
}
const rows: Row[] = [];
const measure = async (route: string, shape: string, kib: Row['kib'], request: Request): Promise<void> => {
  const status = await send(request);
  const { turn, collection } = await held();
  rows.push({ route, shape, kib, turn: Math.round(turn), collection: Math.round(collection), status });
};

const bodiesFor = ({ path, schema }: Route & { schema: BodySchema }, first: number): HostileBody[] => [
  ...hostileBodies(schema, PLACES_OF_A_SHAPE, first),
  ...(/^\/v1\/(invoices|(credit|debit)-notes)(\/(preview|batches|\{id\}\/corrections))?$/.test(path)
    ? largeDocuments(path)
    : []),
];
for (const [nthSize, kib] of [...SIZES_KIB, BATCH_KIB].entries())
  for (const [nthRoute, route] of routes.entries()) {
    if (kib === BATCH_KIB && !route.path.endsWith('/batches')) continue;
    await held();
    for (const [nth, { shape, bytes }] of bodiesFor(route, nthRoute + nthSize).entries()) {
      const { method, path, url, keys } = route;
      const key = keys[nth % keys.length] ?? '';
      const headers: Record<string, string> = nth % 3 === 0 ? { 'idempotency-key': `${kib} ${nthRoute} ${nth}` } : {};
      await measure(`${method} ${path}`, shape, kib, { method, url, key, body: bytes(kib * 1024), headers });
    }
  }

for (const { method, path, url, keys } of all)
  for (const { shape, target } of hostileQueries(url))
    await measure(`${method} ${path}`, shape, 'query', { method, url: target, key: keys[0] ?? '' });

if ('/v1/certificates'.includes(PART)) {
  const pki = await createTestPki();
  for (const { title, bytes } of await hostileContainers(await pki.issue('good'), await pki.issue('second')))
    for (const key of [sk_test, sk_live]) {
      const upload = { filename: 'a.p12', p12_base64: bytes.toString('base64'), password: p12_password };
      const body = Buffer.from(JSON.stringify(upload));
      await measure('POST /v1/certificates', title, '.p12', {
        method: 'POST',
        url: `${base_url}/v1/certificates`,
        key,
        body,
      });
    }
}
agent.destroy();
await standalone.stop();
folder.remove();

rows.sort((one, other) => other.turn - one.turn);
console.table(rows.slice(0, WORST_ROWS));
console.table(
  [...new Set(rows.map(({ kib }) => kib))].map((kib) => {
    const own = rows.filter((row) => row.kib === kib);
    return {
      KiB: kib,
      requests: own.length,
      'held at most, ms': own[0]?.turn,
      'by 99 of 100, ms': own[Math.floor(own.length / 100)]?.turn,
      'longest garbage collection, ms': Math.max(...own.map(({ collection }) => collection)),
      '5xx': own.filter(({ status }) => status >= 500).length,
      '413': own.filter(({ status }) => status === 413 || status === 0).length,
    };
  }),
);
console.table(rows.filter(({ status }) => status >= 500).slice(0, WORST_ROWS));
const wrong = rows.filter(({ turn, status }) => turn > MOST_HELD_MS || status >= 500);
console.log(
  `${rows.length} requests to ${all.length} routes, ${wrong.length} held longer than ${MOST_HELD_MS} ms or got a 5xx`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
