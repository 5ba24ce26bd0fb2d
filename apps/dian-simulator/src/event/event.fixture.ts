import { randomUUID, X509Certificate } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import type { EventParty } from '../document/event-identity.js';
import { BUYER_NIT, type Change, fiscalTime, NIT, SOFTWARE, withChanges } from '../examination/invoice.fixture.js';
import type { Issuer } from '../issuer/issuer.js';
import { resign } from '../signature/resign.fixture.js';
import { signXml } from '../signature/sign-xml.js';
import { type EventDraft, eventXml } from './event-xml.js';

const ISSUER_PARTY: EventParty = {
  number: NIT,
  checkDigit: '3',
  type: '31',
  name: 'Comercializadora Andina S.A.S.',
};
const BUYER_PARTY: EventParty = { number: BUYER_NIT, checkDigit: '4', type: '31', name: 'Óptica del Norte S.A.S.' };
const DIAN_PARTY: EventParty = {
  number: '800197268',
  checkDigit: '4',
  type: '31',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
};

export const BUYER_SOFTWARE = { id: '0bae9a52-e638-432a-86e0-9922d376cac8', pin: '12345' };

/** The buyer as the portal knows it. */
export const BUYER: Issuer = { software: BUYER_SOFTWARE, ranges: [], test_sets: [] };

export interface EventFields extends Partial<EventDraft> {
  readonly code: string;
  readonly at: Date;
  readonly cufe: string;
  /** When it is signed; by default when it is issued. */
  readonly signedAt?: Date;
  /** Made before signing. */
  readonly changes?: readonly Change[];
}

/** An event on the invoice of the fixture, signed by the right party: right as it stands. */
export const signedEvent = (
  { cufe, signedAt, changes = [], ...fields }: EventFields,
  signers: { readonly buyer: TestCertificate; readonly issuer: TestCertificate },
): string => {
  const isIssuers = fields.code === '034';
  const { key, chain } = isIssuers ? signers.issuer : signers.buyer;
  const { text } = eventXml({
    number: `E${fields.code}1`,
    environment: '2',
    sender: isIssuers ? ISSUER_PARTY : BUYER_PARTY,
    receiver: isIssuers ? DIAN_PARTY : ISSUER_PARTY,
    subject: { number: 'SETP990000001', cufe, typeCode: '01' },
    software: isIssuers ? SOFTWARE : BUYER_SOFTWARE,
    ...(fields.code === '031' ? { concept: '02' } : {}),
    ...fields,
  });
  const options = { id: randomUUID(), signingTime: fiscalTime(signedAt ?? fields.at).join('T') };
  const signer = { key, certificate: new X509Certificate(chain[0] ?? '') };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${withChanges(text, changes)}`;
  return resign(signXml({ text: xml, namespaces: '' }, signer, options), isIssuers ? signers.issuer : signers.buyer);
};
