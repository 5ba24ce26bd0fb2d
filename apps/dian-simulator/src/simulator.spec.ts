import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { zipOf } from './archive/write-zip.js';
import { readTrustBundle } from './certificate/trust.js';
import { documentXml, hashedAgain, ISSUER, NIT, signedXml, SOFTWARE, uuidOf } from './examination/invoice.fixture.js';
import { actionOf, messageText, signedMessage } from './envelope/envelope.fixture.js';
import { describeWith, xmlsecAccepts } from './referee.fixture.js';
import { JUDGED_RULES, type JudgedRule } from './rules/judged-rules.js';
import { DEFAULT_READINGS } from './rules/readings.js';
import { packed } from './registry/packed.js';
import { verifyXades } from './signature/verify-xades.js';
import { type Bench, startBench, zipped } from './simulator.fixture.js';
import { readXml } from './xml/read-xml.js';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());
afterEach(async () => {
  bench.clock.aheadMs = 0;
  const healthy = { mode: 'up', latency_ms: 0, faults: {}, declared_outages: [], auto_declare: true };
  await bench.control('PUT', '', healthy);
  await bench.control('PUT', `/issuers/${NIT}`, ISSUER);
  await bench.control('POST', '/reset');
});

const CUFE = 'f'.repeat(96);

describe('an invoice sent to the simulated authority', () => {
  it('that is right is accepted, with a signed answer', async () => {
    const { xml, cufe } = bench.document();
    const reply = await bench.send(xml);
    expect(reply).toMatchObject({ status: 200, statusCode: '00', messages: [], documentKey: cufe });
    expect(reply.text).toContain('<b:StatusMessage>La Factura electrónica SETP990000001, ha sido autorizada.');
    expect(reply.text).toContain('<b:XmlBytes i:nil="true"/>');
    const response = reply.applicationResponse.toString();
    expect(response).toContain('<cbc:ResponseCode>02</cbc:ResponseCode>');
    expect(response).toContain(`<cbc:UUID schemeName="CUFE-SHA384">${cufe}</cbc:UUID>`);
    const trust = readTrustBundle(bench.simulator.authorityCaPem);
    expect(verifyXades(readXml(response), { trust, at: new Date() }).findings).toEqual([]);
  });

  it('that is wrong is rejected with every rule it breaks, and may be sent again once it is right', async () => {
    const wrong = bench.document({ uuid: CUFE, to: '1' });
    const reply = await bench.send(wrong.xml);
    expect(reply).toMatchObject({ statusCode: '99', documentKey: CUFE });
    expect(reply.messages.map((message) => message.slice(0, 22))).toEqual([
      'Regla: FAB12b, Rechazo',
      'Regla: FAD05c, Rechazo',
      'Regla: FAD06, Rechazo:',
    ]);
    expect(reply.applicationResponse.toString()).toContain('<cbc:ResponseCode>04</cbc:ResponseCode>');
    const right = bench.document();
    expect((await bench.send(right.xml)).statusCode).toBe('00');
    expect(await bench.received()).toMatchObject([
      { number: 'SETP990000001', accepted: false, accepted_times: 0, cufe: CUFE, rules: ['FAB12b', 'FAD05c', 'FAD06'] },
      { number: 'SETP990000001', accepted: true, accepted_times: 1, cufe: right.cufe, rules: [] },
    ]);
  });

  it('sent twice is a duplicate, with the first answer and CUFE', async () => {
    const { xml, cufe } = bench.document();
    const first = await bench.send(xml);
    const again = await bench.send(xml);
    expect(again).toMatchObject({ statusCode: '99', documentKey: cufe });
    expect(again.messages).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
    expect(again.applicationResponse).toEqual(first.applicationResponse);
    expect(await bench.received()).toMatchObject([{ transmissions: 2, accepted_times: 1 }]);
  });

  it('sent again is counted when nobody had asked for its status since', async () => {
    const { xml, cufe } = bench.document();
    await bench.send(xml);
    await bench.status(cufe);
    await bench.send(xml);
    expect(await bench.received()).toMatchObject([{ transmissions: 2, unasked_repeats: 0 }]);
    await bench.send(xml);
    expect(await bench.received()).toMatchObject([{ transmissions: 3, unasked_repeats: 1 }]);
  });

  it('sent twice at the same time is accepted once', async () => {
    const { xml } = bench.document();
    const replies = await Promise.all(Array.from({ length: 8 }, () => bench.send(xml)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual(['00', ...Array<string>(7).fill('99')]);
  });

  it.each([
    ['as another type', { typeCode: '02' }],
    ['with a zero in front', { number: 'SETP0990000001' }],
    ['with other data', { iva: '19001.00', payable: '119001.00' }],
  ])('is a duplicate of its number %s, and learns the CUFE that has it', async (_, fields) => {
    const first = bench.document();
    await bench.send(first.xml);
    const reply = await bench.send(bench.document(fields).xml);
    expect(reply.messages).toEqual(['Regla: 90, Rechazo: Documento procesado anteriormente.']);
    expect(reply.documentKey).toBe(first.cufe);
  });

  it('is no duplicate of its number in the other environment', async () => {
    await bench.send(bench.document().xml);
    expect(await bench.send(bench.document({ environment: '1' }).xml)).toMatchObject({ statusCode: '00' });
  });

  it('of type 04 is accepted when it was signed in a declared outage, and only then', async () => {
    const { xml } = bench.document({ typeCode: '04' });
    expect((await bench.send(xml)).messages[0]).toContain('Regla: CTG01, Rechazo');
    const [from, to] = [-60_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
    await bench.control('PUT', '', { declared_outages: [{ from, to }] });
    expect((await bench.send(xml)).statusCode).toBe('00');
    expect(await bench.received()).toMatchObject([{ type_code: '04', accepted: true, transmissions: 2, rules: [] }]);
  });

  it('of an issuer that the portal does not know is not taken', async () => {
    const unknown = await startBench({ pki: bench.pki, good: bench.good, issuers: new Map() });
    try {
      expect((await unknown.send(unknown.document().xml)).statusCode).toBe('89');
    } finally {
      await unknown.stop();
    }
  });

  it('signed, or sent, by somebody else is not taken', async () => {
    const second = await bench.pki.issue('second');
    const { xml } = bench.document();
    const reply = await bench.call('SendBillSync', { fileName: 'z.zip', contentFile: zipped(xml) }, { signer: second });
    expect(reply.statusCode).toBe('89');
    expect(reply.text).toContain(`NIT 800199436 no autorizado a enviar documentos para emisor con NIT ${NIT}.`);
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, authorized_nits: ['800199436'] });
    const allowed = await bench.call(
      'SendBillSync',
      { fileName: 'z.zip', contentFile: zipped(xml) },
      { signer: second },
    );
    expect(allowed.statusCode).toBe('00');
  });

  it.each([
    ['that is no zip', Buffer.from('no zip').toString('base64')],
    ['with two files', zipOf({ name: 'a.xml', bytes: '<a/>' }, { name: 'b.xml', bytes: '<b/>' }).toString('base64')],
    ['that is empty', ''],
    [
      'that is a bomb',
      zipOf({ name: 'a.xml', bytes: Buffer.alloc(100_000_000), claims: { size: 1 } }).toString('base64'),
    ],
  ])('in an archive %s: 89', async (_, contentFile) =>
    expect((await bench.call('SendBillSync', { fileName: 'z.zip', contentFile })).statusCode).toBe('89'),
  );

  it('that cannot be read: 99 with ZB01, and nothing in the book', async () => {
    const reply = await bench.send('<!DOCTYPE Invoice><Invoice/>');
    expect(reply.statusCode).toBe('99');
    expect(reply.messages[0]).toContain('Regla: ZB01, Rechazo');
    expect(await bench.received()).toEqual([]);
  });
});

describe('invoices of other types', () => {
  it('02, an export, is accepted by the key of the usual range, without brand and model too', async () => {
    const { statusCode, messages } = await bench.send(bench.document({ typeCode: '02' }).xml);
    expect([statusCode, ...messages.map((message) => message.slice(0, 26))]).toEqual([
      '00',
      'Regla: FAZ04, Notificación',
      'Regla: FAZ05, Notificación',
    ]);
  });

  const paper = { typeCode: '03', prefix: 'CONT', number: 'CONT12', resolution: '18760000002', from: '1', to: '5000' };

  it('03, the transcription of a paper of days ago, is accepted by the PIN in the range of contingency', async () => {
    const at = new Date(Date.now() - 2 * 86_400_000);
    const transcribed = signedXml(documentXml({ ...paper, at }), bench.good, new Date());
    expect(await bench.send(transcribed)).toMatchObject({ statusCode: '00', messages: [] });
    expect(await bench.received()).toMatchObject([{ type_code: '03', number: 'CONT12', accepted: true }]);
  });

  it('01 in the range of contingency is rejected', async () =>
    expect((await bench.send(bench.document({ ...paper, typeCode: '01' }).xml)).messages.join()).toContain('FAD06'));
});

describe.each([
  ['CreditNote', 'CBG04a', 'CBF03', 'CAU06'],
  ['DebitNote', 'DBG04a', 'DBF03', 'DAU06'],
] as const)('a %s', (kind, unknownReference, concept, sum) => {
  const broken = async (xml: string) =>
    (await bench.send(xml)).messages.map((message) => /Regla: (\w+), Rechazo/.exec(message)?.[1]);

  it('is accepted once its invoice is', async () => {
    const invoice = bench.document();
    const note = bench.document({ kind, corrects: invoice.cufe });
    expect(await broken(note.xml)).toEqual([unknownReference]);
    await bench.send(invoice.xml);
    expect(await bench.send(note.xml)).toMatchObject({ statusCode: '00', documentKey: note.cufe });
    expect((await bench.status(note.cufe)).statusCode).toBe('00');
  });

  it('of an invoice that was rejected is rejected too', async () => {
    const invoice = bench.document({ to: '1' });
    await bench.send(invoice.xml);
    expect(await broken(bench.document({ kind, corrects: invoice.cufe }).xml)).toEqual([unknownReference]);
  });

  it('of an unknown concept, or with sums of its own, is rejected', async () => {
    const invoice = bench.document();
    await bench.send(invoice.xml);
    const xml = documentXml({ kind, corrects: invoice.cufe });
    const signed = (text: string) => signedXml(text, bench.good);
    expect(await broken(signed(xml.replace('ResponseCode>2<', 'ResponseCode>9<')))).toEqual([concept]);
    const inclusive = /(?<=TaxInclusiveAmount currencyID="COP">)[^<]*/;
    expect(await broken(signed(xml.replace(inclusive, '1.00')))).toContain(sum);
  });
});

describe('a note and the document that it corrects', () => {
  const broken = async (xml: string) =>
    (await bench.send(xml)).messages.map((message) => /Regla: (\w+), Rechazo/.exec(message)?.[1]);
  const switchTo = (readings: object) => bench.control('PUT', '', { readings });
  afterEach(() => switchTo({ vlr02: 'credit_notes' }));

  it('are of one issuer', async () => {
    const other = await bench.pki.issue('second');
    const sale = hashedAgain(documentXml().replace(/3(" schemeName="31">)900373115(?=<\/cbc:)/g, '4$1800199436'));
    const issuers = new Map([
      [NIT, ISSUER],
      ['800199436', { ...ISSUER, software: { ...SOFTWARE, owner_nit: NIT } }],
    ]);
    const both = await startBench({ pki: bench.pki, good: bench.good, issuers });
    try {
      const contentFile = zipped(signedXml(sale, other));
      const invoice = await both.call('SendBillSync', { fileName: 'z.zip', contentFile }, { signer: other });
      expect([invoice.statusCode, invoice.messages]).toEqual(['00', []]);
      const { messages } = await both.send(both.document({ kind: 'CreditNote', corrects: uuidOf(sale) }).xml);
      expect(messages.map((message) => message.slice(0, 22))).toEqual(['Regla: CBG04b, Rechazo']);
    } finally {
      await both.stop();
    }
  });

  it('are not two notes', async () => {
    const invoice = bench.document();
    const note = bench.document({ kind: 'CreditNote', corrects: invoice.cufe });
    await bench.send(invoice.xml);
    await bench.send(note.xml);
    expect(await broken(bench.document({ kind: 'CreditNote', number: 'NC2', corrects: note.cufe }).xml)).toEqual([
      'CBG04a',
    ]);
    expect(await broken(bench.document({ kind: 'DebitNote', corrects: note.cufe }).xml)).toEqual(['DBG04a']);
  });

  it('are in the order of their dates', async () => {
    const invoice = bench.document();
    await bench.send(invoice.xml);
    bench.clock.aheadMs = -86_400_000;
    expect(await broken(bench.document({ kind: 'DebitNote', corrects: invoice.cufe }).xml)).toContain('DBG06');
  });

  it('are compared by value, as it is switched', async () => {
    const invoice = bench.document();
    await bench.send(invoice.xml);
    const above = { corrects: invoice.cufe, lineExtension: '200000.00', iva: '38000.00', payable: '238000.00' };
    const note = bench.document({ kind: 'CreditNote', ...above });
    const debit = bench.document({ kind: 'DebitNote', ...above });
    expect(await broken(note.xml)).toEqual(['VLR02']);
    await switchTo({ vlr02: 'all_notes' });
    expect(await broken(debit.xml)).toEqual(['VLR02']);
    await switchTo({ vlr02: 'off' });
    expect([await broken(note.xml), await broken(debit.xml)]).toEqual([[], []]);
  });
});

describe('what the authority tells', () => {
  it('of a CUFE is what it answered then, to the byte', async () => {
    const accepted = bench.document();
    const { applicationResponse } = await bench.send(accepted.xml);
    expect(await bench.status(accepted.cufe.toUpperCase())).toMatchObject({ statusCode: '00', applicationResponse });
    const wrong = bench.document({ number: 'SETP990000002', uuid: CUFE });
    const rejected = await bench.send(wrong.xml);
    expect(await bench.status(CUFE)).toMatchObject({ statusCode: '99', messages: rejected.messages });
    const xml = await bench.call('GetXmlByDocumentKey', { trackId: accepted.cufe });
    expect(xml.text).toContain(Buffer.from(accepted.xml).toString('base64'));
  });

  it('of an unknown CUFE is 66', async () => {
    const reply = await bench.status(CUFE);
    expect(reply).toMatchObject({ status: 200, statusCode: '66', documentKey: '' });
    expect(reply.text).toContain('TrackId no existe en los registros de la DIAN.');
  });

  it('of a CUFE does not change because somebody else’s rejected document states it', async () => {
    const accepted = bench.document();
    await bench.send(accepted.xml);
    await bench.send(bench.document({ number: 'SETP990000002', uuid: accepted.cufe, to: '1' }).xml);
    expect((await bench.status(accepted.cufe)).statusCode).toBe('00');
  });

  const ranges = (accountCode: string, accountCodeT: string, softwareCode: string) =>
    bench.call('GetNumberingRange', { accountCode, accountCodeT, softwareCode });

  it('of numbering ranges is all of them, with their keys', async () => {
    const { text } = await ranges(NIT, NIT, SOFTWARE.id);
    expect(text).toContain('<b:OperationCode>100</b:OperationCode>');
    expect(text).toContain(
      '<c:Prefix>SETP</c:Prefix><c:FromNumber>990000000</c:FromNumber><c:ToNumber>995000000</c:ToNumber>',
    );
    expect(text).toContain('<c:TechnicalKey>fc8eac422eba16e22ffd8c6f94b3f40a6e38162c</c:TechnicalKey>');
    expect(text).toContain('<c:TechnicalKey i:nil="true"/>');
  });

  it('of numbering ranges is those whose prefix is associated with the software', async () => {
    const [range, ...others] = ISSUER.ranges;
    const unassociated = { ...range, prefix: 'FE', software_id: null };
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, ranges: [range, ...others, unassociated] });
    const { text } = await ranges(NIT, NIT, SOFTWARE.id);
    expect(text).toContain('<c:Prefix>SETP</c:Prefix>');
    expect(text).not.toContain('<c:Prefix>FE</c:Prefix>');
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, ranges: [unassociated] });
    expect((await ranges(NIT, NIT, SOFTWARE.id)).text).toContain('<b:OperationCode>302<');
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, ranges: [] });
    expect((await ranges(NIT, NIT, SOFTWARE.id)).text).toContain('<b:OperationCode>301<');
  });

  it.each([
    ['401', '800199436', NIT, SOFTWARE.id],
    ['302', NIT, NIT, 'another'],
    ['303', NIT, '800199436', SOFTWARE.id],
  ])('of numbering ranges is %s when the question is not right', async (code, nit, owner, software) =>
    expect((await ranges(nit, owner, software)).text).toContain(`<b:OperationCode>${code}<`),
  );
});

describe('documents sent to be judged later', () => {
  const upload = async (contentFile: string, more: Record<string, string> = {}, operation = 'SendBillAsync') => {
    const { text } = await bench.call(operation, { fileName: 'z.zip', contentFile, ...more });
    return /<b:ZipKey>([^<]+)/.exec(text)?.[1] ?? '';
  };
  const statuses = async (zipKey: string): Promise<string[]> => {
    for (;;) {
      const { text } = await bench.call('GetStatusZip', { trackId: zipKey });
      if (!text.includes('Batch en proceso'))
        return [...text.matchAll(/<b:StatusCode>([^<]*)/g)].map(([, code = '']) => code);
    }
  };

  it('get a key, and their verdicts under it', async () => {
    const files = ['SETP990000001', 'SETP990000002', 'SETP990000001'].map((number, index) => ({
      name: `${String(index)}.xml`,
      bytes: index === 1 ? bench.document({ number, to: '1' }).xml : bench.document({ number }).xml,
    }));
    const zipKey = await upload(zipOf(...files).toString('base64'));
    expect(await statuses(zipKey)).toEqual(['00', '99', '00']);
    expect(await statuses(await upload('no zip'))).toEqual(['89']);
    expect(await statuses('unknown')).toEqual(['66']);
  });

  it('may be accompanied by other files, where the operation is made for that', async () => {
    const zip = zipOf(
      { name: 'fv.xml', bytes: bench.document().xml },
      { name: 'fv.pdf', bytes: '%PDF-1.7' },
      { name: 'anexos.zip', bytes: 'PK' },
    ).toString('base64');
    expect(await statuses(await upload(zip))).toEqual(['89']);
    expect(await statuses(await upload(zip, {}, 'SendBillAttachmentAsync'))).toEqual(['00']);
  });

  it('prove a software until its test set is full', async () => {
    const set = { id: randomUUID(), invoices: 1, notes: 0 };
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, test_sets: [set] });
    const send = async (testSetId: string, number: string) =>
      statuses(await upload(zipped(bench.document({ number }).xml), { testSetId }, 'SendTestSetAsync'));
    expect(await send(randomUUID(), 'SETP990000001')).toEqual(['2']);
    expect(await send(set.id, 'SETP990000001')).toEqual(['00']);
    expect(await send(set.id, 'SETP990000002')).toEqual(['2']);
  });

  it('count for their test set as invoices or notes; notes come after what they correct', async () => {
    const set = { id: randomUUID(), invoices: 1, notes: 1 };
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, test_sets: [set] });
    const send = async (xml: string) => statuses(await upload(zipped(xml), { testSetId: set.id }, 'SendTestSetAsync'));
    const standing = async () => {
      const { json } = await bench.control('GET', '/test-sets');
      const { test_sets } = json as { readonly test_sets: readonly object[] };
      return test_sets.find((one) => 'id' in one && one.id === set.id);
    };
    const invoice = bench.document();
    const note = bench.document({ kind: 'CreditNote', number: 'NC1', corrects: invoice.cufe });
    expect(await send(note.xml)).toEqual(['99']);
    expect(await standing()).toEqual({ issuer_nit: NIT, id: set.id, invoices: 0, notes: 0, accepted: false });
    expect(await send(invoice.xml)).toEqual(['00']);
    expect(await send(note.xml)).toEqual(['00']);
    expect(await standing()).toEqual({ issuer_nit: NIT, id: set.id, invoices: 1, notes: 1, accepted: true });
  });

  it('are never judged in a test set if the name of the file has another length', async () => {
    const set = { id: randomUUID(), invoices: 9, notes: 0 };
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, test_sets: [set] });
    const { xml } = bench.document();
    const send = (name: string) => upload(zipped(xml, name), { testSetId: set.id }, 'SendTestSetAsync');
    const misnamed = [await send('fv0900373115000260000001.xml'), await send('fv090037311500000001.xml')];
    expect(await statuses(await send('fv09003731150002600000001.xml'))).toEqual(['00']);
    for (const zipKey of misnamed) {
      const { text } = await bench.call('GetStatusZip', { trackId: zipKey });
      expect(text).toContain('Batch en proceso de validación');
    }
  });

  it('prove the software that the set is for', async () => {
    const set = { id: randomUUID(), invoices: 1, notes: 0, software_id: randomUUID() };
    await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, test_sets: [set] });
    const zipKey = await upload(zipped(bench.document().xml), { testSetId: set.id }, 'SendTestSetAsync');
    expect(await statuses(zipKey)).toEqual(['2']);
  });
});

describe('the security of a message', () => {
  const question = (change: Partial<Parameters<typeof messageText>[0]> = {}) =>
    messageText({
      operation: 'GetStatus',
      parameters: { trackId: CUFE },
      to: bench.simulator.serviceUrl,
      signer: bench.good,
      at: bench.clock.now(),
      ...change,
    });
  const refused = async (text: string, operation = 'GetStatus') => {
    const { status, fault, reason } = await bench.post(operation, text);
    return [status, fault, reason];
  };
  const WRONG_KEY = 'the signature is not of the key of the BinarySecurityToken';
  const CHANGED = 'what is signed was changed';

  it.each([
    ['another To', /(?<=wsu:Id="id-[^>]*>http:\/\/127.0.0.1:)\d+/, '1', CHANGED],
    ['another value', /(?<=<ds:SignatureValue>).{4}/, 'AAAA', WRONG_KEY],
    ['no signature', /<ds:Signature [^]*<\/ds:Signature>/, '', 'ds:Signature is missing, or is there more than once'],
    ['no timestamp', /<wsu:Timestamp.*<\/wsu:Timestamp>/, '', 'wsu:Timestamp is missing, or is there more than once'],
    ['no security', /<wsse:Security [^]*<\/wsse:Security>/, '', 'wsse:Security is missing, or is there more than once'],
    ['two of its Ids', /<soap:Body>/, '<soap:Body wsu:Id="ID" xmlns:wsu="u">', ''],
    ['another token type', '#X509v3" wsu:Id', '#PKCS7" wsu:Id', 'the BinarySecurityToken is no certificate'],
    ['a reference to nothing', /<ds:Reference URI="#id-/, '<ds:Reference URI="#no-', 'a reference is ambiguous'],
  ])('fails with %s', async (_, what, to, why) => {
    const text = question();
    const id = /wsu:Id="(id-[^"]+)"/.exec(text)?.[1] ?? '';
    const spoiled = text.replace(what, () => to.replace('ID', id));
    const expected = why === '' ? 'a reference is ambiguous' : why;
    expect(await refused(spoiled)).toEqual([500, 'InvalidSecurity', expected]);
  });

  it('fails when what is signed is not To', async () => {
    const text = question();
    const genuine = /<wsa:To.*<\/wsa:To>/.exec(text)?.[0] ?? '';
    const wrapped = text.replace(genuine, () => `<x>${genuine}</x><wsa:To>${bench.simulator.serviceUrl}</wsa:To>`);
    expect(await refused(wrapped)).toEqual([500, 'InvalidSecurity', 'wsa:To is not signed']);
  });

  it('fails with the certificate of another key', async () => {
    const other = await bench.pki.issue('second');
    const text = question({ signer: { ...bench.good, chain: other.chain } });
    expect(await refused(text)).toEqual([500, 'InvalidSecurity', WRONG_KEY]);
  });

  it.each(['expired', 'notyet', 'nodigsig', 'otherca', 'byleaf'] as const)(
    'fails with a certificate that is %s',
    async (kind) =>
      expect(await refused(question({ signer: await bench.pki.issue(kind) }))).toEqual([
        500,
        'InvalidSecurity',
        'the certificate is expired, not made for signatures, or of an authority that is not trusted',
      ]),
  );

  it.each([
    ['of the day before yesterday', -2 * 86_400_000],
    ['of tomorrow', 86_400_000],
  ])('fails with a timestamp %s', async (_, ms) =>
    expect(await refused(question({ at: new Date(Date.now() + ms) }))).toEqual([
      500,
      'InvalidSecurity',
      'the timestamp is of another time',
    ]),
  );

  it('allows for clocks that differ by minutes, and for other prefixes', async () => {
    const text = question({ at: new Date(Date.now() + 4 * 60_000) });
    expect((await bench.post('GetStatus', text)).statusCode).toBe('66');
    const renamed = signedMessage(text.replaceAll('wsse:', 'o:').replaceAll('xmlns:wsse', 'xmlns:o'), bench.good);
    expect((await bench.post('GetStatus', renamed)).statusCode).toBe('66');
  });

  it('comes after address and action', async () => {
    expect((await refused(question({ to: 'https://vpfe-hab.dian.gov.co/Other.svc' }))).slice(0, 2)).toEqual([
      500,
      'DestinationUnreachable',
    ]);
    expect((await refused(question(), 'SendBillSync'))[1]).toBe('ActionNotSupported');
    expect((await refused(question({ operation: 'GetExchangeEmails' }), 'GetExchangeEmails'))[1]).toBe('ActionNotSupported');
    expect((await refused('<soap:Envelope/>'))[1]).toBe('DeserializationFailed');
    expect((await refused('<!DOCTYPE a><a/>'))[1]).toBe('DeserializationFailed');
  });

  it.each([
    ['GET', '/WcfDianCustomerServices.svc', 405],
    ['POST', '/other', 404],
    ['POST', '/WcfDianCustomerServices.svc', 415],
  ])('is not asked of %s %s: %d', async (method, path, status) => {
    const body = method === 'GET' ? undefined : '{}';
    expect((await fetch(new URL(path, bench.simulator.serviceUrl), { method, body })).status).toBe(status);
  });
});

describe('trouble on demand', () => {
  const setTo = (change: object) => bench.control('PUT', '', change);
  /** The code of the answer, or what became of the request. `waitMs`: short where no answer is to come. */
  const outcome = async (waitMs = 60_000): Promise<string> => {
    const text = messageText({
      operation: 'GetStatus',
      parameters: { trackId: CUFE },
      to: bench.simulator.serviceUrl,
      signer: bench.good,
      at: bench.clock.now(),
    });
    const headers = { 'content-type': `application/soap+xml; action="${actionOf('GetStatus')}"` };
    try {
      const signal = AbortSignal.timeout(waitMs);
      const response = await fetch(bench.simulator.serviceUrl, { method: 'POST', headers, body: text, signal });
      return `${String(response.status)} ${(response.headers.get('content-type') ?? '').split(';')[0] ?? ''}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? name;
    }
  };

  it('down refuses connections, and up is back on the same port', async () => {
    await setTo({ mode: 'down' });
    expect(await outcome()).toBe('ECONNREFUSED');
    await setTo({ mode: 'up' });
    expect(await outcome()).toBe('200 application/soap+xml');
  });

  it.each([
    ['hang', { mode: 'hang' }, 'TimeoutError'],
    ['error', { mode: 'error' }, '500 text/html'],
    ['a hang', { faults: { hang: 1 } }, 'TimeoutError'],
    ['an HTTP 500', { faults: { http_500: 1 } }, '500 text/html'],
    ['a SOAP fault', { faults: { soap_fault: 1 } }, '500 application/soap+xml'],
    ['a reset', { faults: { reset: 1 } }, 'ECONNRESET'],
    ['garbage', { faults: { garbage: 1 } }, '200 application/soap+xml'],
    ['a late answer', { latency_ms: 60_000 }, 'TimeoutError'],
  ])('%s', async (_, change, expected) => {
    await setTo(change);
    expect(await outcome(expected === 'TimeoutError' ? 300 : undefined)).toBe(expected);
  });

  it('a lost answer has been given all the same', async () => {
    const { xml, cufe } = bench.document();
    await setTo({ faults: { lost_answer: 1 } });
    await expect(bench.send(xml)).rejects.toThrow();
    await setTo({ faults: {} });
    expect((await bench.status(cufe)).statusCode).toBe('00');
    expect(await bench.received()).toMatchObject([{ accepted: true, transmissions: 1 }]);
  });

  it('comes in the same order from the same seed', async () => {
    const run = async (seed: number) => {
      await setTo({ seed, faults: { http_500: 0.5 } });
      const outcomes: string[] = [];
      for (let request = 0; request < 12; request += 1) outcomes.push((await outcome()).slice(0, 3));
      return outcomes;
    };
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(new Set(first)).toEqual(new Set(['200', '500']));
    expect(await run(8)).not.toEqual(first);
  });

  it('down is declared as an outage, until the first answer after it', async () => {
    const before = Date.now();
    await setTo({ mode: 'down' });
    const { xml } = bench.document({ typeCode: '04' });
    await setTo({ mode: 'up' });
    bench.clock.aheadMs = 3_600_000;
    expect((await bench.send(xml)).statusCode).toBe('00');
    const { declared_outages: outages } = (await bench.control('GET', '')).json as {
      declared_outages: { from: string; to: string }[];
    };
    expect(outages).toHaveLength(1);
    expect(Date.parse(outages[0]?.from ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(outages[0]?.to ?? '')).toBeGreaterThan(before + 3_500_000);
    bench.clock.aheadMs += 60_000;
    const later = bench.document({ typeCode: '04', number: 'SETP990000002' });
    expect((await bench.send(later.xml)).messages[0]).toContain('CTG01');
  });

  it('a request that gets no answer does not end the outage', async () => {
    const ends = async () =>
      ((await bench.control('GET', '')).json as { declared_outages: { to: string | null }[] }).declared_outages.map(
        ({ to }) => to !== null,
      );
    await setTo({ mode: 'down' });
    await setTo({ mode: 'up', faults: { lost_answer: 1 } });
    await expect(bench.status(CUFE)).rejects.toThrow();
    expect(await ends()).toEqual([false]);
    await setTo({ faults: {} });
    await bench.status(CUFE);
    expect(await ends()).toEqual([true]);
  });

  it('each period of down is an outage of its own, and what was signed between them is not in one', async () => {
    const contingency = (number: string) => bench.document({ typeCode: '04', number }).xml;
    await setTo({ mode: 'down' });
    const first = contingency('SETP990000001');
    await setTo({ mode: 'up' });
    await bench.status(CUFE);
    bench.clock.aheadMs = 60_000;
    const between = contingency('SETP990000002');
    bench.clock.aheadMs = 120_000;
    await setTo({ mode: 'down' });
    const second = contingency('SETP990000003');
    await setTo({ mode: 'up' });
    const replies = [await bench.send(second), await bench.send(between), await bench.send(first)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(['00', '99', '00']);
    expect(replies[1]?.messages[0]).toContain('CTG01');
  });

  it('down without auto_declare is no outage', async () => {
    await setTo({ auto_declare: false });
    await setTo({ mode: 'down' });
    await setTo({ mode: 'up' });
    expect((await bench.control('GET', '')).json).toMatchObject({ declared_outages: [] });
  });
});

describe('the control', () => {
  it('shows how the service behaves, and what it was asked', async () => {
    await bench.status(CUFE);
    expect((await bench.control('GET', '')).json).toEqual({
      mode: 'up',
      latency_ms: 0,
      async_delay_ms: 0,
      seed: expect.any(Number),
      faults: { lost_answer: 0, hang: 0, http_500: 0, soap_fault: 0, reset: 0, garbage: 0 },
      declared_outages: [],
      auto_declare: true,
      readings: DEFAULT_READINGS,
      service_url: bench.simulator.serviceUrl,
    });
    expect((await bench.control('GET', '/received')).json).toEqual({ documents: [], requests: { GetStatus: 1 } });
  });

  it('lists what is judged, and how it is switched', async () => {
    const { rules } = (await bench.control('GET', '/rules')).json as { rules: JudgedRule[] };
    expect(rules).toEqual(JUDGED_RULES);
    expect(rules.find(({ id }) => id === 'FAZ12')).toEqual({
      id: 'FAZ12',
      ids: ['FAZ12', 'CAZ12', 'DAZ12'],
      severity: 'rejection',
      where: '//cac:*Line/cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID',
      condition: 'is 001, 010, 020 or 999',
      source: 'COF hab 2026-08-11; SCH (N)',
      grade: 'L',
      judged_by: 'document',
      switchable: { reading: 'faz12', values: ['rejection', 'notification'] },
    });
  });

  it('forgets what was received, and may receive it again', async () => {
    const { xml } = bench.document();
    await bench.send(xml);
    expect((await bench.control('POST', '/reset')).json).toEqual({ documents: [], requests: {} });
    expect((await bench.send(xml)).statusCode).toBe('00');
  });

  it('registers an issuer in the place of what was known of it', async () => {
    const { status, json } = await bench.control('PUT', `/issuers/${NIT}`, { ...ISSUER, ranges: [] });
    expect([status, json]).toEqual([200, { nit: NIT, ...ISSUER, ranges: [] }]);
    expect((await bench.send(bench.document().xml)).messages.join()).toContain('FAB05a');
  });

  it.each([
    ['an unknown mode', '', { mode: 'off' }],
    ['an unknown field', '', { latency: 5 }],
    ['an unknown reading', '', { readings: { faz12: 'off' } }],
    ['a reading of no rule', '', { readings: { fad06: 'off' } }],
    ['an unknown fault', '', { faults: { flood: 1 } }],
    ['a probability beyond 1', '', { faults: { hang: 1.5 } }],
    ['faults that add up to more than 1', '', { faults: { hang: 0.6, reset: 0.6 } }],
    ['an outage without end', '', { declared_outages: [{ from: '2026-11-21T10:00:00Z' }] }],
    ['a moment that is none', '', { declared_outages: [{ from: 'hoy', to: 'mañana' }] }],
    ['an issuer without software', `/issuers/${NIT}`, { ranges: [], test_sets: [] }],
  ])('refuses %s', async (_, path, body) => {
    const { status, json } = await bench.control('PUT', path, body);
    expect(status).toBe(422);
    expect((json as { errors: string[] }).errors).not.toHaveLength(0);
  });

  it('is for programs on this machine only', async () => {
    const url = `${bench.simulator.controlUrl}/control/reset`;
    expect((await fetch(url, { method: 'POST', headers: { origin: 'https://example.com' } })).status).toBe(403);
    expect((await fetch(`${bench.simulator.controlUrl}/nothing`)).status).toBe(404);
    expect((await fetch(url.replace('/reset', ''), { method: 'PUT', body: '{' })).status).toBe(400);
  });
});

describe('what the authority remembers', () => {
  let folder: string;
  let file: string;
  let kept: Bench;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'simulator-'));
    file = join(folder, 'book.jsonl');
    kept = await startBench({ pki: bench.pki, good: bench.good, dataFile: file });
  });
  afterEach(async () => {
    await kept.stop();
    await rm(folder, { recursive: true });
  });

  it('outlives it, as do its outages, issuers and its own certificate', async () => {
    const { xml, cufe } = kept.document();
    const { applicationResponse } = await kept.send(xml);
    await kept.send(xml);
    const outages = [{ from: '2026-11-21T10:00:00Z', to: '2026-11-21T11:00:00Z' }];
    await kept.control('PUT', '', { declared_outages: outages, mode: 'down' });
    await kept.control('PUT', '/issuers/800199436', ISSUER);
    const before = await kept.received();
    const { authorityCaPem } = kept.simulator;
    await kept.restart();
    expect(await kept.received()).toEqual(before);
    expect(await kept.status(cufe)).toMatchObject({ statusCode: '00', applicationResponse });
    expect((await kept.control('GET', '')).json).toMatchObject({
      mode: 'up',
      declared_outages: [outages[0], { from: expect.any(String), to: expect.any(String) }],
    });
    expect(kept.simulator.authorityCaPem).toBe(authorityCaPem);
    expect((await kept.send(xml)).messages[0]).toContain('Regla: 90');
  });

  it('is read as older journals keep it, with packed answers', async () => {
    const { xml, cufe } = kept.document();
    const { applicationResponse } = await kept.send(xml);
    await kept.stop();
    const facts = (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const older = facts.map((fact) =>
      'application_response' in fact ? { ...fact, application_response: packed(applicationResponse, null) } : fact,
    );
    await writeFile(file, older.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
    kept = await startBench({ pki: bench.pki, good: bench.good, dataFile: file });
    expect(await kept.status(cufe)).toMatchObject({ statusCode: '00', applicationResponse });
  });

  it('is on the disk before the answer is given: a copy of the file at that moment knows it', async () => {
    const { xml, cufe } = kept.document();
    await kept.send(xml);
    const copy = join(folder, 'copy.jsonl');
    await writeFile(copy, await readFile(file));
    const other = await startBench({ pki: bench.pki, good: bench.good, dataFile: copy });
    try {
      expect((await other.status(cufe)).statusCode).toBe('00');
    } finally {
      await other.stop();
    }
  });

  it('loses no more than the line that a crash has torn, and goes on after it', async () => {
    const [first, second] = ['SETP990000001', 'SETP990000002'].map((number) => kept.document({ number }));
    await kept.send(first?.xml ?? '');
    const whole = await readFile(file);
    await kept.send(second?.xml ?? '');
    await kept.stop();
    const torn = await readFile(file);
    await writeFile(file, torn.subarray(0, whole.length + 1_000));
    kept = await startBench({ pki: bench.pki, good: bench.good, dataFile: file });
    expect((await kept.received()).map(({ number }) => number)).toEqual(['SETP990000001']);
    expect((await kept.send(second?.xml ?? '')).statusCode).toBe('00');
    await kept.restart();
    expect(await kept.received()).toHaveLength(2);
  });

  it('is not guessed at when the file is damaged elsewhere', async () => {
    await kept.send(kept.document().xml);
    await kept.stop();
    const damaged = await readFile(file);
    damaged.write('x', 0);
    await writeFile(file, damaged);
    await expect(startBench({ pki: bench.pki, good: bench.good, dataFile: file })).rejects.toThrow('damaged at byte 0');
    await rm(file);
    kept = await startBench({ pki: bench.pki, good: bench.good, dataFile: file });
  });

  it('judges after a restart what it had only taken in', async () => {
    const { xml, cufe } = kept.document();
    const batch = { zipKey: randomUUID(), zip: zipped(xml), sender: [NIT], testSetId: null };
    await kept.stop();
    await writeFile(file, `${JSON.stringify({ type: 'batch_received', ...batch })}\n`, { flag: 'a' });
    kept = await startBench({ pki: bench.pki, good: bench.good, dataFile: file });
    for (;;) {
      const { text } = await kept.call('GetStatusZip', { trackId: batch.zipKey });
      if (text.includes('Batch en proceso')) continue;
      expect(text).toContain(`<b:XmlDocumentKey>${cufe}`);
      return;
    }
  });
});

describeWith('xmlsec1', 'xmlsec1', 'xmlsec1', () => {
  it('accepts the answer, up to the authority’s own CA', async () => {
    const { applicationResponse } = await bench.send(bench.document().xml);
    expect(xmlsecAccepts(applicationResponse.toString(), bench.simulator.authorityCaPem)).toBe(true);
  });
});
