import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Projects whose code reads names from outside: fields, codes, headers, answers of peers. */
const PROJECTS = [
  'apps/api-gateway',
  'apps/certificate-vault',
  'apps/dian-submitter',
  'apps/document-issuer',
  'apps/mailer',
  'apps/webhook-dispatcher',
  'libs/fiscal',
  'libs/service',
];

/** Places that see names of ours only. */
const INSIDE_NAMES = [
  'apps/api-gateway/src/openapi/', // made from our own routes, at the start
  'libs/service/src/worker/thread.worker.ts', // a module's export, named by the job
];

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  experimentalDecorators: true,
  skipLibCheck: true,
};

const sources = (): string[] =>
  PROJECTS.flatMap((project) =>
    readdirSync(join(ROOT, project, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => join(project, 'src', file))
      .filter((file) => file.endsWith('.ts') && !/\.(spec|bench|fixture)\.ts$/.test(file))
      .filter((file) => !INSIDE_NAMES.some((place) => file.startsWith(place)))
      .map((file) => join(ROOT, file)),
  );

/** Types that have few values, all of them ours, and numbers and symbols, which no prototype has. */
const CLOSED = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLike | ts.TypeFlags.ESSymbolLike | ts.TypeFlags.Never;
const isClosed = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.every(isClosed) : (type.flags & CLOSED) !== 0;

/** `table[name]` and `name in table`, where the type of `name` is open. */
const openLookups = (source: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const lookup = lookupOf(node);
    if (lookup !== null) {
      const type = checker.getTypeAtLocation(lookup.name);
      const isOurs = isClosed(checker.getBaseConstraintOfType(type) ?? type);
      if (!isOurs && !isForInKey(lookup.name, checker) && !isGuarded(node, lookup)) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

interface Lookup {
  readonly table: ts.Expression;
  readonly name: ts.Expression;
}
const lookupOf = (node: ts.Node): Lookup | null => {
  if (ts.isElementAccessExpression(node)) return { table: node.expression, name: node.argumentExpression };
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword
    ? { table: node.right, name: node.left }
    : null;
};

/** A key of `for (const key in …)` is there. */
const isForInKey = (name: ts.Expression, checker: ts.TypeChecker): boolean => {
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  return declaration !== undefined && ts.isForInStatement(declaration.parent.parent);
};

/** Whether it stands in the first branch of `Object.hasOwn(table, name) ? … : …`. */
const isGuarded = (node: ts.Node, { table, name }: Lookup): boolean => {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if (!ts.isConditionalExpression(parent) || parent.whenTrue !== at) continue;
    const bare = table.getText().replace(/^\((.*) as .*\)$/s, '$1');
    if (parent.condition.getText().endsWith(`Object.hasOwn(${bare}, ${name.getText()})`)) return true;
  }
  return false;
};

const placesIn = (program: ts.Program, files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`no source ${file}`);
    return openLookups(source, program.getTypeChecker()).map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(ROOT, file)}:${String(line + 1)} ${node.getText()}`;
    });
  });

describe('a name from outside', () => {
  it('is never looked up in a plain object, which has "constructor" too: ownValue(table, name) or a Map does it', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(500);
    expect(placesIn(ts.createProgram(files, OPTIONS), files)).toEqual([]);
  });

  it('is noticed where it is looked up', () => {
    const file = '/made-up.ts';
    const text = `
      const TABLE: Readonly<Record<string, number>> = { a: 1 };
      export const bad = (name: string, any: any, item: { [of: string]: number } | undefined, open: 'a' | string & {}) =>
        [TABLE[name], TABLE[any], item?.[name], { a: 1 }[name as string], name in TABLE, TABLE[open],
         Object.hasOwn(TABLE, 'a') ? TABLE[name] : 0, Object.hasOwn(TABLE, name) ? 0 : TABLE[name]];
      export const good = (name: string, one: 'a' | 'b', nth: number, list: string[], map: Map<string, number>) =>
        [TABLE[one], TABLE['a'], list[nth], map.get(name), 'a' in TABLE, Object.hasOwn(TABLE, name) ? TABLE[name] : 0];
      for (const key in TABLE) TABLE[key];
    `;
    const host = ts.createCompilerHost(OPTIONS);
    const program = ts.createProgram([file], OPTIONS, {
      ...host,
      getSourceFile: (name, ...others) =>
        name === file
          ? ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
          : host.getSourceFile(name, ...others),
      fileExists: (name) => name === file || host.fileExists(name),
    });
    const found = placesIn(program, [file]).map((place) => place.replace(/^\S+ /, ''));
    expect(found).toEqual([
      'TABLE[name]',
      'TABLE[any]',
      'item?.[name]',
      '{ a: 1 }[name as string]',
      'name in TABLE',
      'TABLE[open]',
      'TABLE[name]',
      'TABLE[name]',
    ]);
  });
});
