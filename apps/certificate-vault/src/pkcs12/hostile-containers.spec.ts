import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate } from '@rubrica/testing';
import { type RunningVault, startVault, uploaded } from '../vault.fixture.js';
import { type HostileContainer, hostileContainers } from './hostile-containers.fixture.js';

let vault: RunningVault;
let good: TestCertificate;
let all: readonly HostileContainer[];
beforeAll(async () => {
  const pki = await createTestPki();
  vault = await startVault(pki);
  good = await pki.issue('good');
  all = await hostileContainers(good, await pki.issue('second'));
});
afterAll(() => vault.close());

/** Of one text in a body: more is refused before anything reads it. */
const MOST_CHARACTERS = 262_144;

// How long each takes, and that others are served meanwhile: npm run verify:containers.
it('a container that is hostile or none is refused with a code of its own and a fix, and the next good one is taken', async () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const { title, bytes } of all) {
    const { status, body } = await vault.upload(bytes);
    if (bytes.toString('base64').length > MOST_CHARACTERS) {
      expect([title, status, body['code']]).toEqual([title, 400, 'json_too_complex']);
      continue;
    }
    expect([title, status, body['code']]).toEqual([
      title,
      422,
      expect.stringMatching(/^(certificate_(unreadable|password_invalid|key_unsupported)|out_of_bounds)$/),
    ]);
    expect(body['errors']).toEqual([expect.objectContaining({ pointer: expect.any(String), fix: expect.any(String) })]);
  }
  expect(await uploaded(vault, good)).toMatch(/^cert_/);
});
