import {
  type AnswerOf,
  DIAN_ATTEMPT_OUTCOMES,
  DIAN_ATTEMPT_STATUSES,
  type DianAttemptOutcome,
  type dianSubmitterRoutes,
} from '@rubrica/contracts';
import type { Words } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { EnvironmentName, oneOf } from '../document/document-resource.js';

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const timeOrNull = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

/** An attempt to send a document to DIAN, or to ask for its verdict. */
export const DianAttempt = Type.Object(
  {
    id: Type.String({
      description: 'Id of the document and number of the attempt',
      examples: [`inv_${'0'.repeat(26)}_1`],
    }),
    object: Type.Literal('dian_attempt'),
    document_id: Type.String(),
    environment: EnvironmentName,
    attempt: Type.Integer({ description: 'Number of the attempt, from 1, over all editions of the document' }),
    edition: Type.Integer({ description: 'Which signed edition of the document it is about; the first is 1' }),
    operation: Type.String({
      description: 'Operation of the web service of DIAN; `GetStatus` and `GetStatusZip` ask, all others send',
      examples: ['SendBillSync'],
    }),
    status: oneOf(DIAN_ATTEMPT_STATUSES, {
      description: '`planned`: it is due at `due_at`; `under_way`: DIAN has not answered yet; `ended`',
    }),
    due_at: timeOrNull('When it begins; null unless it is planned'),
    started_at: timeOrNull('When it began; null: not yet'),
    ended_at: timeOrNull('When it ended; null: not yet'),
    duration_ms: Type.Union([Type.Integer(), Type.Null()], {
      description: 'How long DIAN took, in milliseconds; null where nobody measured it',
    }),
    outcome: Type.Union([oneOf(DIAN_ATTEMPT_OUTCOMES), Type.Null()], {
      description: 'Stable code of what came of it; null until it has ended',
    }),
    explanation: orNull('What came of it, and what follows, in the language of Accept-Language'),
    error: orNull('Why nothing was sent or answered, or the code of a SOAP fault; null: DIAN answered'),
    status_code: orNull('Code in the answer of DIAN: 00 is accepted; null without an answer'),
    rules: Type.Array(
      Type.Object(
        {
          rule: Type.String({ description: "DIAN's id of the rule" }),
          severity: oneOf(['rejection', 'notification', 'unknown'], {
            description: 'Whether DIAN rejects the document by it',
          }),
        },
        { title: 'AttemptRule' },
      ),
      { description: 'Rules that the answer named' },
    ),
  },
  { title: 'DianAttempt', description: 'An attempt to send a document to DIAN, or to ask for its verdict' },
);

/** An attempt as its owner answers it. */
type KnownAttempt = AnswerOf<typeof dianSubmitterRoutes.listAttempts>['data'][number];

/** Returns the resource of an attempt in one language. */
export const dianAttemptIn = (language: Language, attempt: KnownAttempt): object => ({
  ...attempt,
  object: 'dian_attempt',
  explanation: attempt.outcome && EXPLANATIONS[attempt.outcome][language],
});

const EXPLANATIONS: Readonly<Record<DianAttemptOutcome, Words>> = {
  accepted: { en: 'DIAN accepted the document.', es: 'La DIAN aceptó el documento.' },
  rejected: {
    en: 'DIAN rejected the document by the rules named here. Correct it: POST …/corrections.',
    es: 'La DIAN rechazó el documento por las reglas que se nombran aquí. Corríjalo: POST …/corrections.',
  },
  uploaded: {
    en: 'DIAN took the document and judges it later; it is asked for the verdict.',
    es: 'La DIAN recibió el documento y lo valida después; se le pregunta por el resultado.',
  },
  in_process: {
    en: 'DIAN has the document and has not judged it yet; it is asked again.',
    es: 'La DIAN tiene el documento y aún no lo ha validado; se le vuelve a preguntar.',
  },
  document_unknown: {
    en: 'DIAN does not have the document; it is sent again.',
    es: 'La DIAN no tiene el documento; se envía de nuevo.',
  },
  number_taken: {
    en: 'DIAN has a document under this number already; it is asked which one.',
    es: 'La DIAN ya tiene un documento con este número; se le pregunta cuál es.',
  },
  test_set_accepted: {
    en: 'The test set is accepted and takes no more documents; the document is sent without it.',
    es: 'El set de pruebas está aceptado y no recibe más documentos; el documento se envía sin él.',
  },
  test_set_refused: {
    en: 'DIAN does not take the document for the test set: its id is wrong, or the set was refused.',
    es: 'La DIAN no recibe el documento para el set de pruebas: su identificador es incorrecto, o el set fue rechazado.',
  },
  certificate_refused: {
    en: 'The certificate is not authorized to send documents for this company.',
    es: 'El certificado no está autorizado para enviar documentos de esta empresa.',
  },
  certificate_untrusted: {
    en: 'DIAN does not trust the authority that issued the certificate.',
    es: 'La DIAN no confía en la entidad que emitió el certificado.',
  },
  security_refused: {
    en: 'DIAN refused the signature of the message around the document, and did not read the document.',
    es: 'La DIAN rechazó la firma del mensaje que lleva el documento, y no leyó el documento.',
  },
  request_refused: {
    en: 'DIAN refused the request and did not judge the document.',
    es: 'La DIAN rechazó la solicitud y no validó el documento.',
  },
  not_sent: {
    en: 'DIAN could not be reached: nothing was sent, and it is tried again.',
    es: 'No se pudo llegar a la DIAN: no se envió nada, y se vuelve a intentar.',
  },
  no_answer: {
    en: 'DIAN did not answer. It may have the document, so it is asked for it first.',
    es: 'La DIAN no respondió. Puede tener el documento, así que primero se le pregunta por él.',
  },
  server_fault: {
    en: 'The service of DIAN failed. It may have the document, so it is asked for it first.',
    es: 'El servicio de la DIAN falló. Puede tener el documento, así que primero se le pregunta por él.',
  },
  unclear_answer: {
    en: 'The answer of DIAN proves neither acceptance nor rejection; it is asked again.',
    es: 'La respuesta de la DIAN no prueba ni aceptación ni rechazo; se le vuelve a preguntar.',
  },
};
