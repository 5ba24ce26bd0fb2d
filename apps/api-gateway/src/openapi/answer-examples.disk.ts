import type { Language } from '@rubrica/service';
import { readFileSync } from 'node:fs';

/** An example of what an operation answers, as a running Rubrica answered it. */
export type AnswerExamples = Readonly<Record<string, unknown>>;

/** Reads the recorded answers, by the id of the operation; `npx nx run standalone:renew-examples` records them. */
export const recordedAnswers = (): AnswerExamples =>
  JSON.parse(readFileSync(new URL('../../assets/answer-examples.json', import.meta.url), 'utf8')) as AnswerExamples;

/** An example on the page of a code: a whole problem, one of its `errors`, or what a document says of itself. */
export interface CodeExample {
  readonly status?: number;
  readonly detail?: string;
  readonly pointer?: string;
  readonly parameter?: string;
  readonly [name: string]: unknown;
}
export interface CodePage {
  readonly example: CodeExample;
  /** What happened. */
  readonly when: string;
}

const folder = new URL('../../../../docs/errors/', import.meta.url);

/** Reads what the page of a code says in a language. */
export const codePage = (code: string, language: Language): CodePage => {
  const text = readFileSync(new URL(language === 'es' ? `es/${code}.md` : `${code}.md`, folder), 'utf8');
  const partOf = (pattern: RegExp): string => pattern.exec(text)?.[1]?.trim() ?? '';
  return {
    example: JSON.parse(partOf(/```json\n([^]*?)\n```/)) as CodeExample,
    when: partOf(/\*\*(?:When|Cuándo)\.\*\* ([^]*?)\n\n/).replaceAll('`', ''),
  };
};
