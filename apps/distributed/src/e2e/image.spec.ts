import { expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JOBS = ['topics', 'kafka-acls', 'blobs-copy', 'blobs-remove', 'vault-keys', 'vault-audit'];
const ROOT = join(import.meta.dirname, '../../../..');
const START = join(ROOT, 'docker/start.mjs');

it('the image starts each of the six services, their migrations and the jobs, and nothing else', () => {
  const { status, stderr } = spawnSync(process.execPath, [START, 'constructor'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `Which program? ${[...SERVICES, ...SERVICES.map((name) => `${name} migrate`), ...JOBS].join(', ')}\n`,
  );
  expect(status).toBe(2);
});

it.each([
  ['kafka-acls', 'kafka-acls.sh --bootstrap-server'],
  ['kafka-acls print', 'kafka-acls.sh --bootstrap-server'],
  ['topics read nothing', 'which topic?'],
])('a job of the image is given its arguments: %s', (order, printed) => {
  // Where the image has its tree: libs and apps beside start.mjs.
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  cpSync(START, join(folder, 'start.mjs'));
  for (const name of ['apps', 'libs', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'start.mjs'), ...order.split(' ')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain(printed);
});
