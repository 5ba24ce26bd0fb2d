import type { DianAttempt, FoundObject } from '@rubrica/client/operator';
import type { Tone } from '../../../design/badge.js';
import type { Words } from '../../../language/language.js';

export const TYPE: Words<Readonly<Record<FoundObject['type'], string>>> = {
  es: {
    document: 'Documento',
    tenant: 'Empresa',
    person: 'Persona',
    request: 'Solicitud',
    audit_entry: 'Registro de auditoría',
    customer: 'Cliente',
    supplier: 'Proveedor',
  },
  en: {
    document: 'Document',
    tenant: 'Tenant',
    person: 'Person',
    request: 'Request',
    audit_entry: 'Audit entry',
    customer: 'Customer',
    supplier: 'Supplier',
  },
};

export const MATCHED: Words<Readonly<Record<FoundObject['matched'], string>>> = {
  es: {
    id: 'identificador',
    cufe: 'CUFE',
    number: 'número',
    nit: 'NIT',
    request_id: 'identificador de la solicitud',
    email: 'correo',
    counterparty: 'número del adquirente o proveedor',
  },
  en: {
    id: 'id',
    cufe: 'CUFE',
    number: 'number',
    nit: 'NIT',
    request_id: 'id of the request',
    email: 'e-mail address',
    counterparty: 'number of the buyer or supplier',
  },
};

export const ATTEMPT: Words<Readonly<Record<DianAttempt['status'], string>>> = {
  es: { planned: 'Planeado', under_way: 'En curso', ended: 'Terminado' },
  en: { planned: 'Planned', under_way: 'Under way', ended: 'Ended' },
};

const WELL: ReadonlySet<DianAttempt['outcome']> = new Set(['accepted', 'uploaded', 'test_set_accepted']);
const UNDER_WAY: ReadonlySet<DianAttempt['outcome']> = new Set([null, 'in_process', 'document_unknown']);

/** What an attempt means for who looks at it. */
export const toneOf = ({ outcome }: Pick<DianAttempt, 'outcome'>): Tone =>
  WELL.has(outcome) ? 'good' : UNDER_WAY.has(outcome) ? 'way' : 'bad';

export const WORDS: Words<{
  readonly title: string;
  readonly what: string;
  readonly hint: string;
  readonly first: string;
  readonly firstDetail: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly hits: string;
  readonly hit: string;
  readonly type: string;
  readonly tenant: string;
  readonly state: string;
  readonly matched: string;
  readonly look: string;
  readonly lookDetail: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly lookNow: string;
  readonly lookMasked: string;
  readonly recorded: string;
  readonly masked: string;
  readonly asked: string;
  readonly number: string;
  readonly attempts: string;
  readonly attempt: string;
  readonly operation: string;
  readonly began: string;
  readonly took: string;
  readonly outcome: string;
  readonly noAttempts: string;
  readonly submitterAway: string;
  readonly timeline: string;
  readonly document: string;
  readonly back: string;
}> = {
  es: {
    title: 'Buscar',
    what: 'Identificador, CUFE, número, NIT, solicitud o correo',
    hint: 'Completo: se busca lo que coincide exactamente, en todas las empresas.',
    first: 'Busque por lo que dice el mensaje o la persona',
    firstDetail: 'La búsqueda queda en la auditoría de operadores, sin su texto.',
    none: 'Nada coincide exactamente',
    noneDetail: 'Escriba el valor completo, como está en el documento o en el mensaje de error.',
    hits: 'Encontrado',
    hit: 'Qué es',
    type: 'Clase',
    tenant: 'Empresa',
    state: 'Estado',
    matched: 'Coincide por',
    look: 'Ver un documento',
    lookDetail:
      'La consulta queda escrita en la auditoría antes de la respuesta, y la empresa la ve. Sin motivo se muestran solo estados, números y valores.',
    reason: 'Motivo',
    reasonHint: 'Con motivo se muestran también los datos personales. La empresa lo lee.',
    lookNow: 'Ver con los datos',
    lookMasked: 'Ver sin datos personales',
    recorded: 'Consulta registrada',
    masked: 'Sin datos personales: no se dio un motivo.',
    asked: 'Solicitado',
    number: 'Número',
    attempts: 'Intentos ante la DIAN',
    attempt: 'Intento',
    operation: 'Operación',
    began: 'Comienzo',
    took: 'Duración',
    outcome: 'Resultado',
    noAttempts: 'Todavía no hay intentos.',
    submitterAway: 'dian-submitter no responde: los intentos no se conocen ahora.',
    timeline: 'Historia',
    document: 'Documento como lo ve la empresa',
    back: 'Volver a la búsqueda',
  },
  en: {
    title: 'Find',
    what: 'Id, CUFE, number, NIT, request or e-mail address',
    hint: 'All of it: what matches exactly is found, among all tenants.',
    first: 'Search for what the message or the person names',
    firstDetail: 'The search is in the audit of operators, without its text.',
    none: 'Nothing matches exactly',
    noneDetail: 'Type the whole value, as it stands in the document or in the message of the fault.',
    hits: 'Found',
    hit: 'What it is',
    type: 'Kind',
    tenant: 'Tenant',
    state: 'State',
    matched: 'Matched by',
    look: 'Look at a document',
    lookDetail:
      'The look is written into the audit before the answer, and the tenant sees it. Without a reason only states, numbers and amounts are shown.',
    reason: 'Reason',
    reasonHint: 'With a reason personal data is shown too. The tenant reads it.',
    lookNow: 'Look with the data',
    lookMasked: 'Look without personal data',
    recorded: 'The look is recorded',
    masked: 'Without personal data: no reason was given.',
    asked: 'Asked for',
    number: 'Number',
    attempts: 'Attempts at DIAN',
    attempt: 'Attempt',
    operation: 'Operation',
    began: 'Began',
    took: 'Took',
    outcome: 'Outcome',
    noAttempts: 'No attempt yet.',
    submitterAway: 'dian-submitter does not answer: the attempts are not known now.',
    timeline: 'History',
    document: 'The document as its tenant sees it',
    back: 'Back to the search',
  },
};
