import { operationOf } from '../../catalogs/api-codes.js';
import type { InvoiceDraft } from '../draft.js';
import { fault } from '../../values/fault.js';
import type { DocumentRule } from './rule.js';

export const operationType: DocumentRule<InvoiceDraft> = {
  reads: ['operation_type'],
  check: (draft) =>
    operationOf(draft.operation_type) === undefined
      ? [
          fault('#/operation_type', 'unknown_code', `${draft.operation_type} is not an operation type of invoices.`, {
            fix: "Use 10 (standard), 09 (AIU) or 11 (export); see /v1/catalogs/tipo-operacion. DIAN's own codes: dian:<code>.",
            rule: 'FAD02',
          }),
        ]
      : [],
};

/** An export has type 02. Type 03 transcribes a paper original and needs its number and its time. */
export const typeCode: DocumentRule<InvoiceDraft> = {
  reads: ['operation_type', 'type_code', 'number', 'issued_at'],
  check: (draft) => {
    const { type_code: type, number } = draft;
    if (type === '03') {
      return [
        ...(number === undefined
          ? [fault('#/number', 'required', 'A transcription (type_code 03) needs the number of the paper original.')]
          : []),
        ...(draft.issued_at === undefined
          ? [fault('#/issued_at', 'required', 'A transcription (type_code 03) needs the time of the paper original.')]
          : []),
      ];
    }
    return [
      ...(type === '01' && operationOf(draft.operation_type)?.isExport
        ? [
            fault('#/type_code', 'conflicting_fields', 'An export (operation_type 11) is issued as type 02, not 01.', {
              fix: 'Leave type_code out: it follows from the operation type.',
            }),
          ]
        : []),
      ...(number === undefined
        ? []
        : [
            fault('#/number', 'not_applicable', 'Only a transcription (type_code 03) brings its number along.', {
              fix: 'Leave it out: the number is taken from the numbering range.',
            }),
          ]),
    ];
  },
};
