import { type Fault } from '@rubrica/fiscal';
import { type Language, Problem } from '@rubrica/service';
import type { OperationDescription } from '../operation/operation.js';
import { type AnswerExamples, codePage } from './answer-examples.disk.js';

const ERROR_PAGES = 'https://api.example.co/docs/errors';
const REQUEST_ID = 'req_0123456789abcdefghjkmnpqrs';
const OF_EVERY_PROBLEM = ['status', 'code', 'detail', 'errors'];

/**
 * Example of a problem, made from the example on the page of its code: that is a whole problem, or one of its `errors`,
 * or what a document says of itself. Where the page has no text of a problem, it says when the code is answered.
 */
const problemExample = (status: number, code: string, language: Language): object => {
  const { example, when } = codePage(code, language);
  const { detail = when, errors = [], pointer } = example;
  const isFault = pointer !== undefined;
  const faults = isFault ? [{ pointer, code, detail: when }] : (errors as Fault[]);
  const extensions =
    'status' in example
      ? Object.fromEntries(Object.entries(example).filter(([name]) => !OF_EVERY_PROBLEM.includes(name)))
      : {};
  const kept = faults.map((fault) => ({ ...fault, detail: fault.detail ?? when }));
  return new Problem(status, code, { en: detail, es: detail }, kept, {}, extensions).toJSON(
    REQUEST_ID,
    language,
    ERROR_PAGES,
  );
};

/**
 * Examples of the problems of a status, by code; those that were recorded are taken as they are. The English document
 * shows those in Spanish too.
 */
export const problemExamples = (
  status: number,
  codes: readonly string[],
  recorded: AnswerExamples,
  language: Language,
): object =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const value = recorded[`problem.${language}.${code}`] ?? problemExample(status, code, language);
      const spanish = language === 'en' ? recorded[`problem.es.${code}`] : undefined;
      return [
        [code, { value }],
        ...(spanish === undefined ? [] : [[`${code}_es`, { summary: 'Accept-Language: es', value: spanish }]]),
      ];
    }),
  );

/**
 * The recorded answer of an operation; of one that could not be recorded that of another one with the same tag and schema.
 * An answer with texts of ours is recorded in Spanish too.
 */
export const answerExample = (
  { id, tag, answer }: OperationDescription,
  operations: readonly OperationDescription[],
  recorded: AnswerExamples,
  language: Language,
): object => {
  const answerOf = (operation: string): unknown =>
    (language === 'es' ? recorded[`es.${operation}`] : undefined) ?? recorded[operation];
  const alike = operations.find(
    (other) => other.tag === tag && other.answer.schema === answer.schema && recorded[other.id] !== undefined,
  );
  const example = answerOf(id) ?? (alike && answerOf(alike.id));
  return example === undefined ? {} : { example };
};
