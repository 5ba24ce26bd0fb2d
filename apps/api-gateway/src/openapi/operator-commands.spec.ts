import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TYPESCRIPT } from '@rubrica/testing';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
});
afterAll(() => gateway.close());

/** Compares a committed file with what it is made from; writes it instead with RENEW_OPERATORS. */
const expectCurrent = async (path: string, text: string): Promise<void> => {
  const file = join(ROOT, path);
  const formatted = await format(text, { filepath: file, singleQuote: true, printWidth: 120 });
  if (process.env['RENEW_OPERATORS']) writeFileSync(file, formatted);
  expect(readFileSync(file, 'utf8')).toBe(formatted);
};

// `npx nx run tools:renew` writes both, in this order.
describe('the commands of operators', () => {
  it('are made from the description that the gateway serves', async () => {
    const { text } = await gateway.call('GET', '/admin/openapi.json');
    await expectCurrent('tools/admin/operator-openapi.json', text);
  });

  it('have a page that says what they say', async () => {
    const page = execFileSync(process.execPath, [...TYPESCRIPT, 'tools/admin/page.ts'], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    await expectCurrent('docs/operator-commands.md', page);
  });
});
