import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopKafka } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'rubrica-kafka-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder where no broker runs', () => {
  it('is stopped without an error', () => stopKafka(join(folder, 'unused')));

  it('is not taken for one that runs by a stale pid file', async () => {
    writeFileSync(join(folder, 'pid'), String(process.pid));
    await stopKafka(folder, { kill: true });
    expect(existsSync(join(folder, 'pid'))).toBe(false);
  });

  it('is removed when asked for', async () => {
    await stopKafka(folder, { purge: true });
    expect(existsSync(folder)).toBe(false);
  });
});

it('the tool says which commands it knows', () => {
  const tool = fileURLToPath(new URL('../broker/kafka.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, [tool, 'restart'], { stdio: 'pipe' })).toThrow('start, stop or fetch?');
});
