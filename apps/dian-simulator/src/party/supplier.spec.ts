import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { ArchiveError, readZip } from '../archive/read-zip.js';
import { readTrustBundle } from '../certificate/trust.js';
import { colombianDate } from '../document/colombian-time.js';
import { describeWith, xmlsecAccepts } from '../referee.fixture.js';
import { type Bench, startBench } from '../simulator.fixture.js';
import { verifyXades } from '../signature/verify-xades.js';
import { structureComplaints } from '../structure/structure.js';
import { readXml, XmlError } from '../xml/read-xml.js';
import { find, textAt, type XmlElement } from '../xml/xml.js';
import type { SentEvent } from './event-sender.js';
import { type VariantName, VARIANTS } from './parcel.js';
import type { IssuedInvoice } from './supplier.js';

const SUPPLIER = '901234567';
const BUYER = { nit: '900108281', name: 'Hotel Los Guaduales Ltda. & Ñandú' };
const NAMES = Object.keys(VARIANTS) as VariantName[];
const LIMITS = { entries: 5, entryBytes: 10_000_000, totalBytes: 10_000_000, hasAttachments: true };

let bench: Bench;
let partiesCa: string;
beforeAll(async () => {
  bench = await startBench();
  partiesCa = ((await bench.control('GET', '/parties')).json as { ca_pem: string }).ca_pem;
});
afterAll(() => bench.stop());
afterEach(async () => void (await bench.control('POST', '/reset')));

const order = (body: object, nit = SUPPLIER) =>
  bench.control('POST', `/suppliers/${nit}/invoices`, { buyer: BUYER, ...body });
const issued = async (body: object = {}): Promise<readonly IssuedInvoice[]> => {
  const { status, json } = await order(body);
  expect([status, json]).toEqual([200, json]);
  return (json as { invoices: IssuedInvoice[] }).invoices;
};
const one = async (body: object = {}): Promise<IssuedInvoice> => {
  const [invoice] = await issued(body);
  if (invoice === undefined) throw new Error('no invoice was issued');
  return invoice;
};

const bytesOf = ({ file }: IssuedInvoice): Buffer => Buffer.from(file.content ?? '', 'base64');

/** The XML of the container that a mail has, however it is packed; what readers refuse is thrown. */
const containerXml = (name: string, bytes: Buffer): string => {
  if (name.endsWith('.xml')) return bytes.toString();
  const inner = bytes.indexOf('interior-');
  if (inner >= 0) {
    // One entry: its deflated bytes are a zip; the reader of the simulator opens XML only.
    return containerXml('z.zip', readZip(renamed(bytes), LIMITS)[0]?.bytes ?? Buffer.alloc(0));
  }
  return readZip(bytes, LIMITS)[0]?.bytes.toString() ?? '';
};

/** The zip with .xml in the place of .zip in the name of its entry. */
const renamed = (zip: Buffer): Buffer => Buffer.from(zip.toString('latin1').replaceAll('.zip', '.xml'), 'latin1');

const partsOf = (xml: string): { root: XmlElement; document: string; response: string } => {
  const { root } = readXml(xml);
  const place = ['cac:Attachment', 'cac:ExternalReference', 'cbc:Description'] as const;
  const reference = find(root, 'cac:ParentDocumentLineReference', 'cac:DocumentReference');
  return { root, document: textAt(root, ...place), response: textAt(reference, ...place) };
};

const copyAtDian = async (cufe: string): Promise<string> => {
  const { text } = await bench.call('GetXmlByDocumentKey', { trackId: cufe });
  return Buffer.from(/<b:XmlBytesBase64>([^<]+)/.exec(text)?.[1] ?? '', 'base64').toString();
};

describe('a simulated supplier', () => {
  it('issues an invoice that DIAN has, and wraps it with its answer, beside a PDF', async () => {
    const invoice = await one({ lines: 3, price: 50_000 });
    expect(invoice).toMatchObject({ variant: 'plain', brings: 'genuine', payable: '178500.00' });
    const xml = containerXml(invoice.file.name, bytesOf(invoice));
    const { root, document, response } = partsOf(xml);
    expect(structureComplaints(root)).toEqual([]);
    expect(document).toBe(await copyAtDian(invoice.cufe));
    const { statusCode, messages, applicationResponse } = await bench.status(invoice.cufe);
    expect([statusCode, messages]).toEqual(['00', []]);
    expect(response).toBe(applicationResponse.toString());
    for (const signed of [xml, document]) {
      const trust = readTrustBundle(partiesCa);
      const { findings, signer } = verifyXades(readXml(signed), { trust, at: new Date() });
      expect([findings, signer?.numbers]).toEqual([[], [SUPPLIER]]);
    }
    expect(bytesOf(invoice).includes(`${invoice.number}.pdf`)).toBe(true);
  });

  it('sells on credit, so that its buyer may answer, or for cash', async () => {
    const answered = async (payment: string): Promise<string[]> => {
      const { cufe } = await one({ payment });
      const { json } = await bench.control('POST', `/invoices/${cufe}/events`, { codes: ['030'] });
      return (json as { events: SentEvent[] }).events.flatMap(({ messages }) => messages);
    };
    expect(await answered('credit')).toEqual([]);
    expect((await answered('cash'))[0]).toContain('Regla: LGC62');
  });

  it('issues in production, and on days that are past', async () => {
    const dayBefore = () => colombianDate(new Date(Date.now() - 3 * 86_400_000));
    const earliest = dayBefore();
    const { cufe } = await one({ environment: '1', days_ago: 3 });
    const copy = await copyAtDian(cufe);
    expect(copy).toContain('<cbc:ProfileExecutionID>1<');
    const issuedOn = /<cbc:IssueDate>([^<]*)/.exec(copy)?.[1];
    expect([earliest, dayBefore()]).toContain(issuedOn);
  });

  it('numbers its invoices one after another, over two orders', async () => {
    const all = [...(await issued({ count: 3 })), ...(await issued({ count: 2 }))];
    expect(new Set(all.map(({ number }) => number)).size).toBe(5);
    expect(new Set(all.map(({ cufe }) => cufe)).size).toBe(5);
  });

  it.each([
    ['no buyer', { buyer: undefined }, 422],
    ['an unknown variant', { variants: ['polite'] }, 422],
    ['more than a thousand', { count: 1_001 }, 422],
    ['cents', { price: 150 }, 422],
  ])('refuses an order with %s', async (_, body, status) => expect((await order(body)).status).toBe(status));

  it('is none of the issuers under test', async () => expect((await order({}, '900373115')).status).toBe(409));
});

describe('the mail of a simulated supplier', () => {
  it.each(NAMES)('in the form %s brings what it says', async (variant) => {
    const invoice = await one({ variants: [variant] });
    const copy = await copyAtDian(invoice.cufe);
    expect(copy).toContain(invoice.cufe);
    const read = (): { document: string; response: string } | null => {
      try {
        return partsOf(containerXml(invoice.file.name, bytesOf(invoice)));
      } catch (error) {
        if (error instanceof ArchiveError || error instanceof XmlError) return null;
        throw error;
      }
    };
    const found = read();
    if (invoice.brings === 'broken') return expect(found).toBeNull();
    const isResponse = found?.response.includes(invoice.cufe);
    expect(found?.document === copy && isResponse).toBe(invoice.brings === 'genuine');
  });

  it('comes by SMTP, with the subject of the annex', async () => {
    const mails: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    try {
      const smtp = { host: '127.0.0.1', port, to: 'facturas@recibe.example' };
      const all = await issued({ count: 4, variants: ['plain', 'forged_amount'], smtp });
      expect(all.map(({ variant, file }) => [variant, file.content])).toEqual([
        ['plain', null],
        ['forged_amount', null],
        ['plain', null],
        ['forged_amount', null],
      ]);
      expect(mails).toHaveLength(4);
      for (const [index, { number, file }] of all.entries()) {
        expect(mails[index]).toContain(`Subject: ${SUPPLIER};Proveedor Simulado S.A.S.;${number};01;`);
        expect(mails[index]).toContain(`filename=${file.name}`);
      }
      await new Promise<void>((resolve) => server.close(resolve));
      expect((await order({ smtp })).status).toBe(502);
    } finally {
      if (server.server.listening) server.close();
    }
  });
});

describeWith('xmlsec1', 'xmlsec1', 'xmlsec1', () => {
  it('accepts the invoice and its container', async () => {
    const invoice = await one();
    const xml = containerXml(invoice.file.name, bytesOf(invoice));
    for (const signed of [xml, partsOf(xml).document]) expect(xmlsecAccepts(signed, partiesCa)).toBe(true);
  });
});
