import { readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BodySchema, hostileBodies } from './hostile-bodies.fixture.js';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

/**
 * `npm run bench -- hostile-input [sizes in KiB, by commas]`: sends bodies that should cost time to each route that takes one, in
 * growing sizes, and prints how long each held the event loop of the standalone, in which all six services wait for each
 * other. Exits with 1 where one held it longer than the limit, or was answered with a 5xx.
 */
const MOST_HELD_MS = 100;
const SIZES_KIB = (process.argv[2] ?? '16,256,4096').split(',').map(Number);
const WORST_ROWS = 15;
/** Above this size one body in seven is sent, others for each route. */
const LARGE_KIB = 64;
const SAMPLED = 7;

const folder = temporaryFolder();
const meterFile = join(folder.path, 'held');
const standalone = await RunningStandalone.start(join(folder.path, 'data'), {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'event-loop-meter.fixture.js')).href}`,
  EVENT_LOOP_METER: meterFile,
  RATE_LIMIT_PER_SECOND: '100000',
  RATE_LIMIT_BURST: '100000',
});
const { base_url, sk_live, sk_test } = standalone.credentials;

/** Longest time that the event loop was held since the last call, ms. */
const heldMs = async (): Promise<number> => {
  rmSync(meterFile, { force: true });
  process.kill(standalone.pid, 'SIGUSR2');
  const read = (): string => {
    try {
      return readFileSync(meterFile, 'utf8');
    } catch {
      return '';
    }
  };
  while (read() === '') await sleep(1);
  return Number(read());
};

const agent = new http.Agent({ keepAlive: true });
const send = (method: string, path: string, key: string, body: Buffer): Promise<number> =>
  new Promise((resolve) => {
    const request = http.request(`${base_url}${path}`, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    request.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
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
const openApi = (await (await fetch(`${base_url}/openapi.json`)).json()) as OpenApi;

/** A schema with the schemas that it names in their places. */
const resolved = (schema: BodySchema, depth = 0): BodySchema => {
  const { $ref, properties, items, anyOf, ...rest } = schema;
  if (depth > 12) return rest;
  if ($ref !== undefined) return resolved(openApi.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, resolved(of, depth + 1)])),
    }),
    ...(items && { items: resolved(items, depth + 1) }),
    ...(anyOf && { anyOf: anyOf.map((of) => resolved(of, depth + 1)) }),
  };
};

const routes = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema === undefined ? [] : [{ method: method.toUpperCase(), path, schema: resolved(schema) }];
  }),
);

interface Row {
  readonly route: string;
  readonly shape: string;
  readonly kib: number;
  readonly held: number;
  readonly status: number;
}
const rows: Row[] = [];
for (const [route, { method, path, schema }] of routes.entries()) {
  const at = path.replace('{id}', `inv_${'a'.repeat(26)}`);
  // The first request of a route compiles its checks; it is not measured.
  await send(method, at, sk_test, Buffer.from('{"x":1}'));
  const bodies = hostileBodies(schema, route);
  for (const kib of SIZES_KIB) {
    await heldMs();
    for (const [index, { shape, bytes }] of bodies.entries()) {
      if (kib > LARGE_KIB && index % SAMPLED !== route % SAMPLED) continue;
      const status = await send(method, at, index % 2 === 0 ? sk_test : sk_live, bytes(kib * 1024));
      rows.push({ route: `${method} ${path}`, shape, kib, held: await heldMs(), status });
    }
  }
}
agent.destroy();
await standalone.stop();
folder.remove();

rows.sort((one, other) => other.held - one.held);
console.table(rows.slice(0, WORST_ROWS));
console.table(
  SIZES_KIB.map((kib) => {
    const [worst, ...others] = rows.filter((row) => row.kib === kib);
    return {
      KiB: kib,
      bodies: others.length + 1,
      'held at most, ms': worst?.held,
      'by 99 of 100, ms': others[Math.floor(others.length / 100)]?.held,
      limit: MOST_HELD_MS,
    };
  }),
);
console.table(rows.filter(({ status }) => status >= 500 || status === 0).slice(0, WORST_ROWS));
const wrong = rows.filter(({ held, status }) => held > MOST_HELD_MS || status >= 500);
console.log(
  `${rows.length} bodies to ${routes.length} routes, ${wrong.length} held longer than ${MOST_HELD_MS} ms or got a 5xx`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
