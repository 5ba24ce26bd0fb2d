import { amountOfTax, cufe } from '../document/cufe.js';
import { isCurrency, isDatedAsSigned } from '../document/rules/header.js';
import { contradictsReference } from '../document/rules/note.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { type Check, NOTHING, objection, rule, unless } from './rule.js';

const sameHash: Check = (document, { secret }) => {
  if (secret === undefined) return NOTHING;
  const right = cufe({
    number: document.number,
    issueDate: document.issueDate,
    issueTime: document.issueTime,
    lineExtensionAmount: document.totals.lineExtensionAmount,
    iva: amountOfTax(document.taxTotals, '01'),
    inc: amountOfTax(document.taxTotals, '04'),
    ica: amountOfTax(document.taxTotals, '03'),
    payableAmount: document.totals.payableAmount,
    supplierNit: document.supplier.identification.number,
    customerNumber: document.customer.identification.number,
    secret,
    environment: document.environment,
  });
  return unless(document.uuid === right, () => ({
    en: `${document.uuidScheme.slice(0, 4)} is not the hash of this document.`,
    es: `${document.uuidScheme.slice(0, 4)} no es el resumen de este documento.`,
  }));
};

/** Notes have no authorised range, so nothing is compared. */
const withinRange: Check = ({ range, number, prefix }) => {
  if (range === null) return NOTHING;
  const consecutive = Number(number.slice(prefix.length));
  return unless(
    number.startsWith(prefix) && consecutive >= Number(range.from) && consecutive <= Number(range.to),
    () => ({
      en: `${number} is not one of ${range.prefix}${range.from} to ${range.prefix}${range.to}.`,
      es: `${number} no está entre ${range.prefix}${range.from} y ${range.prefix}${range.to}.`,
    }),
  );
};

/** Rules on the header, from UBLVersionID to LineCountNumeric. */
export const headerRules = [
  rule(
    'FAD01',
    {
      severity: 'R',
      pointer: null,
      source: 'ANX',
      checks: ['UBLVersionID es "UBL 2.1".', 'UBLVersionID is "UBL 2.1".'],
      cause: ['La versión de UBL no es la exigida.', 'The version of UBL is not the one asked for.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    'writer',
  ),
  rule(
    'FAD02',
    {
      severity: 'R',
      pointer: '#/operation_type',
      source: 'ANX',
      checks: ['El tipo de operación está en la lista.', 'The operation type is in the list.'],
      cause: ['CustomizationID no es un tipo de operación conocido.', 'CustomizationID is not a known operation type.'],
      fix: [
        'Use 10, 09 u 11 (exportación); vea /v1/catalogs/tipo-operacion.',
        'Use 10, 09 or 11 (export); see /v1/catalogs/tipo-operacion.',
      ],
    },
    'request',
  ),
  rule(
    'CAD02a',
    {
      severity: 'R',
      pointer: '#/operation_type',
      source: 'DAVID',
      checks: [
        'El tipo de operación de la nota: 20 o 30 con referencia, 22 o 32 sin ella.',
        'The operation type of a note: 20 or 30 with a reference, 22 or 32 without.',
      ],
      cause: [
        'El tipo de operación contradice la referencia de la nota.',
        'The operation type contradicts the note’s reference.',
      ],
      fix: [
        'Omita operation_type: se deduce de la referencia.',
        'Leave operation_type out: it follows from the reference.',
      ],
    },
    ({ kind, customizationId, billingReference }) => {
      if (kind === 'invoice') return NOTHING;
      return unless(!contradictsReference(kind, customizationId, billingReference !== null), () => ({
        en: `${customizationId} contradicts ${billingReference === null ? 'a missing' : 'the'} reference.`,
        es: `${customizationId} contradice ${billingReference === null ? 'la falta de referencia' : 'la referencia'}.`,
      }));
    },
  ),
  rule(
    'FAD03',
    {
      severity: 'R',
      pointer: null,
      source: 'ANX',
      checks: ['ProfileID es el texto fijo del documento.', 'ProfileID is the fixed text of the document.'],
      cause: ['ProfileID no es el texto del anexo 1.9.', 'ProfileID is not the text of annex 1.9.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    'writer',
  ),
  rule(
    'FAD05',
    {
      severity: 'R',
      pointer: '#/number',
      source: 'ANX',
      checks: ['El número tiene de 1 a 20 caracteres.', 'The number has 1 to 20 characters.'],
      cause: ['El número está vacío o es demasiado largo.', 'The number is empty or too long.'],
      fix: [
        'Use un prefijo más corto o un rango con menos dígitos.',
        'Use a shorter prefix or a range with fewer digits.',
      ],
    },
    ({ number }) =>
      unless(number.length >= 1 && number.length <= 20, () => ({
        en: `The number has ${String(number.length)} characters.`,
        es: `El número tiene ${String(number.length)} caracteres.`,
      })),
  ),
  rule(
    'FAD05a',
    {
      severity: 'R',
      pointer: '#/number',
      source: 'ANX',
      checks: ['El número tiene solo letras y dígitos.', 'The number has letters and digits only.'],
      cause: ['El número tiene espacios, guiones u otros signos.', 'The number has blanks, hyphens or other signs.'],
      fix: ['Escríbalo sin espacios ni guiones.', 'Write it without blanks and hyphens.'],
    },
    ({ number }) =>
      unless(/^[0-9A-Za-z]*$/.test(number), () => ({
        en: `"${number}" has other characters than letters and digits.`,
        es: `"${number}" tiene caracteres que no son letras ni dígitos.`,
      })),
  ),
  rule(
    'FAD05d',
    {
      severity: 'R',
      pointer: '#/numbering_range_id',
      source: 'ANX, SRV',
      checks: ['El número está dentro del rango autorizado.', 'The number is within the authorised range.'],
      cause: ['El número está antes o después del rango.', 'The number lies before or after the range.'],
      fix: ['Use el rango al que pertenece el número.', 'Use the range that the number belongs to.'],
    },
    withinRange,
  ),
  rule(
    'FAD05e',
    {
      severity: 'R',
      pointer: '#/numbering_range_id',
      source: 'ANX, SRV',
      checks: ['El número no se ha usado.', 'The number has not been used.'],
      cause: ['Otro documento aceptado lleva este número.', 'Another accepted document bears this number.'],
      fix: [
        'Revise el siguiente número del rango: otro sistema lo está usando.',
        'Check the next number of the range: another system is using it.',
      ],
    },
    'authority',
  ),
  rule(
    'FAD06',
    {
      severity: 'R',
      pointer: '/v1/numbering-ranges#/technical_key',
      source: 'SRV',
      checks: ['El CUFE o CUDE es el del documento.', 'CUFE or CUDE is that of the document.'],
      cause: [
        'La clave técnica o el PIN no son los registrados, o el documento cambió después de calcular el código.',
        'Technical key or PIN are not the registered ones, or the document changed after the hash was taken.',
      ],
      fix: [
        'Compare la clave técnica del rango y el PIN del software con el portal de la DIAN.',
        'Compare the range’s technical key and the software’s PIN with DIAN’s portal.',
      ],
    },
    sameHash,
  ),
  rule(
    'FAD09a',
    {
      severity: 'R',
      pointer: '#/issued_at',
      source: 'ANX',
      checks: ['La fecha de emisión tiene la forma AAAA-MM-DD.', 'The issue date has the form YYYY-MM-DD.'],
      cause: ['La fecha no existe o tiene otra forma.', 'The date does not exist or has another form.'],
      fix: [
        'Omita issued_at o escriba una hora de hoy con -05:00.',
        'Leave issued_at out or write a time of today with -05:00.',
      ],
    },
    ({ issueDate }) =>
      unless(/^\d{4}-\d\d-\d\d$/.test(issueDate) && isCalendarDate(issueDate), () => ({
        en: `"${issueDate}" is not a day.`,
        es: `"${issueDate}" no es un día.`,
      })),
  ),
  rule(
    'FAD09e',
    {
      severity: 'R',
      pointer: '#/issued_at',
      source: 'ANX, WEB',
      checks: ['La fecha de emisión es la de la firma.', 'The issue date is that of the signature.'],
      cause: ['El documento se firmó otro día.', 'The document was signed on another day.'],
      fix: ['Emita con la fecha de hoy.', 'Issue it with today’s date.'],
    },
    ({ issueDate, typeCode }, { signingDate }) =>
      signingDate === undefined
        ? NOTHING
        : unless(isDatedAsSigned(issueDate, signingDate, typeCode), () => ({
            en: `Dated ${issueDate}, signed on ${signingDate}.`,
            es: `Fechado el ${issueDate}, firmado el ${signingDate}.`,
          })),
  ),
  rule(
    'FAD15a',
    {
      severity: 'R',
      pointer: '#/currency',
      source: 'ANX',
      checks: ['La moneda es un código de ISO 4217.', 'The currency is a code of ISO 4217.'],
      cause: ['La moneda no está en la lista.', 'The currency is not in the list.'],
      fix: ['Use COP para pesos; vea /v1/catalogs/monedas.', 'Use COP for pesos; see /v1/catalogs/monedas.'],
    },
    ({ currency }) =>
      unless(isCurrency(currency), () => ({
        en: `${currency} is not a currency of ISO 4217.`,
        es: `${currency} no es una moneda de ISO 4217.`,
      })),
  ),
  rule(
    'FAD16',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'FACHO',
      checks: ['LineCountNumeric es el número de líneas.', 'LineCountNumeric is the number of lines.'],
      cause: ['El documento dice otro número de líneas.', 'The document states another number of lines.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    ({ lines }) =>
      // The writer counts the lines, so the count is always right; only a document without lines is wrong.
      lines.length > 0
        ? NOTHING
        : objection({ en: 'A document has a line at least.', es: 'Un documento tiene al menos una línea.' }),
  ),
];
