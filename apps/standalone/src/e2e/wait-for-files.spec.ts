import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** Issues an invoice, waits for its files, and asks for them once. Returns its status and those of PDF and zip. */
const filesOf = async (key: string, body: object): Promise<readonly unknown[]> => {
  const prefer = 'wait=60, until=files';
  const { json, headers } = await standalone.call('POST', '/v1/invoices', key, body, { prefer });
  expect(headers.get('preference-applied')).toBe(prefer);
  const read = (file: string) => standalone.call('GET', `/v1/invoices/${String(json['id'])}/${file}`, key);
  const [pdf, zip] = await Promise.all([read('pdf'), read('attached-document')]);
  const { pdf_url } = json as Json & { readonly pdf_url: string };
  expect((await fetch(pdf_url)).status).toBe(200);
  return [json['status'], pdf.status, zip.status];
};

describe('Prefer: wait, until=files', () => {
  it('answers when PDF and zip of an accepted invoice can be read, in both modes', async () => {
    const { sk_test, sk_live } = standalone.credentials;
    // Ten at once, so that the files come later than the verdicts.
    const all = Array.from({ length: 10 }, (_, nth) => filesOf(nth % 2 === 0 ? sk_live : sk_test, sale()));
    expect(await Promise.all(all)).toEqual(Array.from({ length: 10 }, () => ['accepted_by_dian', 200, 200]));
  });

  it('answers when the PDF of a rejected one can be read, which has no zip', async () => {
    const rejected = sale({ simulate: { outcome: 'rejected_by_dian' } });
    expect(await filesOf(standalone.credentials.sk_test, rejected)).toEqual(['rejected_by_dian', 200, 404]);
  });
});
