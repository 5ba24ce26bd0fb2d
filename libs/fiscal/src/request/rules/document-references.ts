import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';

const LISTS = [
  'despatch_document_references',
  'receipt_document_references',
  'additional_document_references',
] as const;

/** A document that is named was issued on a day that exists. */
export const documentReferences: DocumentRule = {
  reads: LISTS,
  check: (draft) =>
    LISTS.flatMap((list) =>
      (draft[list] ?? []).flatMap(({ issue_date: day }, index): Fault[] =>
        day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`#/${list}/${index}/issue_date`, day)],
      ),
    ),
};

/** The kind of a hash says nothing without the hash. */
export const referenceHashes: DocumentRule = {
  reads: ['additional_document_references'],
  check: (draft) =>
    (draft.additional_document_references ?? []).flatMap(({ uuid, uuid_scheme: scheme }, index) =>
      scheme === undefined || uuid !== undefined
        ? []
        : [
            fault(
              `#/additional_document_references/${index}/uuid`,
              'required',
              {
                en: `uuid_scheme says that there is a ${scheme.slice(0, 4)}, and uuid is missing.`,
                es: `uuid_scheme anuncia un ${scheme.slice(0, 4)}, y falta uuid.`,
              },
              {
                fix: {
                  en: 'Write the hash of the document in uuid, or leave uuid_scheme out.',
                  es: 'Escriba el código único del documento en uuid, u omita uuid_scheme.',
                },
              },
            ),
          ],
    ),
};
