import { decimal, plain } from '@rubrica/fiscal';
import { elementsAt, textAt } from '@rubrica/ubl';
import type { ForeignElement } from '@rubrica/xml';

/** Text at a path, null where there is none. */
export const textOrNull = (element: ForeignElement | undefined, ...path: readonly string[]): string | null =>
  textAt(element, ...path) || null;

/** A number of a foreign document with at least two decimals; null where it is none. */
export const decimalOrNull = (element: ForeignElement | undefined, ...path: readonly string[]): string | null => {
  const text = textAt(element, ...path);
  if (!/^-?\d{1,18}(\.\d{0,12})?$/.test(text)) return null;
  const value = decimal(text.replace(/\.$/, ''));
  return plain(value.toFixed(Math.max(2, text.split('.')[1]?.length ?? 0)));
};

export const amountAt = (element: ForeignElement | undefined, ...path: readonly string[]): string =>
  decimalOrNull(element, ...path) ?? '0.00';

export const textsAt = (element: ForeignElement, name: string): string[] =>
  elementsAt(element, name)
    .map((child) => child.text().trim())
    .filter((text) => text !== '');

/** A time without offset is one of Colombia; with the offset of UTC it often is too, as DIAN compares the day alone. */
export const issuedAt = (document: ForeignElement): string | null => {
  const date = textAt(document, 'IssueDate');
  const [time] = /^\d\d:\d\d:\d\d/.exec(textAt(document, 'IssueTime')) ?? [];
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T${time ?? '00:00:00'}-05:00` : null;
};
