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

/** As wide as a table may be; columns that do not fit are left to `--json`. */
const TABLE_WIDTH = 160;

const isCell = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((item) => typeof item !== 'object'));

/** On one line, whatever it has in it. */
const cell = (value: unknown): string =>
  scalar(Array.isArray(value) ? value.join(', ') : value).replaceAll(/\s+/g, ' ') || '-';

/** Writes a list as a table with the names of the API; fields with fields of their own, and columns too many, are named below it. */
const table = (items: readonly Answer[]): string => {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))].filter((name) => name !== 'object');
  const columns: { readonly name: string; readonly width: number }[] = [];
  const left: string[] = [];
  let room = TABLE_WIDTH;
  for (const name of names) {
    const width = Math.max(name.length, ...items.map((item) => cell(item[name]).length));
    const isShown = items.every((item) => isCell(item[name])) && (columns.length === 0 || width + 2 <= room);
    if (isShown) columns.push({ name, width });
    else left.push(name);
    if (isShown) room -= width + 2;
  }
  const row = (textOf: (name: string) => string): string =>
    columns
      .map(({ name, width }) => textOf(name).padEnd(width))
      .join('  ')
      .trimEnd();
  const rows = [row((name) => name), ...items.map((item) => row((name) => cell(item[name])))];
  return [rows.join('\n'), ...(left.length > 0 ? [`Only with --json: ${left.join(', ')}`] : [])].join('\n\n');
};

/** Text of an answer for people: a list as a table, else one line per field. The same at a terminal and in a pipe. */
export const answerText = (answer: Answer): string => {
  if (!isList(answer)) return lines(answer).join('\n');
  const { data, has_more: hasMore } = answer;
  const further = Object.fromEntries(
    Object.entries(answer).filter(([name, value]) => !OF_LISTS.includes(name) && (value as unknown[]).length > 0),
  );
  return [
    data.length === 0 ? 'nothing' : table(data),
    ...(hasMore ? [`There is more: --starting-after ${scalar(data.at(-1)?.['id'])}`] : []),
    ...(Object.keys(further).length > 0 ? [lines(further).join('\n')] : []),
  ].join('\n\n');
};

/** Text of a refusal for people: what, where, why, how to mend it. `flagOf`: the option at which a value was given. */
export const problemText = (
  { status, code, title, detail, errors, type, requestId }: Problem,
  flagOf: (place: string) => string | undefined,
): string =>
  [
    `${status} ${code}: ${title}`,
    detail,
    ...errors.flatMap((fault) => {
      const place = fault.pointer ?? fault.parameter ?? '#';
      return [
        `  ${flagOf(place) ?? place} (${fault.code}): ${fault.detail}`,
        ...(fault.fix === undefined ? [] : [`    ${fault.fix}`]),
      ];
    }),
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
