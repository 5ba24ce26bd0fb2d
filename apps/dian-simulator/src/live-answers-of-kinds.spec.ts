import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NIT, signedXml } from './examination/invoice.fixture.js';
import { type Bench, startBench } from './simulator.fixture.js';

/** What implementers were answered about support documents and notes to tickets, where it takes the whole service. */

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());

const example = (name: string): string =>
  readFileSync(new URL(`../../../examples/${name}.xml`, import.meta.url), 'utf8');
const PARTY = (name: string) => new RegExp(`(<cac:${name}>)([^]*)(</cac:${name}>)`);

/** The document as one who leaves the tenant in the place of the supplier writes it, as in an invoice. */
const withoutSwap = (xml: string): string => {
  const [seller, buyer] = ['AccountingSupplierParty', 'AccountingCustomerParty'].map(
    (name) => PARTY(name).exec(xml)?.[2],
  );
  if (seller === undefined || buyer === undefined) throw new Error('there are no two parties');
  return xml
    .replace(PARTY('AccountingSupplierParty'), (_, open: string, __, close: string) => open + buyer + close)
    .replace(PARTY('AccountingCustomerParty'), (_, open: string, __, close: string) => open + seller + close);
};

describe('the live service answers', () => {
  it('89 to a support document whose parties are those of an invoice: it is one that the seller issues', async () => {
    const tenant = example('support-documents/reteiva-and-reterenta');
    const send = (xml: string) => bench.send(signedXml(xml, bench.good, new Date()));
    expect((await send(tenant)).statusCode).not.toBe('89');
    const refused = await send(withoutSwap(tenant));
    expect(refused.statusCode).toBe('89');
    expect(refused.text).toContain(`NIT ${NIT} no autorizado a enviar documentos para emisor con NIT 79456123.`);
  });

  it.each(['annulment', 'delivery-charged-later'])(
    'NAAB14 about a note that says its origin as DIAN’s samples do, once it is switched on: %s',
    async (name) => {
      const xml = example(`equivalent-document-notes/${name}`);
      const said = async () => (await bench.send(signedXml(xml, bench.good, new Date()))).messages.join('\n');
      expect(await said()).not.toContain('NAAB14');
      await bench.control('PUT', '', { readings: { naab14: 'notification' } });
      expect(await said()).toContain('Regla: NAAB14, Notificación');
      await bench.control('PUT', '', { readings: { naab14: 'off' } });
    },
  );
});
