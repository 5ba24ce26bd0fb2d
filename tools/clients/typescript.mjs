/**
 * Writes the generated part of `@rubrica/client` from an OpenAPI document:
 * `node tools/clients/typescript.mjs <openapi.json> <folder>`. `npx nx run client:renew` calls it with the gateway's document of the
 * newest version.
 */
import { createClient } from '@hey-api/openapi-ts';

const [input, path] = process.argv.slice(2);

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
