import { EVENT_TYPE_CODE, type EventIdentity } from '../document/event-identity.js';
import { type Finding, isRejection, messageOf, rejection } from '../document/finding.js';
import { type DianResponse, dianResponse } from '../envelope/answers.js';
import { brokenBy } from '../event/event-rule.js';
import { eventTypeOf } from '../event/event-types.js';
import type { EventExamination } from '../event/examine-event.js';
import { EVENT_ORDER_RULES } from '../event/order.rules.js';
import type { Entry, EventEntry } from '../registry/registry.js';
import { ONE_DOCUMENT, type Parts, type Sender } from './parts.js';
import { authorizationRefusal, badArchive, fileNameOf, UNKNOWN } from './refusals.js';

/** As in the published backend, where the two texts have changed places against those of invoices. */
const REJECTED = {
  statusCode: '99',
  statusDescription: 'Documento con errores en campos mandatorios.',
  statusMessage: 'Validación contiene errores en campos mandatorios.',
} as const;

/** Judges the event in the archive and registers it. */
export const judgeEvent = async (contentFile: string, sender: Sender, parts: Parts): Promise<DianResponse> => {
  const { registry, judgeWorkers, clock, behaviour } = parts;
  const submission = { contentFile, limits: ONE_DOCUMENT, at: clock.now(), readings: behaviour.readings };
  const file = await judgeWorkers.examineEvent(submission, registry.issuers);
  if ('refusedArchive' in file) return badArchive(file.refusedArchive);
  const fileName = fileNameOf(file.name);
  const { examination } = file;
  const { identity } = examination;
  if (identity === null) {
    return dianResponse({ ...REJECTED, errorMessage: examination.findings.map(messageOf), fileName });
  }
  if (eventTypeOf(identity.code) === undefined) return notSimulated(identity);
  const refusal = authorizationRefusal(examination, identity.sender.number, sender, parts);
  if (refusal !== null) return { ...refusal, fileName };

  return registry.eventInTurn(identity, async () => {
    const earlier = registry.eventByCude(identity.cude);
    if (earlier !== undefined && behaviour.readings.repeated_event === '90') return duplicateOf(earlier, parts);
    const at = clock.now();
    const findings = [...examination.findings, ...orderFindings(examination, identity, at, parts)];
    const id = registry.allotId();
    const applicationResponse = await judgeWorkers.answer({
      ...{ id, findings, at, approval: approvalOf(identity) },
      document: answeredEvent(identity),
    });
    const { signingTime } = examination;
    const entry = { id, identity, findings, at, signingTime, fileName, applicationResponse, xml: file.packedXml };
    return answerTo(registry.eventJudged(entry), Buffer.from(applicationResponse));
  });
};

const notSimulated = ({ code, cude }: EventIdentity): DianResponse =>
  dianResponse({
    statusCode: '89',
    statusDescription: `El evento ${code} no se simula: solo los eventos 030 a 034.`,
    documentKey: cude,
  });

/** Findings that need the invoice and its other events. */
const orderFindings = (
  { signingTime }: EventExamination,
  event: EventIdentity,
  at: Date,
  { registry, behaviour: { readings } }: Parts,
): readonly Finding[] => {
  const invoice = registry.byCufe(event.subject.cufe);
  const isKnown =
    invoice?.isAccepted === true &&
    invoice.identity.kind === 'Invoice' &&
    invoice.identity.environment === event.environment;
  if (!isKnown)
    return [rejection('AAH07', 'El CUFE de la factura referenciada no existe en los registros de la DIAN.')];
  const accepted = registry.eventsOf(event.subject.cufe).filter(({ isAccepted }) => isAccepted);
  return brokenBy(
    EVENT_ORDER_RULES,
    {
      event,
      invoice: invoice.identity,
      earlier: new Map(accepted.map((entry) => [entry.identity.code, entry])),
      isNumberUsed: registry.isEventNumberUsed(event),
      // Without a signing time the event is rejected anyhow.
      signedAt: new Date(signingTime ?? at),
      at,
    },
    readings,
  );
};

const answeredEvent = ({ sender, number, cude, environment }: EventIdentity) => ({
  ...{ number, environment, cufe: cude, uuidScheme: 'CUDE-SHA384', typeCode: EVENT_TYPE_CODE },
  issuerNit: sender.number,
  issuer: { name: sender.name, checkDigit: sender.checkDigit },
});

const approvalOf = ({ number }: EventIdentity): string => `La ApplicationResponse ${number}, ha sido autorizada.`;

const answerTo = ({ identity, findings, isAccepted, fileName }: EventEntry, response: Buffer): DianResponse =>
  dianResponse({
    ...(isAccepted
      ? { statusCode: '00', statusDescription: 'Procesado Correctamente.', statusMessage: approvalOf(identity) }
      : REJECTED),
    isValid: isAccepted,
    errorMessage: findings.toSorted((a, b) => Number(isRejection(b)) - Number(isRejection(a))).map(messageOf),
    applicationResponse: response,
    documentKey: identity.cude,
    fileName,
  });

/** Returns what was answered to an event. */
export const eventResponseOf = async (
  entry: EventEntry,
  { registry }: Pick<Parts, 'registry'>,
): Promise<DianResponse> => answerTo(entry, await registry.applicationResponseOf(entry));

/** Rule 90, with the earlier answer. */
const duplicateOf = async (earlier: EventEntry, { registry }: Parts): Promise<DianResponse> =>
  dianResponse({
    ...REJECTED,
    errorMessage: [messageOf(rejection('90', 'Documento procesado anteriormente.'))],
    applicationResponse: await registry.applicationResponseOf(earlier),
    documentKey: earlier.identity.cude,
    fileName: earlier.fileName,
  });

/** Answers with the events that are registered on the invoice with that CUFE. */
export const eventsOf = async (cufe: string, parts: Parts): Promise<DianResponse> => {
  const { registry, judgeWorkers, clock } = parts;
  const entry = registry.byCufe(cufe);
  if (entry === undefined) return registry.eventByCude(cufe) === undefined ? UNKNOWN : NOT_OF_AN_INVOICE;
  if (entry.identity.kind !== 'Invoice') return NOT_OF_AN_INVOICE;
  const events = registeredOn(entry, parts);
  const list = { id: registry.allotId(), invoice: entry.identity, events, at: clock.now() };
  const applicationResponse = Buffer.from(await judgeWorkers.listEvents(list));
  const { cufe: documentKey } = entry.identity;
  registry.questions.askedForEvents(documentKey);
  const { fileName } = entry;
  return events.length === 0
    ? dianResponse({ ...WITHOUT_EVENTS, applicationResponse, documentKey, fileName })
    : dianResponse({ ...WITH_EVENTS, applicationResponse, documentKey, fileName });
};

const NOT_OF_AN_INVOICE = dianResponse({
  statusCode: '68',
  statusDescription: 'TrackId no corresponde a un CUFE.',
});

const WITHOUT_EVENTS = {
  statusCode: '67',
  statusDescription: 'EL CUFE o Factura consultada no tiene a la fecha eventos asociados.',
} as const;

const WITH_EVENTS = { statusCode: '00', statusDescription: 'Procesado Correctamente.', isValid: true } as const;

const registeredOn = ({ identity: { cufe } }: Entry, { registry }: Parts) =>
  registry
    .eventsOf(cufe)
    .filter(({ isAccepted }) => isAccepted)
    .toSorted((a, b) => Date.parse(a.signingTime) - Date.parse(b.signingTime))
    .map(({ identity, findings, signingTime }) => ({
      ...{ identity, findings },
      title: eventTypeOf(identity.code)?.title ?? '',
      signedAt: new Date(signingTime),
    }));
