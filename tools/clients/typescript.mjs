/**
 * Writes the generated part of `@rubrica/client` from an OpenAPI document:
 * `node tools/clients/typescript.mjs <openapi.json> <folder> [<folder with the runtime>]`. `npx nx run client:renew` calls it with
 * the gateway's documents. With the third argument the functions use the runtime that was generated into that folder, which is
 * named by its path from the first one.
 */
import { createClient } from '@hey-api/openapi-ts';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [input, path, runtime] = process.argv.slice(2);

await createClient({
  input,
  output: { path, clean: true, entryFile: false, module: { extension: '.js' }, header: [] },
  logs: { level: 'warn', file: false },
  plugins: [
    '@hey-api/typescript',
    // The functions answer the body itself and throw what is no success.
    { name: '@hey-api/client-fetch', throwOnError: true, baseUrl: false },
    { name: '@hey-api/sdk', responseStyle: 'data', client: false },
  ],
});

if (runtime !== undefined) {
  for (const own of ['client', 'core', 'client.gen.ts']) rmSync(join(path, own), { recursive: true });
  const sdk = join(path, 'sdk.gen.ts');
  writeFileSync(sdk, readFileSync(sdk, 'utf8').replaceAll(/'\.\/(client|core)\//g, `'${runtime}/$1/`));
}
