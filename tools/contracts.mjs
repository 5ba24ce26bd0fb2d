/**
 * `npm run contracts` writes what is generated from libs/contracts: the JSON Schema of each message, the internal routes,
 * the AsyncAPI document, docs/internal-routes.md and docs/kafka-rights.md. `npm run contracts:release` freezes messages and routes: later
 * changes that would break a reader are refused.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

const FOLDER = join(ROOT, 'libs/contracts');
const RELEASED = join(FOLDER, 'released');

if (await run(nodeProgram(), [TSC, '-b', 'libs/contracts'])) process.exit(1);
const { contract } = await import('../libs/contracts/dist/release/contract.js');
const { asyncApi } = await import('../libs/contracts/dist/release/asyncapi.js');
const { internalRoutesPage } = await import('../libs/contracts/dist/release/internal-routes-page.js');
const { kafkaRightsPage } = await import('../libs/contracts/dist/release/kafka-rights-page.js');
const { objections } = await import('../libs/contracts/dist/release/compatibility.js');
const { format, resolveConfig } = await import('prettier');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const options = { ...(await resolveConfig(join(ROOT, 'package.json'))), parser: 'json' };
const writeJson = async (file, value) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(value), options));
};
const writeSchemas = async (folder, { attributes, messages, routes }) => {
  rmSync(folder, { recursive: true, force: true });
  await writeJson(join(folder, 'attributes.json'), attributes);
  for (const [type, { schema }] of Object.entries(messages)) await writeJson(join(folder, `${type}.json`), schema);
  await writeJson(join(folder, 'internal-routes.json'), routes);
};

const today = contract();
const sampleFiles = globSync('*/*.json', { cwd: join(FOLDER, 'samples') }).sort();
const samples = {};
for (const file of sampleFiles) (samples[dirname(file)] ??= []).push(readJson(join(FOLDER, 'samples', file)));

await writeSchemas(join(FOLDER, 'schemas'), today);
await writeJson(join(ROOT, 'docs/asyncapi.json'), asyncApi(today, samples));
writeFileSync(join(ROOT, 'docs/internal-routes.md'), internalRoutesPage());
writeFileSync(join(ROOT, 'docs/kafka-rights.md'), kafkaRightsPage());
console.log(
  `${Object.keys(today.messages).length} schemas in libs/contracts/schemas, docs/asyncapi.json, docs/internal-routes.md, docs/kafka-rights.md`,
);

if (process.argv[2] === 'release') {
  const index = join(RELEASED, 'index.json');
  const refused = existsSync(index) ? objections(readReleased(readJson(index)), today) : [];
  for (const objection of refused) console.error(objection);
  if (refused.length > 0) process.exit(1);
  await writeSchemas(RELEASED, today);
  await writeJson(index, {
    messages: Object.fromEntries(
      Object.entries(today.messages).map(([type, { topic, source }]) => [type, { topic, source }]),
    ),
    samples: Object.fromEntries(
      sampleFiles.map((file) => {
        const content = JSON.stringify(readJson(join(FOLDER, 'samples', file)));
        return [file, createHash('sha256').update(content).digest('hex')];
      }),
    ),
  });
  console.log('frozen in libs/contracts/released');
}

function readReleased({ messages }) {
  const schemaOf = (name) => readJson(join(RELEASED, `${name}.json`));
  return {
    attributes: schemaOf('attributes'),
    messages: Object.fromEntries(
      Object.entries(messages).map(([type, about]) => [type, { ...about, schema: schemaOf(type) }]),
    ),
    routes: schemaOf('internal-routes'),
  };
}
