import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

describe('docs/settings.md', () => {
  it('says what the settings classes say', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', './libs/eventing/test/typescript.mjs', 'tools/settings.mjs', '--check'],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', 0]);
  });
});
