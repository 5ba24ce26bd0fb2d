import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestCertificate } from '@rubrica/testing';
import { readTrustBundle } from './certificate/trust.js';
import { responseCudeOf } from './document/hashes.js';
import { BUYER, type EventFields, signedEvent } from './event/event.fixture.js';
import { JUDGED_EVENT_RULES } from './event/judged-event-rules.js';
import { serverWorkingDays } from './event/working-days.js';
import { BUYER_NIT, ISSUER, NIT } from './examination/invoice.fixture.js';
import { describeWith, xmlsecAccepts } from './referee.fixture.js';
import { verifyXades } from './signature/verify-xades.js';
import { type Bench, type Reply, startBench, zipped } from './simulator.fixture.js';
import { readXml } from './xml/read-xml.js';

const DAY_MS = 86_400_000;

/** 10:00 in Colombia of the next Monday that begins two weeks without a holiday. */
const MONDAY = (() => {
  for (let day = Math.floor(Date.now() / DAY_MS); ; day += 1) {
    const date = (ahead: number) => new Date((day + ahead) * DAY_MS).toISOString().slice(0, 10);
    if (new Date(day * DAY_MS).getUTCDay() === 1 && serverWorkingDays(date(0), date(14)) === 10) {
      return day * DAY_MS + 15 * 3_600_000;
    }
  }
})();

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6] as const;
const NEXT = 7;

let bench: Bench;
let second: TestCertificate;
const issuers = new Map([
  [NIT, ISSUER],
  [BUYER_NIT, BUYER],
]);
beforeAll(async () => {
  bench = await startBench({ issuers });
  second = await bench.pki.issue('second');
});
afterAll(() => bench.stop());
afterEach(async () => {
  await bench.control('PUT', '', {
    faults: {},
    readings: { event_limits: 'rejection', repeated_event: 'lgc01' },
  });
  await bench.control('POST', '/reset');
});

/** Moves the clock to that day after the Monday, and that many minutes after ten. */
const goTo = (day: number, minutes = 0, on = bench): Date => {
  const moment = new Date(MONDAY + day * DAY_MS + minutes * 60_000);
  on.clock.aheadMs = moment.getTime() - Date.now();
  return moment;
};

const sendXml = (xml: string, by = second, on = bench) =>
  on.call('SendEventUpdateStatus', { contentFile: zipped(xml, 'ar09003731150002600000001.xml') }, { signer: by });

interface Sent extends Partial<Omit<EventFields, 'code' | 'at' | 'cufe'>> {
  /** Days and minutes by which the signature is before now. */
  readonly daysBefore?: number;
  readonly minutesBefore?: number;
  readonly cufe?: string;
}

let cufe: string;

/** Sends the event at that day, minutes after one another so that their order is that of their codes. */
const send = (code: string, day: number, { daysBefore = 0, minutesBefore = 0, ...fields }: Sent = {}, on = bench) => {
  const now = goTo(day, Number(code), on);
  const at = new Date(now.getTime() - daysBefore * DAY_MS - minutesBefore * 60_000);
  return sendXml(
    signedEvent({ code, at, cufe, ...fields }, { buyer: second, issuer: on.good }),
    code === '034' ? on.good : second,
    on,
  );
};

const rulesOf = ({ messages }: Reply): (string | undefined)[] =>
  messages.map((message) => /Regla: (\w+), Rechazo/.exec(message)?.[1]);

/** Sends an event that has to be accepted. */
const registered = async (code: string, day: number, sent: Sent = {}): Promise<Reply> => {
  const reply = await send(code, day, sent);
  expect([reply.statusCode, reply.messages]).toEqual(['00', []]);
  return reply;
};

/** Sends an event that has to be refused by that rule alone. */
const refused = async (rule: string, code: string, day: number, sent: Sent = {}): Promise<void> => {
  const before = await listed();
  const reply = await send(code, day, sent);
  expect([reply.statusCode, rulesOf(reply)]).toEqual(['99', [rule]]);
  expect(await listed()).toEqual(before);
};

const question = (trackId: string) => bench.call('GetStatusEvent', { trackId });

/** Codes of the events that GetStatusEvent answers. */
const listed = async (): Promise<string[]> => {
  const { applicationResponse } = await question(cufe);
  return [...applicationResponse.toString().matchAll(/<cbc:ResponseCode>(\d+)</g)].map(([, code = '']) => code);
};

/** Issues the invoice that the events are about. */
const issue = async (on = bench, fields: Parameters<Bench['document']>[0] = {}): Promise<void> => {
  goTo(MON, 0, on);
  const invoice = on.document({ buyer: 'second', isOnCredit: true, ...fields });
  const { statusCode, messages } = await on.send(invoice.xml);
  expect([statusCode, messages]).toEqual(['00', []]);
  cufe = invoice.cufe;
};

describe('an event on an invoice', () => {
  beforeEach(() => issue());

  it('is registered, with a signed answer, and is among the events of the invoice', async () => {
    const reply = await registered('030', MON);
    expect(reply.text).toContain('<b:StatusMessage>La ApplicationResponse E0301, ha sido autorizada.');
    const answer = reply.applicationResponse.toString();
    expect(answer).toContain('<cbc:ResponseCode>02</cbc:ResponseCode>');
    expect(answer).toContain(`<cbc:UUID schemeName="CUDE-SHA384">${reply.documentKey}</cbc:UUID>`);
    const trust = readTrustBundle(bench.simulator.authorityCaPem);
    expect(verifyXades(readXml(answer), { trust, at: bench.clock.now() }).findings).toEqual([]);
    expect(await bench.status(reply.documentKey)).toMatchObject({
      statusCode: '00',
      applicationResponse: reply.applicationResponse,
    });
    const kept = await bench.call('GetXmlByDocumentKey', { trackId: reply.documentKey });
    expect(kept.text).toContain('<b:Code>100</b:Code>');
  });

  it('has the CUDE of the annex', () =>
    expect(
      responseCudeOf({
        ...{ id: '1', date: '2019-04-30', time: '19:48:50-05:00', senderNit: '99998888', receiverNit: '800197268' },
        ...{ responseCode: '030', documentNumber: 'FE123', documentType: '01', pin: '11111' },
      }),
    ).toBe('0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9'));

  it.each([
    ['a changed value', (xml: string) => xml.replace('<cbc:JobTitle>Almacenista', '<cbc:JobTitle>Gerente'), ['ZE02']],
    ['no signature', (xml: string) => xml.replace(/<ds:Signature .*<\/ds:Signature>/s, '<x xmlns="y"></x>'), ['ZE02']],
    [
      'a foreign element',
      (xml: string) => xml.replace('<cbc:ID>E0301', '<cbc:Prefix>E</cbc:Prefix><cbc:ID>E0301'),
      ['ZB01'],
    ],
    ['no root', () => 'nothing', ['ZB01']],
  ])('with %s is not registered', async (_, spoil, expected) => {
    const xml = signedEvent({ code: '030', at: goTo(MON), cufe }, { buyer: second, issuer: bench.good });
    const spoiled = spoil(xml);
    expect(spoiled).not.toBe(xml);
    const reply = await sendXml(spoiled);
    expect([reply.statusCode, rulesOf(reply)]).toEqual(['99', expected]);
    expect(await listed()).toEqual([]);
  });

  it('of a certificate that is not the sender’s, or sent with one, is not taken', async () => {
    const xml = signedEvent({ code: '030', at: goTo(MON), cufe }, { buyer: bench.good, issuer: bench.good });
    expect((await sendXml(xml)).statusCode).toBe('89');
    const right = signedEvent({ code: '030', at: goTo(MON), cufe }, { buyer: second, issuer: bench.good });
    expect((await sendXml(right, bench.good)).statusCode).toBe('89');
  });

  it('that is an invoice, or of the code of a title value, is not taken', async () => {
    expect((await sendXml(bench.document().xml)).messages).toEqual(['MessagesType not found']);
    expect(await send('036', MON)).toMatchObject({ statusCode: '89' });
  });

  it.each([
    ['AAB19b', /(?<=schemeName="31">)800199436(?=<\/sts:ProviderID)/, '900108281', ['AAB19b', 'AAB22b']],
    [
      'AAB22b',
      'schemeID="4" schemeName="31">800199436</sts:ProviderID',
      'schemeID="5" schemeName="31">800199436</sts:ProviderID',
    ],
    ['AAB24b', '>0bae9a52-e638-432a-86e0-9922d376cac8<', '>another<'],
    ['AAB27b', /(?<=<sts:SoftwareSecurityCode [^>]*>)..../, 'abcd'],
    ['AAB36', /documentkey=[0-9a-f]+/, 'documentkey='],
    ['AAD01', 'UBL 2.1</cbc:UBLVersionID', 'UBL 2.0</cbc:UBLVersionID'],
    ['AAD02', '<cbc:CustomizationID>1<', '<cbc:CustomizationID>030<'],
    ['AAD03', 'de la Factura Electrónica de Venta</cbc:ProfileID', '</cbc:ProfileID'],
    ['AAD04', '<cbc:ProfileExecutionID>2<', '<cbc:ProfileExecutionID>3<', ['AAD04', 'AAD07', 'AAH07']],
    ['AAD06', /(?<=<cbc:UUID schemeID="2" [^>]*>)..../, 'abcd'],
    ['AAD07', '<cbc:UUID schemeID="2"', '<cbc:UUID schemeID="1"'],
    ['AAD08', 'schemeID="2" schemeName="CUDE-SHA384"', 'schemeID="2" schemeName="CUFE-SHA384"'],
    ['AAD10', '-05:00</cbc:IssueTime>', '</cbc:IssueTime>', ['AAD06', 'AAD10']],
    ['', 'Acuse de recibo de Factura', 'Recibo de Factura'],
    ['', '<cbc:FamilyName>Simulada</cbc:FamilyName>', ''],
  ] as const)('that breaks %s is not registered', async (rule, what, to, all: readonly string[] = [rule]) => {
    const reply = await send('030', MON, { changes: [[what, to]] });
    expect([reply.statusCode, rulesOf(reply).map((id) => id ?? '')]).toEqual(['99', all]);
    await registered('030', MON, { number: 'E2' });
  });

  it('without the concept of the list, or without the sworn statement, is not registered', async () => {
    await registered('030', MON);
    await registered('032', MON);
    const claim = await send('031', TUE, { concept: '05' });
    expect(claim.messages).toEqual(['El concepto del reclamo no está en la lista.']);
    const tacit = await send('034', FRI, { changes: [[/<cbc:Note>.*?<\/cbc:Note>\n/, '']] });
    expect(tacit.messages[0]).toContain('juramento');
  });

  it('AAD09e: is of the day of its signature', () =>
    refused('AAD09e', '030', TUE, { signedAt: goTo(TUE), daysBefore: 1 }));

  it('AAD05: has a number that its sender has not used for that code', async () => {
    await registered('030', MON);
    const first = cufe;
    const other = bench.document({ buyer: 'second', isOnCredit: true, number: 'SETP990000002' });
    expect((await bench.send(other.xml)).statusCode).toBe('00');
    cufe = other.cufe;
    const subject = { number: 'SETP990000002', cufe, typeCode: '01' };
    await refused('AAD05', '030', MON, { subject });
    await registered('030', MON, { subject, number: 'E0302' });
    cufe = first;
    expect(await listed()).toEqual(['030']);
  });

  it('AAH07: is about an invoice that was accepted, in the same environment', async () => {
    await refused('AAH07', '030', MON, { subject: { number: 'SETP990000001', cufe: 'a'.repeat(96), typeCode: '01' } });
    await refused('AAH07', '030', MON, { environment: '1' });
    const wrong = bench.document({ number: 'SETP990000003', to: '1', buyer: 'second', isOnCredit: true });
    expect((await bench.send(wrong.xml)).statusCode).toBe('99');
    await refused('AAH07', '030', MON, { subject: { number: 'SETP990000003', cufe: wrong.cufe, typeCode: '01' } });
    await registered('030', MON);
  });

  it('AAH06, AAH09: states number and type of the invoice', async () => {
    await refused('AAH06', '030', MON, { subject: { number: 'SETP990000002', cufe, typeCode: '01' } });
    await refused('AAH09', '030', MON, { subject: { number: 'SETP990000001', cufe, typeCode: '91' } });
    await registered('030', MON);
  });

  it('89: goes from the buyer to the issuer, and a tacit acceptance from the issuer to DIAN', async () => {
    const party = (number: string, checkDigit: string) => ({ number, checkDigit, type: '31', name: 'Otra S.A.S.' });
    await refused('89', '030', MON, { receiver: party('900108281', '3') });
    const byIssuer = signedEvent(
      { code: '030', at: goTo(MON), cufe, sender: party(NIT, '3'), software: ISSUER.software },
      { buyer: bench.good, issuer: bench.good },
    );
    expect(rulesOf(await sendXml(byIssuer, bench.good))).toEqual(['89']);
    await registered('030', MON);
    await registered('032', MON);
    await refused('89', '034', FRI, { receiver: party(BUYER_NIT, '4') });
    await registered('034', FRI);
  });

  it('LGC01: comes once; what comes again registers nothing', async () => {
    const first = await registered('030', MON);
    await refused('LGC01', '030', MON);
    await refused('LGC01', '030', TUE, { number: 'E0302' });
    expect(await bench.status(first.documentKey)).toMatchObject({ statusCode: '00' });
  });

  it('that comes twice at the same time is registered once', async () => {
    const at = goTo(MON, 30);
    const xml = ['A1', 'A2', 'A3'].map((number) =>
      signedEvent({ code: '030', number, at, cufe }, { buyer: second, issuer: bench.good }),
    );
    const replies = await Promise.all(xml.map((text) => sendXml(text)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual(['00', '99', '99']);
    expect(await listed()).toEqual(['030']);
  });

  it('to the letter the same may be told to have been processed before: 90', async () => {
    await bench.control('PUT', '', { readings: { repeated_event: '90' } });
    const xml = signedEvent({ code: '030', at: goTo(MON), cufe }, { buyer: second, issuer: bench.good });
    const first = await sendXml(xml);
    const again = await sendXml(xml);
    expect(again.messages).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
    expect(again).toMatchObject({ documentKey: first.documentKey, applicationResponse: first.applicationResponse });
    await refused('LGC01', '030', MON, { number: 'E0302' });
  });

  it('LGC09: 032 comes after 030', async () => {
    await refused('LGC09', '032', MON);
    await registered('030', MON);
    await registered('032', MON);
  });

  it('LGC09: a receipt that was rejected does not count', async () => {
    await refused('AAD02', '030', MON, { changes: [['<cbc:CustomizationID>1<', '<cbc:CustomizationID>2<']] });
    await refused('LGC09', '032', MON);
  });

  it('LGC03: 031 comes after 032', async () => {
    await registered('030', MON);
    await refused('LGC03', '031', MON);
    await registered('032', MON);
    await registered('031', TUE);
  });

  it('LGC02: 031 does not come after 033 or 034', async () => {
    await registered('030', MON);
    await registered('032', MON);
    await registered('033', TUE);
    await refused('LGC02', '031', WED);
  });

  it('LGC02, LGC07: 031 and 033 do not come after 034', async () => {
    await registered('030', MON);
    await registered('032', MON);
    await registered('034', FRI);
    await refused('LGC02', '031', FRI, { daysBefore: 1 });
    await refused('LGC07', '033', FRI, { daysBefore: 1 });
  });

  it('LGC13, LGC12: 033 comes after 030, and after 032', async () => {
    await refused('LGC13', '033', MON);
    await registered('030', MON);
    await refused('LGC12', '033', MON);
    await registered('032', MON);
    await registered('033', MON);
  });

  it('LGC04: neither 033 nor 034 comes after 031', async () => {
    await registered('030', MON);
    await registered('032', MON);
    await registered('031', TUE);
    await refused('LGC04', '033', WED);
    await refused('LGC04', '034', FRI);
  });

  it('LGC14: 034 comes after 032', async () => {
    await registered('030', MON);
    await refused('LGC14', '034', FRI);
    await registered('032', FRI);
    await registered('034', NEXT + THU);
  });

  it('LGC05: 034 does not come after 033', async () => {
    await registered('030', MON);
    await registered('032', MON);
    await registered('033', TUE);
    await refused('LGC05', '034', FRI);
  });

  it('DC24: is not signed in the future', async () => {
    await refused('DC24', '030', MON, { daysBefore: -2 });
    await registered('030', MON);
  });

  it('DC24a: 030 is not signed before the invoice', async () => {
    await refused('DC24a', '030', MON, { daysBefore: 1 });
    await registered('030', MON);
  });

  it('DC24b: 032 is not signed before 030', async () => {
    await registered('030', TUE);
    await refused('DC24b', '032', WED, { daysBefore: 2 });
    await registered('032', WED);
  });

  it.each([
    ['033', 'DC24c'],
    ['031', 'DC24z'],
  ])('%s: %s ends it three working days after 032', async (code, rule) => {
    await registered('030', MON);
    await registered('032', WED);
    await refused(rule, code, NEXT + TUE);
    await registered(code, NEXT + MON);
  });

  it.each([
    ['033', 'DC24c'],
    ['031', 'DC24z'],
  ])('%s: %s gives a day more after a 032 of a Saturday', async (code, rule) => {
    await registered('030', MON);
    await registered('032', SAT);
    await refused(rule, code, NEXT + FRI);
    await registered(code, NEXT + THU);
  });

  it('DC24e: 034 waits until three working days have passed after 032', async () => {
    await registered('030', MON);
    await registered('032', WED);
    await refused('DC24e', '034', NEXT + MON);
    await registered('034', NEXT + TUE);
  });

  it.each([SAT, SUN])('DC24e: 034 waits a day more after a 032 of a weekend', async (day) => {
    await registered('030', MON);
    await registered('032', day);
    await refused('DC24e', '034', NEXT + THU);
    await registered('034', NEXT + FRI);
  });

  it('the limits of days may be notifications: the event is registered then', async () => {
    await bench.control('PUT', '', { readings: { event_limits: 'notification' } });
    await registered('030', MON);
    await registered('032', WED);
    const late = await send('033', NEXT + TUE);
    expect(late).toMatchObject({ statusCode: '00', messages: [expect.stringContaining('Regla: DC24c, Notificación')] });
    const { applicationResponse } = await question(cufe);
    expect(applicationResponse.toString()).toContain('<cbc:ResponseCode>DC24c</cbc:ResponseCode>');
  });
});

describe('an invoice that is paid in cash', () => {
  it('LGC62: has no events', async () => {
    await issue(bench, { isOnCredit: false });
    await refused('LGC62', '030', MON);
  });
});

describe('the events of an invoice', () => {
  it('are answered in one signed ApplicationResponse, in the order of their signatures', async () => {
    await issue();
    const none = await question(cufe);
    expect(none).toMatchObject({ statusCode: '67', documentKey: cufe });
    expect(none.applicationResponse.toString()).not.toContain('DocumentResponse');
    await registered('030', MON);
    const goods = await registered('032', TUE);
    await registered('033', WED);
    const reply = await question(cufe.toUpperCase());
    expect(reply).toMatchObject({ statusCode: '00', documentKey: cufe });
    const answer = reply.applicationResponse.toString();
    expect(await listed()).toEqual(['030', '032', '033']);
    const [, second032 = ''] = answer.split('<cac:DocumentResponse>').slice(1);
    expect(second032).toContain('<cbc:Description>Recibo del bien y/o prestación del servicio</cbc:Description>');
    expect(second032).toContain(`<cbc:EffectiveDate>${new Date(MONDAY + DAY_MS).toISOString().slice(0, 10)}<`);
    expect(second032).toContain(
      `<cbc:ID>E0321</cbc:ID>\n      <cbc:UUID schemeName="CUDE-SHA384">${goods.documentKey}<`,
    );
    expect(second032.indexOf('IssuerParty')).toBeLessThan(second032.indexOf(`>${BUYER_NIT}<`));
    expect(second032.indexOf('RecipientParty')).toBeLessThan(second032.indexOf(`>${NIT}<`));
    const trust = readTrustBundle(bench.simulator.authorityCaPem);
    expect(verifyXades(readXml(answer), { trust, at: bench.clock.now() }).findings).toEqual([]);
  });

  it('are asked by the CUFE of an invoice: 66 for an unknown one, 68 for other documents', async () => {
    await issue();
    const event = await registered('030', MON);
    expect(await question('f'.repeat(96))).toMatchObject({ statusCode: '66' });
    expect(await question(event.documentKey)).toMatchObject({ statusCode: '68' });
    const note = bench.document({ kind: 'CreditNote', corrects: cufe, buyer: 'second' });
    expect((await bench.send(note.xml)).statusCode).toBe('00');
    expect(await question(note.cufe)).toMatchObject({ statusCode: '68' });
  });

  it('are registered even if the answer is lost', async () => {
    await issue();
    await bench.control('PUT', '', { faults: { lost_answer: 1 } });
    await expect(send('030', MON)).rejects.toThrow();
    await bench.control('PUT', '', { faults: {} });
    expect(await listed()).toEqual(['030']);
    await refused('LGC01', '030', MON);
  });

  it('outlive the simulator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'simulator-'));
    const kept = await startBench({ pki: bench.pki, good: bench.good, issuers, dataFile: join(folder, 'book.jsonl') });
    try {
      await issue(kept);
      await send('030', MON, {}, kept);
      await send('036', MON, {}, kept);
      await kept.restart();
      expect(rulesOf(await send('030', MON, { number: 'E2' }, kept))).toEqual(['LGC01']);
      expect(await send('032', TUE, {}, kept)).toMatchObject({ statusCode: '00' });
    } finally {
      await kept.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe('the rules on events', () => {
  it('are listed by the control', async () =>
    expect((await bench.control('GET', '/rules')).json).toMatchObject({ event_rules: JUDGED_EVENT_RULES }));
});

describeWith('xmlsec1', 'xmlsec1', 'xmlsec1', () => {
  it('accepts the list of events', async () => {
    await issue();
    await registered('030', MON);
    const { applicationResponse } = await question(cufe);
    expect(xmlsecAccepts(applicationResponse.toString(), bench.simulator.authorityCaPem)).toBe(true);
  });
});
