import { afterAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const SETTLED = ['accepted_by_dian', 'rejected_by_dian', 'failed'];

describe('a standalone that is killed', () => {
  it('goes on with every document: one outcome, one number, one acceptance', async () => {
    const dataDir = join(folder.path, 'killed');
    let standalone = await RunningStandalone.start(dataDir);
    const { sk_live } = standalone.credentials;
    const ids: string[] = [];
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([1, 2, 3].map(() => standalone.call('POST', '/v1/invoices', sk_live, sale())));
      for (const { status, json } of answers) {
        expect(status).toBe(201);
        ids.push(String(json['id']));
      }
      // Later in each round, so that the kill meets another step of the way.
      await new Promise((resolve) => setTimeout(resolve, round * 45));
      await standalone.kill();
      standalone = await RunningStandalone.start(dataDir);
    }
    const invoices = await Promise.all(
      ids.map((id) =>
        standalone.poll(`/v1/invoices/${id}`, sk_live, (json) => SETTLED.includes(String(json['status']))),
      ),
    );
    const { documents } = await standalone.received();
    await standalone.stop();

    expect(invoices.map((invoice) => invoice['status'])).toEqual(ids.map(() => 'accepted_by_dian'));
    const sequences = invoices.map((invoice) => Number(invoice['sequence'])).sort();
    expect(sequences).toEqual(ids.map((_, index) => 990000000 + index));
    for (const invoice of invoices) {
      expect(documents.filter((document) => document['number'] === invoice['number'])).toMatchObject([
        { cufe: invoice['cufe'], accepted: true, accepted_times: 1 },
      ]);
    }
    expect(documents).toHaveLength(ids.length);
  });
});

describe('a standalone that dies at the worst moment', () => {
  it.each([
    ['after the number, before the signature', 'document-issuer:planned'],
    ['after the signature, before it is recorded', 'document-issuer:signed'],
    ['after an attempt was recorded, before it is made', 'dian-submitter:attempt-begun'],
    ['after the tax authority answered, before that is recorded', 'dian-submitter:attempt-answered'],
  ])('issues and submits once: %s', async (_, point) => {
    const dataDir = join(folder.path, point.replace(':', '-'));
    const doomed = await RunningStandalone.start(dataDir, { RUBRICA_FAULT: point });
    const { sk_live } = doomed.credentials;
    const { json } = await doomed.call('POST', '/v1/invoices', sk_live, sale());
    expect(await doomed.ended()).toBeNull(); // killed by its own SIGKILL

    const standalone = await RunningStandalone.start(dataDir);
    const invoice = await standalone.poll(`/v1/invoices/${String(json['id'])}`, sk_live, (seen) =>
      SETTLED.includes(String(seen['status'])),
    );
    const { documents } = await standalone.received();
    const timeline = await standalone.call('GET', `/v1/invoices/${String(json['id'])}/timeline`, sk_live);
    await standalone.stop();
    expect(invoice).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000000' });
    expect(documents).toMatchObject([{ number: 'SETP990000000', cufe: invoice['cufe'], accepted_times: 1 }]);
    const facts = (timeline.json['data'] as unknown as Json[]).map((entry) => String(entry['type']));
    for (const once of ['numbered', 'signed', 'accepted']) {
      expect([once, facts.filter((fact) => fact === `co.rubrica.document.${once}.v1`).length]).toEqual([once, 1]);
    }
  });
});

describe('an answer of the tax authority that is lost', () => {
  it('is asked for before anything is sent again: one acceptance, no rejection', async () => {
    const standalone = await RunningStandalone.start(join(folder.path, 'lost'));
    const { sk_live } = standalone.credentials;
    await standalone.control({ faults: { lost_answer: 1 } });
    const { json } = await standalone.call('POST', '/v1/invoices', sk_live, sale());
    for (let look = 0; look < 100; look++) {
      if ((await standalone.received()).documents.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await standalone.control({ faults: { lost_answer: 0 } });
    const invoice = await standalone.poll(`/v1/invoices/${String(json['id'])}`, sk_live, (seen) =>
      SETTLED.includes(String(seen['status'])),
    );
    expect(invoice['status']).toBe('accepted_by_dian');
    const { documents, requests } = await standalone.received();
    expect(documents).toMatchObject([{ number: invoice['number'], transmissions: 1, accepted_times: 1 }]);
    expect(Number(requests?.['GetStatus'])).toBeGreaterThan(0);
    await standalone.stop();
  });
});
