import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort, until } from '@rubrica/testing';
import { OTHER } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const SUPPLIER = '901234567';
/** Invoices that are mailed: of every twenty one is forged and one is broken. */
const INVOICES = 60;
const GENUINE = ['plain', 'split_cdata', 'escaped', 'nested_zip', 'loose_xml', 'plain', 'plain', 'plain', 'plain'];
const FORGED = ['forged_amount', 'other_cufe', 'stripped_signature', 'other_response', 'mojibake'];
const BROKEN = ['zip_bomb', 'cut_zip', 'entities', 'deep', 'no_xml'];
const EXPECTED_MS = 180_000;

interface Mailed {
  readonly number: string;
  readonly cufe: string;
  readonly payable: string;
  readonly variant: string;
  readonly brings: 'genuine' | 'forged' | 'broken';
}

const folder = temporaryFolder();
let standalone: RunningStandalone;
let port: number;
beforeAll(async () => {
  port = await freePort('127.0.0.1');
  const environment = { RECEPTION_ADDRESS: 'facturas@recibe.example', RECEPTION_LISTEN: `127.0.0.1:${String(port)}` };
  standalone = await RunningStandalone.start(folder.path, environment);
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const call = (path: string): Promise<ApiAnswer> =>
  standalone.call('GET', path, standalone.credentials.other_tenant.sk_live, undefined, {
    'svc-version': NEWEST_API_VERSION,
  });

/** Has a simulated supplier issue the invoices and mail them to the tenant. */
const mailed = async (to: string, count: number, variants: readonly string[]): Promise<readonly Mailed[]> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/suppliers/${SUPPLIER}/invoices`;
  const { nit, legal_name: name } = OTHER;
  const order = { buyer: { nit, name }, count, variants, smtp: { host: '127.0.0.1', port, to } };
  const { status, json } = await standalone.call('POST', path, '', order);
  expect([status, json]).toEqual([200, json]);
  return json['invoices'] as unknown as readonly Mailed[];
};

const listed = async (): Promise<readonly Json[]> => {
  const all: Json[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last === undefined ? '' : `&starting_after=${String(last['id'])}`;
    const { json } = await call(`/v1/received-documents?limit=100${after}`);
    all.push(...(json['data'] as unknown as Json[]));
    if (String(json['has_more']) !== 'true') return all;
  }
};

const isVerified = ({ status }: Json): boolean => String(status) === 'verified';

it('mails of simulated suppliers: the genuine are verified, and none of the forged or broken ones', async () => {
  const { json: profile } = await call('/v1/tenant');
  const to = String(profile['reception_address']);
  const variants = Array.from({ length: INVOICES }, (_, nth) => {
    if (nth % 20 === 9) return FORGED[Math.floor(nth / 20) % FORGED.length] ?? '';
    if (nth % 20 === 19) return BROKEN[Math.floor(nth / 20) % BROKEN.length] ?? '';
    return GENUINE[nth % GENUINE.length] ?? '';
  });
  const mails = [...(await mailed(to, INVOICES, variants)), ...(await mailed(to, 10, [...FORGED, ...BROKEN]))];
  const cufesOf = (...brings: readonly Mailed['brings'][]) =>
    new Set(mails.filter((mail) => brings.includes(mail.brings)).map(({ cufe }) => cufe));
  const genuine = cufesOf('genuine');
  // Those with another CUFE all have the same one.
  const readable = new Set(
    mails
      .filter(({ brings }) => brings !== 'broken')
      .map(({ variant, cufe }) => (variant === 'other_cufe' ? variant : cufe)),
  );
  const judgedCount = async () => (await listed()).filter(({ status }) => String(status) !== 'received').length;
  await until(judgedCount, (count) => count >= readable.size, EXPECTED_MS);
  await until(
    async () => (await listed()).filter(isVerified).length,
    (count) => count >= genuine.size,
    EXPECTED_MS,
  );
  const rows = await listed();
  const verified = rows.filter(isVerified);
  expect(new Set(verified.map(({ cufe }) => String(cufe)))).toEqual(genuine);
  const amounts = new Set(
    verified.map(({ document }) => (document as unknown as { totals: Json }).totals['payable_amount']),
  );
  expect(amounts).toEqual(new Set(['119000.00']));
  const broken = cufesOf('broken');
  expect(rows.filter(({ cufe }) => broken.has(String(cufe)))).toEqual([]);
});
