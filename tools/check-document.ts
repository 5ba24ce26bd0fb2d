/** What an XML document says of itself, recomputed: its hash, SoftwareSecurityCode, each part of the signature. */
import { eventCude, eventSeed, eventTypeOf, isEventCode } from '@rubrica/document-events';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { KINDS, kindOfType, saleOf } from '@rubrica/kinds';
import { elementAt, readHashedDocument, textAt } from '@rubrica/ubl';
import { inspectSignature } from '@rubrica/xades';
import { type ForeignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';

/** Public secrets: the technical key of DIAN's test range, the PIN of DIAN's toolbox. */
export const TEST_SECRETS = { technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c', pin: '20191' };

export interface Secrets {
  readonly technicalKey: string;
  readonly pin: string;
  /** Taken for the issuer's NIT in the document. */
  readonly issuerNit?: string | undefined;
}

/** null: it is not there, or cannot be recomputed. */
export type Holds = boolean | null;

export interface Checked {
  readonly document: string;
  readonly uuid: Holds;
  readonly securityCode: Holds;
  readonly body: Holds;
  readonly keyInfo: Holds;
  readonly properties: Holds;
  readonly value: Holds;
  readonly certificate: Holds;
  readonly remark: string;
}

const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const HASHED = ['Invoice', 'CreditNote', 'DebitNote'];
const NOTHING_HASHED = { uuid: null, securityCode: null };
const MAX_BYTES = 16 * 1024 * 1024;

const hashes = (xml: string, secrets: Secrets): Pick<Checked, 'uuid' | 'securityCode'> => {
  const { uuid, uuidFields, typeCode, softwareId, softwareSecurityCode: code } = readHashedDocument(xml);
  const type = KINDS.flatMap(({ types }) => types).find(({ code }) => code === typeCode);
  const isWithKey = type?.secret === 'technical_key';
  const secret = isWithKey ? secrets.technicalKey : secrets.pin;
  const { sale } = saleOf(kindOfType(type?.code ?? '01'), type?.code);
  const issuer = sale.issuerIs === 'customer' ? 'customerNumber' : 'supplierNumber';
  const fields = { ...uuidFields, [issuer]: secrets.issuerNit ?? uuidFields[issuer], secret };
  return {
    uuid: uuid === '' ? null : uuid === sale.hash(fields),
    securityCode: code === '' ? null : code === softwareSecurityCode(softwareId, secrets.pin, uuidFields.number),
  };
};

/** Nothing to recompute in an ApplicationResponse that is no event of an invoice. */
const eventHashes = (root: ForeignElement, { pin, issuerNit }: Secrets): Pick<Checked, 'uuid' | 'securityCode'> => {
  const code = textAt(root, 'DocumentResponse', 'Response', 'ResponseCode');
  const typeCode = textAt(root, 'DocumentResponse', 'DocumentReference', 'DocumentTypeCode');
  if (!isEventCode(code) || typeCode !== '01') return NOTHING_HASHED;
  const party = (name: string, nit = textAt(root, name, 'PartyTaxScheme', 'CompanyID')) => ({
    identification: { number: nit },
  });
  const number = textAt(root, 'ID');
  const seed = eventSeed({
    type: eventTypeOf(code),
    number,
    issueDate: textAt(root, 'IssueDate'),
    issueTime: textAt(root, 'IssueTime'),
    sender: party('SenderParty', issuerNit),
    receiver: party('ReceiverParty'),
    subject: { number: textAt(root, 'DocumentResponse', 'DocumentReference', 'ID'), typeCode },
  });
  const dian = elementAt(root, 'UBLExtensions', 'UBLExtension', 'ExtensionContent', 'DianExtensions');
  const softwareId = textAt(dian, 'SoftwareProvider', 'SoftwareID');
  return {
    uuid: textAt(root, 'UUID') === eventCude(seed, pin),
    securityCode: textAt(dian, 'SoftwareSecurityCode') === softwareSecurityCode(softwareId, pin, number),
  };
};

const hashesIn = (root: ForeignElement, xml: string, secrets: Secrets): Pick<Checked, 'uuid' | 'securityCode'> => {
  if (HASHED.includes(root.name)) return hashes(xml, secrets);
  return root.name === 'ApplicationResponse' ? eventHashes(root, secrets) : NOTHING_HASHED;
};

const signature = (xml: string): Omit<Checked, 'document' | 'uuid' | 'securityCode'> => {
  const found = inspectSignature(xml);
  if (!found.ok) {
    return { body: null, keyInfo: null, properties: null, value: null, certificate: null, remark: found.reason };
  }
  const { document: body, keyInfo, signedProperties: properties, value, certificate, signingTime: remark } = found;
  return { body, keyInfo, properties, value, certificate, remark };
};

/** What is embedded in an AttachedDocument: the document, and the authority's answer. */
const embeddedIn = (root: ForeignElement): string[] => {
  const holders = [
    root,
    ...root.children(CAC, 'ParentDocumentLineReference').flatMap((line) => line.children(CAC, 'DocumentReference')),
  ];
  return holders
    .map((holder) => holder.child(CAC, 'Attachment')?.child(CAC, 'ExternalReference')?.child(CBC, 'Description'))
    .map((description) => description?.text().trim() ?? '')
    .filter((text) => text.startsWith('<'));
};

const checked = (place: string, xml: string, secrets: Secrets): Checked[] => {
  const root = readForeignXml(xml, { maxBytes: MAX_BYTES });
  const number = root.child(CBC, 'ID')?.text().trim() ?? '';
  const embedded = root.name === 'AttachedDocument' ? embeddedIn(root) : [];
  return [
    { document: `${place}: ${root.name} ${number}`, ...hashesIn(root, xml, secrets), ...signature(xml) },
    ...embedded.flatMap((inner) => checkedDocument(`${place} ›`, inner, secrets)),
  ];
};

/** Returns a row for the document, and one for each that it contains. */
export const checkedDocument = (place: string, xml: string, secrets: Secrets): Checked[] => {
  try {
    return checked(place, xml, secrets);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    const nothing = { uuid: null, securityCode: null, body: null, keyInfo: null, properties: null, value: null };
    return [{ document: place, ...nothing, certificate: null, remark: error.message }];
  }
};

export const CHECKS = {
  uuid: 'CUFE/CUDE',
  securityCode: 'security code',
  body: 'body',
  keyInfo: 'KeyInfo',
  properties: 'properties',
  value: 'value',
  certificate: 'certificate',
} as const satisfies Partial<Record<keyof Checked, string>>;
