import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from './postmaster.js';

describe('the lock of a server', () => {
  const cluster = mkdtempSync(join(tmpdir(), 'rubrica-postmaster-'));
  const lock = join(cluster, 'postmaster.pid');
  afterAll(() => rmSync(cluster, { recursive: true }));

  it('is that of a ready server by its eighth line', () => {
    writeFileSync(lock, '7\n/data\n1\n5432\n.\n127.0.0.1\n1 2\nstarting\n');
    expect(readPostmaster(cluster)).toEqual({ pid: 7, ready: false });
    writeFileSync(lock, '7\n/data\n1\n5432\n.\n127.0.0.1\n1 2\nready   \n');
    expect(readPostmaster(cluster)).toEqual({ pid: 7, ready: true });
    rmSync(lock);
    expect(readPostmaster(cluster)).toBeUndefined();
  });

  describe('that comes and goes', () => {
    let server: ChildProcess;
    beforeAll(() => {
      server = spawn('/bin/sh', ['-c', 'while :; do echo 7 > "$1"; rm "$1"; done', 'sh', lock]);
    });
    afterAll(async () => {
      server.kill('SIGKILL');
      await once(server, 'close'); // its `rm` has ended too
    });

    it('is read or is missing, at whatever moment it vanishes', () => {
      const seen = { there: 0, missing: 0 };
      for (const end = Date.now() + 300_000; Math.min(seen.there, seen.missing) < 2_000 && Date.now() < end;)
        seen[readPostmaster(cluster) ? 'there' : 'missing']++;
      expect(Math.min(seen.there, seen.missing)).toBe(2_000);
    });
  });
});
