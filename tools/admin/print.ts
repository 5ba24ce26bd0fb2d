import { ConnectionError, Problem } from '@rubrica/client';
import type { Answer } from './gateway.js';

/** What every list has beside its items. */
const OF_LISTS = ['object', 'url', 'has_more', 'data'];

const isList = (value: unknown): value is { readonly data: readonly Answer[]; readonly has_more: boolean } & Answer =>
  typeof value === 'object' && value !== null && (value as Answer)['object'] === 'list';

const scalar = (value: unknown): string => (value === null || value === '' ? '-' : String(value));

/** Writes a value as indented lines `name: value`; empty lists and objects are `-`. */
const lines = (value: Answer, indent = ''): string[] =>
  Object.entries(value)
    .filter(([name]) => name !== 'object')
    .flatMap(([name, field]) => {
      if (typeof field !== 'object' || field === null) return [`${indent}${name}: ${scalar(field)}`];
      const isFlat = Array.isArray(field) && field.every((item) => typeof item !== 'object');
      if (isFlat) return [`${indent}${name}: ${field.length === 0 ? '-' : field.join(', ')}`];
      const inner = Array.isArray(field)
        ? field.flatMap((item) => [`${indent}  -`, ...lines(item as Answer, `${indent}    `)])
        : lines(field as Answer, `${indent}  `);
      return inner.length === 0 ? [`${indent}${name}: -`] : [`${indent}${name}:`, ...inner];
    });

/** Text of an answer for people: one line per field, a blank line between the items of a list. */
export const answerText = (answer: Answer): string => {
  if (!isList(answer)) return lines(answer).join('\n');
  const { data, has_more: hasMore } = answer;
  const further = Object.fromEntries(
    Object.entries(answer).filter(([name, value]) => !OF_LISTS.includes(name) && (value as unknown[]).length > 0),
  );
  return [
    ...(data.length === 0 ? ['nothing'] : data.map((item) => lines(item).join('\n'))),
    ...(hasMore ? [`There is more: --starting-after ${scalar(data.at(-1)?.['id'])}`] : []),
    ...(Object.keys(further).length > 0 ? [lines(further).join('\n')] : []),
  ].join('\n\n');
};

/** Text of a refusal for people: what, where, why, how to mend it. */
export const problemText = ({ status, code, title, detail, errors, type, requestId }: Problem): string =>
  [
    `${status} ${code}: ${title}`,
    detail,
    ...errors.flatMap((fault) => [
      `  ${fault.pointer ?? fault.parameter ?? '#'} (${fault.code}): ${fault.detail}`,
      ...(fault.fix === undefined ? [] : [`    ${fault.fix}`]),
    ]),
    `See ${type}${requestId === null ? '' : ` · ${requestId}`}`,
  ].join('\n');

/** Text of a call without an answer; it may have been carried out. */
export const silenceText = ({ message }: ConnectionError, idempotencyKey: string | undefined): string =>
  [
    message,
    ...(idempotencyKey === undefined
      ? []
      : [`It may have been carried out. To repeat it safely, add --idempotency-key ${idempotencyKey}`]),
  ].join('\n');
