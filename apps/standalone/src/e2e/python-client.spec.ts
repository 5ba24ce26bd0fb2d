import { afterAll, beforeAll, expect } from '@jest/globals';
import { refereeUnless } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const TOOLS = join(import.meta.dirname, '../../../../tools/python-client');

const ran = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const options = { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', ...env }, maxBuffer: 1 << 26 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, printed: stdout.trim(), complaint: stderr.trim() };
};
const generate = (...args: readonly string[]) => ran(process.execPath, [join(TOOLS, 'generate.mjs'), ...args]);

const installed = generate('--install');
const generator = refereeUnless(installed.status === 0 ? null : installed.complaint);

const folder = temporaryFolder();
const document = join(folder.path, 'openapi.json');
let standalone: RunningStandalone;
let openApi: Json;
/** What the Python program read, by the types of the generated client. */
let read: Json;

beforeAll(async () => {
  if (generator.missing !== null) return;
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { base_url, sk_test } = standalone.credentials;
  openApi = (await standalone.call('GET', '/openapi/2026-12-01.json', sk_test)).json;
  writeFileSync(document, JSON.stringify(openApi));
  const client = join(folder.path, 'client');
  const { status, printed: python, complaint } = generate(document, client);
  if (status !== 0) throw new Error(complaint);
  const env = { PYTHONPATH: client, RUBRICA_URL: base_url, RUBRICA_KEY: sk_test };
  const program = ran(python, [join(TOOLS, 'use.py')], env);
  if (program.status !== 0) throw new Error(program.complaint);
  read = JSON.parse(program.printed) as Json;
});
afterAll(async () => {
  if (generator.missing === null) await standalone.stop();
  folder.remove();
});

generator.describe('a Python client that is generated from the newest OpenAPI document', () => {
  generator.it('reads an accepted, a rejected and a failed invoice', () => {
    expect(read['accepted']).toMatchObject({ status: 'ACCEPTED_BY_DIAN', failure: null, payable: '224910.00' });
    expect(read['rejected']).toMatchObject({ status: 'REJECTED_BY_DIAN' });
    expect(read['rejected']?.['dian']).toContain('REJECTION');
    expect(read['failed']).toMatchObject({ status: 'FAILED', dian: null, failure: 'SIMULATED_FAILURE' });
  });

  generator.it('tells the kinds of a union apart: events, notes, items of a batch', () => {
    expect(read['events']).toEqual(
      expect.arrayContaining([
        'DocumentEvent invoice.accepted_by_dian',
        'DocumentEvent invoice.failed',
        'DocumentEvent invoice.rejected_by_dian',
        'EmailEvent invoice.email.delivered',
      ]),
    );
    expect(read['event']).toEqual([true, expect.any(String)]);
    expect(read['notes']).toEqual(['CreditNote']);
    expect(read['batch']).toEqual(['InvoiceItem', 'RefusedItem']);
  });

  generator.it('reads a customer, a numbering range, a page and a file', () => {
    expect(read['customer']).toEqual(['Customer', '13']);
    expect(read['ranges']).toContain('invoice int');
    expect(read['page']).toEqual(['InvoiceList', [true]]);
    expect(read['pdf']).toEqual(['File', '%PDF-']);
  });

  generator.it('reads a refusal with the places of its faults', () => {
    expect(read['problem']).toEqual([422, ['#/currency']]);
  });

  generator.it('reads every resource that needs no id', () => {
    const paths = openApi['paths'] as unknown as Readonly<Record<string, Json>>;
    const open = Object.entries(paths).filter(([path, { get }]) => get !== undefined && !path.includes('{'));
    const answers = Object.values(read['read'] as unknown as Readonly<Record<string, unknown>>);
    expect(answers).toHaveLength(open.length);
    expect(answers.filter((answer) => String(answer).includes('Problem'))).toEqual([]);
  });
});

generator.describe('its generator', () => {
  generator.it('fails where it had to leave an answer out', () => {
    const text = JSON.stringify(openApi).replaceAll('"application/pdf"', '"application/x-tar"');
    writeFileSync(document, text);
    const { status, complaint } = generate(document, join(folder.path, 'lacking'));
    expect(status).toBe(1);
    expect(complaint).toContain('Unsupported content_type application/x-tar');
  });
});
