import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReceivedDocumentState } from '@rubrica/contracts';
import { idOf, live, stranger, test } from '@rubrica/service-testing';
import { SECOND_TEST_NIT, until } from '@rubrica/testing';
import { zip } from '@rubrica/ubl';
import { readFileSync } from 'node:fs';
import { type RunningSimulator, signedInvoice, startSimulator } from '../simulator.fixture.js';
import { type SignedDocument, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

/** NIT of the buyer: that of the sales in tests. */
const BUYER = '222222222222';
const EVENT = new URL('../../../../examples/document-events/receipt.xml', import.meta.url);

let stage: Stage;
let simulator: RunningSimulator;
let submitter: Submitter;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  submitter = await stage.start({ ...simulator.settings, supplierTrustPem: stage.trustPem });
});
afterAll(async () => {
  await submitter.stop();
  await simulator.stop();
  await stage.close();
});

/** An invoice of a supplier, which DIAN has judged. */
const issued = async (sequence: number, spoils?: 'cufe'): Promise<SignedDocument> => {
  const invoice = await signedInvoice(stage, sequence, spoils === undefined ? {} : { spoils });
  await stage.facts(invoice.id, spoils ? 'rejected' : 'accepted');
  return invoice;
};
const dearer = ({ xml }: SignedDocument): Buffer => Buffer.from(xml.toString().replaceAll('119000.00', '999000.00'));

const order = (source: Buffer | string, changes: object = {}) => ({
  source: typeof source === 'string' ? { cufe: source } : { file: source.toString('base64'), pointer: '#/source/xml' },
  nit: BUYER,
  environment: 'habilitacion',
  simulate: null,
  ...changes,
});
const post = async (source: Buffer | string, changes: object = {}, caller = live) =>
  submitter.call('POST', '/internal/received-documents', { body: order(source, changes), caller });
const received = async (source: Buffer | string, changes: object = {}, caller = live) => {
  const { status, body } = await post(source, changes, caller);
  expect(status).toBe(201);
  return body as unknown as ReceivedDocumentState;
};
const state = async (id: string, caller = live) =>
  (await submitter.call('GET', `/internal/received-documents/${id}`, { caller }))
    .body as unknown as ReceivedDocumentState;
const judged = (id: string, status: string, caller = live) =>
  until(
    () => state(id, caller),
    (now) => now.status === status,
  );
const codes = ({ reasons }: ReceivedDocumentState) => reasons.map(({ code }) => code);

describe('an invoice of a supplier', () => {
  it('is verified by the tax authority, and is the same one whenever it comes', async () => {
    const { xml, cufe } = await issued(1);
    const { id, status } = await received(zip([{ name: 'fv.xml', bytes: xml }]));
    expect(status).toBe('received');
    const verified = await judged(id, 'verified');
    expect(verified).toMatchObject({ cufe, document: { supplier: { identification: { number: SECOND_TEST_NIT } } } });
    expect(codes(verified)).toEqual(['container_missing', 'answer_missing']);
    expect(await received(xml)).toEqual(verified);
    expect(await received(cufe)).toEqual(verified);
  });

  it('is read from the copy of DIAN where only the CUFE comes', async () => {
    const { cufe } = await issued(2);
    const { id, document } = await received(cufe);
    expect(document).toBeNull();
    const { document: read } = await judged(id, 'verified');
    expect(read).toMatchObject({ cufe, totals: { payable_amount: '119000.00' } });
    const { body } = await submitter.call('GET', `/internal/received-documents/${id}/xml`);
    expect(body['xml']).toContain(cufe);
  });

  it('is suspicious where DIAN rejected it or does not know it', async () => {
    const rejected = await issued(3, 'cufe');
    expect(codes(await judged((await received(rejected.xml)).id, 'suspicious'))).toContain('dian_rejected');
    const { id } = await received('ab'.repeat(48));
    expect(codes(await judged(id, 'suspicious'))).toEqual(['dian_unknown']);
  });

  it('that is forged is never verified, and keeps the genuine one out neither before nor after it', async () => {
    const invoice = await issued(4);
    const { id } = await received(dearer(invoice));
    expect(codes(await judged(id, 'suspicious'))).toContain('differs_from_dian');
    expect((await received(invoice.xml)).id).toBe(id);
    const genuine = await judged(id, 'verified');
    expect(await received(dearer(invoice))).toEqual(genuine);
    expect(genuine.document).toMatchObject({ totals: { payable_amount: '119000.00' } });
  });

  it('keeps the PDF that came with it', async () => {
    const { xml } = await issued(14);
    const { id } = await received(
      zip([
        { name: 'fv.xml', bytes: xml },
        { name: 'fv.pdf', bytes: Buffer.from('%PDF-1.7') },
      ]),
    );
    expect(await judged(id, 'verified')).toMatchObject({ has_pdf: true });
    const { body } = await submitter.call('GET', `/internal/received-documents/${id}/pdf`);
    expect((await stage.blobs.get(live.tenantId, String(body['pdf_blob']))).toString()).toBe('%PDF-1.7');
    const bare = await received((await issued(15)).xml);
    expect(bare).toMatchObject({ has_pdf: false });
    expect((await submitter.call('GET', `/internal/received-documents/${bare.id}/pdf`)).status).toBe(404);
  });

  it('keeps the first external id and metadata that were given, also after a mail of it', async () => {
    const { xml } = await issued(16);
    expect(await received(xml)).toMatchObject({ external_id: null, metadata: {} });
    const own = { external_id: 'purchase-16', metadata: { cost_center: '7' } };
    const { id } = await received(xml, own);
    const known = await judged(id, 'verified');
    expect(known).toMatchObject(own);
    expect(await received(xml, { external_id: 'other', metadata: { cost_center: '8' } })).toEqual(known);
    const { body: list } = await submitter.call('GET', '/internal/received-documents?external_id=purchase-16');
    expect(list['data']).toEqual([known]);
    const next = await issued(17);
    const { status, body } = await post(next.xml, own);
    expect([status, body['code'], body['existing_id']]).toEqual([409, 'external_id_in_use', id]);
    const { body: lists } = await submitter.call('GET', `/internal/received-documents?cufe=${next.cufe}`);
    expect(lists['data']).toEqual([]);
  });

  it('waits while DIAN is away', async () => {
    const { xml } = await issued(5);
    await simulator.control({ mode: 'down' });
    const { id } = await received(xml);
    await simulator.control({ mode: 'up' });
    await judged(id, 'verified');
  });

  it('is told once when it is received, and when it is judged', async () => {
    const { xml } = await issued(6);
    const { id } = await received(xml);
    await Promise.all([received(xml), received(xml)]);
    await judged(id, 'verified');
    await until(
      () => stage.said.filter(({ key }) => key === id).length,
      (count) => count >= 2,
    );
    const said = stage.said.filter(({ key }) => key === id);
    expect(said.map(({ data }) => data['status'] ?? 'received')).toEqual(['received', 'verified']);
    expect(said[1]?.data).toMatchObject({ received_document_id: id, environment: 'habilitacion' });
  });
});

describe('a file that the software of a company dropped', () => {
  const drop = async (bytes: Buffer, file_name: string) => {
    const mail_blob = await stage.blobs.put(live.tenantId, bytes);
    const body = { mail_blob, file_name, nit: BUYER, environment: 'habilitacion' };
    return (await submitter.call('POST', '/internal/received-mails', { body, caller: live, from: 'mailer' })).body;
  };

  it('is received with all its documents, and is answered with what could not be read', async () => {
    const [one, other] = [await issued(12), await issued(13)];
    const both = zip([one, other].map(({ xml }, nth) => ({ name: `${String(nth)}.xml`, bytes: xml })));
    expect(await drop(both, 'dos.zip')).toEqual({ received: 2, events: 0, foreign: 0, unread: 0, reasons: [] });
    expect(await drop(both.subarray(0, 500), 'dos.zip')).toMatchObject({ received: 0, reasons: ['damaged'] });
    expect(await drop(Buffer.from('<a/>'), 'a.xml')).toMatchObject({ received: 0, reasons: ['no_document'] });
  });
});

describe('a file that is not taken', () => {
  const refused = async (source: Buffer, changes: object = {}) => {
    const { status, body } = await post(source, changes);
    expect(status).toBe(422);
    return (body['errors'] as { code: string }[]).map(({ code }) => code);
  };

  it('has no document, several, or one for somebody else', async () => {
    expect(await refused(Buffer.from('%PDF-1.7'))).toEqual(['no_document_in_file']);
    const { body } = await post(readFileSync(EVENT));
    expect(body['errors']).toMatchObject([
      { code: 'no_document_in_file', detail: 'It is an event of an invoice (030 to 034), no invoice and no note.' },
    ]);
    const [one, other] = [await issued(7), await issued(8)];
    const both = zip([
      { name: 'a.xml', bytes: one.xml },
      { name: 'b.xml', bytes: other.xml },
    ]);
    expect(await refused(both)).toEqual(['several_documents_in_file']);
    expect(await refused(one.xml, { nit: '901210113' })).toEqual(['other_buyer']);
  });
});

describe('the list of received documents', () => {
  it('is filtered by supplier, state and day, and shows nobody those of another one', async () => {
    const { xml } = await issued(9);
    const { id } = await received(xml);
    await judged(id, 'verified');
    const ids = async (query: string, caller = live) => {
      const { body } = await submitter.call('GET', `/internal/received-documents?limit=100&${query}`, { caller });
      return (body['data'] as ReceivedDocumentState[]).map((one) => one.id);
    };
    expect(await ids(`supplier_nit=${SECOND_TEST_NIT}&status=verified&issued_on[gte]=2026-01-01`)).toContain(id);
    expect(await ids('issued_on[gte]=2100-01-01')).toEqual([]);
    expect(await ids('supplier_nit=1')).toEqual([]);
    expect(await ids('', test)).toEqual([]);
    expect(await ids('', stranger)).toEqual([]);
    expect((await submitter.call('GET', `/internal/received-documents/${id}`, { caller: stranger })).status).toBe(404);
  });
});

describe('in the test environment', () => {
  it('nothing is asked, and what DIAN would say is chosen', async () => {
    const { xml, cufe } = await issued(10);
    const { requests: before } = await simulator.received();
    const inTest = (simulate: string | null) => ({ environment: 'test', simulate });
    const { id } = await received(xml, inTest('unknown'), test);
    expect(codes(await judged(id, 'suspicious', test))).toContain('dian_unknown');
    expect((await received(cufe, inTest(null), test)).id).toBe(id);
    expect((await simulator.received()).requests).toEqual(before);
    expect((await state(id)).id).toBeUndefined();
  });
});

describe('a tenant whose data are erased', () => {
  it('has no received documents any more', async () => {
    const tenantId = idOf('ten', 'borrado');
    const caller = { ...live, tenantId, livemode: false };
    const { xml } = await issued(11);
    const { id } = await received(xml, { environment: 'test' }, caller);
    const erased = { tenant_id: tenantId, documents_kept_until: null };
    await stage.publishFact('co.rubrica.tenant.erased.v1', tenantId, erased);
    await until(
      () => submitter.call('GET', `/internal/received-documents/${id}`, { caller }),
      ({ status }) => status === 404,
    );
  });
});
