import { colombianDate } from '../document/colombian-time.js';
import type { EventIdentity } from '../document/event-identity.js';
import { type Finding, rejection } from '../document/finding.js';
import { type Conditions, isAuthorized, parsed, schemaFinding } from '../examination/examine.js';
import { verifyXades } from '../signature/verify-xades.js';
import { structureComplaints } from '../structure/structure.js';
import { brokenBy } from './event-rule.js';
import { EVENT_RULES } from './event.rules.js';
import { eventOf, identityOfEvent, isEvent } from './read-event.js';

/** Result of the checks of an event that need no other event. Plain data, fit for a message to a thread. */
export interface EventExamination {
  /** Null when the document does not say who sends which event on which invoice. */
  readonly identity: EventIdentity | null;
  /** False when the sender is unknown, or when the signing certificate belongs to somebody else. */
  readonly isSignerAuthorized: boolean;
  readonly findings: readonly Finding[];
  /** ISO time stamp. */
  readonly signingTime: string | null;
}

/** Checks an event in the order of documents: structure, signature, then the table of rules. */
export const examineEvent = (bytes: Buffer, { issuers, readings, ...circumstances }: Conditions): EventExamination => {
  const document = parsed(bytes);
  if (typeof document === 'string') return unreadable([document]);
  if (!isEvent(document.root)) return { ...unreadable([]), findings: [rejection('', 'MessagesType not found')] };
  const complaints = structureComplaints(document.root);
  const event = eventOf(document.root);
  if (complaints.length > 0 || event === null) {
    return unreadable(complaints.length > 0 ? complaints : ['no es un evento completo']);
  }

  const { findings, signingTime, signer } = verifyXades(document, circumstances);
  const sender = issuers.get(event.sender.number);
  const signingDate = signingTime === null ? null : colombianDate(signingTime);
  const isRevoked = signer !== null && sender?.revoked_certificates?.includes(signer.serialNumber) === true;
  return {
    identity: identityOfEvent(event),
    isSignerAuthorized: sender !== undefined && (signer === null || isAuthorized(signer, event.sender.number, issuers)),
    findings: [
      ...findings,
      ...(isRevoked ? [rejection('ZD04', 'El certificado se encuentra revocado.')] : []),
      ...(sender === undefined ? [] : brokenBy(EVENT_RULES, { event, sender, signingDate }, readings)),
    ],
    signingTime: signingTime?.toISOString() ?? null,
  };
};

const unreadable = (complaints: readonly string[]): EventExamination => ({
  identity: null,
  isSignerAuthorized: true,
  findings: complaints.map(schemaFinding),
  signingTime: null,
});
