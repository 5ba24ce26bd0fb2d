/**
 * Writes the generated modules of `rubrica_client` from an OpenAPI document: `node tools/clients/python.mjs <openapi.json> <folder>`.
 * `npx nx run client:renew` calls it with the gateway's document of the newest version.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiModelOf, wrapped } from './api-model.mjs';

const WIDTH = 100;
const KEYWORDS = new Set([
  'and',
  'as',
  'class',
  'def',
  'from',
  'global',
  'import',
  'in',
  'is',
  'lambda',
  'or',
  'not',
  'with',
]);

const PRIMITIVES = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None', any: 'Any' };

/** Writes a type expression; the names of types stand in a module of their own for the operations. */
const typeOf = (type, module = '') => {
  const { kind, of, values, name } = type;
  if (kind === 'named') return `${module}${name}`;
  if (kind === 'list') return `list[${typeOf(of, module)}]`;
  if (kind === 'map') return `dict[str, ${typeOf(of, module)}]`;
  if (kind === 'literals') return `Literal[${values.map(literal).join(', ')}]`;
  if (kind === 'union') return of.map((one) => typeOf(one, module)).join(' | ');
  return PRIMITIVES[kind];
};
const literal = (value) =>
  value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
const orNone = (type) => (/(^|\| )None$/.test(type) ? type : `${type} | None`);

const docstring = (texts, indent) => {
  const margin = ' '.repeat(indent);
  const lines = texts
    .filter((text) => text)
    .map((text) => wrapped(text.trim().replaceAll('\\', '\\\\').replaceAll('"""', "'''"), WIDTH - indent - 3));
  if (lines.length === 0) return '';
  const text = lines
    .map((paragraph) => paragraph.map((line) => (line === '' ? '' : margin + line)).join('\n'))
    .join('\n\n');
  const isShort = lines.length === 1 && lines[0].length === 1 && lines[0][0].length < WIDTH - indent - 6;
  const safe = text.trimStart().endsWith('"') ? `${text.trimStart()} ` : text.trimStart();
  return `${margin}"""${safe}${isShort ? '' : `\n${margin}`}"""\n`;
};

const HEADER = '# Generated from the OpenAPI document by `npx nx run client:renew`; a change here is lost.\n';

const typesModule = ({ types }) => {
  const records = types.filter(({ fields }) => fields);
  const aliases = types.filter(({ alias }) => alias);
  return `"""Types of everything the API takes and answers.

They are dictionaries, as JSON has them, and cost nothing at run time. An amount is a \`str\` with
all of its decimals: \`Decimal(invoice["totals"]["payable_amount"])\` is exact, a \`float\` would
not be.
"""

${HEADER}
from __future__ import annotations

import sys
from typing import Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
else:
    from typing_extensions import NotRequired

${records.map(record).join('')}
${aliases.map(aliasOf).join('\n')}`;
};

const record = ({ name, description, fields }) => {
  const plain = fields.filter((field) => !KEYWORDS.has(field.name));
  const keywords = fields.filter((field) => KEYWORDS.has(field.name));
  const base = `_${name}Keywords`;
  const annotation = ({ type, isRequired }) => (isRequired ? typeOf(type) : `NotRequired[${typeOf(type)}]`);
  const before =
    keywords.length === 0
      ? ''
      : `\n${base} = TypedDict("${base}", {${keywords.map((field) => `"${field.name}": "${annotation(field)}"`).join(', ')}})\n\n`;
  return `${before}
class ${name}(${before === '' ? 'TypedDict' : base}):
${docstring([description ?? ''], 4)}${description ? '\n' : ''}${plain
    .map((field) => `    ${field.name}: ${annotation(field)}\n${docstring([field.description], 4)}`)
    .join('')}
`;
};

const aliasOf = ({ name, alias }) => {
  const line = `${name} = ${typeOf(alias)}\n`;
  if (line.length <= WIDTH || alias.kind !== 'literals') return line;
  return `${name} = Literal[\n${alias.values.map((one) => `    ${literal(one)},\n`).join('')}]\n`;
};

const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `created[gte]` is \`created_gte\`, \`from\` is \`from_\`. */
const parameter = (name) => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '');
  return KEYWORDS.has(plain) ? `${plain}_` : plain;
};

const operationsModule = ({ version, operations }, { isAsync }) => {
  const name = isAsync ? 'AsyncRubrica' : 'Rubrica';
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  const methods = [...byTag].map(
    ([tag, ofTag]) =>
      `    # ${tag}\n\n${ofTag.flatMap((one) => [method(one, isAsync), ...pagesOf(one, isAsync)]).join('\n')}`,
  );
  return `"""Every operation of the API${isAsync ? ', for asyncio' : ''}."""

${HEADER}# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from ${isAsync ? 'collections.abc import AsyncIterator' : 'collections.abc import Iterator'}
from typing import Literal

from . import types
from .transport import ${isAsync ? 'AsyncTransport' : 'Transport'}


class ${name}(${isAsync ? 'AsyncTransport' : 'Transport'}):
    """The API in version ${version}${isAsync ? ', for asyncio' : ''}: a method for each operation."""

${methods.join('\n')}`;
};

const method = (operation, isAsync) => {
  const { method: verb, path, pathParameters, query, headers, body, answer, summary, description } = operation;
  const type = answer === null ? 'bytes' : typeOf(answer, 'types.');
  const bodyType = body && typeOf(body.type, 'types.');
  const options = [...query, ...headers];
  const parameters = [
    'self',
    ...pathParameters.map((one) => `${parameter(one)}: str`),
    ...(body ? [body.isRequired ? `body: ${bodyType}` : `body: ${orNone(bodyType)} = None`] : []),
    ...(options.length === 0 ? [] : ['*']),
    ...options.map((one) => `${parameter(one.name)}: ${orNone(typeOf(one.type, 'types.'))} = None`),
  ];
  const given = [
    `"${verb}"`,
    pathOf(path),
    ...(query.length === 0 ? [] : [`query=${queryOf(query)}`]),
    ...(body ? ['body=body'] : []),
    ...headers.map((one) => `${parameter(one.name)}=${parameter(one.name)}`),
  ];
  const call = `${isAsync ? 'await ' : ''}self._${answer === null ? 'file' : 'json'}`;
  return `${signature(`${isAsync ? 'async ' : ''}def ${snake(operation.name)}`, parameters, type)}
${docstring([sentence(summary), description, ...documented(options)], 8)}        return ${called(call, given)}
`;
};

const pagesOf = ({ name, path, pathParameters, pages }, isAsync) => {
  if (pages === null) return [];
  const { item, filters } = pages;
  const parameters = [
    'self',
    ...pathParameters.map((one) => `${parameter(one)}: str`),
    ...(filters.length === 0 ? [] : ['*']),
    ...filters.map((one) => `${parameter(one.name)}: ${orNone(typeOf(one.type, 'types.'))} = None`),
  ];
  const list = snake(name);
  return [
    `${signature(`def ${list.replace(/^list_/, 'iter_')}`, parameters, `${isAsync ? 'AsyncIterator' : 'Iterator'}[${typeOf(item, 'types.')}]`)}
        """Yield each object of \`${list}\`, newest first."""
        return ${called('self._iterate', [pathOf(path), queryOf(filters)])}
`,
  ];
};

const signature = (head, parameters, type) => {
  const line = `    ${head}(${parameters.join(', ')}) -> ${type}:`;
  if (line.length <= WIDTH) return line;
  return `    ${head}(\n${parameters.map((one) => `        ${one},\n`).join('')}    ) -> ${type}:`;
};
const called = (call, args) => {
  const line = `        return ${call}(${args.join(', ')})`;
  return line.length <= WIDTH
    ? line.trimStart().slice('return '.length)
    : `${call}(\n${args.map((one) => `            ${one},\n`).join('')}        )`;
};
const pathOf = (path) =>
  path.includes('{')
    ? `self._path("${path}", ${[...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => `${one}=${one}`).join(', ')})`
    : `"${path}"`;
const queryOf = (query) => {
  const pairs = query.map(({ name }) => `"${name}": ${parameter(name)}`);
  const line = `{${pairs.join(', ')}}`;
  return line.length <= WIDTH - 20
    ? line
    : `{\n${pairs.map((one) => `                ${one},\n`).join('')}            }`;
};
const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
/** The idempotency key is the same everywhere, and explained once. */
const documented = (options) => {
  const told = options.filter(({ name, description }) => description && name !== 'Idempotency-Key');
  return told.length === 0
    ? []
    : [told.map(({ name, description }) => `\`${parameter(name)}\`: ${description}`).join('\n')];
};

const [input, folder] = process.argv.slice(2);
const model = apiModelOf(JSON.parse(readFileSync(input, 'utf8')));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'types.py'), typesModule(model));
writeFileSync(join(folder, 'operations.py'), operationsModule(model, { isAsync: false }));
writeFileSync(join(folder, 'async_operations.py'), operationsModule(model, { isAsync: true }));
