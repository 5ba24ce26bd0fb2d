import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

describe('a program of this app', () => {
  it.each([
    ['main.js', ['--mode', 'moon'], '--mode moon is none of standalone, distributed, cluster'],
    ['restore-drill.main.js', ['--rate', 'fast'], '--rate fast is not a whole number'],
    ['upgrade-try.main.js', ['--faults'], "Unknown option '--faults'"],
  ])('%s %s says what it cannot use and what it takes', (program, args, why) => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../dist', program), ...args],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect(stderr).toContain(why);
    expect(stderr).toContain('usage: npm run ');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
