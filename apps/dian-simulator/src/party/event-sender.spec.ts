import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readTrustBundle } from '../certificate/trust.js';
import { BUYER } from '../event/event.fixture.js';
import { NIT } from '../examination/invoice.fixture.js';
import { type Bench, startBench, zipped } from '../simulator.fixture.js';
import { verifyXades } from '../signature/verify-xades.js';
import { readXml } from '../xml/read-xml.js';
import type { SentEvent } from './event-sender.js';

let bench: Bench;
let cufe: string;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());
beforeEach(async () => {
  const invoice = bench.document({ isOnCredit: true });
  expect((await bench.send(invoice.xml)).statusCode).toBe('00');
  cufe = invoice.cufe;
});
afterEach(async () => {
  bench.clock.aheadMs = 0;
  await bench.control('POST', '/reset');
});

const answer = async (body: object, of = cufe): Promise<readonly SentEvent[]> =>
  ((await bench.control('POST', `/invoices/${of}/events`, body)).json as { events: SentEvent[] }).events;

describe('a simulated buyer', () => {
  it('answers an invoice in order, by the same rules as everybody', async () => {
    const early = await answer({ codes: ['032'] });
    expect(early).toMatchObject([{ code: '032', accepted: false, status_code: '99' }]);
    expect(early[0]?.messages[0]).toContain('Regla: LGC09');
    const sent = await answer({ codes: ['030', '032', '033'] });
    expect(sent.map(({ accepted, messages }) => [accepted, messages])).toEqual([
      [true, []],
      [true, []],
      [true, []],
    ]);
    const { applicationResponse } = await bench.call('GetStatusEvent', { trackId: cufe });
    const listed = applicationResponse.toString();
    for (const { cude } of sent) expect(listed).toContain(`>${cude ?? ''}<`);
    expect((await bench.control('GET', `/invoices/${cufe}/events`)).json).toMatchObject({
      events: [
        { code: '032', accepted: false, sender_nit: '900108281', receiver_nit: '900373115', rules: ['LGC09'] },
        { code: '030', accepted: true, rules: [] },
        { code: '032', accepted: true },
        { code: '033', accepted: true },
      ],
    });
  });

  it('claims, with a concept', async () => {
    const sent = await answer({ codes: ['030', '032', '031'], concept: '03' });
    expect(sent.map(({ accepted }) => accepted)).toEqual([true, true, true]);
    const { text } = await bench.call('GetXmlByDocumentKey', { trackId: sent[2]?.cude ?? '' });
    const xml = Buffer.from(/<b:XmlBytesBase64>([^<]+)/.exec(text)?.[1] ?? '', 'base64').toString();
    expect(xml).toContain('<cbc:ResponseCode listID="03" name="Mercancía no entregada parcialmente">031<');
    const { ca_pem: ca } = (await bench.control('GET', '/parties')).json as { ca_pem: string };
    const { findings, signer } = verifyXades(readXml(xml), { trust: readTrustBundle(ca), at: new Date() });
    expect([findings, signer?.numbers]).toEqual([[], ['900108281']]);
  });

  it('signs on days that are past', async () => {
    bench.clock.aheadMs = 20 * 86_400_000;
    const sent = await answer({ codes: ['030', '032'], days_ago: 18 });
    expect(sent.map(({ accepted }) => accepted)).toEqual([true, true]);
    const [late] = await answer({ codes: ['033'] });
    expect(late?.messages[0]).toContain('Regla: DC24c');
  });

  it('leaves the invoice to its issuer, who declares the tacit acceptance', async () => {
    bench.clock.aheadMs = 20 * 86_400_000;
    await answer({ codes: ['030', '032'], days_ago: 18 });
    const [tacit] = await answer({ codes: ['034'] });
    expect(tacit).toMatchObject({ accepted: true, messages: [] });
    expect((await bench.control('GET', `/invoices/${cufe}/events`)).json).toMatchObject({
      events: [{}, {}, { code: '034', sender_nit: NIT, receiver_nit: '800197268' }],
    });
  });

  it('has a certificate that the service does not trust', async () => {
    await bench.control('PUT', '/issuers/900108281', { ...BUYER, authorized_nits: [NIT] });
    const [receipt] = await answer({ codes: ['030'] });
    const { text } = await bench.call('GetXmlByDocumentKey', { trackId: receipt?.cude ?? '' });
    const xml = Buffer.from(/<b:XmlBytesBase64>([^<]+)/.exec(text)?.[1] ?? '', 'base64').toString();
    const { messages } = await bench.call('SendEventUpdateStatus', { contentFile: zipped(xml) });
    expect(messages.map((message) => /Regla: (\w+)/.exec(message)?.[1])).toEqual(['ZD05', 'LGC01']);
  });

  it.each([
    ['an unknown code', { codes: ['035'] }, 422],
    ['no code', { codes: [] }, 422],
    ['an unknown concept', { codes: ['031'], concept: '9' }, 422],
    ['an unknown field', { codes: ['030'], at: 'hoy' }, 422],
  ])('refuses an order with %s', async (_, body, status) =>
    expect((await bench.control('POST', `/invoices/${cufe}/events`, body)).status).toBe(status),
  );

  it('has nothing to answer where no invoice was accepted', async () => {
    const { status } = await bench.control('POST', `/invoices/${'f'.repeat(96)}/events`, { codes: ['030'] });
    expect(status).toBe(409);
  });
});
