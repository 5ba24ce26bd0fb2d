import { isNoteConcept, isPeriodDay } from '../document/rules/note.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { type Check, NOTHING, rule, unless } from './rule.js';

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

/** Rules on BillingReference, DiscrepancyResponse and InvoicePeriod. */
export const referenceRules = [
  rule(
    'CAE02',
    {
      severity: 'R',
      pointer: '#/period/start_date',
      source: 'COFAC',
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
      severity: 'R',
      pointer: '#/period/end_date',
      source: 'COFAC',
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
  rule(
    'CBF02',
    {
      severity: 'N',
      pointer: '#/billing_reference',
      source: 'DAVID',
      checks: ['La forma del grupo de referencia.', 'The shape of the reference group.'],
      cause: ['La referencia a la factura está incompleta.', 'The reference to the invoice is incomplete.'],
      fix: ['Escriba número, CUFE y fecha de la factura.', 'Write number, CUFE and date of the invoice.'],
    },
    ({ billingReference: reference }) =>
      reference === null
        ? NOTHING
        : unless(
            reference.number !== '' && /^[0-9a-f]{96}$/i.test(reference.uuid) && isCalendarDate(reference.issueDate),
            () => ({
              en: 'The reference needs number, CUFE and date.',
              es: 'La referencia necesita número, CUFE y fecha.',
            }),
          ),
  ),
  rule(
    'CBF03 CBF03a',
    {
      severity: 'R',
      pointer: '#/reason_code',
      source: 'DAVID',
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
      severity: '?',
      pointer: '#/reason',
      source: 'DAVID',
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
    'CBG04a',
    {
      severity: 'R',
      pointer: '#/invoice_id',
      source: 'SRV, two client projects',
      checks: ['La DIAN conoce la factura corregida.', 'The tax authority knows the corrected invoice.'],
      cause: [
        'La factura no está en los registros de la DIAN, o aún se está registrando.',
        'The invoice is not in the tax authority’s records, or is still being registered.',
      ],
      fix: [
        'Espere a que la factura sea aceptada; revise el CUFE de una factura de otro sistema.',
        'Wait until the invoice is accepted; check the CUFE of an invoice of another system.',
      ],
    },
    ({ billingReference }, { invoiceAccepted }) =>
      billingReference === null || invoiceAccepted === undefined
        ? NOTHING
        : unless(invoiceAccepted, () => ({
            en: `${billingReference.number} is not accepted yet.`,
            es: `${billingReference.number} aún no está aceptada.`,
          })),
  ),
  rule(
    'CBG02 CBG04b CBG06',
    {
      severity: '?',
      pointer: '#/invoice_id',
      source: 'SRV (meaning not known)',
      checks: ['Otros datos de la referencia.', 'Other sides of the reference.'],
      cause: [
        'La DIAN objeta la referencia a la factura.',
        'The tax authority objects to the reference to the invoice.',
      ],
      fix: ['Compare número, CUFE y fecha con la factura.', 'Compare number, CUFE and date with the invoice.'],
    },
    'authority',
  ),
  rule(
    'FBE01',
    {
      severity: '?',
      pointer: null,
      source: 'DAVID',
      checks: ['Referencias adicionales.', 'Additional references.'],
      cause: ['Una referencia adicional no es válida.', 'An additional reference is not valid.'],
      fix: ['El servicio no las escribe; informe al operador.', 'The service writes none; tell its operator.'],
    },
    'authority',
  ),
];
