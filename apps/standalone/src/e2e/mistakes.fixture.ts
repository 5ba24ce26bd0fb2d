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
  readonly says?: readonly (string | { readonly en: string; readonly es: string })[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as T;

export const MISTAKES: readonly (readonly [title: string, mistake: Mistake])[] = readdirSync(
  new URL('mistakes/', FOLDER),
)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    read<Mistake[]>(`mistakes/${file}`).map((one) => [`${file.slice(0, -'.json'.length)}: ${one.title}`, one] as const),
  );

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

/** The texts that the fix has in one language. A value that is written is offered; what is removed is said to be so. */
export const expectedIn = (language: 'en' | 'es', { fix, says }: Mistake): (string | RegExp)[] =>
  says?.map((text) => (typeof text === 'string' ? text : text[language])) ??
  fix.map((operation) => {
    if (operation.op === 'remove') return language === 'en' ? /leave|remove/i : /om[ií]t|qu[ií]t/i;
    return typeof operation.value === 'object' ? JSON.stringify(operation.value) : String(operation.value);
  });
