import { randomUUID } from 'node:crypto';
import type { ArchiveLimits } from '../archive/read-zip.js';
import { authorized } from '../authority/application-response.js';
import type { Batch, Book, Entry } from '../registry/registry.js';
import type { Certificate } from '../certificate/certificate.js';
import type { ExaminedFile } from '../judge-worker/judge-worker.js';
import type { Clerks } from '../judge-worker/judge-workers.js';
import type { Clock } from '../runtime/clock.js';
import { standingOf } from '../registry/test-set-standing.js';
import { type Examination, isAuthorized } from '../examination/examine.js';
import { type Finding, isRejection, messageOf, rejection } from '../document/finding.js';
import {
  type DianResponse,
  dianResponse,
  dianResult,
  dianResults,
  documentResult,
  numberingResult,
  type Result,
  uploadResult,
} from '../envelope/answers.js';
import type { Envelope } from '../envelope/read-envelope.js';

export interface Parts {
  readonly book: Book;
  readonly clerks: Clerks;
  readonly clock: Clock;
  /** What went wrong where nobody waits for an answer. */
  readonly onError: (error: unknown) => void;
}

type Sender = Pick<Certificate, 'numbers'>;
type Operation = (envelope: Envelope, sender: Sender) => Promise<Result>;

const MEBIBYTE = 1024 * 1024;
const ONE_DOCUMENT = { entries: 1, entryBytes: 10 * MEBIBYTE, totalBytes: 10 * MEBIBYTE };
const FIFTY_DOCUMENTS = { entries: 50, entryBytes: 10 * MEBIBYTE, totalBytes: 50 * MEBIBYTE };

/** The operations of the service by their names in the messages. */
export const operationsOf = (parts: Parts): ReadonlyMap<string, Operation> => {
  const { book } = parts;
  const judgeLater = (batch: Batch): void => void judgeBatch(batch, parts).catch(parts.onError);
  for (const batch of book.unfinishedBatches) judgeLater(batch);

  const upload = async (
    { parameter }: Envelope,
    { numbers: sender }: Sender,
    { testSetId = null, hasAttachments = false }: Partial<Pick<Batch, 'testSetId' | 'hasAttachments'>> = {},
  ): Promise<Result> => {
    const batch = { zipKey: randomUUID(), zip: parameter('contentFile'), sender, testSetId, hasAttachments };
    book.batchReceived(batch);
    judgeLater(batch);
    return Promise.resolve(uploadResult({ zipKey: batch.zipKey, errors: [] }));
  };

  return new Map<string, Operation>([
    [
      'SendBillSync',
      async ({ parameter }, sender) => dianResult(await sendBillSync(parameter('contentFile'), sender, parts)),
    ],
    ['SendBillAsync', (envelope, sender) => upload(envelope, sender)],
    ['SendBillAttachmentAsync', (envelope, sender) => upload(envelope, sender, { hasAttachments: true })],
    [
      'SendTestSetAsync',
      (envelope, sender) => upload(envelope, sender, { testSetId: envelope.parameter('testSetId') }),
    ],
    ['GetStatus', async ({ parameter }) => dianResult(await statusOf(parameter('trackId'), book))],
    ['GetStatusZip', async ({ parameter }) => dianResults(await statusesOf(parameter('trackId'), book))],
    ['GetXmlByDocumentKey', ({ parameter }) => xmlOf(parameter('trackId'), book)],
    ['GetNumberingRange', async (envelope, sender) => Promise.resolve(numberingRange(envelope, sender, parts))],
  ]);
};

const sendBillSync = async (contentFile: string, sender: Sender, parts: Parts): Promise<DianResponse> => {
  const [response] = await judgeFiles(contentFile, ONE_DOCUMENT, sender, parts);
  if (response === undefined) throw new Error('an archive without a file was let through');
  return response;
};

/** Of each document what was said of it; or what was said of the archive. */
const judgeFiles = async (
  contentFile: string,
  limits: ArchiveLimits,
  sender: Sender,
  parts: Parts,
  upload = NO_BATCH,
): Promise<DianResponse[]> => {
  const { book, clerks, clock } = parts;
  const examined = await clerks.examine({ contentFile, limits, at: clock.now() }, book.issuers);
  if ('refusedArchive' in examined) return [badArchive(examined.refusedArchive)];
  const responses: DianResponse[] = [];
  for (const file of examined.files) responses.push(await judge(file, sender, parts, upload));
  return responses;
};

const badArchive = (why: string): DianResponse =>
  dianResponse({ statusCode: '89', statusMessage: `Error descomprimiendo el archivo ZIP: ${why}.` });

interface Upload {
  readonly zipKey: string | null;
  readonly testSetId: string | null;
}

const NO_BATCH: Upload = { zipKey: null, testSetId: null };

const REJECTED = {
  statusCode: '99',
  statusDescription: 'Validación contiene errores en campos mandatorios.',
  statusMessage: 'Documento con errores en campos mandatorios.',
} as const;

/** One document: who may send it, whether it came before, what is wrong with it; the verdict goes into the book. */
const judge = async (file: ExaminedFile, sender: Sender, parts: Parts, upload: Upload): Promise<DianResponse> => {
  const { book } = parts;
  const fileName = (file.name.split('/').at(-1) ?? '').replace(/\.xml$/, '').replace(/[^\w.-]/g, '_');
  const { examination } = file;
  const { identity } = examination;
  if (identity === null) {
    return dianResponse({ ...REJECTED, errorMessage: examination.findings.map(messageOf), fileName });
  }
  const refusal = authorizationRefusal(examination, sender, parts) ?? testSetRefusal(identity.issuerNit, upload, parts);
  if (refusal !== null) return { ...refusal, fileName };

  return book.inTurn(identity, async () => {
    const earlier = book.earlierAccepted(identity);
    if (earlier !== undefined) {
      book.sentAgain(earlier);
      const isSameUpload = upload.zipKey !== null && earlier.zipKey === upload.zipKey;
      return isSameUpload ? responseOf(earlier, book) : duplicateOf(earlier, book);
    }
    const at = parts.clock.now();
    const findings = [...examination.findings, ...memoryFindings(examination, book)];
    const id = book.allotId();
    const answer = await parts.clerks.answer({ id, document: identity, findings, at });
    const { zipKey, testSetId } = upload;
    const entry = book.judged({
      ...{ id, identity, findings, at, fileName, zipKey, testSetId },
      applicationResponse: answer.packed,
      xml: file.packedXml,
    });
    return answerTo(entry, Buffer.from(answer.bytes));
  });
};

/** 89: the certificate of the message, or of the document, stands for somebody else. */
const authorizationRefusal = (
  { identity, isSignerAuthorized }: Examination,
  sender: Sender,
  { book }: Parts,
): DianResponse | null => {
  const nit = identity?.issuerNit ?? '';
  if (isSignerAuthorized && isAuthorized(sender, nit, book.issuers)) return null;
  const who = sender.numbers[0] ?? 'desconocido';
  return dianResponse({
    statusCode: '89',
    statusDescription: `NIT ${who} no autorizado a enviar documentos para emisor con NIT ${nit}.`,
  });
};

/** What only the authority's memory can say. */
const memoryFindings = ({ identity, signingTime, references }: Examination, book: Book): Finding[] => {
  const isContingency = identity?.typeCode === '04';
  const isSignedInOutage = signingTime !== null && book.isInOutage(signingTime);
  const unknown = references.filter((cufe) => book.byCufe(cufe)?.isAccepted !== true);
  const noteRule = identity?.kind === 'CreditNote' ? 'CBG04a' : 'DBG04a';
  return [
    ...(isContingency && !isSignedInOutage
      ? [rejection('CTG01', 'El documento de tipo 04 no fue firmado en una contingencia declarada por la DIAN.')]
      : []),
    ...(identity?.kind !== 'Invoice' && unknown.length > 0
      ? [rejection(noteRule, 'El documento referenciado no existe en los registros de la DIAN.')]
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

const responseOf = async (entry: Entry, book: Book): Promise<DianResponse> =>
  answerTo(entry, await book.applicationResponseOf(entry));

/** Rule 90: with the answer that the earlier transmission got, and its CUFE. */
const duplicateOf = async (earlier: Entry, book: Book): Promise<DianResponse> =>
  dianResponse({
    ...REJECTED,
    errorMessage: [messageOf(rejection('90', 'Documento procesado anteriormente.'))],
    applicationResponse: await book.applicationResponseOf(earlier),
    documentKey: earlier.identity.cufe,
    fileName: earlier.fileName,
  });

const UNKNOWN = dianResponse({
  statusCode: '66',
  statusDescription: 'TrackId no existe en los registros de la DIAN.',
});

const statusOf = async (cufe: string, book: Book): Promise<DianResponse> => {
  const entry = book.byCufe(cufe);
  return entry === undefined ? UNKNOWN : responseOf(entry, book);
};

const xmlOf = async (cufe: string, book: Book): Promise<Result> => {
  const entry = book.byCufe(cufe);
  const xml = entry === undefined ? null : await book.xmlOf(entry);
  return xml === null
    ? documentResult('404', 'Xml no encontrado.', null)
    : documentResult('100', 'Acción completada OK.', xml);
};

// Uploads that are judged after their answer.

const judgeBatch = async (batch: Batch, parts: Parts): Promise<void> => {
  const { book } = parts;
  const { zip, sender, hasAttachments = false } = batch;
  const responses = await judgeFiles(zip, { ...FIFTY_DOCUMENTS, hasAttachments }, { numbers: sender }, parts, batch);
  book.batchJudged(
    batch.zipKey,
    responses.map((response) => ({
      ...response,
      applicationResponse: response.applicationResponse?.toString('base64') ?? null,
    })),
  );
  await book.durable();
};

type KeptResponse = Omit<DianResponse, 'applicationResponse'> & { readonly applicationResponse: string | null };

const statusesOf = async (zipKey: string, book: Book): Promise<DianResponse[]> => {
  const batch = await book.batchOf(zipKey);
  if (batch === undefined) return [UNKNOWN];
  if (batch === 'pending')
    return [dianResponse({ statusCode: '', statusDescription: 'Batch en proceso de validación.' })];
  return batch.map((kept) => {
    const { applicationResponse: text, ...response } = kept as KeptResponse;
    return { ...response, applicationResponse: text === null ? null : Buffer.from(text, 'base64') };
  });
};

/** A test set is of an issuer and its software, and takes documents until it has had enough accepted ones. */
const testSetRefusal = (nit: string, { testSetId }: Upload, { book }: Parts): DianResponse | null => {
  if (testSetId === null) return null;
  const refused = (how: string) =>
    dianResponse({ statusCode: '2', statusDescription: `Set de prueba con identificador ${testSetId} ${how}.` });
  const issuer = book.issuers.get(nit);
  const set = issuer?.test_sets.find(({ id }) => id === testSetId);
  if (issuer === undefined || set === undefined) return refused('es incorrecto');
  if (set.software_id !== undefined && set.software_id !== issuer.software.id) {
    return refused('no corresponde al software');
  }
  return standingOf(set, nit, book).accepted ? refused('se encuentra Aceptado') : null;
};

const numberingRange = ({ parameter }: Envelope, sender: Sender, { book }: Parts): Result => {
  const [nit, owner, software] = [parameter('accountCode'), parameter('accountCodeT'), parameter('softwareCode')];
  const issuer = book.issuers.get(nit);
  if (issuer === undefined || !isAuthorized(sender, nit, book.issuers)) {
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
  if (issuer.software.id !== software) {
    return numberingResult('302', `No registra prefijos asociados al código de software: ${software}.`, null);
  }
  if ((issuer.software.owner_nit ?? nit) !== owner) {
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
