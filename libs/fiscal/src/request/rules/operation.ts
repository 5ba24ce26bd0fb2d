import { isHealthOperation, operationOf } from '../../catalogs/api-codes.js';
import { operationTypeCodes } from '../../catalogs/code-lists.js';
import type { InvoiceDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import type { DocumentRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';

export const operationType: DocumentRule<InvoiceDraft> = {
  reads: ['operation_type'],
  check: ({ operation_type: code }) => {
    if (isHealthOperation(code)) return [healthOperation(code)];
    return operationOf(code) === undefined ? [unknownCode('#/operation_type', code, operationTypeCodes, 'FAD02')] : [];
  },
};

/** FAD02: an operation type of the health sector without its extension, on an invoice or a note. */
export const healthOperation = (code: string): Fault =>
  fault(
    '#/operation_type',
    'not_applicable',
    {
      en: `${code} is of the health sector: it needs an extension with the data of the patient and the plan, which this API cannot carry yet.`,
      es: `${code} es del sector salud: necesita una extensión con los datos del usuario y de su plan, que esta API aún no puede llevar.`,
    },
    {
      fix: {
        en: 'Issue invoices of the health sector elsewhere until then; write "10" only for a sale that is none of them.',
        es: 'Emita las facturas del sector salud en otro sistema hasta entonces; escriba "10" solo para una venta que no lo sea.',
      },
      rule: 'FAD02',
    },
  );

const transcriptionFaults = ({ number, issued_at: issuedAt }: InvoiceDraft): Fault[] => [
  ...(number === undefined
    ? [
        fault(
          '#/number',
          'required',
          {
            en: 'A transcription (type_code 03) needs the number of the paper original.',
            es: 'Una transcripción (type_code 03) necesita el número del original en papel.',
          },
          {
            fix: {
              en: 'Write the number that stands on the paper, with its prefix.',
              es: 'Escriba el número que está en el papel, con su prefijo.',
            },
            rule: 'FAI02',
          },
        ),
      ]
    : []),
  ...(issuedAt === undefined
    ? [
        fault(
          '#/issued_at',
          'required',
          {
            en: 'A transcription (type_code 03) needs the time of the paper original.',
            es: 'Una transcripción (type_code 03) necesita la fecha y hora del original en papel.',
          },
          {
            fix: {
              en: 'Write it like "2026-11-21T10:15:00-05:00".',
              es: 'Escríbala así: "2026-11-21T10:15:00-05:00".',
            },
            rule: 'FAI05',
          },
        ),
      ]
    : []),
];

/** An export has type 02. Type 03 transcribes a paper original and needs its number and its time. */
export const typeCode: DocumentRule<InvoiceDraft> = {
  reads: ['operation_type', 'type_code', 'number', 'issued_at'],
  check: (draft) => {
    const { type_code: type, number } = draft;
    if (type === '03') return transcriptionFaults(draft);
    return [
      ...(type === '01' && operationOf(draft.operation_type)?.isExport
        ? [
            fault(
              '#/type_code',
              'conflicting_fields',
              {
                en: 'An export (operation_type 11) is issued as type 02, not 01.',
                es: 'Una exportación (operation_type 11) se emite como tipo 02, no 01.',
              },
              {
                fix: {
                  en: 'Leave type_code out: it follows from the operation type.',
                  es: 'Omita type_code: se deduce del tipo de operación.',
                },
                rule: 'FAD12',
              },
            ),
          ]
        : []),
      ...(number === undefined
        ? []
        : [
            fault(
              '#/number',
              'not_applicable',
              {
                en: 'Only a transcription (type_code 03) brings its number along.',
                es: 'Solo una transcripción (type_code 03) trae su propio número.',
              },
              {
                fix: {
                  en: 'Leave it out: the number is taken from the numbering range.',
                  es: 'Omítalo: el número se toma del rango de numeración.',
                },
              },
            ),
          ]),
    ];
  },
};
