import { NAMESPACES, namespaceOf, type Prefix } from '../xml/namespaces.js';
import { isSimpleType, type SimpleType } from './simple-types.js';
import { UBL_TABLE } from './ubl-2.1.table.js';

/** Declaration of an element name, the same wherever it stands. */
export interface Declaration {
  readonly name: string;
  /** Set after all are read, since groups contain one another. */
  content: Content;
}

export type Content = Leaf | Group | Anything;

export interface Leaf {
  readonly kind: 'leaf';
  readonly text: SimpleType;
  readonly attributes: ReadonlyMap<string, SimpleType>;
  readonly requiredAttributes: readonly string[];
}

export interface Group {
  readonly kind: 'group';
  readonly particles: readonly Particle[];
}

/** One element from another namespace than its parent's. */
export interface Anything {
  readonly kind: 'any';
}

export interface Particle {
  readonly element: Declaration;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
}

const ANYTHING: Anything = { kind: 'any' };
const ROOTS = ['Invoice', 'CreditNote', 'DebitNote', 'AttachedDocument', 'ApplicationResponse'] as const;

type Line = readonly [name: string, sign: string, words: readonly string[]];

/** Splits the table into entries: one line each, continued by indented lines. */
const linesOf = (table: string): Line[] =>
  table
    .replace(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', sign = '', ...words] = line.split(' ');
      return [name, sign, words];
    });

const read = (): ReadonlyMap<string, ReadonlyMap<string, Declaration>> => {
  const lines = linesOf(UBL_TABLE);
  const declared = new Map<string, Map<string, Declaration>>();

  /** Declaration of `cac:Party`, `Note` (cbc) or `root:Invoice`. */
  const declarationOf = (written: string): Declaration => {
    const [name = '', prefix = 'cbc'] = written.split(':').reverse();
    const root = ROOTS.find((known) => prefix === 'root' && known === name);
    const namespace = root === undefined ? NAMESPACES[prefix as Prefix] : namespaceOf(root);
    const siblings = declared.get(namespace) ?? new Map<string, Declaration>();
    declared.set(namespace, siblings);
    const declaration = siblings.get(name) ?? { name, content: ANYTHING };
    siblings.set(name, declaration);
    return declaration;
  };

  const contents = new Map<string, Content>();
  for (const [name, sign, words] of lines) {
    if (sign === ':') contents.set(name, leafOf(words));
    if (sign === '=') contents.set(name, words.join() === 'any' ? ANYTHING : groupOf(words, declarationOf));
  }
  for (const [name, sign, words] of lines) {
    const content = contents.get(name);
    if (content === undefined) throw new Error(`the table does not say what ${name} is`);
    if (sign === '<') for (const word of words) declarationOf(word).content = content;
  }
  return declared;
};

const leafOf = ([text = '', ...attributes]: readonly string[]): Leaf => {
  const read = attributes.map((word) => {
    const [name = '', type = 'string'] = word.replace('!', '').split(':');
    return [name, simple(type)] as const;
  });
  const required = attributes.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1));
  return { kind: 'leaf', text: simple(text), attributes: new Map(read), requiredAttributes: required };
};

const simple = (name: string): SimpleType => {
  if (!isSimpleType(name)) throw new Error(`the table names a type ${name}`);
  return name;
};

const groupOf = (words: readonly string[], declarationOf: (written: string) => Declaration): Group => ({
  kind: 'group',
  particles: words.map((word) => ({
    element: declarationOf(word.replace(/[?*+]$/, '')),
    isRequired: !/[?*]$/.test(word),
    isRepeatable: /[*+]$/.test(word),
  })),
});

const DECLARED = read();

/** Undefined for names that the tables do not have. */
export const declarationOf = ({ namespace, name }: { namespace: string; name: string }): Declaration | undefined =>
  DECLARED.get(namespace)?.get(name);
