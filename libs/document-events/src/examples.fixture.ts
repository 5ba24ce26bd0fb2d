import { readdirSync, readFileSync } from 'node:fs';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { eventCude, eventSeed } from './cude.js';
import type { DocumentEvent, ReceivingPerson } from './document-event.js';
import { aParty } from './document-event.fixture.js';
import { type EventName, type EventType, eventTypeNamed } from './event-type.js';
import { DIAN_PARTY, tacitAcceptanceStatement } from './tacit-acceptance.js';

const FOLDER = new URL('../../../examples/document-events/', import.meta.url);

/** Example requests of the project, each with the XML of its event beside it. */
export const EXAMPLES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort();

export const xmlFileOf = (example: string): URL => new URL(`${example}.xml`, FOLDER);

/** Public PIN of DIAN's toolbox. */
const PIN = '20191';
const SOFTWARE_ID = '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0';

const BUYER = aParty({
  identification: { type: '31', number: '900373115', checkDigit: '3' },
  legalName: 'Comercializadora Andina S.A.S.',
});
const SUPPLIER = aParty({
  identification: { type: '13', number: '725895613', checkDigit: null },
  legalName: 'Ligia Esperanza Muñoz Ávila',
  organizationType: '2',
  taxScheme: { id: 'ZZ', name: 'No aplica' },
});

/** Of a tacit acceptance the tenant is the issuer of the invoice. */
const partiesOf = ({ by }: EventType) =>
  by === 'buyer' ? { sender: BUYER, receiver: SUPPLIER } : { sender: BUYER, receiver: DIAN_PARTY };

interface Body {
  readonly type: EventName;
  readonly claim_code?: string;
  readonly person?: {
    readonly identification: ReceivingPerson['identification'];
    readonly first_name: string;
    readonly last_name: string;
    readonly job_title?: string;
    readonly department?: string;
  };
}

const personIn = ({ person }: Body): ReceivingPerson | null =>
  person === undefined
    ? null
    : {
        identification: person.identification,
        firstName: person.first_name,
        familyName: person.last_name,
        jobTitle: person.job_title ?? null,
        department: person.department ?? null,
      };

/** Event of an example, as if it had just been numbered. */
export const exampleEvent = (example: string): DocumentEvent => {
  const body = JSON.parse(readFileSync(new URL(`${example}.json`, FOLDER), 'utf8')) as Body;
  const type = eventTypeNamed(body.type);
  const number = `${type.series}7`;
  const planned = {
    type,
    number,
    environment: '2',
    issueDate: '2026-11-23',
    issueTime: '10:00:00-05:00',
    software: {
      id: SOFTWARE_ID,
      securityCode: softwareSecurityCode(SOFTWARE_ID, PIN, number),
      providerNit: '900373115',
      providerCheckDigit: '3',
    },
    ...partiesOf(type),
    subject: {
      number: 'SETP990000001',
      cufe: '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
      typeCode: '01',
    },
    person: personIn(body),
    claimCode: body.claim_code ?? null,
    notes: type.by === 'issuer' ? [STATEMENT] : [],
  } as const;
  return { ...planned, cude: eventCude(eventSeed(planned), PIN) };
};

const STATEMENT = tacitAcceptanceStatement({
  goodsReceived: {
    number: 'RB12',
    cude: '715fcad8d4c028b95da390ade9e07e9b6c88127a77c19d1d6777b1991ddd2e9b58032c06f565239f5838de10235b2821',
  },
  buyer: SUPPLIER,
});
