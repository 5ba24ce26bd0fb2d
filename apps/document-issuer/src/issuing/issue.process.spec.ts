import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { INVOICING } from '@rubrica/kinds';
import type { Caller } from '@rubrica/contracts';
import { type InvoiceDraft, softwareSecurityCode } from '@rubrica/fiscal';
import { until } from '@rubrica/testing';
import { newId, offsetTime, putJson } from '@rubrica/service';
import { trustBundle, verifySignature } from '@rubrica/xades';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentIssuerSettings } from '../config.js';
import { type Fact, type Issuer, live, RANGES, SOFTWARE, type Stage, startStage, TENANT } from '../issuer.fixture.js';
import { invoiceDraft, supplier } from '../document/request.fixture.js';
import { textsOf } from '../graphic-representation/pdf-text.fixture.js';
import { certificateId, fact } from '@rubrica/service-testing';

let stage: Stage;
let issuer: Issuer | undefined;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(async () => {
  await issuer?.stop();
  issuer = undefined;
  await stage.close();
});

/** An issuer that has all it needs: software and the public test range. */
const ready = async (range: object = {}, settings: Partial<DocumentIssuerSettings> = {}): Promise<void> => {
  issuer = await stage.start(settings);
  await stage.software();
  await stage.range(range);
};
const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);
const dataOf = (facts: readonly Fact[], type: string) => facts.find((fact) => fact.type === type)?.data ?? {};
const xmlOf = async (facts: readonly Fact[]): Promise<string> =>
  (await stage.blobs.get(TENANT, String(dataOf(facts, 'signed')['xml_blob']))).toString('utf8');
const element = (xml: string, name: string): string => new RegExp(`<${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';
const storedEvents = async (documentId: string): Promise<string[]> => {
  const rows = await (issuer as Issuer).database.query<{ type: string }>(
    'select type from events where stream_id = $1 order by version',
    [`document-${documentId}`],
  );
  return rows.map(({ type }) => type);
};
/** Until so many seconds before midnight in Colombia. */
const advanceToBeforeMidnight = (seconds: number): void => {
  const dayMs = 86_400_000;
  const sinceMidnightMs = (stage.clock.now().getTime() - 5 * 3_600_000) % dayMs;
  stage.clock.advance((dayMs - sinceMidnightMs) / 1_000 - seconds);
};

describe('a requested invoice', () => {
  it('is numbered and signed, and everyone can verify it', async () => {
    await ready();
    const id = await stage.requested();
    const facts = await stage.facts(id, 'signed');
    expect(types(facts)).toEqual(['numbered', 'signed']);
    expect(dataOf(facts, 'numbered')).toMatchObject({
      number: 'SETP990000000',
      prefix: 'SETP',
      sequence: 990000000,
      type_code: '01',
      issued_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00$/),
    });
    expect(dataOf(facts, 'signed')).toMatchObject({
      edition: 1,
      number: 'SETP990000000',
      certificate_id: certificateId('uno'),
      payable_amount: '119000.00',
      currency: 'COP',
      file_number: { year: Number(offsetTime(stage.clock.now()).slice(0, 4)), sequence: 1 },
    });
    const xml = await xmlOf(facts);
    expect(element(xml, 'cbc:UUID')).toBe(dataOf(facts, 'signed')['cufe']);
    const trust = trustBundle(stage.pki.trustPem);
    expect(verifySignature(xml, { trust, at: new Date(), signedBy: ['900373115'] })).toMatchObject({ ok: true });
  });

  it('names the issuer of its certificate in the order that the setting says', async () => {
    await ready({}, { issuerNameOrder: 'encoded' });
    const xml = await xmlOf(await stage.facts(await stage.requested(), 'signed'));
    expect(element(xml, 'ds:X509IssuerName')).toMatch(/^C=CO,ST=.*,1\.2\.840\.113549\.1\.9\.1=#16[0-9a-f]+$/);
  });

  it('is asked for once, though its request is told twice', async () => {
    await ready();
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    const [request] = await (issuer as Issuer).database.query<{ data: { request_blob: string } }>(
      `select data from events where stream_id = $1 and version = 1`,
      [`document-${id}`],
    );
    await stage.publishFact('co.rubrica.document.requested.v1', id, {
      document_id: id,
      kind: 'invoice',
      environment: 'habilitacion',
      request_blob: request?.data.request_blob ?? '',
      numbering_range_id: null,
      external_id: null,
      invoice_id: null,
      corrects: null,
      simulate: null,
    });
    await stage.facts(await stage.requested(), 'signed');
    expect(types(await stage.facts(id, 'signed'))).toEqual(['numbered', 'signed']);
  });

  it('fails in test mode when `simulate` asks for it, after it got its number, and is drawn as what it is', async () => {
    issuer = await stage.start();
    await stage.range(
      { environment: 'test' },
      { tenantId: TENANT, livemode: false, keyId: 'key', role: 'full', version: '2026-01-01' },
    );
    const of = { environment: 'test' } as const;
    const failing = await stage.requested({}, { ...of, simulate: { outcome: 'failed', email: 'delivered' } });
    const facts = await stage.facts(failing, 'rendered');
    expect(types(facts)).toEqual(['numbered', 'issuing-failed', 'rendered']);
    expect(dataOf(facts, 'numbered')).toMatchObject({ sequence: 990000000 });
    expect(dataOf(facts, 'issuing-failed')).toMatchObject({
      code: 'simulated_failure',
      cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
    });
    const pdf = await stage.blobs.get(TENANT, String(dataOf(facts, 'rendered')['pdf_blob']));
    expect(textsOf(pdf).join(' ')).toContain('SIN VALIDAR');
  });
});

describe('while issuing is held after a restore', () => {
  it('invoices wait without a number; those that are issued already are cancelled, their numbers skipped', async () => {
    await ready({}, { holdIssuing: true });
    const [issuedBefore, waiting] = [await stage.requested(), await stage.requested()];
    for (const id of [issuedBefore, waiting])
      await until(
        () => storedEvents(id),
        (events) => events.length > 0,
      );
    const body = { reason: 'Emitida antes de restaurar como SETP990000007' };
    const cancelled = await stage.call('POST', `/internal/documents/${issuedBefore}/issuing/cancel`, { body });
    const [range] = (await stage.call('GET', RANGES)).body['data'] as { id: string }[];
    const skipped = await stage.call('PATCH', `${RANGES}/${range?.id}`, { body: { next: 990000008 } });
    expect([cancelled.status, skipped.status]).toEqual([200, 200]);
    await sleep(1_500); // longer than the pause after which timers without a place are looked at again
    expect(await storedEvents(waiting)).toEqual(['DocumentReceived']);

    await issuer?.stop();
    issuer = await stage.start();
    expect(dataOf(await stage.facts(waiting, 'signed'), 'numbered')).toMatchObject({ sequence: 990000008 });
    expect(types(await stage.facts(issuedBefore, 'cancelled'))).toEqual(['cancelled']);
  });
});

describe('two hundred invoices at once, with two issuers at work', () => {
  it('get the numbers 1 to 200, each once, none left out', async () => {
    await ready({ prefix: 'FE', from: 1, to: 1_000 });
    const second = await stage.start();
    const ids = await Promise.all(Array.from({ length: 200 }, () => stage.requested()));
    await until(
      () => stage.said.filter(({ type }) => type === 'signed').length,
      (count) => count >= 200,
    );
    const numbered = stage.said.filter(({ type }) => type === 'numbered');
    const sequences = numbered.map(({ data }) => Number(data['sequence'])).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    const signed = stage.said.filter(({ type }) => type === 'signed');
    expect(new Set(signed.map(({ key }) => key))).toEqual(new Set(ids));
    expect(signed).toHaveLength(200);
    const files = signed.map(({ data }) => (data['file_number'] as { sequence: number }).sequence);
    expect(files.sort((a, b) => a - b)).toEqual(sequences);
    expect(new Set(signed.map(({ data }) => data['cufe'])).size).toBe(200);
    const inOrder = numbered.sort((a, b) => Number(a.data['sequence']) - Number(b.data['sequence']));
    const times = inOrder.map(({ data }) => String(data['issued_at']));
    expect(times).toEqual([...times].sort());
    await second.stop();
  });
});

describe('a range whose next number is raised while two issuers take numbers', () => {
  it('gives each number once, and has a record of each that is not given', async () => {
    issuer = await stage.start();
    await stage.software();
    const id = await stage.range({ prefix: 'FE', from: 1, to: 5_000, next: 301 });
    const second = await stage.start();
    const raised = async (steps: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let step = 1; step <= steps; step += 1) {
        const { status } = await stage.call('PATCH', `${RANGES}/${id}`, { body: { next: 301 + step * 10 } });
        statuses.push(status);
      }
      return statuses;
    };
    const [statuses] = await Promise.all([raised(20), ...Array.from({ length: 60 }, () => stage.requested())]);
    await until(
      () => stage.said.filter(({ type }) => type === 'signed').length,
      (count) => count >= 60,
    );
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const given = stage.said.filter(({ type }) => type === 'numbered').map(({ data }) => Number(data['sequence']));
    const { body } = await stage.call('GET', `${RANGES}/${id}`);
    const { next, skipped } = body as unknown as { next: number; skipped: { from: number; to: number }[] };
    const notGiven = skipped.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    const accounted = [...given, ...notGiven].sort((a, b) => a - b);
    expect(accounted).toEqual(Array.from({ length: next - 1 }, (_, i) => i + 1));
    expect(given).toHaveLength(60);
    expect(skipped.length).toBeGreaterThan(1);
    await second.stop();
  });

  it('is refused a number that a document has', async () => {
    await ready({ prefix: 'FE', from: 1, to: 5_000, next: 301 });
    const facts = await stage.facts(await stage.requested(), 'signed');
    expect(dataOf(facts, 'numbered')).toMatchObject({ number: 'FE301' });
    const path = `${RANGES}/${String(dataOf(facts, 'numbered')['numbering_range_id'])}`;
    expect(await stage.call('PATCH', path, { body: { next: 301 } })).toMatchObject({
      status: 409,
      body: { code: 'next_below_used' },
    });
    expect(await stage.call('PATCH', path, { body: { next: 302 } })).toMatchObject({
      status: 200,
      body: { next: 302 },
    });
  });
});

describe('an invoice of a tenant whose provider issues for it', () => {
  const PROVIDER = { nit: '900508908', name: 'Emisión Segura S.A.S.' };
  const software = { software_id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '77777' };
  const providerSettings = {
    providerNit: PROVIDER.nit,
    providerName: PROVIDER.name,
    providerSoftwareId: software.software_id,
    providerSoftwarePin: software.pin,
  };
  const provider = (xml: string) => [
    element(xml, 'sts:ProviderID'),
    /<sts:ProviderID [^>]*schemeID="(\d)" schemeName="(\d\d)"/.exec(xml)?.slice(1),
    element(xml, 'sts:SoftwareID'),
  ];
  const issued = async () => {
    const facts = await stage.facts(await stage.requested(), 'signed');
    const xml = await xmlOf(facts);
    return { xml, number: String(dataOf(facts, 'numbered')['number']) };
  };

  it('names provider and software of the installation, and is hashed with its PIN', async () => {
    issuer = await stage.start(providerSettings);
    await stage.range();
    const { xml, number } = await issued();
    expect(provider(xml)).toEqual([PROVIDER.nit, ['9', '31'], software.software_id]);
    expect(element(xml, 'sts:SoftwareSecurityCode')).toBe(
      softwareSecurityCode(software.software_id, software.pin, number),
    );
  });

  it('names those that an operator has chosen for the tenant alone', async () => {
    issuer = await stage.start();
    const body = { environment: 'habilitacion', ...software, provider: PROVIDER };
    await stage.call('PUT', `/internal/tenants/${TENANT}/assigned-software/${INVOICING}`, { body });
    await stage.range();
    expect(provider((await issued()).xml)).toEqual([PROVIDER.nit, ['9', '31'], software.software_id]);
  });

  it('names the issuer itself where the tenant has software of its own', async () => {
    issuer = await stage.start(providerSettings);
    const own = { environment: 'habilitacion', ...SOFTWARE, provider: null };
    await stage.call('PUT', `/internal/tenants/${TENANT}/assigned-software/${INVOICING}`, { body: own });
    await stage.range();
    expect(provider((await issued()).xml)).toEqual(['900373115', ['3', '31'], SOFTWARE.software_id]);
  });
});

describe('an issuer that dies', () => {
  it.each(['planned', 'signed'])(
    'when documents are %s leaves them to another, which makes the same bytes of them',
    async (moment) => {
      await ready();
      await issuer?.stop();
      issuer = undefined;
      const child = await stage.spawn({ RUBRICA_FAULT: `document-issuer:${moment}` });
      const exit = once(child, 'exit'); // it may die before the last request is out
      const ids = await Promise.all([1, 2, 3].map(() => stage.requested()));
      const [, signal] = (await exit) as [number | null, string];
      expect(signal).toBe('SIGKILL');
      const askedBefore = new Map(stage.signer.asked.map((item) => [item.document_id, item.signed_info]));
      const blobsBefore = await stage.blobNames();
      expect(askedBefore.size > 0).toBe(moment === 'signed');

      issuer = await stage.start();
      for (const id of ids) {
        const facts = await stage.facts(id, 'signed');
        expect(types(facts)).toEqual(['numbered', 'signed']);
        expect(await storedEvents(id)).toEqual([
          'DocumentReceived',
          'NumberAllotted',
          'SigningPlanned',
          'DocumentSigned',
        ]);
      }
      const sequences = stage.said.filter(({ type }) => type === 'numbered').map(({ data }) => data['sequence']);
      expect(sequences.sort()).toEqual([990000000, 990000001, 990000002]);
      for (const { document_id, signed_info } of stage.signer.asked) {
        expect(signed_info).toBe(askedBefore.get(document_id) ?? signed_info);
      }
      // The dead one had stored what it had signed: the same names, since the same bytes.
      const signedBlobs = stage.said
        .filter(({ type }) => type === 'signed')
        .map(({ data }) => String(data['xml_blob']));
      const kept = signedBlobs.filter((name) => blobsBefore.has(name));
      if (moment === 'signed') expect(kept.length).toBeGreaterThan(0);
      expect((await stage.blobNames()).size - blobsBefore.size).toBe(3 - kept.length);
    },
  );
});

describe('a tenant without any preparation', () => {
  const test: Caller = { ...live, livemode: false };
  const before = (draft: InvoiceDraft) => ({
    body: { kind: 'invoice', environment: 'test', draft, issuer: supplier, counterparty: null, invoice_id: null },
    caller: test,
  });

  it('issues in test mode: it has ranges of its own there', async () => {
    issuer = await stage.start();
    const shown = async () => (await stage.call('GET', RANGES, { caller: test })).body['data'] as { prefix: string }[];
    const preview = await stage.call('POST', '/internal/previews', before(invoiceDraft()));
    expect(preview).toMatchObject({ status: 200, body: { prefix: 'SETP', numbering_range_id: null, waiting: null } });
    expect(preview.body['cufe']).toMatch(/^[0-9a-f]{96}$/);
    const drawing = { ...before(invoiceDraft()), body: { ...before(invoiceDraft()).body, language: 'es' } };
    const { body: drawn } = await stage.call('POST', '/internal/preview-drawings', drawing);
    const said = textsOf(Buffer.from(String(drawn['pdf']), 'base64'));
    expect(said).toEqual(expect.arrayContaining(['SIN VALIDEZ FISCAL', 'SETP0']));
    expect(said.join('')).not.toContain(String(preview.body['cufe']));
    const inLive = { ...drawing, body: { ...drawing.body, environment: 'habilitacion' }, caller: live };
    const waiting = await stage.call('POST', '/internal/preview-drawings', inLive);
    const without = textsOf(Buffer.from(String(waiting.body['pdf']), 'base64'));
    expect(without).toEqual(expect.arrayContaining(['SIN VALIDEZ FISCAL', '—']));
    expect(await shown()).toEqual([]);
    const ids = [
      await stage.requested({}, { environment: 'test' }),
      await stage.requested({}, { environment: 'test' }),
    ];
    for (const id of ids) await stage.facts(id, 'signed');
    const numbers = stage.said.filter(({ type }) => type === 'numbered').map(({ data }) => data['number']);
    expect(numbers.sort()).toEqual(['SETP990000000', 'SETP990000001']);
    expect((await shown()).map(({ prefix }) => prefix)).toEqual(['SETP']);
  });

  it('gets none where it has one that is switched off, nor in live mode', async () => {
    issuer = await stage.start();
    await stage.software();
    await stage.range({ environment: 'test', is_active: false }, test);
    for (const environment of ['test', 'habilitacion'] as const) {
      const facts = await stage.facts(await stage.requested({}, { environment }), 'issuing-waits');
      expect(facts.at(-1)?.data).toMatchObject({ reason: 'range_exhausted' });
    }
  });
});

describe('a document that cannot go on', () => {
  it('waits without a number for a range that has numbers, and goes on when it is registered', async () => {
    await ready({ from: 1, to: 2 });
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) ids.push(await stage.requested());
    const isDone = ({ type }: Fact) => type === 'signed' || type === 'issuing-waits';
    await until(
      () => stage.said.filter(isDone).length,
      (count) => count === 4,
    );
    const waiting = stage.said.filter(({ type }) => type === 'issuing-waits');
    expect(waiting.map(({ data }) => data['reason'])).toEqual(['range_exhausted', 'range_exhausted']);
    await stage.range({ prefix: 'FE', from: 7, to: 100 });
    for (const id of ids) await stage.facts(id, 'signed');
    const numbers = stage.said.filter(({ type }) => type === 'numbered').map(({ data }) => data['number']);
    expect(numbers.sort()).toEqual(['FE7', 'FE8', 'SETP1', 'SETP2']);
    expect(await (issuer as Issuer).database.query('select 1 from waiting_documents')).toEqual([]);
  });

  it('is cancelled by its tenant: it takes no number, and the next document goes on', async () => {
    await ready({ from: 1, to: 1 });
    await stage.facts(await stage.requested(), 'signed');
    const id = await stage.requested();
    await stage.facts(id, 'issuing-waits');
    const path = `/internal/documents/${id}/issuing/cancel`;
    expect(await stage.call('POST', path, { body: { reason: 'Desistió' } })).toMatchObject({ status: 200 });
    expect((await stage.facts(id, 'cancelled')).at(-1)?.data).toMatchObject({
      number: null,
      reason_blob: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await stage.call('POST', path, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    });
    await stage.range({ prefix: 'FE', from: 7, to: 100 });
    const next = await stage.requested();
    expect(dataOf(await stage.facts(next, 'signed'), 'numbered')).toMatchObject({ number: 'FE7' });
    expect(types(await stage.facts(id, 'cancelled'))).toEqual(['issuing-waits', 'cancelled']);
    expect(await (issuer as Issuer).database.query('select 1 from waiting_documents')).toEqual([]);
  });

  describe('that was signed and never sent', () => {
    const theRange = async (): Promise<object | undefined> => {
      const { body } = await stage.call('GET', RANGES);
      return (body['data'] as unknown as readonly object[])[0];
    };
    const cancelled = async (id: string, message?: string, version = 7): Promise<void> => {
      const reason_blob = message === undefined ? null : await putJson(stage.blobs, TENANT, { message });
      await stage.publish(
        fact('submission-cancelled', { document_id: id, environment: 'habilitacion', reason_blob }, { version }),
      );
    };
    const signed = async (): Promise<string> => {
      const id = await stage.requested();
      await stage.facts(id, 'signed');
      return id;
    };
    const numberOf = async (id: string) => dataOf(await stage.facts(id, 'numbered'), 'numbered');

    it('is cancelled: its number is recorded with the reason, and goes to the next document with a later time', async () => {
      await ready();
      const [first, id, last] = [await signed(), await signed(), await signed()];
      const note = await stage.requestedNote('credit_note', { invoice_id: id });
      await stage.facts(note, 'issuing-waits');
      const { number, sequence, issued_at } = await numberOf(id);
      for (const version of [7, 8]) await cancelled(id, 'El cliente desistió', version);
      const facts = await stage.facts(id, 'cancelled');
      expect(facts.at(-1)?.data).toMatchObject({ number, number_returned: true, reason_blob: expect.any(String) });
      expect(dataOf(await stage.facts(note, 'issuing-failed'), 'issuing-failed')).toMatchObject({
        code: 'invoice_rejected',
      });
      await stage.accepted(first);
      expect(await theRange()).toMatchObject({
        next: sequence,
        skipped: [
          { from: sequence, to: sequence, reason: 'El cliente desistió', at: expect.stringMatching(/-05:00$/) },
        ],
      });
      expect((await storedEvents(id)).filter((type) => type === 'DocumentCancelled')).toHaveLength(1);

      const next = await signed();
      expect(await numberOf(next)).toMatchObject({ number });
      expect(String((await numberOf(next))['issued_at']) > String(issued_at)).toBe(true);
      expect(await theRange()).toMatchObject({ next: 990000003, skipped: [] });
      expect(await numberOf(await signed())).toMatchObject({ sequence: 990000003 });
      expect(await numberOf(last)).toMatchObject({ sequence: 990000002 });
    });

    it('gives numbers back in any order, each to one document, to many at once', async () => {
      await ready();
      const ids = [];
      for (let i = 0; i < 6; i += 1) ids.push(await signed());
      for (const id of [ids[4], ids[1], ids[3]]) await cancelled(String(id));
      for (const id of [ids[4], ids[1], ids[3]]) await stage.facts(String(id), 'cancelled');
      const later = await Promise.all(Array.from({ length: 5 }, () => stage.requested()));
      const given = [];
      for (const id of later) given.push(Number((await numberOf(id))['sequence']));
      expect(given.sort()).toEqual([990000001, 990000003, 990000004, 990000006, 990000007]);
      expect(await theRange()).toMatchObject({ next: 990000008, skipped: [] });
    });

    it('does not give its number back when `next` is raised: then it is never used', async () => {
      await ready();
      const [id] = [await signed(), await signed()];
      await cancelled(String(id), 'Error');
      await stage.facts(String(id), 'cancelled');
      const { id: range } = (await theRange()) as { readonly id: string };
      const patched = await stage.call('PATCH', `${RANGES}/${range}`, { body: { next: 990000000 } });
      expect(patched).toMatchObject({ status: 200, body: { next: 990000000 } });
      await stage.call('PATCH', `${RANGES}/${range}`, { body: { next: 990000005 } });
      expect(await numberOf(await signed())).toMatchObject({ sequence: 990000005 });
      expect(await theRange()).toMatchObject({
        next: 990000006,
        skipped: [
          { from: 990000000, to: 990000000, reason: 'Error' },
          { from: 990000002, to: 990000004, reason: 'used_elsewhere' },
        ],
      });
    });

    it('leaves its number unused when the resolution has ended', async () => {
      await ready({ valid_to: '2026-12-31' });
      const id = await signed();
      stage.clock.advance(60 * 86_400);
      await cancelled(id, 'Error');
      expect((await stage.facts(id, 'cancelled')).at(-1)?.data).not.toHaveProperty('number_returned');
      expect(await theRange()).toMatchObject({
        next: 990000001,
        skipped: [{ from: 990000000, to: 990000000, reason: 'Error' }],
      });
    });

    it('gives the last number of a range to the document that waits for one', async () => {
      await ready({ from: 1, to: 1 });
      const id = await signed();
      const waiting = await stage.requested();
      await stage.facts(waiting, 'issuing-waits');
      await cancelled(id);
      expect(await numberOf(waiting)).toMatchObject({ sequence: 1 });
      expect(types(await stage.facts(waiting, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
    });

    it('gives its number to one document though the issuer dies between plan and signature', async () => {
      await ready();
      const [id] = [await signed(), await signed()];
      await cancelled(String(id));
      await stage.facts(String(id), 'cancelled');
      await (issuer as Issuer).stop();
      const dying = await stage.spawn({ RUBRICA_FAULT: 'document-issuer:planned' });
      const [next, after] = [await stage.requested(), await stage.requested()];
      if (dying.exitCode === null && dying.signalCode === null) await once(dying, 'exit');
      issuer = await stage.start();
      const sequences = [await numberOf(next), await numberOf(after)].map(({ sequence }) => sequence);
      expect(sequences.toSorted()).toEqual([990000000, 990000002]);
      for (const one of [next, after]) await stage.facts(one, 'signed');
      expect(await theRange()).toMatchObject({ next: 990000003, skipped: [] });
    });
  });

  it('waits while its range is switched off, and goes on when it is switched on', async () => {
    issuer = await stage.start();
    await stage.software();
    const range = await stage.range({ is_active: false });
    const id = await stage.requested();
    await stage.facts(id, 'issuing-waits');
    await stage.call('PATCH', `${RANGES}/${range}`, { body: { is_active: true } });
    expect(types(await stage.facts(id, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
  });

  it('waits without a number for a certificate, looks ever more seldom, and goes on when one is activated', async () => {
    await ready();
    const { active } = stage.signer;
    stage.signer.active = null;
    const id = await stage.requested();
    const facts = await stage.facts(id, 'issuing-waits');
    expect(dataOf(facts, 'issuing-waits')).toMatchObject({
      reason: 'certificate_missing',
      action: expect.stringContaining('certificate'),
    });
    const looks = stage.signer.looks;
    stage.clock.advance(61);
    await until(
      () => stage.signer.looks,
      (now) => now > looks,
    );
    stage.clock.advance(61);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(stage.signer.looks).toBe(looks + 1);
    stage.signer.active = active;
    await stage.certificateActivated();
    expect(types(await stage.facts(id, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
  });

  it('waits for the software of the tenant, and goes on when it is registered', async () => {
    issuer = await stage.start();
    await stage.range();
    const id = await stage.requested();
    expect(dataOf(await stage.facts(id, 'issuing-waits'), 'issuing-waits')['action']).toContain('software');
    await stage.software();
    expect(types(await stage.facts(id, 'signed'))).toEqual(['issuing-waits', 'numbered', 'signed']);
  });

  it('is cancelled while it waits with a number: that is recorded with the reason, and goes to the next one', async () => {
    await ready();
    const { active } = stage.signer;
    if (!active) throw new Error('no certificate');
    stage.signer.refuses.set(active.id, 'certificate_revoked');
    const id = await stage.requested();
    expect(types(await stage.facts(id, 'issuing-waits'))).toEqual(['numbered', 'issuing-waits']);
    const path = `/internal/documents/${id}/issuing/cancel`;
    expect(await stage.call('POST', path, { body: { reason: 'Desistió' } })).toMatchObject({ status: 200 });
    expect((await stage.facts(id, 'cancelled')).at(-1)?.data).toMatchObject({ number: 'SETP990000000' });
    const { body } = await stage.call('GET', RANGES);
    expect((body['data'] as unknown as readonly object[])[0]).toMatchObject({
      next: 990000000,
      skipped: [{ from: 990000000, to: 990000000, reason: 'Desistió', at: expect.stringMatching(/-05:00$/) }],
    });
    stage.signer.refuses.clear();
    const next = await stage.facts(await stage.requested(), 'signed');
    expect(dataOf(next, 'numbered')).toMatchObject({ number: 'SETP990000000' });
  });

  it('is cancelled while the vault is asked to sign it, and then waits for nothing', async () => {
    await ready();
    stage.signer.refuses.set(certificateId('uno'), 'certificate_revoked');
    const id = newId('inv');
    const statuses: number[] = [];
    stage.signer.meanwhile = async () => {
      // The second time: it waits by then, and may be cancelled.
      if (stage.signer.calls === 2)
        statuses.push((await stage.call('POST', `/internal/documents/${id}/issuing/cancel`, { body: {} })).status);
    };
    await stage.requested({}, {}, id);
    expect(types(await stage.facts(id, 'cancelled'))).toEqual(['numbered', 'issuing-waits', 'cancelled']);
    const { database } = issuer as Issuer;
    await until(
      () => database.query(`select kind, key from timers where kind in ('issue', 'begun:issue')`),
      (timers) => timers.length === 0,
    );
    expect(statuses).toEqual([200]);
    expect(await database.query('select 1 from waiting_documents')).toEqual([]);
  });

  it('keeps its number when its certificate is revoked before it signed, and takes the next certificate', async () => {
    await ready();
    const { active } = stage.signer;
    if (!active) throw new Error('no certificate');
    stage.signer.refuses.set(active.id, 'certificate_revoked');
    const id = await stage.requested();
    const waits = await stage.facts(id, 'issuing-waits');
    expect(types(waits)).toEqual(['numbered', 'issuing-waits']);
    const next = certificateId('dos');
    stage.signer.active = { id: next, certificate: active.certificate };
    await stage.certificateActivated();
    const facts = await stage.facts(id, 'signed');
    expect(types(facts)).toEqual(['numbered', 'issuing-waits', 'signed']);
    expect(dataOf(facts, 'signed')).toMatchObject({
      certificate_id: next,
      number: dataOf(facts, 'numbered')['number'],
    });
  });

  it('asks seldom a vault that goes on offering a certificate and refusing its use', async () => {
    await ready();
    stage.signer.refuses.set(certificateId('uno'), 'certificate_key_lost');
    await stage.facts(await stage.requested(), 'issuing-waits');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(stage.signer.asked.length).toBeLessThanOrEqual(2);
  });

  it('fails when the vault does not know the shape of what it is to sign', async () => {
    await ready();
    stage.signer.refuses.set(certificateId('uno'), 'signed_info_refused');
    const facts = await stage.facts(await stage.requested(), 'issuing-failed');
    expect(dataOf(facts, 'issuing-failed')).toMatchObject({ code: 'signature_refused' });
  });

  it('fails alone in its batch when it cannot be written, or waits alone when its request is not there', async () => {
    issuer = await stage.start();
    await stage.software();
    const bad = await stage.requested({ notes: ['\u0001'] });
    const absent = await stage.requested({}, { request_blob: 'f'.repeat(64) });
    const good = [await stage.requested(), await stage.requested()];
    await stage.facts(good[1] ?? '', 'issuing-waits');
    await stage.range();
    for (const id of good) expect(types(await stage.facts(id, 'signed'))).toContain('signed');
    const facts = await stage.facts(bad, 'issuing-failed');
    expect(dataOf(facts, 'issuing-failed')).toMatchObject({ code: 'document_not_writable' });
    expect(stage.said.filter(({ key }) => key === absent)).toEqual([]);
  });

  it('spends no number when it cannot even be composed', async () => {
    await ready();
    const bad = await stage.requested({
      lines: [{ ...invoiceDraft().lines[0], line_extension_amount: 'cien' }] as InvoiceDraft['lines'],
    });
    expect(types(await stage.facts(bad, 'issuing-failed'))).toEqual(['issuing-failed']);
    const good = await stage.facts(await stage.requested(), 'signed');
    expect(dataOf(good, 'numbered')).toMatchObject({ sequence: 990000000 });
  });
});

describe('a plan', () => {
  const plannedWhileBusy = async (): Promise<string> => {
    stage.signer.isBusy = true;
    const id = await stage.requested();
    await until(
      () => storedEvents(id),
      (events) => events.includes('SigningPlanned'),
    );
    return id;
  };

  it('holds what PIN and technical key left in the document when it was made', async () => {
    issuer = await stage.start();
    await stage.software();
    const range = await stage.range();
    const id = await plannedWhileBusy();
    await stage.software({ pin: '99999' });
    await stage.call('PATCH', `${RANGES}/${range}`, { body: { technical_key: '0'.repeat(40) } });
    stage.signer.isBusy = false;
    const codeOf = async (facts: readonly Fact[], pin: string): Promise<readonly [string, string]> => [
      element(await xmlOf(facts), 'sts:SoftwareSecurityCode'),
      softwareSecurityCode(SOFTWARE.software_id, pin, String(dataOf(facts, 'numbered')['number'])),
    ];
    const [found, expected] = await codeOf(await stage.facts(id, 'signed'), SOFTWARE.pin);
    expect(found).toBe(expected);
    const [foundLater, expectedLater] = await codeOf(await stage.facts(await stage.requested(), 'signed'), '99999');
    expect(foundLater).toBe(expectedLater);
  });

  it('that midnight overtook is dropped: the document bears the day of its signature', async () => {
    await ready();
    advanceToBeforeMidnight(600);
    const id = await plannedWhileBusy();
    stage.clock.advance(1200);
    // A call that began before midnight would still be answered with a signature of that day.
    await until(
      () => storedEvents(id),
      (events) => events.includes('SigningPlanDropped'),
    );
    stage.signer.isBusy = false;
    const facts = await stage.facts(id, 'signed');
    expect(types(facts)).toEqual(['numbered', 'redated', 'signed']);
    await expectDayOfSigning(facts);
  });
});

/** FAD09e: the day of issue is the day of signing. */
const expectDayOfSigning = async (facts: readonly Fact[]): Promise<void> => {
  const xml = await xmlOf(facts);
  const [before, after] = ['numbered', 'redated'].map((type) => String(dataOf(facts, type)['issued_at']).slice(0, 10));
  expect(element(xml, 'cbc:IssueDate')).toBe(after);
  expect(element(xml, 'xades:SigningTime').slice(0, 10)).toBe(after);
  expect(String(dataOf(facts, 'signed')['issued_at']).slice(0, 10)).toBe(after);
  expect(after).not.toBe(before);
};

describe('midnight between number and plan', () => {
  it('re-dates the document, as a fact, and leaves it its number', async () => {
    await ready();
    advanceToBeforeMidnight(60);
    const { active } = stage.signer;
    if (!active) throw new Error('no certificate');
    stage.signer.refuses.set(active.id, 'certificate_revoked');
    const id = await stage.requested({ issued_at: offsetTime(stage.clock.now()) });
    await stage.facts(id, 'issuing-waits');
    stage.clock.advance(120);
    stage.signer.active = { id: certificateId('dos'), certificate: active.certificate };
    await stage.certificateActivated();
    const facts = await stage.facts(id, 'signed');
    expect(types(facts)).toEqual(['numbered', 'issuing-waits', 'redated', 'signed']);
    expect(dataOf(facts, 'signed')['number']).toBe(dataOf(facts, 'numbered')['number']);
    await expectDayOfSigning(facts);
  });
});

describe('an invoice that is ordered into contingency', () => {
  it('is signed again as type 04: a new edition with the same number, another time and another CUFE', async () => {
    await ready();
    const id = await stage.requested();
    const [first] = (await stage.facts(id, 'signed')).filter(({ type }) => type === 'signed');
    stage.clock.advance(600);
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, {
      document_id: id,
      kind: 'invoice',
      environment: 'habilitacion',
      replaces_edition: 1,
      simulated: false,
    });
    const facts = await stage.facts(id, 'packaged');
    expect(types(facts)).toEqual(['numbered', 'signed', 'signed', 'contingency-issued', 'rendered', 'packaged']);
    const second = facts.filter(({ type }) => type === 'signed')[1];
    expect(second?.data).toMatchObject({ edition: 2, type_code: '04', number: first?.data['number'] });
    expect(second?.data['cufe']).not.toBe(first?.data['cufe']);
    expect(Date.parse(String(second?.data['issued_at']))).toBeGreaterThan(Date.parse(String(first?.data['issued_at'])));
    const xml = (await stage.blobs.get(TENANT, String(second?.data['xml_blob']))).toString();
    expect(element(xml, 'cbc:InvoiceTypeCode')).toBe('04');
    expect(dataOf(facts, 'packaged')).toMatchObject({ edition: 2, contingency: true, type_code: '04' });
  });

  const orderOf = (id: string) => ({
    document_id: id,
    kind: 'invoice' as const,
    environment: 'habilitacion' as const,
    replaces_edition: 1,
    simulated: false,
  });

  it('is signed again as an ordinary one when the order comes as the contingency is over, and not handed out before', async () => {
    await ready();
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    stage.outage.lasts = false;
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, orderOf(id));
    const facts = await stage.facts(id, 'signed', 2);
    expect(facts.at(-1)?.data).toMatchObject({ edition: 2, type_code: '01' });
    await stage.accepted(id, 2);
    expect(types(await stage.facts(id, 'packaged'))).toEqual(['numbered', 'signed', 'signed', 'rendered', 'packaged']);
  });

  it('is not signed as long as nobody can say whether the contingency lasts', async () => {
    await ready();
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    stage.outage.isSilent = true;
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, orderOf(id));
    await until(
      () => storedEvents(id),
      (events) => events.includes('ContingencyOrdered'),
    );
    const other = await stage.requested();
    await stage.facts(other, 'signed');
    expect((await storedEvents(id)).at(-1)).toBe('ContingencyOrdered');
    stage.outage.isSilent = false;
    const facts = await stage.facts(id, 'contingency-issued');
    expect(dataOf(facts, 'contingency-issued')).toMatchObject({ edition: 2, type_code: '04' });
  });

  it('is of type 04 though it is signed later, if the contingency lasted when that was planned', async () => {
    await ready();
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    stage.signer.isBusy = true;
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, orderOf(id));
    await until(
      () => storedEvents(id),
      (events) => events.filter((type) => type === 'SigningPlanned').length === 2,
    );
    const plannedAt = stage.clock.now().getTime();
    stage.outage.lasts = false;
    stage.clock.advance(3_600);
    stage.signer.isBusy = false;
    const facts = await stage.facts(id, 'contingency-issued');
    const issued = dataOf(facts, 'contingency-issued');
    expect(issued).toMatchObject({ edition: 2, type_code: '04' });
    expect(Date.parse(String(issued['issued_at']))).toBeLessThanOrEqual(plannedAt + 1_000);
  });

  it('is issued again as type 01 where no outage was declared: the same number, the time of now', async () => {
    await ready();
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    const fact = { document_id: id, kind: 'invoice', environment: 'habilitacion' } as const;
    const ordered = { ...fact, replaces_edition: 1, simulated: false };
    stage.clock.advance(60);
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, ordered);
    await stage.facts(id, 'packaged');
    stage.clock.advance(3_600);
    const again = { ...fact, replaces_edition: 2 };
    await stage.publishFact('co.rubrica.document.reissue-ordered.v1', id, again);
    const editions = (await stage.facts(id, 'signed', 3)).filter(({ type }) => type === 'signed');
    expect(editions.map(({ data }) => [data['edition'], data['type_code']])).toEqual([
      [1, '01'],
      [2, '04'],
      [3, '01'],
    ]);
    expect(new Set(editions.map(({ data }) => data['number'])).size).toBe(1);
    expect(new Set(editions.map(({ data }) => data['cufe'])).size).toBe(3);
    const [, second, third] = editions.map(({ data }) => Date.parse(String(data['issued_at'])));
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  });
});
