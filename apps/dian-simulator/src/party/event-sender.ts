import { randomUUID } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { zipOf } from '../archive/write-zip.js';
import { checkDigitOf } from '../code-list/code-lists.js';
import { colombianDate, colombianTime } from '../document/colombian-time.js';
import type { DocumentIdentity } from '../document/document.js';
import type { EventParty } from '../document/event-identity.js';
import { EVENT_TYPES, eventTypeOf } from '../event/event-types.js';
import { eventXml } from '../event/event-xml.js';
import type { Issuer } from '../issuer/issuer.js';
import type { Registry } from '../registry/registry.js';
import { judgeEvent } from '../service/event-operations.js';
import { signXml } from '../signature/sign-xml.js';
import { RefusedOrder } from './refused-order.js';
import type { SimulatedParties } from './simulated-parties.js';

const code = Type.Unsafe<string>({ type: 'string', enum: EVENT_TYPES.map((type) => type.code) });

/** Body of POST /control/invoices/{cufe}/events. */
export const EventOrder = Type.Object(
  {
    /** Events in the order in which they are sent. */
    codes: Type.Array(code, { minItems: 1, maxItems: 10 }),
    /** Concept of a claim; by default 01. */
    concept: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['01', '02', '03', '04'] })),
    /** How many days before now they are signed; by default 0. */
    days_ago: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  },
  { additionalProperties: false },
);
export type EventOrder = Static<typeof EventOrder>;

export interface SentEvent {
  readonly code: string;
  readonly number: string;
  readonly cude: string | null;
  readonly status_code: string;
  readonly accepted: boolean;
  readonly messages: readonly string[];
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/**
 * Sends the events as the buyer of an accepted invoice, 034 as its issuer. A buyer that the portal does not know is
 * registered.
 */
export const sendEvents = async (
  cufe: string,
  { codes, concept = '01', days_ago: daysAgo = 0 }: EventOrder,
  parties: SimulatedParties,
): Promise<readonly SentEvent[]> => {
  const parts = await parties.judging();
  const { registry, clock } = parts;
  const invoice = registry.byCufe(cufe);
  if (invoice?.isAccepted !== true) throw new RefusedOrder('no accepted invoice has this CUFE');
  const { identity } = invoice;
  const sent: SentEvent[] = [];
  for (const [index, code] of codes.entries()) {
    const at = new Date(clock.now().getTime() - daysAgo * DAY_MS + index * SECOND_MS);
    const number = `SIM${registry.allotId()}`;
    const { sender, receiver } = partiesOf(code, identity);
    const { number: nit } = sender;
    const software = softwareOf(nit, registry);
    const signer = await parties.signerOf(nit, sender.name);
    const xml = eventXml({
      ...{ code, number, at, sender, receiver, software },
      environment: identity.environment,
      subject: { number: identity.number, cufe: identity.cufe, typeCode: identity.typeCode },
      ...(code === '031' ? { concept } : {}),
    });
    const signingTime = `${colombianDate(at)}T${colombianTime(at)}`;
    const bytes = `${DECLARATION}${signXml(xml, signer, { id: randomUUID(), signingTime })}`;
    const zip = zipOf({ name: `ar-${number}.xml`, bytes }).toString('base64');
    const { documentKey: cude, statusCode, isValid, errorMessage } = await judgeEvent(zip, { numbers: [nit] }, parts);
    sent.push({ code, number, cude, status_code: statusCode, accepted: isValid, messages: errorMessage });
  }
  await registry.durable();
  return sent;
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';

/** The software of a party, which is registered if the portal does not know it. */
const softwareOf = (nit: string, registry: Registry): Issuer['software'] => {
  const software = registry.issuers.get(nit)?.software ?? { id: randomUUID(), pin: randomUUID() };
  if (!registry.issuers.has(nit)) registry.register(nit, { software, ranges: [], test_sets: [] });
  return software;
};

const DIAN: EventParty = {
  number: '800197268',
  checkDigit: '4',
  type: '31',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
};

const partiesOf = (code: string, identity: DocumentIdentity): { sender: EventParty; receiver: EventParty } => {
  const issuer = { ...identity.issuer, number: identity.issuerNit, type: '31' };
  return eventTypeOf(code)?.by === 'issuer'
    ? { sender: issuer, receiver: DIAN }
    : { sender: buyerOf(identity), receiver: issuer };
};

const buyerOf = ({ buyer }: DocumentIdentity): EventParty => {
  if (buyer === undefined || buyer.number === '') throw new RefusedOrder('the journal does not have its buyer');
  return { ...buyer, checkDigit: buyer.type === '31' ? checkDigitOf(buyer.number) : '' };
};
