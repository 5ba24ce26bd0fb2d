import { isNoteConcept, isPeriodDay } from '../document/rules/note.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { authority, type Check, type DianRule, NOTHING, rule, unless, written } from './rule.js';

const INVOICE = '#/invoice_id';

/** Checks one day of InvoicePeriod, which a note has instead of a reference. */
const periodDay =
  (field: 'startDate' | 'endDate'): Check =>
  ({ kind, billingReference, period }) => {
    if (kind === 'invoice' || (billingReference !== null && period === null)) return NOTHING;
    return unless(isPeriodDay(period?.[field]), () => ({
      en: `A note without reference needs the ${field === 'startDate' ? 'first' : 'last'} day of its period.`,
      es: `Una nota sin referencia necesita el ${field === 'startDate' ? 'primer' : 'último'} día de su período.`,
    }));
  };

/** A note of operation 20 or 30 names an invoice by number, CUFE and date. */
const completeReference: Check = ({ kind, customizationId, billingReference: reference }) => {
  if (kind === 'invoice') return NOTHING;
  if (reference === null)
    return unless(!/^[23]0$/.test(customizationId), () => ({
      en: `Operation ${customizationId} needs the invoice.`,
      es: `La operación ${customizationId} necesita la factura.`,
    }));
  return unless(
    reference.number !== '' && /^[0-9a-f]{96}$/i.test(reference.uuid) && isCalendarDate(reference.issueDate),
    () => ({ en: 'The reference needs number, CUFE and date.', es: 'La referencia necesita número, CUFE y fecha.' }),
  );
};

const PAPER = '#/number';
/** Rules on AdditionalDocumentReference, BillingReference, DiscrepancyResponse and InvoicePeriod. */
export const referenceRules: readonly DianRule[] = [
  rule(
    'CAE02',
    {
      pointer: '#/period/start_date',
      checks: ['Una nota sin referencia tiene fecha inicial.', 'A note without reference has a first day.'],
      cause: ['Falta el período de la nota sin referencia.', 'The period of the note without reference is missing.'],
      fix: [
        'Escriba period.start_date, o la factura en invoice_id.',
        'Write period.start_date, or the invoice in invoice_id.',
      ],
    },
    periodDay('startDate'),
  ),
  rule(
    'CAE04',
    {
      pointer: '#/period/end_date',
      checks: ['Una nota sin referencia tiene fecha final.', 'A note without reference has a last day.'],
      cause: [
        'Falta el final del período, o está antes del inicio.',
        'The end of the period is missing, or lies before its beginning.',
      ],
      fix: [
        'Escriba period.end_date, o la factura en invoice_id.',
        'Write period.end_date, or the invoice in invoice_id.',
      ],
    },
    periodDay('endDate'),
  ),
  written(
    'FAI01 FAI02 FAI05 FAI06',
    [
      'Una transcripción (tipo 03) nombra el documento de papel: número, fecha y tipo.',
      'A transcription (type 03) names the paper document: number, date and type.',
    ],
    "/inv:Invoice[cbc:InvoiceTypeCode='03']",
    'count(cac:AdditionalDocumentReference[string-length(cbc:ID)<=20 and cbc:IssueDate and cbc:DocumentTypeCode])>=1',
    PAPER,
  ),
  rule(
    'FAI03 FAI04',
    {
      pointer: PAPER,
      checks: ['El código del documento de papel, si se informa.', 'The hash of the paper document, if there is one.'],
      cause: [
        'La DIAN objeta el código de la referencia; un papel no tiene ninguno.',
        'DIAN objects to the hash of the reference; a paper has none.',
      ],
      fix: ['Escriba number e issued_at del papel.', 'Write number and issued_at of the paper.'],
    },
    authority(
      'Las fuentes no coinciden en si un papel lleva código; se sabrá en habilitación.',
      'Sources disagree whether a paper has a hash; habilitación will tell.',
    ),
  ),
  rule(
    'CAD02a CBF03a',
    {
      pointer: '#/reason_code',
      checks: [
        'El concepto 2 (anulación) solo en una nota que nombra su factura (tipo de operación 20).',
        'Concept 2 (annulment) only in a note that names its invoice (operation type 20).',
      ],
      cause: ['La nota anula una factura que no nombra.', 'The note annuls an invoice that it does not name.'],
      fix: [
        'Escriba la factura en invoice_id, u otro concepto.',
        'Write the invoice in invoice_id, or another concept.',
      ],
    },
    ({ kind, customizationId, discrepancy }) =>
      unless(kind !== 'credit_note' || discrepancy?.reasonCode !== '2' || customizationId === '20', () => ({
        en: `An annulment (2) has operation type 20, not ${customizationId}.`,
        es: `Una anulación (2) tiene tipo de operación 20, no ${customizationId}.`,
      })),
  ),
  written(
    'CBF01',
    ['Una nota dice qué corrige.', 'A note says what it corrects.'],
    '/*[not(self::inv:Invoice)]',
    'count(cac:DiscrepancyResponse)>=1',
    '#/reason_code',
  ),
  written(
    'CBF02',
    ['A lo sumo un ReferenceID.', 'One ReferenceID at most.'],
    '//cac:DiscrepancyResponse',
    'count(cbc:ReferenceID)<=1',
    '#/billing_reference',
  ),
  rule(
    'CBF03',
    {
      pointer: '#/reason_code',
      checks: ['El concepto de la nota está en la lista.', 'The note’s concept is in the list.'],
      cause: [
        'reason_code no es un concepto de esa clase de nota.',
        'reason_code is not a concept of that kind of note.',
      ],
      fix: [
        'Crédito: 1 a 6. Débito: 1 a 4. Vea los catálogos de conceptos.',
        'Credit: 1 to 6. Debit: 1 to 4. See the catalogs of concepts.',
      ],
    },
    ({ kind, discrepancy }) =>
      kind === 'invoice'
        ? NOTHING
        : unless(discrepancy !== null && isNoteConcept(kind, discrepancy.reasonCode), () => ({
            en: `${discrepancy?.reasonCode ?? 'None'} is not a concept of this kind of note.`,
            es: `${discrepancy?.reasonCode ?? 'Ninguno'} no es un concepto de esta clase de nota.`,
          })),
  ),
  rule(
    'CBF04',
    {
      pointer: '#/reason',
      checks: ['La nota describe su concepto.', 'The note describes its concept.'],
      cause: ['Falta la descripción del motivo.', 'The description of the reason is missing.'],
      fix: [
        'Escriba reason, u omítalo para usar el nombre del concepto.',
        'Write reason, or leave it out to have the concept’s name.',
      ],
    },
    ({ kind, discrepancy }) =>
      kind === 'invoice'
        ? NOTHING
        : unless(!!discrepancy?.reason.trim(), () => ({
            en: 'The reason is not described.',
            es: 'El motivo no está descrito.',
          })),
  ),
  rule(
    'CBG02 CBG01 CBG03',
    {
      pointer: INVOICE,
      checks: [
        'Una nota con referencia (20, 30) nombra la factura: número, CUFE y fecha.',
        'A note with a reference (20, 30) names the invoice: number, CUFE and date.',
      ],
      cause: [
        'La referencia a la factura falta o está incompleta.',
        'The reference to the invoice is missing or incomplete.',
      ],
      fix: [
        'Escriba invoice_id, o número, CUFE y fecha en billing_reference.',
        'Write invoice_id, or number, CUFE and date in billing_reference.',
      ],
    },
    completeReference,
  ),
  rule(
    'CBG04a',
    {
      pointer: INVOICE,
      checks: ['La DIAN conoce la factura corregida.', 'The tax authority knows the corrected invoice.'],
      cause: [
        'La factura no está en los registros de la DIAN, o aún se está registrando.',
        'The invoice is not in the tax authority’s records, or is still being registered.',
      ],
      fix: [
        'Compare el CUFE con el de la factura. Si es correcto, espere a que la DIAN la tenga, y envíe la nota con POST …/corrections.',
        'Compare the CUFE with that of the invoice. If it is right, wait until DIAN has the invoice, then send the note with POST …/corrections.',
      ],
    },
    authority(
      'Una nota espera hasta que la factura de este servicio sea aceptada; las de otros sistemas solo la DIAN las conoce.',
      'A note waits until the invoice of this service is accepted; only DIAN knows those of other systems.',
    ),
  ),
  rule(
    'CBG04b',
    {
      pointer: INVOICE,
      checks: ['La factura corregida es del mismo emisor.', 'The corrected invoice is of the same issuer.'],
      cause: ['El CUFE es de una factura de otro emisor.', 'The CUFE is of an invoice of another issuer.'],
      fix: [
        'Nombre una factura propia: una nota solo corrige las de su emisor.',
        'Name an invoice of your own: a note corrects those of its issuer alone.',
      ],
    },
    authority(
      'De una factura de otro sistema solo la DIAN sabe quién la emitió.',
      'Of an invoice of another system only DIAN knows who issued it.',
    ),
  ),
  written(
    'CBG05',
    [
      'El algoritmo de la referencia es CUFE-SHA384, o CUDE-SHA384 si la factura es una transcripción.',
      'The algorithm of the reference is CUFE-SHA384, or CUDE-SHA384 if the invoice is a transcription.',
    ],
    '//cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID',
    "@schemeName='CUFE-SHA384' or @schemeName='CUDE-SHA384'",
  ),
  rule(
    'CBG06',
    {
      pointer: INVOICE,
      checks: ['La nota no es anterior a la factura.', 'The note is not older than the invoice.'],
      cause: [
        'La fecha de la nota está antes de la fecha de la factura.',
        'The day of the note lies before that of the invoice.',
      ],
      fix: ['Corrija issue_date de billing_reference.', 'Correct issue_date of billing_reference.'],
    },
    ({ kind, billingReference, issueDate }) =>
      kind === 'invoice' || billingReference === null
        ? NOTHING
        : unless(billingReference.issueDate <= issueDate, () => ({
            en: `The note of ${issueDate} corrects an invoice of ${billingReference.issueDate}.`,
            es: `La nota del ${issueDate} corrige una factura del ${billingReference.issueDate}.`,
          })),
  ),
  rule(
    'VLR02',
    {
      pointer: '#/lines',
      checks: [
        'El total de la nota no supera el de la factura que corrige.',
        'The total of the note does not exceed that of the invoice that it corrects.',
      ],
      cause: ['La nota acredita más de lo facturado.', 'The note credits more than was invoiced.'],
      fix: [
        'Si la factura es esa, la nota devuelve a lo sumo lo que queda de ella; si es otra, nómbrela.',
        'If it is that invoice, the note takes back at most what is left of it; if it is another one, name that.',
      ],
    },
    'request',
  ),
  rule(
    'NOTREFPLGNS',
    {
      pointer: INVOICE,
      checks: [
        'La DIAN pudo comprobar la referencia de la nota.',
        'The tax authority could check the note’s reference.',
      ],
      cause: [
        'La DIAN no conoce el CUFE de la referencia, o no pudo comprobarlo.',
        'DIAN does not know the CUFE of the reference, or could not check it.',
      ],
      fix: [
        'Compare el CUFE con el de la factura; si es correcto y la nota fue rechazada, envíela más tarde con POST …/corrections.',
        'Compare the CUFE with that of the invoice; if it is right and the note was rejected, send it later with POST …/corrections.',
      ],
    },
    authority(
      'Es una falla del servicio de la DIAN o un CUFE que solo ella puede buscar.',
      'It is a failure of DIAN’s service, or a CUFE that only it can look up.',
    ),
  ),
];
