import { randomBytes, randomUUID } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { zipOf } from '../archive/write-zip.js';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { sendSync } from '../service/operations.js';
import type { Parts } from '../service/parts.js';
import { signXml } from '../signature/sign-xml.js';
import type { Container } from './attached-document.js';
import { companyOf, invoiceXml } from './invoice-xml.js';
import { type Parcel, type VariantName, VARIANTS } from './parcel.js';
import { RefusedOrder } from './refused-order.js';
import type { SimulatedParties } from './simulated-parties.js';
import { openSupplierMailer } from './supplier-mail.client.js';

const closed = { additionalProperties: false };
const names = Object.keys(VARIANTS) as VariantName[];

/** Body of POST /control/suppliers/{nit}/invoices. */
export const SupplierOrder = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, default: 'Proveedor Simulado S.A.S.' }),
    buyer: Type.Object(
      { nit: Type.String({ pattern: '^\\d{3,15}$' }), name: Type.String({ minLength: 1, maxLength: 200 }) },
      closed,
    ),
    /** How many invoices. */
    count: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
    payment: Type.Unsafe<'credit' | 'cash'>({ type: 'string', enum: ['credit', 'cash'], default: 'credit' }),
    /** 1: production, 2: habilitación. */
    environment: Type.Unsafe<'1' | '2'>({ type: 'string', enum: ['1', '2'], default: '2' }),
    lines: Type.Integer({ minimum: 1, maximum: 500, default: 1 }),
    /** Whole pesos of a line without IVA. */
    price: Type.Integer({ minimum: 100, maximum: 100_000_000, multipleOf: 100, default: 100_000 }),
    /** How many days before now they are issued and signed. */
    days_ago: Type.Integer({ minimum: 0, maximum: 365, default: 0 }),
    /** Forms of their mails, in turn. */
    variants: Type.Array(Type.Unsafe<VariantName>({ type: 'string', enum: names }), {
      minItems: 1,
      maxItems: 1_000,
      default: ['plain'],
    }),
    /** Where they are mailed; without it the answer has the files. */
    smtp: Type.Optional(
      Type.Object(
        {
          host: Type.String({ minLength: 1 }),
          port: Type.Integer({ minimum: 1, maximum: 65_535 }),
          to: Type.String({ minLength: 3 }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type SupplierOrder = Static<typeof SupplierOrder>;

export interface IssuedInvoice {
  readonly number: string;
  readonly cufe: string;
  readonly payable: string;
  readonly variant: VariantName;
  readonly brings: 'genuine' | 'forged' | 'broken';
  /** What is attached to the mail; base64, and null where it was mailed. */
  readonly file: { readonly name: string; readonly content: string | null };
}

const DAY_MS = 86_400_000;
const PREFIX = 'SIMS';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';

/** Issues invoices of a simulated supplier: each is accepted by the authority, then wrapped and mailed. */
export const issueInvoices = async (
  nit: string,
  order: SupplierOrder,
  parties: SimulatedParties,
): Promise<readonly IssuedInvoice[]> => {
  const parts = await parties.judging();
  const issuer = registeredSupplier(nit, order.name, parts);
  const mailer = order.smtp === undefined ? null : await openSupplierMailer(order.smtp);
  const issued: IssuedInvoice[] = [];
  try {
    for (let nth = 0; nth < order.count; nth += 1) {
      const variant = order.variants[nth % order.variants.length] ?? 'plain';
      const { container, payable, parcel } = await issue(nit, order, variant, { issuer, parts, parties });
      const { number, cufe } = container;
      await parts.registry.durable();
      await mailer?.send({ supplierNit: nit, supplierName: order.name, number, parcel });
      const file = { name: parcel.name, content: mailer === null ? parcel.bytes.toString('base64') : null };
      issued.push({ number, cufe, payable, variant, brings: VARIANTS[variant].brings, file });
    }
  } finally {
    mailer?.close();
  }
  return issued;
};

interface Issuing {
  readonly issuer: Issuer;
  readonly parts: Parts;
  readonly parties: SimulatedParties;
}

const issue = async (
  nit: string,
  order: SupplierOrder,
  variant: VariantName,
  { issuer, parts, parties }: Issuing,
): Promise<{ container: Container; payable: string; parcel: Parcel }> => {
  const { registry, clock, judgeWorkers } = parts;
  const { environment, lines, price, payment } = order;
  const signer = await parties.signerOf(nit, order.name);
  const at = new Date(clock.now().getTime() - order.days_ago * DAY_MS);
  const number = `${PREFIX}${registry.allotId()}`;
  const [supplier, buyer] = [companyOf(nit, order.name), companyOf(order.buyer.nit, order.buyer.name)];
  const range = rangeOf(issuer);
  const { software } = issuer;
  const isOnCredit = payment === 'credit';
  const xml = invoiceXml({ number, environment, at, supplier, buyer, software, range, isOnCredit, lines, price });
  const signingTime = `${colombianDate(at)}T${colombianTime(at)}`;
  const document = `${DECLARATION}${signXml(xml, signer, { id: randomUUID(), signingTime })}`;
  const zip = zipOf({ name: `fv-${number}.xml`, bytes: document }).toString('base64');
  const { isValid, errorMessage, applicationResponse } = await sendSync('SendBillSync', zip, { numbers: [nit] }, parts);
  if (!isValid || applicationResponse === null) throw new RefusedOrder(`not accepted: ${errorMessage.join('; ')}`);
  const other = { typeCode: '01', issuerNit: nit, number: 'SIMS0', cufe: 'cd'.repeat(48), uuidScheme: 'CUFE-SHA384' };
  const verdict = { document: { ...other, environment, issuer: supplier }, approval: 'Autorizada.', findings: [], at };
  const otherResponse = await judgeWorkers.answer({ ...verdict, id: registry.allotId() });
  const { cufe, payable } = xml;
  const response = applicationResponse.toString();
  const container = { number, cufe, environment, at, supplier, buyer, document, response };
  return { container, payable, parcel: VARIANTS[variant].parcel({ container, signer, otherResponse }) };
};

/** A supplier that is new is registered, with a range of its own; an issuer under test is nobody's to issue for. */
const registeredSupplier = (nit: string, name: string, { registry }: Parts): Issuer => {
  const known = registry.issuers.get(nit);
  if (known !== undefined && !known.ranges.some(isOwn)) {
    throw new RefusedOrder('this NIT is registered, and not as a simulated supplier');
  }
  const supplier: Issuer = known ?? {
    software: { id: randomUUID(), pin: randomUUID() },
    ranges: [
      {
        prefix: PREFIX,
        from: 1,
        to: 99_999_999,
        resolution_number: '18760000099',
        valid_from: '2019-01-19',
        valid_to: '2040-01-19',
        technical_key: randomBytes(20).toString('hex'),
      },
    ],
    test_sets: [],
    rut: { name },
  };
  if (known === undefined) registry.register(nit, supplier);
  return supplier;
};

const isOwn = ({ prefix }: NumberingRange): boolean => prefix === PREFIX;

const rangeOf = ({ ranges }: Issuer): NumberingRange => {
  const range = ranges.find(isOwn);
  if (range === undefined) throw new RefusedOrder('the supplier has no range');
  return range;
};
