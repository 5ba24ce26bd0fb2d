import { expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const JOBS = ['topics', 'kafka-acls', 'blobs-copy', 'blobs-remove', 'vault-keys', 'vault-audit'];
const START = join(import.meta.dirname, '../../../../docker/start.mjs');

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
