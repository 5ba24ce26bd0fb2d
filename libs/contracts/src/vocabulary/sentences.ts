import type { Words } from '@rubrica/fiscal';
import { CORRECTION_SENTENCES } from './correction-sentences.js';

/**
 * Sentences about a document that facts carry in English: what it waits for, why it failed. Facts stay as they were
 * released; who shows one in Spanish takes it from here.
 */
export const SENTENCES = {
  uploadCertificate: {
    en: 'Upload a certificate with POST /v1/certificates; the document goes on by itself.',
    es: 'Suba un certificado con POST /v1/certificates; el documento sigue solo.',
  },
  registerSoftware: {
    en: 'No software is registered. Send id and PIN of yours, as the portal of DIAN shows them, as `software` with PATCH /v1/tenant; the document goes on by itself.',
    es: 'No hay software registrado. Envíe el identificador y el PIN del suyo, como los muestra el portal de la DIAN, en `software` con PATCH /v1/tenant; el documento sigue solo.',
  },
  registerPaperRange: {
    en: 'Register the contingency range that has the number of the paper original with POST /v1/numbering-ranges; the document goes on by itself.',
    es: 'Registre con POST /v1/numbering-ranges el rango de contingencia que tiene el número del original en papel; el documento sigue solo.',
  },
  authorityUnavailable: {
    en: 'The tax authority cannot be reached. Nothing needs to be done: the document is sent as soon as it can be.',
    es: 'No hay comunicación con la DIAN. No hay que hacer nada: el documento se envía en cuanto sea posible.',
  },
  outcomeUnknown: {
    en: 'The answer of the tax authority was lost. Nothing needs to be done: it is asked for, and nothing is sent again before it has come.',
    es: 'Se perdió la respuesta de la DIAN. No hay que hacer nada: se pregunta por ella, y nada se envía de nuevo antes de que llegue.',
  },
  contingencyNotDeclared: {
    en: 'The tax authority declared no outage for the time of this document. Choose how it goes on: `issue_as_01` issues it again under the same number, `wait` transmits it again in six hours.',
    es: 'La DIAN no declaró contingencia para la hora de este documento. Elija cómo sigue: `issue_as_01` lo emite de nuevo con el mismo número, `wait` lo transmite otra vez en seis horas.',
  },
  weekOpen: {
    en: 'It collects the purchases of the week, and is issued when the week closes. POST …/issue issues it now.',
    es: 'Reúne las compras de la semana y se emite cuando la semana cierra. POST …/issue lo emite ya.',
  },
  cancelled: {
    en: 'The document was cancelled before it was sent to the tax authority.',
    es: 'El documento se canceló antes de enviarse a la DIAN.',
  },
  waitChosen: {
    en: 'The tax authority has declared no outage for the time of this document. Nothing needs to be done: as you chose, it is transmitted again in six hours.',
    es: 'La DIAN no ha declarado contingencia para la hora de este documento. No hay que hacer nada: como usted eligió, se transmite otra vez en seis horas.',
  },
  uploadTransportCertificate: {
    en: 'No certificate signs the messages that carry the document. Upload one with POST /v1/certificates; the document goes on by itself.',
    es: 'Ningún certificado firma los mensajes que llevan el documento. Suba uno con POST /v1/certificates; el documento sigue solo.',
  },
  awaitTestSet: {
    en: 'Nothing needs to be done: the note is sent when the documents of its test set that are under way have their verdicts.',
    es: 'No hay que hacer nada: la nota se envía cuando los documentos pendientes de su set de pruebas tengan respuesta.',
  },
  simulated: {
    en: 'Failed because `simulate.outcome` asked for it.',
    es: 'Falló porque `simulate.outcome` lo pidió.',
  },
  notWritable: {
    en: 'The document could not be written as XML. The reason is in our log; POST …/retry goes on with the same number.',
    es: 'No se pudo escribir el documento como XML. La causa está en nuestro registro; POST …/retry sigue con el mismo número.',
  },
  notCanonical: {
    en: 'This is not the canonical SignedInfo of a document signature.',
    es: 'Este no es el SignedInfo canónico de la firma de un documento.',
  },
  certificateUnknown: {
    en: 'The tenant has no such certificate.',
    es: 'La empresa no tiene ese certificado.',
  },
  certificateRevoked: { en: 'The certificate is revoked.', es: 'El certificado está revocado.' },
  certificateExpired: { en: 'The certificate has expired.', es: 'El certificado venció.' },
  certificateKeyLost: {
    en: 'The key of the certificate cannot be opened any more.',
    es: 'La clave del certificado ya no se puede abrir.',
  },
  certificateRefused: {
    en: 'The tax authority does not take messages under this certificate.',
    es: 'La DIAN no recibe mensajes con este certificado.',
  },
  requestRefused: {
    en: 'The tax authority refused the request itself.',
    es: 'La DIAN rechazó la solicitud misma.',
  },
  securityRefused: {
    en: 'The tax authority did not take the security header (clock, certificate or address).',
    es: 'La DIAN no aceptó el encabezado de seguridad (reloj, certificado o dirección).',
  },
  testSetRefused: {
    en: 'The tax authority refused the test set: its id is wrong, it is not of this software or issuer, or it was rejected.',
    es: 'La DIAN rechazó el set de pruebas: su identificador está errado, no es de este software o emisor, o fue rechazado.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Sentences about numbering ranges, with values in braces; `rangeSentence` fills them in. */
const RANGE_SENTENCES = {
  none: {
    en: 'You have no numbering range of the type {document_type} in the environment {environment}. Register one with POST /v1/numbering-ranges; the document goes on by itself.',
    es: 'No tiene ningún rango de numeración de tipo {document_type} en el ambiente {environment}. Registre uno con POST /v1/numbering-ranges; el documento sigue solo.',
  },
  namedUnknown: {
    en: 'The document names the numbering range {numbering_range_id}, and you have no such range of the type {document_type} in the environment {environment}. Cancel it and send it with another range or without `numbering_range_id`.',
    es: 'El documento nombra el rango de numeración {numbering_range_id}, y usted no tiene ese rango de tipo {document_type} en el ambiente {environment}. Cancélelo y envíelo con otro rango o sin `numbering_range_id`.',
  },
  paperInactive: {
    en: 'The contingency range {numbering_range_id}, which has the number {number} of the paper original, is switched off. Switch it on with PATCH /v1/numbering-ranges/{numbering_range_id}; the document goes on by itself.',
    es: 'El rango de contingencia {numbering_range_id}, que tiene el número {number} del original en papel, está desactivado. Actívelo con PATCH /v1/numbering-ranges/{numbering_range_id}; el documento sigue solo.',
  },
  paperOutside: {
    en: 'The contingency range {numbering_range_id}, which has the number {number} of the paper original, was not valid on {day}, the day of the paper. If its resolution has other days, correct them with PATCH /v1/numbering-ranges/{numbering_range_id}: the document goes on by itself. Otherwise cancel it and send it with the number and the day of the paper.',
    es: 'El rango de contingencia {numbering_range_id}, que tiene el número {number} del original en papel, no estaba vigente el {day}, la fecha del papel. Si su resolución tiene otras fechas, corríjalas con PATCH /v1/numbering-ranges/{numbering_range_id}: el documento sigue solo. Si no, cancélelo y envíelo con el número y la fecha del papel.',
  },
  ended: {
    en: 'The validity of your numbering range {numbering_range_id} ended on {valid_to}. Register the next resolution with POST /v1/numbering-ranges, or read it from the tax authority with POST /v1/numbering-ranges/sync; the document goes on by itself.',
    es: 'La vigencia de su rango de numeración {numbering_range_id} terminó el {valid_to}. Registre la resolución siguiente con POST /v1/numbering-ranges, o tráigala de la DIAN con POST /v1/numbering-ranges/sync; el documento sigue solo.',
  },
  begins: {
    en: 'The validity of your numbering range {numbering_range_id} begins on {valid_from}. Nothing needs to be done: the document goes on by itself on that day.',
    es: 'La vigencia de su rango de numeración {numbering_range_id} empieza el {valid_from}. No hay que hacer nada: el documento sigue solo ese día.',
  },
  inactive: {
    en: 'Your numbering range {numbering_range_id} is switched off. Switch it on with PATCH /v1/numbering-ranges/{numbering_range_id}, or register another one; the document goes on by itself.',
    es: 'Su rango de numeración {numbering_range_id} está desactivado. Actívelo con PATCH /v1/numbering-ranges/{numbering_range_id}, o registre otro; el documento sigue solo.',
  },
  usedUp: {
    en: 'The numbers of your numbering range {numbering_range_id} are used up. Register the next one with POST /v1/numbering-ranges, or read it from the tax authority with POST /v1/numbering-ranges/sync; the document goes on by itself.',
    es: 'Los números de su rango de numeración {numbering_range_id} se agotaron. Registre el siguiente con POST /v1/numbering-ranges, o tráigalo de la DIAN con POST /v1/numbering-ranges/sync; el documento sigue solo.',
  },
  endedOwn: {
    en: 'The validity of your numbering range {numbering_range_id} ended on {valid_to}. Register the next one with POST /v1/numbering-ranges; the document goes on by itself.',
    es: 'La vigencia de su rango de numeración {numbering_range_id} terminó el {valid_to}. Registre el siguiente con POST /v1/numbering-ranges; el documento sigue solo.',
  },
  usedUpOwn: {
    en: 'The numbers of your numbering range {numbering_range_id} are used up. Register the next one with POST /v1/numbering-ranges; the document goes on by itself.',
    es: 'Los números de su rango de numeración {numbering_range_id} se agotaron. Registre el siguiente con POST /v1/numbering-ranges; el documento sigue solo.',
  },
  namedEndedOwn: {
    en: 'The document names a range of the prefix "{prefix}", and the validity of {numbering_range_id} ended on {valid_to}. It goes on by itself when you register the next range of this prefix with POST /v1/numbering-ranges. Ranges of other prefixes do not help it: for them cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y la vigencia de {numbering_range_id} terminó el {valid_to}. Sigue solo cuando usted registre el rango siguiente de ese prefijo con POST /v1/numbering-ranges. Los rangos de otros prefijos no le sirven: para usarlos, cancélelo y envíelo sin `numbering_range_id`.',
  },
  namedUsedUpOwn: {
    en: 'The document names a range of the prefix "{prefix}", and the numbers of {numbering_range_id} are used up. It goes on by itself when you register the next range of this prefix with POST /v1/numbering-ranges. Ranges of other prefixes do not help it: for them cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y los números de {numbering_range_id} se agotaron. Sigue solo cuando usted registre el rango siguiente de ese prefijo con POST /v1/numbering-ranges. Los rangos de otros prefijos no le sirven: para usarlos, cancélelo y envíelo sin `numbering_range_id`.',
  },
  namedEnded: {
    en: 'The document names a range of the prefix "{prefix}", and the validity of {numbering_range_id} ended on {valid_to}. It goes on by itself when you register the next resolution of this prefix (POST /v1/numbering-ranges, or …/sync). Ranges of other prefixes do not help it: for them cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y la vigencia de {numbering_range_id} terminó el {valid_to}. Sigue solo cuando usted registre la resolución siguiente de ese prefijo (POST /v1/numbering-ranges, o …/sync). Los rangos de otros prefijos no le sirven: para usarlos, cancélelo y envíelo sin `numbering_range_id`.',
  },
  namedBegins: {
    en: 'The document names a range of the prefix "{prefix}", and the validity of {numbering_range_id} begins on {valid_from}. It goes on by itself on that day; to issue it before, cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y la vigencia de {numbering_range_id} empieza el {valid_from}. Sigue solo ese día; para emitirlo antes, cancélelo y envíelo sin `numbering_range_id`.',
  },
  namedInactive: {
    en: 'The document names a range of the prefix "{prefix}", and {numbering_range_id} is switched off. It goes on by itself when you switch it on with PATCH /v1/numbering-ranges/{numbering_range_id}. Otherwise cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y {numbering_range_id} está desactivado. Sigue solo cuando usted vuelva a activarlo con PATCH /v1/numbering-ranges/{numbering_range_id}. Si no, cancélelo y envíelo sin `numbering_range_id`.',
  },
  namedUsedUp: {
    en: 'The document names a range of the prefix "{prefix}", and the numbers of {numbering_range_id} are used up. It goes on by itself when you register the next range of this prefix (POST /v1/numbering-ranges, or …/sync). Ranges of other prefixes do not help it: for them cancel it and send it without `numbering_range_id`.',
    es: 'El documento nombra un rango del prefijo "{prefix}", y los números de {numbering_range_id} se agotaron. Sigue solo cuando usted registre el rango siguiente de ese prefijo (POST /v1/numbering-ranges, o …/sync). Los rangos de otros prefijos no le sirven: para usarlos, cancélelo y envíelo sin `numbering_range_id`.',
  },
  numberedBegins: {
    en: 'The document has the number {number}, and no resolution of yours that is in force today has it; the validity of {numbering_range_id}, which has it, begins on {valid_from}. Nothing needs to be done: the document goes on by itself on that day.',
    es: 'El documento tiene el número {number}, y ninguna resolución suya vigente hoy lo tiene; la vigencia de {numbering_range_id}, que lo tiene, empieza el {valid_from}. No hay que hacer nada: el documento sigue solo ese día.',
  },
  numberedEnded: {
    en: 'The document has the number {number}, and no resolution of yours that is in force today has it: the last one ended on {valid_to}. It goes on by itself when you register a resolution that has this number (POST /v1/numbering-ranges, or …/sync).',
    es: 'El documento tiene el número {number}, y ninguna resolución suya vigente hoy lo tiene: la última terminó el {valid_to}. Sigue solo cuando usted registre una resolución que tenga ese número (POST /v1/numbering-ranges, o …/sync).',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Sentence that asks for software of another record than that of invoices, by the name of the record. */
const REGISTER_SOFTWARE = {
  en: 'No software is registered for `{record}`, by which such documents are issued. Send id and PIN of yours, as the portal of DIAN shows them for that record, as `software.{record}` with PATCH /v1/tenant in version 2026-12-01; the document goes on by itself.',
  es: 'No hay software registrado para `{record}`, con el que se emiten estos documentos. Envíe el identificador y el PIN del suyo, como los muestra el portal de la DIAN para ese registro, en `software.{record}` con PATCH /v1/tenant en la versión 2026-12-01; el documento sigue solo.',
};

/** Returns the sentence with its values, in English as facts carry it. */
export const rangeSentence = (name: keyof typeof RANGE_SENTENCES, values: Readonly<Record<string, string>>): string =>
  filled(RANGE_SENTENCES[name].en, values);

export const softwareSentence = (record: string): string => filled(REGISTER_SOFTWARE.en, { record });

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (_, value: string) => values[value] ?? '');

const PLACE = /\{(\w+)\}/g;

/** Returns the pattern of a sentence, and its Spanish with references to the values. */
const withValues = ({ en, es }: Words): readonly [english: RegExp, spanish: string] => {
  const seen = new Set<string>();
  const pattern = en.replace(/[.()/`…$^*+?[\]\\|]/g, '\\$&').replace(PLACE, (_, value: string) => {
    if (seen.has(value)) return `\\k<${value}>`;
    seen.add(value);
    return `(?<${value}>[\\w-]*)`;
  });
  return [new RegExp(`^${pattern}$`), es.replace(PLACE, '$<$1>')];
};

/** Sentences with a value in them. */
const WITH_VALUE: readonly (readonly [english: RegExp, spanish: string])[] = [
  ...[...Object.values(RANGE_SENTENCES), REGISTER_SOFTWARE].map(withValues),
  [
    /^The tax authority holds another document under this number( \(CUFE [0-9a-f]{96}\))?\. Has other software used the same range\? The portal of DIAN shows what it holds\.$/,
    'La DIAN tiene otro documento con este número$1. ¿Otro software usó el mismo rango? El portal de la DIAN muestra lo que tiene.',
  ],
  [
    /^The vault does not sign the message that carries the document \(([a-z_]+)\)\.$/,
    'La bóveda de certificados no firma el mensaje que lleva el documento ($1).',
  ],
];

const SPANISH: ReadonlyMap<string, string> = new Map(
  [...Object.values(SENTENCES), ...CORRECTION_SENTENCES].map(({ en, es }) => [en, es]),
);

/** Returns the sentence in both languages; one of another release that is not known here stays English. */
export const bothOf = (english: string): Words => {
  const [pattern, spanish = ''] = WITH_VALUE.find(([known]) => known.test(english)) ?? [];
  const es = pattern === undefined ? SPANISH.get(english) : english.replace(pattern, spanish);
  return { en: english, es: es ?? english };
};
