import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentRequest } from '@rubrica/contracts';
import { newId, putJson } from '@rubrica/service';
import { trustBundle, verifySignature } from '@rubrica/xades';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { type Fact, type Issuer, type Stage, startStage, TENANT } from '../issuer.fixture.js';
import { textsOf } from '../graphic-representation/pdf-text.fixture.js';
import { invoiceDraft, supplier } from '../document/request.fixture.js';
import { certificateId, type VaultStandIn } from '@rubrica/service-testing';

let stage: Stage;
let issuer: Issuer;
let first: NonNullable<VaultStandIn['active']>;
beforeAll(async () => {
  stage = await startStage();
  issuer = await stage.start();
  await stage.software();
  await stage.range();
  if (!stage.signer.active) throw new Error('no certificate');
  first = stage.signer.active;
});
beforeEach(() => {
  stage.signer.active = first;
  stage.signer.refuses.clear();
});
afterAll(async () => {
  await issuer.stop();
  await stage.close();
});

const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);
const dataOf = (facts: readonly Fact[], type: string) => facts.find((fact) => fact.type === type)?.data ?? {};
const blob = (facts: readonly Fact[], type: string, name: string): Promise<Buffer> =>
  stage.blobs.get(TENANT, String(dataOf(facts, type)[name]));
const attachedDocumentOf = async (facts: readonly Fact[]): Promise<string> => {
  const files = filesOf(await blob(facts, 'packaged', 'zip_blob'));
  const [name = ''] = [...files.keys()].filter((file) => file.startsWith('ad'));
  return files.get(name)?.toString('utf8') ?? '';
};

/** Names and contents of a zip, by its central directory. */
const filesOf = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
};

/** A PNG of one pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

describe('the package of an accepted invoice', () => {
  it('has on its PDF the logo, the colour and the texts that the tenant had when it asked', async () => {
    const blobOfLogo = await stage.blobs.put(TENANT, LOGO);
    const request: DocumentRequest = {
      document_id: newId('inv'),
      tenant_id: TENANT,
      draft: invoiceDraft(),
      issuer: {
        ...supplier,
        logo: { blob: blobOfLogo, media_type: 'image/png', width_px: 1, height_px: 1 },
        brand_color: '#ff8800',
        pdf: { bank_details: 'Bancolombia, ahorros 123', footer: 'Somos autorretenedores.' },
      },
      counterparty: null,
      mail: { to: [], cc: [] },
    };
    const request_blob = await putJson(stage.blobs, TENANT, request);
    const id = await stage.requested({}, { request_blob }, request.document_id);
    await stage.accepted(id);
    const pdf = await blob(await stage.facts(id, 'packaged'), 'rendered', 'pdf_blob');
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    expect(textsOf(pdf)).toEqual(expect.arrayContaining(['Bancolombia, ahorros 123', 'Somos autorretenedores.']));
  });

  it('holds the PDF and an AttachedDocument, signed, with invoice and answer in it byte for byte', async () => {
    const id = await stage.requested();
    await stage.accepted(id);
    const facts = await stage.facts(id, 'packaged');
    expect(types(facts)).toEqual(['numbered', 'signed', 'rendered', 'packaged']);
    expect(dataOf(facts, 'packaged')).toMatchObject({
      edition: 1,
      contingency: false,
      number: dataOf(facts, 'signed')['number'],
    });
    const files = filesOf(await blob(facts, 'packaged', 'zip_blob'));
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^ad0900373115000\d{2}0000000[0-9A-F]\.xml$/),
      expect.stringMatching(/^fv0900373115000\d{2}0000000[0-9A-F]\.pdf$/),
    ]);
    const pdf = await blob(facts, 'rendered', 'pdf_blob');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const printed = textsOf(pdf).join(' ');
    expect(printed).toContain('No. 18760000001 del 2019-01-19, prefijo');
    // Without a setting the software is the issuer's own.
    expect(printed).toContain(`fabricado por ${supplier.legal_name} (NIT ${supplier.nit}-${supplier.check_digit})`);
    expect([...files.values()][1]?.equals(pdf)).toBe(true);
    const attached = await attachedDocumentOf(facts);
    const trust = trustBundle(stage.pki.trustPem);
    expect(verifySignature(attached, { trust, at: new Date(), signedBy: ['900373115'] })).toMatchObject({ ok: true });
    expect(attached).toContain((await blob(facts, 'signed', 'xml_blob')).toString('utf8'));
    expect(attached).toContain('<cbc:ValidationResultCode>02</cbc:ValidationResultCode>');
  });

  it('waits, visibly and without haste, when the certificate was revoked and there is no other', async () => {
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    stage.signer.active = null;
    await stage.accepted(id);
    const waits = await stage.facts(id, 'issuing-waits');
    expect(dataOf(waits, 'issuing-waits')).toMatchObject({ reason: 'certificate_missing' });
    const looks = stage.signer.looks;
    await sleep(1_500);
    expect(stage.signer.looks).toBe(looks);

    stage.signer.active = { id: certificateId('dos'), certificate: first.certificate };
    await stage.certificateActivated();
    const facts = await stage.facts(id, 'packaged');
    expect(types(facts)).toEqual(['numbered', 'signed', 'issuing-waits', 'rendered', 'packaged']);
    expect(stage.signer.asked.at(-1)).toMatchObject({ document_id: id, certificate_id: certificateId('dos') });
    expect(await issuer.database.query('select 1 from waiting_documents')).toEqual([]);
  });

  it('takes the next certificate when the vault refuses the one that it has just offered', async () => {
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    stage.signer.refuses.set(first.id, 'certificate_revoked');
    await stage.accepted(id);
    await stage.facts(id, 'issuing-waits');
    stage.signer.active = { id: certificateId('tres'), certificate: first.certificate };
    await stage.certificateActivated();
    await stage.facts(id, 'packaged');
    expect(stage.signer.asked.at(-1)).toMatchObject({ document_id: id, certificate_id: certificateId('tres') });
  });

  it('is replaced when the verdict follows an edition in contingency', async () => {
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    await stage.publishFact('co.rubrica.document.contingency-ordered.v1', id, {
      document_id: id,
      kind: 'invoice',
      environment: 'habilitacion',
      replaces_edition: 1,
      simulated: false,
    });
    const [provisional] = (await stage.facts(id, 'packaged')).filter(({ type }) => type === 'packaged');
    expect(provisional?.data).toMatchObject({ edition: 2, contingency: true });
    // Annex 1.9 §12: the container has the signed document, and no answer, since there is none yet.
    const alone = filesOf(await stage.blobs.get(TENANT, String(provisional?.data['zip_blob'])));
    expect([...alone.keys()]).toEqual([expect.stringMatching(/^ad.*\.xml$/), expect.stringMatching(/^fv.*\.pdf$/)]);
    const container = [...alone.values()][0]?.toString() ?? '';
    expect(container).toContain('<cbc:InvoiceTypeCode>04</cbc:InvoiceTypeCode>');
    expect(container).not.toContain('<cac:ParentDocumentLineReference>');

    await stage.accepted(id, 2);
    const packages = (await stage.facts(id, 'packaged', 2)).filter(({ type }) => type === 'packaged');
    expect(packages[1]?.data).toMatchObject({ edition: 2, contingency: false });
    expect(packages[1]?.data['zip_blob']).not.toBe(provisional?.data['zip_blob']);
  });

  it('is not made of a rejected invoice, which is drawn for its issuer, marked as rejected', async () => {
    const id = await stage.requested();
    const [signed] = (await stage.facts(id, 'signed')).filter(({ type }) => type === 'signed');
    await stage.publishFact('co.rubrica.document.rejected.v1', id, {
      document_id: id,
      kind: 'invoice',
      environment: 'habilitacion',
      edition: 1,
      cufe: String(signed?.data['cufe']),
      status_code: '99',
      rules: [{ rule: 'FAD06', severity: 'rejection' }],
      answer_blob: 'c'.repeat(64),
      validated_at: null,
      application_response_blob: null,
      simulated: false,
    });
    const facts = await stage.facts(id, 'rendered');
    expect(types(facts)).toEqual(['numbered', 'signed', 'rendered']);
    const said = textsOf(await blob(facts, 'rendered', 'pdf_blob')).join(' ');
    expect(said).toContain('RECHAZADA por la DIAN');
    expect(said).toContain('Documento rechazado por la DIAN.');
    expect(said).toContain(String(signed?.data['cufe']));
  });

  it('is not made of an invoice that failed at its transmission; its drawing gives way to that of the accepted one', async () => {
    const id = await stage.requested();
    await stage.facts(id, 'signed');
    const of = { document_id: id, kind: 'invoice', environment: 'habilitacion' } as const;
    await stage.publishFact('co.rubrica.document.submission-failed.v1', id, {
      ...of,
      code: 'dian_security_fault',
      detail: 'x',
      answer_blob: null,
    });
    const failed = await stage.facts(id, 'rendered');
    expect(types(failed)).toEqual(['numbered', 'signed', 'rendered']);
    expect(textsOf(await blob(failed, 'rendered', 'pdf_blob')).join(' ')).toContain('SIN VALIDAR');
    await stage.accepted(id);
    const facts = (await stage.facts(id, 'packaged')).filter(({ type }) => type === 'rendered');
    const last = await stage.blobs.get(TENANT, String(facts.at(-1)?.data['pdf_blob']));
    expect(textsOf(last).join(' ')).not.toContain('SIN VALIDAR');
  });
});
