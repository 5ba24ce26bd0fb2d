import { checkDigitOf } from '../code-list/code-lists.js';
import { companyOf } from '../document/document.js';
import { responseCudeOf, softwareSecurityCodeOf } from '../document/hashes.js';
import type { Issuer } from '../issuer/issuer.js';
import { find, textAt } from '../xml/xml.js';
import type { EventRule } from './event-rule.js';
import { CLAIM_CONCEPTS, eventTypeOf } from './event-types.js';
import type { DocumentEvent } from './read-event.js';

/** An event, and what the portal knows of its sender. */
export interface EventFacts {
  readonly event: DocumentEvent;
  readonly sender: Issuer;
  /** Date of the signature in Colombia; null when the signature has none. */
  readonly signingDate: string | null;
}

// AAD01, 03, 04, 07, 08, 10 and AAB…: numbered as the same rules of invoices (FAD…, FAB…), which the known ones confirm.
const INFERRED = 'inferred from the rule of invoices';
const PROVIDER = '//sts:SoftwareProvider/sts:ProviderID';

const providerOf = ({ dian }: DocumentEvent) => companyOf(find(dian, 'sts:SoftwareProvider', 'sts:ProviderID'));

const SOFTWARE_RULES: readonly EventRule<EventFacts>[] = [
  {
    ...{ id: 'AAB19b', grade: 'I', source: INFERRED, where: PROVIDER },
    condition: 'is the owner of the sender’s software, as the portal has it',
    message: 'NIT del Prestador de Servicios No está autorizado para prestar servicios.',
    holds: ({ event, sender: { software } }) =>
      providerOf(event).number === (software.owner_nit ?? event.sender.number),
  },
  {
    ...{ id: 'AAB22b', grade: 'I', source: INFERRED, where: `${PROVIDER}/@schemeID` },
    condition: 'is the check digit of the NIT',
    message: 'DV del NIT del Prestador de Servicios no está correctamente calculado.',
    holds: ({ event }) => providerOf(event).checkDigit === checkDigitOf(providerOf(event).number),
  },
  {
    ...{ id: 'AAB24b', grade: 'I', source: INFERRED, where: '//sts:SoftwareProvider/sts:SoftwareID' },
    condition: 'is the software that the portal has for the sender',
    message: 'Identificador del software asignado no existe o no corresponde al prestador de servicios.',
    holds: ({ event, sender: { software } }) =>
      textAt(event.dian, 'sts:SoftwareProvider', 'sts:SoftwareID') === software.id,
  },
  {
    ...{ id: 'AAB27b', grade: 'I', source: `${INFERRED}; the code: vector of the toolbox` },
    where: '//sts:SoftwareSecurityCode',
    condition: 'is SHA-384 of software id, PIN and number of the event',
    message: 'Huella del software no corresponde al software autorizado.',
    holds: ({ event, sender: { software } }) =>
      textAt(event.dian, 'sts:SoftwareSecurityCode').toLowerCase() ===
      softwareSecurityCodeOf(software.id, software.pin, event.number),
  },
  {
    ...{ id: 'AAB36', grade: 'I', source: `${INFERRED}; TBX`, where: '//sts:QRCode' },
    condition: 'has the CUFE of the invoice in it',
    message: 'El código QR no informa el CUFE de la factura referenciada.',
    holds: ({ event: { dian, subject } }) => textAt(dian, 'sts:QRCode').toLowerCase().includes(subject.cufe),
  },
];

const HEADER_RULES: readonly EventRule<EventFacts>[] = [
  {
    ...{ id: 'AAD01', grade: 'I', source: `${INFERRED}; TBX`, where: '/*/cbc:UBLVersionID' },
    condition: 'is "UBL 2.1"',
    message: 'UBLVersionID debe ser "UBL 2.1".',
    holds: ({ event: { root } }) => textAt(root, 'cbc:UBLVersionID') === 'UBL 2.1',
  },
  {
    ...{ id: 'AAD02', grade: '2', source: 'TBX, VEN', where: '/*/cbc:CustomizationID' },
    condition: 'is 1 for 030 to 034',
    message: 'CustomizationID no indica un valor válido para el tipo de operación.',
    holds: ({ event: { root } }) => textAt(root, 'cbc:CustomizationID') === '1',
  },
  {
    ...{ id: 'AAD03', grade: 'I', source: `${INFERRED}; TBX`, where: '/*/cbc:ProfileID' },
    condition: 'is the literal of events',
    message: 'ProfileID no contiene el literal "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta".',
    holds: ({ event: { root } }) =>
      textAt(root, 'cbc:ProfileID') === 'DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta',
  },
  {
    ...{ id: 'AAD04', grade: 'I', source: INFERRED, where: '/*/cbc:ProfileExecutionID' },
    condition: 'is 1 or 2',
    message: 'ProfileExecutionID no indica un ambiente válido.',
    holds: ({ event: { environment } }) => environment === '1' || environment === '2',
  },
  {
    ...{ id: 'AAD06', grade: 'S', source: 'SRV2; annex RADIAN 12.1.1', where: '/*/cbc:UUID' },
    condition: 'is the hash that the server computes, in any case; no environment in it',
    message: 'Valor del CUDE no está calculado correctamente.',
    holds: ({ event, sender: { software } }) =>
      event.cude ===
      responseCudeOf({
        id: event.number,
        date: event.issueDate,
        time: event.issueTime,
        senderNit: event.sender.number,
        receiverNit: event.receiver.number,
        responseCode: event.code,
        documentNumber: event.subject.number,
        documentType: event.subject.typeCode,
        pin: software.pin,
      }),
  },
  {
    ...{ id: 'AAD07', grade: 'I', source: `${INFERRED}; TBX`, where: '/*/cbc:UUID/@schemeID' },
    condition: 'is ProfileExecutionID',
    message: 'El ambiente del CUDE no es el de ProfileExecutionID.',
    holds: ({ event: { uuidEnvironment, environment } }) => uuidEnvironment === environment,
  },
  {
    ...{ id: 'AAD08', grade: 'I', source: `${INFERRED}; TBX`, where: '/*/cbc:UUID/@schemeName' },
    condition: 'is CUDE-SHA384',
    message: 'El algoritmo del CUDE no es CUDE-SHA384.',
    holds: ({ event: { uuidScheme } }) => uuidScheme === 'CUDE-SHA384',
  },
  {
    ...{ id: 'AAD09e', grade: 'L', source: 'HKA 1.9; SRV2', where: '/*/cbc:IssueDate' },
    condition: 'is the date of xades:SigningTime',
    message: 'Valida que fecha de generación del evento sea igual a la fecha de firma del evento.',
    holds: ({ event: { issueDate }, signingDate }) => signingDate === null || issueDate === signingDate,
  },
  {
    ...{ id: 'AAD10', grade: 'I', source: INFERRED, where: '/*/cbc:IssueTime' },
    condition: 'has the form HH:MM:SS-05:00',
    message: 'La hora del evento no tiene el formato HH:MM:SS-05:00.',
    holds: ({ event: { issueTime } }) => /^\d\d:\d\d:\d\d-05:00$/.test(issueTime),
  },
];

/** Their ids are in no public source: the authority's message would name one. */
const NAMELESS_RULES: readonly EventRule<EventFacts>[] = [
  {
    ...{ id: '', grade: '2', source: 'TBX, NOB', where: '//cac:Response/cbc:Description' },
    condition: 'is that of the event type, in any case',
    message: 'La descripción del evento no corresponde a su código.',
    holds: ({ event: { code, description } }) => description.toLowerCase() === eventTypeOf(code)?.title.toLowerCase(),
  },
  {
    ...{ id: '', grade: '2', source: 'TBX, list ConceptoDeReclamo', where: '//cbc:ResponseCode/@listID' },
    condition: '031: is 01, 02, 03 or 04',
    message: 'El concepto del reclamo no está en la lista.',
    holds: ({ event: { code, concept } }) => code !== '031' || CLAIM_CONCEPTS.has(concept),
  },
  {
    ...{ id: '', grade: '2', source: 'TBX, VEN', where: '//cac:DocumentResponse/cac:IssuerParty/cac:Person' },
    condition: '030, 032: has ID, FirstName and FamilyName',
    message: 'Falta la persona que recibe: identificación, nombre y apellido.',
    holds: ({ event: { code, person } }) =>
      eventTypeOf(code)?.hasPerson !== true ||
      [textAt(person, 'cbc:ID'), textAt(person, 'cbc:FirstName'), textAt(person, 'cbc:FamilyName')].every(
        (text) => text !== '',
      ),
  },
  {
    ...{ id: '', grade: '2', source: 'TBX, NOB', where: '//cbc:Note' },
    condition: '034: is there, with the sworn statement',
    message: 'Falta la manifestación bajo la gravedad de juramento de la aceptación tácita.',
    holds: ({ event: { code, root } }) => code !== '034' || textAt(root, 'cbc:Note') !== '',
  },
];

export const EVENT_RULES = [...SOFTWARE_RULES, ...HEADER_RULES, ...NAMELESS_RULES];
