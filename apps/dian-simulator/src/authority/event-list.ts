import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { DocumentIdentity } from '../document/document.js';
import type { EventIdentity } from '../document/event-identity.js';
import type { Finding } from '../document/finding.js';
import { escapeText } from '../xml/canonical-xml.js';
import type { Authority } from './authority.js';
import { lineOf, linesXml, partyXml, signedResponse } from './response-xml.js';

/** The events that are registered on an invoice, in the order of their signing times. */
export interface EventList {
  /** Number that the authority gives this answer. */
  readonly id: string;
  readonly invoice: Pick<DocumentIdentity, 'issuerNit' | 'number' | 'typeCode' | 'environment' | 'issuer'>;
  readonly events: readonly RegisteredEvent[];
  readonly at: Date;
}

export interface RegisteredEvent {
  readonly identity: EventIdentity;
  /** As the authority describes its code. */
  readonly title: string;
  readonly signedAt: Date;
  /** Notifications that it was accepted with. */
  readonly findings: readonly Finding[];
}

/** Returns the signed answer with a DocumentResponse for each event. Source: XmlUtilEvents of the published backend. */
export const eventListResponse = ({ id, invoice, events, at }: EventList, authority: Authority): string => {
  const { environment, issuerNit: number, issuer, number: documentNumber, typeCode: documentType } = invoice;
  const hashed = { responseCode: '', documentNumber, documentType };
  const head = { id, at, environment, hashed, receiver: { ...issuer, number } };
  return signedResponse(head, events.map(eventXml), authority);
};

/** The time has hyphens in it, as in the source: it is no xs:time. */
const eventXml = ({ identity, title, signedAt, findings }: RegisteredEvent, index: number): string =>
  `  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ReferenceID>${index + 1}</cbc:ReferenceID>
      <cbc:ResponseCode>${escapeText(identity.code)}</cbc:ResponseCode>
      <cbc:Description>${escapeText(title)}</cbc:Description>
      <cbc:EffectiveDate>${colombianDate(signedAt)}</cbc:EffectiveDate>
      <cbc:EffectiveTime>${colombianTime(signedAt).slice(0, 8).replaceAll(':', '-')}-05:00</cbc:EffectiveTime>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>${escapeText(identity.number)}</cbc:ID>
      <cbc:UUID schemeName="CUDE-SHA384">${escapeText(identity.cude)}</cbc:UUID>
    </cac:DocumentReference>
    <cac:IssuerParty>
    ${partyXml(identity.sender)}
    </cac:IssuerParty>
    <cac:RecipientParty>
    ${partyXml(identity.receiver)}
    </cac:RecipientParty>${findings.length === 0 ? '' : `\n${linesXml(findings.map(lineOf))}`}
  </cac:DocumentResponse>`;
