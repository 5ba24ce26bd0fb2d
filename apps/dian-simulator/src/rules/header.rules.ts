import { kindNamed } from '../kind/find-kind.js';
import { CURRENCIES, HEALTH_OPERATION_TYPES, WITHOUT_REFERENCE } from '../code-list/code-lists.js';
import { decimal } from '../document/amounts.js';
import { currenciesOf, hasNegative, type SalesDocument } from '../document/document.js';
import { cufeOf } from '../document/hashes.js';
import { attributeOf, children, elementsOf, find, textAt, type XmlElement } from '../xml/xml.js';
import { isAssociated, rangeOf } from './numbering.rules.js';
import { CREDIT_NOTE, INVOICE, type Knowledge, NOTES, notify, reject, type Rule } from './rule.js';

// FAD: the header. FAI, CBF, CBG, CAE: what it refers to.

/** 01, 02 and 04 are hashed with the technical key of the range; the others with the PIN. */
const hasCude = ({ kind, typeCode }: SalesDocument): boolean => kindNamed(kind).hashedWithPin.includes(typeCode);

const secretOf = (document: SalesDocument, knowledge: Knowledge): string | null => {
  const { issuer } = knowledge;
  if (hasCude(document)) return issuer.software.pin;
  return isAssociated(document, knowledge) ? (rangeOf(document, issuer)?.technical_key ?? null) : null;
};

const isWithoutReference = ({ operation }: SalesDocument): boolean => WITHOUT_REFERENCE.has(operation);

/** The group of the health sector (Res. MinSalud 948/2026), below any extension, in no namespace that is prescribed. */
const hasHealthExtension = (root: XmlElement): boolean => {
  const isHealth = (element: XmlElement): boolean =>
    (element.name === 'Group' && attributeOf(element, 'schemeName') === 'Sector Salud') ||
    elementsOf(element).some(isHealth);
  return children(root, 'ext:UBLExtensions').some(isHealth);
};

/** The schematron's window around the moment of reception, in hours. */
const OLDEST_HOURS = 5 * 24;
const LATEST_HOURS = 10 * 24;

const hoursAhead = ({ issueDate, issueTime }: SalesDocument, { at }: Knowledge): number =>
  (Date.parse(`${issueDate}T${issueTime}`) - at.getTime()) / 3_600_000;

const VERSION_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAD01', grade: '2', source: 'SCH, SIM', where: '/*/cbc:UBLVersionID' },
    condition: 'is "UBL 2.1"',
    message: 'UBLVersionID debe ser "UBL 2.1".',
    holds: ({ root }) => textAt(root, 'cbc:UBLVersionID') === 'UBL 2.1',
  }),
  reject({
    ...{ id: 'FAD02', grade: 'Q', source: 'VX l.19367, 23818, 27437', where: '/*/cbc:CustomizationID' },
    condition:
      'is in the list of operation types of this kind of document; SS-…: with the extension of the health sector',
    message: 'CustomizationID no indica un valor válido para el tipo de operación.',
    holds: ({ kind, operation, root }) =>
      kindNamed(kind).operations.has(operation) && (!HEALTH_OPERATION_TYPES.has(operation) || hasHealthExtension(root)),
  }),
  reject({
    ...{ id: 'CAD02a', documents: CREDIT_NOTE, grade: '2', source: 'INS, VX, HKA wiki' },
    where: '/*/cbc:CustomizationID',
    condition: 'is 20 if the concept is 2 (annulment)',
    message: 'El concepto de anulación solo se permite con el tipo de operación 20.',
    holds: ({ concept, operation }) => concept !== '2' || operation === '20',
  }),
  reject({
    ...{ id: 'FAD03', grade: 'L', source: 'INS 2026-03-22, LEX', where: '/*/cbc:ProfileID' },
    condition: 'is the literal of this kind of document',
    message: 'ProfileID no contiene el literal del documento.',
    holds: ({ kind, root }) => textAt(root, 'cbc:ProfileID') === kindNamed(kind).profile,
  }),
  reject({
    ...{ id: 'FAD04', grade: '2', source: 'SCH, SIM', where: '/*/cbc:ProfileExecutionID' },
    condition: 'is 1 or 2',
    message: 'ProfileExecutionID no indica un ambiente válido.',
    holds: ({ environment }) => environment === '1' || environment === '2',
  }),
  reject({
    ...{ id: 'CAD05', documents: NOTES, grade: 'Q', source: 'VX l.19384', where: '/*/cbc:ID' },
    condition: 'has 1 to 20 letters and digits',
    message: 'No se permiten caracteres adicionales como espacios o guiones.',
    holds: ({ number }) => /^[A-Za-z0-9]{1,20}$/.test(number),
  }),
  reject({
    ...{ id: 'FAD06', grade: 'L', source: 'PCS, VX, LEX prod; COF, FEL hab; SRV', where: '/*/cbc:UUID' },
    condition: 'is the hash that the server computes, in any case',
    message: 'Valor del CUFE o CUDE no está calculado correctamente.',
    holds: (document, knowledge) => {
      const secret = secretOf(document, knowledge);
      return secret !== null && document.cufe === cufeOf(document, secret);
    },
  }),
  reject({
    ...{ id: 'FAD07', grade: 'L', source: 'LEX prod 2026-09-10', where: '/*/cbc:UUID/@schemeID' },
    condition: 'is ProfileExecutionID',
    message: 'El ambiente del CUFE o CUDE no es el de ProfileExecutionID.',
    holds: ({ uuidEnvironment, environment }) => uuidEnvironment === environment,
  }),
  reject({
    ...{ id: 'FAD08', grade: 'Q', source: 'annex, SCH', where: '/*/cbc:UUID/@schemeName' },
    condition: 'is CUFE-SHA384 (types 01, 02, 04), CUDE-SHA384 (03, 20, notes) or CUDS-SHA384 (05, 95)',
    message: 'El algoritmo del CUFE o CUDE no es el del documento.',
    holds: (document) =>
      document.uuidScheme ===
      (kindNamed(document.kind).hash?.scheme ?? (hasCude(document) ? 'CUDE-SHA384' : 'CUFE-SHA384')),
  }),
];

const DATE_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAD09c', grade: 'S', source: 'SCH', switchable: 'fad09c', where: '/*/cbc:IssueDate' },
    condition: 'is at most 5 days old',
    message: 'La fecha de emisión es anterior en más de 5 días a la de recepción.',
    severityBy: ({ fad09c }) => (fad09c === 'off' ? null : fad09c),
    holds: (document, knowledge) => document.typeCode === '03' || !(hoursAhead(document, knowledge) <= -OLDEST_HOURS),
  }),
  reject({
    ...{ id: 'FAD09d', grade: 'S', source: 'SCH', switchable: 'fad09c', where: '/*/cbc:IssueDate' },
    condition: 'is at most 10 days ahead',
    message: 'La fecha de emisión es posterior en más de 10 días a la de recepción.',
    severityBy: ({ fad09c }) => (fad09c === 'off' ? null : fad09c),
    holds: (document, knowledge) => !(hoursAhead(document, knowledge) >= LATEST_HOURS),
  }),
  // The paper original of a 03 is older than its transcription.
  reject({
    ...{ id: 'FAD09e', grade: 'Q', source: 'VX l.19486, 23895, 27474; HKA', where: '/*/cbc:IssueDate' },
    condition: 'is the date of xades:SigningTime (not for type 03)',
    message: 'La fecha de emisión no es igual a la fecha de firma.',
    holds: ({ typeCode, issueDate }, { signingDate }) =>
      typeCode === '03' || signingDate === null || issueDate === signingDate,
  }),
  reject({
    ...{ id: 'FAD10', grade: '2', source: 'SCH, FISC', where: '/*/cbc:IssueTime' },
    condition: 'has the form HH:MM:SS-05:00',
    message: 'La hora de emisión no tiene el formato HH:MM:SS-05:00.',
    holds: ({ issueTime }) => /^\d\d:\d\d:\d\d-05:00$/.test(issueTime),
  }),
  reject({
    ...{
      id: 'FAD12',
      documents: INVOICE,
      kinds: ['Invoice'],
      grade: '2',
      source: 'SCH, SIM',
      where: '/*/cbc:InvoiceTypeCode',
    },
    condition: 'is 01, 02, 03 or 04',
    message: 'El tipo de factura no está en la lista.',
    holds: ({ kind, typeCode }) => kindNamed(kind).typeCodes.includes(typeCode),
  }),
  reject({
    ...{ id: 'CAD12a', documents: CREDIT_NOTE, grade: 'L', source: 'COF hab 2026', where: '/*/cbc:CreditNoteTypeCode' },
    condition: 'is that of the kind (91, 94, 95), never the concept',
    message: 'El tipo de documento de la nota crédito no es el suyo.',
    holds: ({ kind, root }) => kindNamed(kind).typeCodes.includes(textAt(root, 'cbc:CreditNoteTypeCode')),
  }),
  reject({
    ...{ id: 'FAD15a', grade: 'Q', source: 'VX l.19520; SCH; COP: Res. 227/2025 art. 1.5.1.11.4' },
    ...{ switchable: 'document_currency', where: '/*/cbc:DocumentCurrencyCode, //@currencyID' },
    condition: 'is in the list of ISO 4217; with document_currency "cop" the document’s is COP',
    message: 'Código de divisa inválido.',
    holds: ({ root, currency }, { readings }) =>
      (readings.document_currency !== 'cop' || currency === 'COP') &&
      [currency, ...currenciesOf(root)].every((code) => CURRENCIES.has(code)),
  }),
  reject({
    ...{ id: 'FAD16', grade: 'S', source: 'SCH', where: '/*/cbc:LineCountNumeric' },
    condition: 'is the number of lines',
    message: 'LineCountNumeric no es el número de líneas del documento.',
    holds: ({ root, lines }) => decimal(textAt(root, 'cbc:LineCountNumeric')).eq(lines.length),
  }),
  reject({
    ...{ id: 'VLR01', grade: 'Q', source: 'VX l.18915, FISC', where: '//*[amount or percentage]' },
    condition: 'is not negative; PayableRoundingAmount may be',
    message: 'Los valores monetarios y porcentajes deben corresponder a valores Positivos.',
    holds: ({ root }) => !hasNegative(root),
  }),
];

const DOCUMENT_REFERENCE = '/Invoice/cac:AdditionalDocumentReference';

const paperReference = ({ root }: SalesDocument) => find(root, 'cac:AdditionalDocumentReference');

/** Judges the reference of a type 03 to its paper; FAI01 reports that there is none. */
const byPaper =
  (holds: (reference: NonNullable<ReturnType<typeof paperReference>>) => boolean): Rule['holds'] =>
  (document) => {
    const reference = paperReference(document);
    return document.typeCode !== '03' || reference === undefined || holds(reference);
  };

const PAPER_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAI01', documents: INVOICE, grade: '2', source: 'MAT, FISC', where: DOCUMENT_REFERENCE },
    condition: 'is there if the type is 03',
    message: 'Una factura de contingencia (03) ha de referirse al documento de papel.',
    holds: (document) => document.typeCode !== '03' || paperReference(document) !== undefined,
  }),
  reject({
    ...{ id: 'FAI02', documents: INVOICE, grade: '2', source: 'MAT, FISC, COS', where: `${DOCUMENT_REFERENCE}/cbc:ID` },
    condition: 'type 03: has 1 to 20 characters',
    message: 'Falta el número del documento de papel, o tiene más de 20 caracteres.',
    holds: byPaper((reference) => /^.{1,20}$/u.test(textAt(reference, 'cbc:ID'))),
  }),
  reject({
    ...{ id: 'FAI03', documents: INVOICE, grade: '1', source: 'FISC; against it MAT, COS', switchable: 'fai03' },
    where: `${DOCUMENT_REFERENCE}/cbc:UUID`,
    condition: 'type 03: is informed',
    message: 'Falta el UUID de la referencia al documento de papel.',
    severityBy: ({ fai03 }) => (fai03 === 'off' ? null : 'rejection'),
    holds: byPaper((reference) => textAt(reference, 'cbc:UUID') !== ''),
  }),
  reject({
    ...{ id: 'FAI04', documents: INVOICE, grade: '1', source: 'FISC; against it MAT, COS', switchable: 'fai03' },
    where: `${DOCUMENT_REFERENCE}/cbc:UUID/@schemeName`,
    condition: 'type 03: is CUDE-SHA384',
    message: 'El algoritmo del UUID de la referencia al documento de papel no es CUDE-SHA384.',
    severityBy: ({ fai03 }) => (fai03 === 'off' ? null : 'rejection'),
    holds: byPaper((reference) =>
      children(reference, 'cbc:UUID').every(({ attributes }) =>
        attributes.some(({ name, value }) => name === 'schemeName' && value === 'CUDE-SHA384'),
      ),
    ),
  }),
  reject({
    ...{ id: 'FAI05', documents: INVOICE, grade: '2', source: 'MAT, FISC, COS' },
    where: `${DOCUMENT_REFERENCE}/cbc:IssueDate`,
    condition: 'type 03: is informed (the date on the paper)',
    message: 'Falta la fecha del documento de papel.',
    holds: byPaper((reference) => textAt(reference, 'cbc:IssueDate') !== ''),
  }),
  reject({
    ...{ id: 'FAI06', documents: INVOICE, grade: '1', source: 'MAT, SIM, SCH' },
    where: `${DOCUMENT_REFERENCE}/cbc:DocumentTypeCode`,
    condition: 'type 03: is informed (any code of the issuer’s own)',
    message: 'Falta el tipo del documento de papel.',
    holds: byPaper((reference) => textAt(reference, 'cbc:DocumentTypeCode') !== ''),
  }),
];

const RESPONSE = '/*/cac:DiscrepancyResponse';

const hasResponse = ({ root }: SalesDocument): boolean => find(root, 'cac:DiscrepancyResponse') !== undefined;

const NOTE_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'CAE02', documents: NOTES, grade: 'L', source: 'SIM prod 2024-05' },
    where: '/*/cac:InvoicePeriod/cbc:StartDate',
    condition: 'operation 22 or 32: is informed',
    message: 'Una nota sin referencia a facturas ha de informar la fecha de inicio del periodo.',
    holds: (document) =>
      !isWithoutReference(document) || textAt(document.root, 'cac:InvoicePeriod', 'cbc:StartDate') !== '',
  }),
  reject({
    ...{ id: 'CAE04', documents: NOTES, grade: 'L', source: 'SIM prod 2024-05' },
    where: '/*/cac:InvoicePeriod/cbc:EndDate',
    condition: 'operation 22 or 32: is informed',
    message: 'Una nota sin referencia a facturas ha de informar la fecha final del periodo.',
    holds: (document) =>
      !isWithoutReference(document) || textAt(document.root, 'cac:InvoicePeriod', 'cbc:EndDate') !== '',
  }),
  reject({
    ...{ id: 'CBF01', documents: NOTES, grade: '2', source: 'HKA, VX', where: RESPONSE },
    condition: 'is there',
    message: 'Falta el grupo DiscrepancyResponse.',
    holds: hasResponse,
  }),
  notify({
    ...{ id: 'CBF02', documents: NOTES, grade: '1', source: 'INS', where: `${RESPONSE}/cbc:ReferenceID` },
    condition: 'operation 20 or 30: is informed',
    message: 'No se informa la sección de la factura que se corrige.',
    holds: (document) =>
      isWithoutReference(document) ||
      !hasResponse(document) ||
      textAt(document.root, 'cac:DiscrepancyResponse', 'cbc:ReferenceID') !== '',
  }),
  reject({
    ...{ id: 'CBF03', documents: NOTES, grade: 'L', source: 'INS; SIM 2024-05', where: `${RESPONSE}/cbc:ResponseCode` },
    condition: 'is in the list of concepts of this kind of note, one digit',
    message: 'El concepto de la nota no está en la lista.',
    holds: (document) => !hasResponse(document) || kindNamed(document.kind).concepts.has(document.concept),
  }),
  reject({
    ...{
      id: 'CBF03a',
      documents: CREDIT_NOTE,
      grade: 'L',
      source: 'INS 2026-03-22',
      where: `${RESPONSE}/cbc:ResponseCode`,
    },
    condition: 'fits the operation type: not annulment (2) with 22',
    message: 'El concepto de la nota no corresponde al tipo de operación.',
    holds: (document) => document.concept !== '2' || !isWithoutReference(document),
  }),
  notify({
    ...{ id: 'CBF04', documents: NOTES, grade: '1', source: 'INS', where: `${RESPONSE}/cbc:Description` },
    condition: 'is informed',
    message: 'Falta la descripción del concepto de la nota.',
    holds: (document) =>
      !hasResponse(document) || textAt(document.root, 'cac:DiscrepancyResponse', 'cbc:Description') !== '',
  }),
  reject({
    ...{ id: 'CBG02', documents: NOTES, grade: 'S', source: 'SRV' },
    where: '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID',
    condition: 'operation 20 or 30: is informed',
    message: 'Se requiere obligatoriamente referencia a documento.',
    holds: (document) => isWithoutReference(document) || document.references.some(({ uuid }) => uuid !== ''),
  }),
  reject({
    ...{ id: 'CBG05', documents: NOTES, grade: '1', source: 'SIM' },
    where: '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID/@schemeName',
    condition: 'is CUFE-SHA384, or CUDE-SHA384 if a type 03 is corrected',
    message: 'El algoritmo de la referencia no es CUFE-SHA384 ni CUDE-SHA384.',
    holds: ({ references }) =>
      references.every(({ uuid, scheme }) => uuid === '' || scheme === 'CUFE-SHA384' || scheme === 'CUDE-SHA384'),
  }),
];

export const HEADER_RULES: readonly Rule[] = [...VERSION_RULES, ...DATE_RULES, ...PAPER_RULES, ...NOTE_RULES];
