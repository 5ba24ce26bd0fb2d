import type { ApiVersion } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { readFileSync } from 'node:fs';

/** An example of what an operation answers, as a running Rubrica answered it. */
export type AnswerExamples = Readonly<Record<string, unknown>>;

/**
 * Reads the recorded answers, by the id of the operation; `npx nx run standalone:renew-examples` records them. An answer that
 * a version shows in a form of its own has that version before the id: `2026-12-01.getTenant`.
 */
export const recordedAnswers = (version: ApiVersion): AnswerExamples => {
  const file = new URL('../../assets/answer-examples.json', import.meta.url);
  const all = JSON.parse(readFileSync(file, 'utf8')) as AnswerExamples;
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${version}.`));
  return { ...all, ...Object.fromEntries(own.map(([name, answer]) => [name.slice(version.length + 1), answer])) };
};

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
