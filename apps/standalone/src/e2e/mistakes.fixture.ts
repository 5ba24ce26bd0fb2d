import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../examples/', import.meta.url);

/** RFC 6902, as far as the examples use it. */
type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** One entry of `examples/mistakes/*.json`; its README says what the fields mean. */
export interface Mistake {
  readonly title: string;
  readonly body: string;
  readonly mistake: readonly Operation[];
  readonly faults: readonly string[];
  readonly fix: readonly Operation[];
  readonly says?: readonly Says[];
}

/** One entry of `examples/mistakes/received/*.json`: of received documents, and of events on both sides. */
export interface ReceivedMistake {
  readonly title: string;
  readonly before: string;
  readonly body: Body;
  readonly mistake: readonly Operation[];
  readonly refusal?: string;
  readonly faults: readonly string[];
  readonly fix?: readonly Operation[];
  readonly says: readonly Says[];
}

type Says = string | { readonly en: string; readonly es: string };

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as T;

const mistakesIn = <T extends { readonly title: string }>(folder: string): (readonly [title: string, mistake: T])[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      read<T[]>(`${folder}${file}`).map((one) => [`${file.slice(0, -'.json'.length)}: ${one.title}`, one] as const),
    );

export const MISTAKES = mistakesIn<Mistake>('mistakes/');
export const RECEIVED_MISTAKES = mistakesIn<ReceivedMistake>('mistakes/received/');

export type Body = Record<string, unknown>;
export const exampleBody = (file: string): Body => read<Body>(file);

type Holder = Record<string, unknown> | unknown[];

/** Returns a body to which the operations were applied. Throws for a place that does not exist. */
export const patched = (body: Body, operations: readonly Operation[]): Body => {
  const copy = structuredClone(body);
  for (const operation of operations) {
    const names = operation.path.split('/').slice(1);
    const last = names.pop() ?? '';
    const holder = names.reduce<Holder>((at, name) => (at as Record<string, Holder>)[name]!, copy);
    if (operation.op !== 'add' && !Object.hasOwn(holder, last)) throw new Error(`there is no ${operation.path}`);
    if (operation.op === 'remove' && Array.isArray(holder)) holder.splice(Number(last), 1);
    else if (operation.op === 'remove') Reflect.deleteProperty(holder, last);
    else if (operation.op === 'add' && Array.isArray(holder)) holder.splice(Number(last), 0, operation.value);
    else (holder as Record<string, unknown>)[last] = operation.value;
  }
  return copy;
};

/** Texts in one language. */
export const textsIn = (language: 'en' | 'es', says: readonly Says[]): string[] =>
  says.map((text) => (typeof text === 'string' ? text : text[language]));

/** The texts that the fix has in one language. A value that is written is offered; what is removed is said to be so. */
export const expectedIn = (language: 'en' | 'es', { fix, says }: Mistake): (string | RegExp)[] =>
  (says && textsIn(language, says)) ??
  fix.map((operation) => {
    if (operation.op === 'remove') return language === 'en' ? /leave|remove/i : /om[ií]t|qu[ií]t/i;
    return typeof operation.value === 'object' ? JSON.stringify(operation.value) : String(operation.value);
  });
