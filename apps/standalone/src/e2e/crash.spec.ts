import { afterAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
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
  const dataDir = join(folder.path, 'worst');
  let standalone: RunningStandalone;
  let sk_live: string;
  let id: string | undefined;

  // One document meets them all: each start goes on with it, as far as the next moment.
  it.each([
    ['after the number, before the signature', 'document-issuer:planned'],
    ['after the signature, before it is recorded', 'document-issuer:signed'],
    ['after an attempt was recorded, before it is made', 'dian-submitter:attempt-begun'],
    ['after the tax authority answered, before that is recorded', 'dian-submitter:attempt-answered'],
  ])('is killed %s', async (_, point) => {
    const env = { RUBRICA_FAULT: point };
    if (id === undefined) {
      standalone = await RunningStandalone.start(dataDir, env);
      ({ sk_live } = standalone.credentials);
      id = String((await standalone.call('POST', '/v1/invoices', sk_live, sale())).json['id']);
      // A later one may meet its moment before it serves.
    } else standalone = RunningStandalone.spawn(dataDir, env);
    expect(await standalone.ended()).toBeNull(); // killed by its own SIGKILL
    expect(standalone.printed).toContain(`killed at fault point ${point}`);
  });

  it('has issued and submitted once', async () => {
    standalone = await RunningStandalone.start(dataDir);
    const invoice = await standalone.poll(`/v1/invoices/${String(id)}`, sk_live, (seen) =>
      SETTLED.includes(String(seen['status'])),
    );
    const { documents } = await standalone.received();
    const timeline = await standalone.call('GET', `/v1/invoices/${String(id)}/timeline`, sk_live);
    expect(invoice).toMatchObject({ status: 'accepted_by_dian', number: 'SETP990000000' });
    expect(documents).toMatchObject([{ number: 'SETP990000000', cufe: invoice['cufe'], accepted_times: 1 }]);
    const facts = (timeline.json['data'] as unknown as Json[]).map((entry) => String(entry['type']));
    for (const once of ['numbered', 'signed', 'accepted']) {
      expect([once, facts.filter((fact) => fact === `co.rubrica.document.${once}.v1`).length]).toEqual([once, 1]);
    }
  });

  it('asks for an answer of the tax authority that was lost before it sends anything again', async () => {
    await standalone.control({ faults: { lost_answer: 1 } });
    const { json } = await standalone.call('POST', '/v1/invoices', sk_live, sale());
    const number = 'SETP990000001';
    const ofIt = async () => {
      const { documents, requests } = await standalone.received();
      const asked = Number(requests?.['GetStatus'] ?? 0);
      return { documents, document: documents.find((found) => String(found['number']) === number), asked };
    };
    const { asked: before } = await until(ofIt, ({ document }) => document !== undefined);
    await standalone.control({ faults: { lost_answer: 0 } });
    const invoice = await standalone.poll(`/v1/invoices/${String(json['id'])}`, sk_live, (seen) =>
      SETTLED.includes(String(seen['status'])),
    );
    expect(invoice).toMatchObject({ status: 'accepted_by_dian', number });
    const { documents, document, asked } = await ofIt();
    expect(documents).toHaveLength(2); // the other one is of the test before
    expect(document).toMatchObject({ transmissions: 1, accepted_times: 1 });
    expect(asked).toBeGreaterThan(before);
    await standalone.stop();
  });
});
