import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { temporaryFolder } from '@rubrica/testing';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const COMMITTED = join(ROOT, 'libs/client/src/api');

let gateway: RunningGateway;
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  gateway = await startGateway();
  folder = temporaryFolder();
});
afterAll(async () => {
  folder.remove();
  await gateway.close();
});

const filesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(path.length), readFileSync(file, 'utf8')]),
  );

describe('the generated part of @rubrica/client', () => {
  it('is what the generator makes of the newest OpenAPI document; `npx nx run client:renew` writes it', async () => {
    const document = join(folder.path, 'openapi.json');
    const output = process.env['RENEW_CLIENT'] ? COMMITTED : join(folder.path, 'api');
    const { servers: _, ...installationFree } = (await gateway.call('GET', `/openapi/${NEWEST_API_VERSION}.json`)).json;
    writeFileSync(document, JSON.stringify(installationFree));
    execFileSync(process.execPath, [join(ROOT, 'tools/client.mjs'), document, output], { cwd: ROOT });
    expect(filesIn(COMMITTED)).toEqual(filesIn(output));
  });
});
