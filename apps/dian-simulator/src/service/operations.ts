import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { kindNamed } from '../kind/find-kind.js';
import type { ArchiveLimits } from '../archive/read-zip.js';
import type { Batch, Registry, Entry } from '../registry/registry.js';
import type { ExaminedFile } from '../judge-worker/judge-worker.js';
import { softwareWithId } from '../issuer/issuer.js';
import { standingOf } from '../registry/test-set-standing.js';
import { type Examination, isAuthorized } from '../examination/examine.js';
import { decimal } from '../document/amounts.js';
import type { DocumentIdentity } from '../document/document.js';
import { type Finding, isRejection, messageOf, rejection } from '../document/finding.js';
import type { Readings } from '../rules/readings.js';
import { idFor } from '../rules/rule.js';
import { eventResponseOf, eventsOf, judgeEvent } from './event-operations.js';
import { FIFTY_DOCUMENTS, ONE_DOCUMENT, type Parts, type Sender } from './parts.js';
import { authorizationRefusal, badArchive, fileNameOf, UNKNOWN } from './refusals.js';
import {
  type DianResponse,
  dianResponse,
  dianResult,
  dianResults,
  documentResult,
  acquirerResult,
  numberingResult,
  type Result,
  uploadResult,
} from '../envelope/answers.js';
import type { Envelope } from '../envelope/read-envelope.js';

type ServiceOperation = (envelope: Envelope, sender: Sender) => Promise<Result>;

/** The operations of the service by their names in the messages. */
export const operationsOf = (parts: Parts): ReadonlyMap<string, ServiceOperation> => {
  const { registry } = parts;
  const judgeLater = (batch: Batch): void => void judgeBatch(batch, parts).catch(parts.onError);
  for (const batch of registry.unfinishedBatches) judgeLater(batch);

  const upload = async (
    { parameter }: Envelope,
    { numbers: sender }: Sender,
    { testSetId = null, hasAttachments = false }: Partial<Pick<Batch, 'testSetId' | 'hasAttachments'>> = {},
  ): Promise<Result> => {
    const batch = { zipKey: randomUUID(), zip: parameter('contentFile'), sender, testSetId, hasAttachments };
    registry.batchReceived(batch);
    judgeLater(batch);
    return Promise.resolve(uploadResult({ zipKey: batch.zipKey, errors: [] }));
  };

  return new Map<string, ServiceOperation>([
    ...SYNC_OPERATIONS.map((operation): [string, ServiceOperation] => [
      operation,
      async ({ parameter }, sender) => dianResult(await sendSync(operation, parameter('contentFile'), sender, parts)),
    ]),
    [
      'SendBillAsync',
      async (envelope, sender) =>
        (await productionRefusal(envelope.parameter('contentFile'), parts)) ?? (await upload(envelope, sender)),
    ],
    ['SendBillAttachmentAsync', (envelope, sender) => upload(envelope, sender, { hasAttachments: true })],
    [
      'SendTestSetAsync',
      (envelope, sender) => upload(envelope, sender, { testSetId: envelope.parameter('testSetId') }),
    ],
    [
      'SendEventUpdateStatus',
      async ({ parameter }, sender) => dianResult(await judgeEvent(parameter('contentFile'), sender, parts)),
    ],
    ['GetStatusEvent', async ({ parameter }) => dianResult(await eventsOf(parameter('trackId'), parts))],
    ['GetStatus', async ({ parameter }) => dianResult(await statusOf(parameter('trackId'), registry))],
    ['GetStatusZip', async ({ parameter }) => dianResults(await statusesOf(parameter('trackId'), registry))],
    ['GetXmlByDocumentKey', ({ parameter }) => xmlOf(parameter('trackId'), registry)],
    ['GetAcquirer', async (envelope) => Promise.resolve(acquirer(envelope, parts))],
    ['GetNumberingRange', async (envelope, sender) => Promise.resolve(numberingRange(envelope, sender, parts))],
  ]);
};

/**
 * Production takes no archives that are judged later: live, SendBillAsync was refused where SendBillSync was taken. The
 * simulator serves both environments at one address, so the documents say which is meant.
 */
const productionRefusal = async (contentFile: string, parts: Parts): Promise<Result | null> => {
  const { behaviour, clock, judgeWorkers, registry } = parts;
  const { readings } = behaviour;
  if (readings.production_batches === 'accepted') return null;
  const submission = { contentFile, limits: FIFTY_DOCUMENTS, at: clock.now(), readings };
  const examined = await judgeWorkers.examine(submission, registry.issuers);
  if ('refusedArchive' in examined) return null;
  const errors = examined.files.flatMap(({ name, examination: { identity } }) =>
    identity?.environment === '1'
      ? [{ senderCode: identity.issuerNit, fileName: name, message: notForBatches(identity) }]
      : [],
  );
  return errors.length === 0 ? null : uploadResult({ zipKey: '', errors });
};

const notForBatches = ({ issuer, issuerNit }: DocumentIdentity): string =>
  `Empresa emisora ${issuer.name} con NIT ${issuerNit} no se encuentra autorizada para enviar documentos por los lotes.`;

/** Operations that answer with the verdict on one document. The kind of the document says which one takes it. */
const SYNC_OPERATIONS = ['SendBillSync', 'SendNominaSync'] as const;
type SyncOperation = (typeof SYNC_OPERATIONS)[number];

/** Judges the document in the archive and answers at once. */
export const sendSync = async (
  operation: SyncOperation,
  contentFile: string,
  sender: Sender,
  parts: Parts,
): Promise<DianResponse> => {
  const upload = { operation, arrival: parts.registry.questions.arrival(), zipKey: null, testSetId: null };
  const [response] = (await judgeFiles(contentFile, ONE_DOCUMENT, sender, parts, upload)) ?? [];
  if (response === undefined) throw new Error('an archive without a file was let through');
  return response;
};

/**
 * Letters of the kind, ten digits of the NIT, three of the software's owner (none for payroll), two of the year, and
 * eight of the sequence.
 */
const FILE_NAME = /^(?:(?:nie|niae)[\da-f]{20}|(?!nie|niae)[a-z]{2,3}[\da-f]{23})\.xml$/i;

/**
 * Returns the answer to each document, or one answer that refuses the archive. Returns undefined if the file names in a
 * test set do not have their exact length: live, such an upload stayed «en proceso de validación» for ever.
 */
const judgeFiles = async (
  contentFile: string,
  limits: ArchiveLimits,
  sender: Sender,
  parts: Parts,
  upload: Upload,
): Promise<DianResponse[] | undefined> => {
  const { registry, judgeWorkers, clock, behaviour } = parts;
  const submission = { contentFile, limits, at: clock.now(), readings: behaviour.readings };
  const examined = await judgeWorkers.examine(submission, registry.issuers);
  if ('refusedArchive' in examined) return [badArchive(examined.refusedArchive)];
  if (upload.testSetId !== null && examined.files.some(({ name }) => !FILE_NAME.test(name))) return undefined;
  const responses: DianResponse[] = [];
  for (const file of examined.files) responses.push(await judge(file, sender, parts, upload));
  return responses;
};

interface Upload {
  /** Null for an upload that is judged later. */
  readonly operation: SyncOperation | null;
  /** Its place in the order of transmissions and questions. */
  readonly arrival: number;
  readonly zipKey: string | null;
  readonly testSetId: string | null;
}

/** Returns the answer's message for an accepted document. */
const authorized = ({ kind, number }: DocumentIdentity): string =>
  `${kindNamed(kind).title} ${number}, ha sido autorizada.`;

const REJECTED = {
  statusCode: '99',
  statusDescription: 'Validación contiene errores en campos mandatorios.',
  statusMessage: 'Documento con errores en campos mandatorios.',
} as const;

/**
 * Judges one document: may the sender send it, was it sent before, which rules does it break. The verdict goes into the
 * registry.
 */
const judge = async (file: ExaminedFile, sender: Sender, parts: Parts, upload: Upload): Promise<DianResponse> => {
  const { registry } = parts;
  const fileName = fileNameOf(file.name);
  const { examination } = file;
  const { identity } = examination;
  if (identity === null) {
    return dianResponse({ ...REJECTED, errorMessage: examination.findings.map(messageOf), fileName });
  }
  const refusal =
    operationRefusal(identity, upload) ??
    authorizationRefusal(examination, identity.issuerNit, sender, parts) ??
    testSetRefusal(identity.issuerNit, upload, parts);
  if (refusal !== null) return { ...refusal, fileName };

  const isUnasked = registry.questions.came(identity.cufe, upload.arrival);
  return registry.inTurn(identity, async () => {
    const earlier = registry.earlierAccepted(identity);
    if (earlier !== undefined) {
      registry.sentAgain(earlier, isUnasked);
      const isSameUpload = upload.zipKey !== null && earlier.zipKey === upload.zipKey;
      return isSameUpload ? responseOf(earlier, registry) : duplicateOf(earlier, registry);
    }
    const at = parts.clock.now();
    const findings = [...examination.findings, ...registryFindings(examination, upload, parts)];
    const id = registry.allotId();
    const verdict = { id, document: identity, approval: authorized(identity), findings, at };
    const applicationResponse = await parts.judgeWorkers.answer(verdict);
    const { zipKey, testSetId } = upload;
    const entry = registry.judged({
      ...{ id, identity, findings, at, fileName, zipKey, testSetId, isUnasked },
      applicationResponse,
      xml: file.packedXml,
    });
    return answerTo(entry, Buffer.from(applicationResponse));
  });
};

/** Refuses a document that another operation takes. Inferred: what the authority answers to it is not known. */
const operationRefusal = ({ kind }: DocumentIdentity, { operation }: Upload): DianResponse | null =>
  operation === null || kindNamed(kind).operation === operation
    ? null
    : dianResponse({
        statusCode: '89',
        statusDescription: `La operación ${operation} no recibe este tipo de documento.`,
      });

/** Findings that need the registry. */
const registryFindings = (
  { identity, signingTime, references }: Examination,
  upload: Upload,
  { registry, behaviour: { readings } }: Parts,
): Finding[] => {
  if (identity === null) return [];
  const { corrects } = kindNamed(identity.kind);
  if (corrects !== null) {
    return references.flatMap((cufe) => {
      const entry = registry.byCufe(cufe);
      // What came in the same upload is in the records only when all of it is judged.
      const isInvoice = entry?.isAccepted === true && entry.identity.kind === corrects;
      const isKnown = isInvoice && (entry.zipKey === null || entry.zipKey !== upload.zipKey);
      return isKnown ? referenceFindings(identity, entry.identity, readings) : [unknownReference(identity)];
    });
  }
  const isInOutage = signingTime !== null && registry.isInOutage(signingTime);
  return identity.typeCode === '04' && !isInOutage
    ? [rejection('CTG01', 'El documento de tipo 04 no fue firmado en una contingencia declarada por la DIAN.')]
    : [];
};

const unknownReference = ({ kind }: DocumentIdentity): Finding =>
  rejection(idFor('CBG04a', kindNamed(kind)), 'Documento referenciado no existe en los registros de la DIAN.');

const referenceFindings = (note: DocumentIdentity, corrected: DocumentIdentity, { vlr02 }: Readings): Finding[] => {
  const isJudged = vlr02 === 'all_notes' || (vlr02 === 'credit_notes' && kindNamed(note.kind).rules === 'CreditNote');
  const [value, limit] = [note.payable, corrected.payable];
  const isAbove = isJudged && value !== undefined && limit !== undefined && decimal(value).gt(decimal(limit));
  const isEarlier = (note.issueDate ?? '') < (corrected.issueDate ?? '');
  return [
    ...(note.issuerNit === corrected.issuerNit
      ? []
      : [rejection(idFor('CBG04b', kindNamed(note.kind)), 'Documento referenciado no pertenece al emisor.')]),
    ...(isEarlier
      ? [
          rejection(
            idFor('CBG06', kindNamed(note.kind)),
            'Fecha de emisión de la nota es anterior a la del documento referenciado.',
          ),
        ]
      : []),
    ...(isAbove
      ? [rejection('VLR02', 'Valor de la Nota de Ajuste es superior al valor del documento referenciado.')]
      : []),
  ];
};

const answerTo = ({ identity, findings, isAccepted, fileName }: Entry, response: Buffer): DianResponse =>
  dianResponse({
    ...(isAccepted
      ? { statusCode: '00', statusDescription: 'Procesado Correctamente.', statusMessage: authorized(identity) }
      : REJECTED),
    isValid: isAccepted,
    errorMessage: findings.toSorted((a, b) => Number(isRejection(b)) - Number(isRejection(a))).map(messageOf),
    applicationResponse: response,
    documentKey: identity.cufe,
    fileName,
  });

const responseOf = async (entry: Entry, registry: Registry): Promise<DianResponse> =>
  answerTo(entry, await registry.applicationResponseOf(entry));

/** Rule 90, with the CUFE of the earlier transmission and the answer to it. */
const duplicateOf = async (earlier: Entry, registry: Registry): Promise<DianResponse> =>
  dianResponse({
    ...REJECTED,
    errorMessage: [messageOf(rejection('90', 'Documento procesado anteriormente.'))],
    applicationResponse: await registry.applicationResponseOf(earlier),
    documentKey: earlier.identity.cufe,
    fileName: earlier.fileName,
  });

const statusOf = async (cufe: string, registry: Registry): Promise<DianResponse> => {
  registry.questions.asked(cufe);
  const entry = registry.byCufe(cufe);
  if (entry !== undefined) return responseOf(entry, registry);
  const event = registry.eventByCude(cufe);
  return event === undefined ? UNKNOWN : eventResponseOf(event, { registry });
};

const xmlOf = async (cufe: string, registry: Registry): Promise<Result> => {
  const entry = registry.byCufe(cufe) ?? registry.eventByCude(cufe);
  const xml = entry === undefined ? null : await registry.xmlOf(entry);
  return xml === null
    ? documentResult('404', 'Xml no encontrado.', null)
    : documentResult('100', 'Acción completada OK.', xml);
};

// Uploads: answered first, judged later.

const judgeBatch = async (batch: Batch, parts: Parts): Promise<void> => {
  const { registry, behaviour } = parts;
  const { zip, sender, hasAttachments = false } = batch;
  const upload = { ...batch, operation: null, arrival: registry.questions.arrival() };
  if (behaviour.asyncDelayMs > 0) await sleep(behaviour.asyncDelayMs, undefined, { ref: false });
  const responses = await judgeFiles(zip, { ...FIFTY_DOCUMENTS, hasAttachments }, { numbers: sender }, parts, upload);
  if (responses === undefined) return;
  registry.batchJudged(
    batch.zipKey,
    responses.map((response) => ({
      ...response,
      applicationResponse: response.applicationResponse?.toString('base64') ?? null,
    })),
  );
  await registry.durable();
};

type KeptResponse = Omit<DianResponse, 'applicationResponse'> & { readonly applicationResponse: string | null };

const statusesOf = async (zipKey: string, registry: Registry): Promise<DianResponse[]> => {
  const batch = await registry.batchOf(zipKey);
  if (batch === undefined) return [UNKNOWN];
  if (batch === 'pending')
    return [dianResponse({ statusCode: '', statusDescription: 'Batch en proceso de validación.' })];
  return batch.map((kept) => {
    const { applicationResponse: text, ...response } = kept as KeptResponse;
    return { ...response, applicationResponse: text === null ? null : Buffer.from(text, 'base64') };
  });
};

/** Refuses documents for a test set of another issuer or software, and for one that is accepted already. */
const testSetRefusal = (nit: string, { testSetId }: Upload, { registry }: Parts): DianResponse | null => {
  if (testSetId === null) return null;
  const refused = (how: string) =>
    dianResponse({ statusCode: '2', statusDescription: `Set de prueba con identificador ${testSetId} ${how}.` });
  const issuer = registry.issuers.get(nit);
  const set = issuer?.test_sets.find(({ id }) => id === testSetId);
  if (issuer === undefined || set === undefined) return refused('es incorrecto');
  if (set.software_id !== undefined && !softwareWithId(issuer, set.software_id)) {
    return refused('no corresponde al software');
  }
  return standingOf(set, nit, registry).accepted ? refused('se encuentra Aceptado') : null;
};

const acquirer = ({ parameter }: Envelope, { acquirers }: Parts): Result => {
  const known = acquirers.find(parameter('identificationType'), parameter('identificationNumber'));
  if (known === undefined) return acquirerResult('404', 'El adquirente No existe en la base de datos');
  return acquirerResult('200', 'OK', known);
};

const numberingRange = ({ parameter }: Envelope, sender: Sender, { registry }: Parts): Result => {
  const [nit, owner, software] = [parameter('accountCode'), parameter('accountCodeT'), parameter('softwareCode')];
  const issuer = registry.issuers.get(nit);
  if (issuer === undefined || !isAuthorized(sender, nit, registry.issuers)) {
    const who = sender.numbers[0] ?? 'desconocido';
    return numberingResult(
      '401',
      `NIT: ${who} no autorizado para consultar rangos de numeración del NIT: ${nit}`,
      null,
    );
  }
  if (issuer.ranges.length === 0) {
    return numberingResult('301', `No fue encontrado ningún rango de numeración para el NIT: ${nit}.`, null);
  }
  const asked = softwareWithId(issuer, software);
  if (asked === undefined) {
    return numberingResult('302', `No registra prefijos asociados al código de software: ${software}.`, null);
  }
  if ((asked.owner_nit ?? nit) !== owner) {
    return numberingResult('303', `El código del software no corresponde al NIT: ${owner}.`, null);
  }
  const associated = issuer.ranges.filter(({ software_id = issuer.software.id }) => software_id === software);
  if (associated.length === 0) {
    return numberingResult('302', `No registra prefijos asociados al código de software: ${software}.`, null);
  }
  const ranges = associated.map((range) => ({
    resolutionNumber: range.resolution_number,
    resolutionDate: range.resolution_date ?? range.valid_from,
    prefix: range.prefix,
    from: range.from,
    to: range.to,
    validFrom: range.valid_from,
    validTo: range.valid_to,
    technicalKey: range.technical_key,
  }));
  return numberingResult('100', 'Acción completada OK.', ranges);
};
