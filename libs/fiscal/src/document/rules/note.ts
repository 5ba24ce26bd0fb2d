import { NOTE_OPERATIONS } from '../../catalogs/api-codes.js';
import { noteConcepts } from '../../catalogs/document.js';
import type { NoteKind } from '../../values/document-kind.js';
import { isCalendarDate } from '../../values/fiscal-time.js';

/** Concept of a credit note that annuls its invoice. */
export const ANNULMENT = '2';

/** CBF03, DBF03: whether the concept of a note is in the list of that kind of note. */
export const isNoteConcept = (kind: NoteKind, code: string): boolean => noteConcepts[kind].has(code);

/**
 * CAE02, CBG02: whether the operation type is that of the other case. 20 and 30 are for notes with a reference, 22
 * and 32 for those without; false for any other code.
 */
export const contradictsReference = (kind: NoteKind, customizationId: string, hasReference: boolean): boolean => {
  const { referring, free } = NOTE_OPERATIONS[kind];
  return customizationId === (hasReference ? free : referring);
};

/** CAE02 and DAE02 (first day), CAE04 and DAE04 (last day): whether a day of a note's period is given and exists. */
export const isPeriodDay = (day: string | undefined): boolean => day !== undefined && isCalendarDate(day);
