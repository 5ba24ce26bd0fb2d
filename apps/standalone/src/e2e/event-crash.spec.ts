import { afterAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import { DEMO } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
afterAll(async () => {
  await standalone.kill();
  folder.remove();
});

const TYPES = ['receipt', 'goods_received', 'accepted'];
const PERSON = {
  identification: { type: '13', number: '52841907' },
  first_name: 'Luz Marina',
  last_name: 'Ospina Gil',
};

interface Invoice {
  readonly cufe: string;
  readonly file: { readonly content: string };
}

const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
  standalone.call(method, path, standalone.credentials.sk_live, body, { 'svc-version': NEWEST_API_VERSION });
const rows = ({ json }: ApiAnswer): readonly Json[] => json['data'] as unknown as readonly Json[];

/** Has a simulated supplier issue two invoices on credit to the tenant. */
const issuedInvoices = async (): Promise<readonly Invoice[]> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/suppliers/901234567/invoices`;
  const buyer = { nit: DEMO.nit, name: DEMO.legal_name };
  const { json } = await standalone.call('POST', path, '', { buyer, count: 2 });
  return json['invoices'] as unknown as readonly Invoice[];
};

/** Returns the id of the received document. */
const verified = async ({ file }: Invoice): Promise<string> => {
  const { json } = await call('POST', '/v1/received-documents', { source: { zip: file.content } });
  const id = String(json['id']);
  await until(
    () => call('GET', `/v1/received-documents/${id}`),
    (answer) => String(answer.json['status']) === 'verified',
  );
  return id;
};

const ask = (id: string): Promise<ApiAnswer> =>
  call('POST', `/v1/received-documents/${id}/events`, { types: TYPES, person: PERSON });

const eventsOf = async (id: string): Promise<readonly Json[]> =>
  rows(await call('GET', `/v1/received-documents/${id}/events`));

/** All events that came to the simulated tax authority for the invoice, rejected ones too. */
const eventsAtDian = async ({ cufe }: Invoice): Promise<readonly Json[]> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/invoices/${cufe}/events`;
  return (await standalone.call('GET', path, '')).json['events'] as unknown as readonly Json[];
};

describe('a standalone that dies while it issues events', () => {
  let invoices: readonly Invoice[] = [];
  let ids: readonly string[] = [];

  // The same events meet them all: each start goes on with them, as far as the next moment.
  it.each([
    ['after the number, before the plan', 'event-numbered'],
    ['after the plan, before the signature', 'event-planned'],
    ['after the signature, before the call', 'event-signed'],
    ['when the call is ready, before it is made', 'event-before-call'],
    ['after the tax authority answered, before that is recorded', 'event-answered'],
  ])('is killed %s', async (_, point) => {
    const env = { RUBRICA_FAULT: `dian-submitter:${point}` };
    if (ids.length === 0) {
      standalone = await RunningStandalone.start(folder.path, env);
      invoices = await issuedInvoices();
      ids = await Promise.all(invoices.map(verified));
      // The kill may come before the answers.
      await Promise.allSettled(ids.map(ask));
    } else standalone = RunningStandalone.spawn(folder.path, env);
    expect(await standalone.ended()).toBeNull(); // killed by its own SIGKILL
    expect(standalone.printed).toContain(`killed at fault point dian-submitter:${point}`);
  });

  it('has sent each event once, under one number, and goes on with the next ones', async () => {
    standalone = await RunningStandalone.start(folder.path);
    // A client that got no answer asks again.
    for (const { status } of await Promise.all(ids.map(ask))) expect(status).toBe(201);
    const numbers: string[] = [];
    for (const [nth, invoice] of invoices.entries()) {
      const id = ids[nth] ?? '';
      const events = await until(
        () => eventsOf(id),
        (all) => all.length === TYPES.length && all.every(({ status }) => String(status) === 'registered'),
      );
      expect(events.map(({ type }) => type)).toEqual(TYPES);
      const atDian = await eventsAtDian(invoice);
      expect(atDian.map(({ number, cude, accepted }) => ({ number, cude, accepted }))).toEqual(
        events.map(({ number, cude }) => ({ number, cude, accepted: true })),
      );
      numbers.push(...events.map(({ number }) => String(number)));
    }
    expect(numbers.sort()).toEqual(['AE1', 'AE2', 'AR1', 'AR2', 'RB1', 'RB2']);
  });
});
