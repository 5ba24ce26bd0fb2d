import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { temporaryFolder } from '@rubrica/testing';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

const NEWEST = `/openapi/${NEWEST_API_VERSION}.json`;
const OF_OPERATORS = '/admin/openapi.json';
const ROOT = join(import.meta.dirname, '../../../..');

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

describe('the generated parts of the clients', () => {
  it.each([
    { language: 'typescript', committed: 'libs/client/src/api', of: NEWEST },
    { language: 'typescript', committed: 'libs/client/src/operator-api', of: OF_OPERATORS, runtime: '../api' },
    { language: 'python', committed: 'libs/client-python/rubrica_client', of: NEWEST },
    { language: 'php', committed: 'libs/client-php/src', of: NEWEST },
  ])('are what tools/clients/$language.mjs makes of $of: $committed', async ({ language, committed, of, runtime }) => {
    const isRenewed = process.env['RENEW_CLIENT'] !== undefined;
    const output = isRenewed ? join(ROOT, committed) : join(folder.path, committed);
    const program = join(ROOT, `tools/clients/${language}.mjs`);
    const args = [program, await document(of), output, ...(runtime === undefined ? [] : [runtime])];
    execFileSync(process.execPath, args, { cwd: ROOT });
    const generated = filesIn(output);
    // A generated file whose type has gone must not stay; the others stand beside those that are written by hand.
    const expected =
      language === 'typescript' ? filesIn(join(ROOT, committed)) : namedIn(join(ROOT, committed), generated);
    expect(generated).toEqual(expected);
  });
});

/** The committed files of the same names. */
const namedIn = (path: string, generated: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(generated).map((file) => [file, readFileSync(join(path, file), 'utf8')]));

/** Path of an OpenAPI document, without what belongs to an installation. */
const document = async (address: string): Promise<string> => {
  const { servers: _, ...installationFree } = (await gateway.call('GET', address)).json;
  const path = join(folder.path, 'openapi.json');
  writeFileSync(path, JSON.stringify(installationFree));
  return path;
};
