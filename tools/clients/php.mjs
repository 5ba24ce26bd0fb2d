/**
 * Writes the generated files of the PHP client from an OpenAPI document: `node tools/clients/php.mjs <openapi.json> <folder>`.
 * `npx nx run client:renew` calls it with the gateway's document of the newest version.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiModelOf, wrapped } from './api-model.mjs';

const WIDTH = 110;
const HEADER = `<?php

// Generated from the OpenAPI document by \`npx nx run client:renew\`; a change here is lost.

declare(strict_types=1);
`;
const PRIMITIVES = {
  string: 'string',
  integer: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
  any: 'mixed',
};

const [input, folder] = process.argv.slice(2);
const model = apiModelOf(JSON.parse(readFileSync(input, 'utf8')));
const named = new Map(model.types.map((type) => [type.name, type]));

/** What a name without a class stands for: texts of a list, or an object with any fields. */
const resolved = (type) => {
  if (type.kind !== 'named') return type;
  const { alias, isOpen } = named.get(type.name);
  if (isOpen) return { kind: 'map', of: { kind: 'any' } };
  return alias ? resolved(alias) : type;
};
const isNull = ({ kind }) => kind === 'null';
const membersOf = (type) => (type.kind === 'union' ? type.of.flatMap((one) => membersOf(resolved(one))) : [type]);

const isNamedUnion = ({ alias }) => alias?.kind === 'union';
/** A union with a name has a class that decides which of its members a value is. */
const isUnion = ({ kind, name } = {}) => kind === 'named' && isNamedUnion(named.get(name));

/** The type that PHP checks. */
const typeOf = (type, space = '') => {
  const names = membersOf(resolved(type)).flatMap((one) => {
    if (one.kind === 'named') return [`${space}${one.name}`];
    if (one.kind === 'list' || one.kind === 'map') return ['array'];
    if (one.kind === 'literals')
      return one.values.map((value) => ({ string: 'string', boolean: 'bool', number: 'int' })[typeof value]);
    return PRIMITIVES[one.kind].split('|');
  });
  const distinct = [...new Set(names)];
  if (distinct.includes('mixed')) return 'mixed';
  const [one, other] = distinct;
  return distinct.length === 2 && other === 'null' ? `?${one}` : distinct.join('|');
};

/** The type that editors and PHPStan know: with items of lists and values of texts. */
const documentedTypeOf = (type, space = '') =>
  membersOf(resolved(type))
    .map((one) => {
      if (one.kind === 'named') return `${space}${one.name}`;
      if (one.kind === 'list') return `list<${documentedTypeOf(one.of, space)}>`;
      if (one.kind === 'map') return `array<string, ${documentedTypeOf(one.of, space)}>`;
      if (one.kind === 'literals')
        return one.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join('|');
      return PRIMITIVES[one.kind];
    })
    .join('|');

/** An expression that makes a value of the type from JSON. */
const decoded = (type, value, space = '') => {
  const [single, ...others] = (type.kind === 'union' ? type.of : [type]).filter((one) => !isNull(one));
  if (others.length === 0 && isUnion(single)) return `${space}${single.name}::from(${value})`;
  const members = membersOf(resolved(type)).filter((one) => !isNull(one));
  if (members.length > 1 && members.every(({ kind }) => kind === 'named')) return chosen(members, value, space);
  const [one = { kind: 'null' }] = members;
  if (one.kind === 'named') return `${space}${one.name}::from(${value})`;
  if (one.kind === 'list') {
    const item = decoded(one.of, '$one', space);
    return item === '$one' ? value : `array_map(static fn (array $one) => ${item}, ${value})`;
  }
  return value;
};

/** Tells the members of a union apart: by the texts of one of their fields, or by a field that only one has. */
const chosen = (members, value, space) => {
  const fieldsOf = ({ name }) => named.get(name).fields;
  const textsOf = (member, name) => {
    const field = fieldsOf(member).find((one) => one.name === name);
    return field && membersOf(resolved(field.type)).flatMap(({ kind, values }) => (kind === 'literals' ? values : []));
  };
  const by = ['type', 'object'].find((name) => {
    const texts = members.map((member) => textsOf(member, name) ?? []);
    return texts.every((one) => one.length > 0) && new Set(texts.flat()).size === texts.flat().length;
  });
  const made = (member) => `${space}${member.name}::from(${value})`;
  if (by) {
    const arms = members.map(
      (member) =>
        `${textsOf(member, by)
          .map((text) => `'${text}'`)
          .join(', ')} => ${made(member)}`,
    );
    const unknown = `default => throw new \\UnexpectedValueException("an unknown ${by}: {${value}['${by}']}")`;
    return `match (${value}['${by}']) {\n            ${[...arms, unknown].join(',\n            ')},\n        }`;
  }
  const [first, second] = members;
  const own = fieldsOf(first).find(
    (field) => field.isRequired && !fieldsOf(second).some((other) => other.name === field.name),
  );
  if (members.length !== 2 || !own)
    throw new Error(`nothing tells ${members.map(({ name }) => name).join(' and ')} apart`);
  return `(isset(${value}['${own.name}']) ? ${made(first)} : ${made(second)})`;
};

const comment = (texts, indent) => {
  const margin = ' '.repeat(indent);
  const lines = texts
    .filter((text) => text)
    .flatMap((text, at) => [
      ...(at === 0 ? [] : ['']),
      // A tag with its type and name stays on one line.
      ...wrapped(
        text
          .trim()
          .replaceAll('*/', '* /')
          .replaceAll(/@param \S+(?:, \S+)* \$\w+/g, (tag) => tag.replaceAll(' ', '\u00a0')),
        WIDTH - indent - 3,
      ).map((line) => line.replaceAll('\u00a0', ' ')),
    ]);
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${margin}/** ${lines[0]} */\n`;
  return `${margin}/**\n${lines.map((line) => `${margin} *${line === '' ? '' : ` ${line}`}\n`).join('')}${margin} */\n`;
};

const record = ({ name, description, fields }) => {
  const isOptional = ({ type, isRequired }) =>
    !isRequired || membersOf(resolved(type)).some(({ kind }) => kind === 'any');
  // An argument without a default comes first.
  const ordered = [...fields.filter((field) => !isOptional(field)), ...fields.filter(isOptional)];
  const isNullable = ({ type }) => membersOf(resolved(type)).some(isNull);
  const orNull = (type) =>
    type === 'mixed' || type.startsWith('?') || /\|null$/.test(type)
      ? type
      : type.includes('|')
        ? `${type}|null`
        : `?${type}`;
  const argument = (field) => {
    const type = isOptional(field) ? orNull(typeOf(field.type)) : typeOf(field.type);
    return `        public ${type} $${field.name}${isOptional(field) ? ' = null' : ''},\n`;
  };
  const words = (field) => {
    const type = documentedTypeOf(field.type);
    const shown = isOptional(field) && !/\|null$|^mixed$/.test(type) ? `${type}|null` : type;
    return `@param ${shown} $${field.name}${field.description ? ` ${field.description}` : ''}`;
  };
  const value = (field) => {
    const read = `$json['${field.name}']`;
    const made = decoded(field.type, read);
    if (!isOptional(field) && !isNullable(field)) return made;
    return made === read ? `${read} ?? null` : `isset(${read}) ? ${made} : null`;
  };
  return `${comment([description], 0)}final readonly class ${name} extends Record
{
${comment([ordered.map(words).join('\n')], 4)}    public function __construct(
${ordered.map(argument).join('')}    ) {
    }

    /** @param array<string, mixed> $json */
    public static function from(array $json): self
    {
        return new self(
${ordered.map((field) => `            ${field.name}: ${value(field)},\n`).join('')}        );
    }
}
`;
};

const recordBase = `/** Base of all types. Written as JSON it leaves out what is null: a null that is meant goes in an array. */
abstract readonly class Record implements \\JsonSerializable
{
    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return array_filter(get_object_vars($this), static fn (mixed $value): bool => $value !== null);
    }
}
`;

/** Of a named union. */
const union = ({
  name,
  description,
  alias,
}) => `${comment([description ?? `One of ${alias.of.map((one) => one.name).join(', ')}.`], 0)}final class ${name}
{
    /** @param array<string, mixed> $json */
    public static function from(array $json): ${typeOf(alias)}
    {
        return ${decoded(alias, '$json')};
    }
}
`;

const camel = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_, letter) => letter.toUpperCase())
    .replace(/[^a-zA-Z0-9]/g, '');
const SPACE = 'Type\\';

const argumentsOf = (pathParameters, options) => [
  ...pathParameters.map((one) => `string $${camel(one)}`),
  ...options.map((one) => `?${typeOf(one.type, SPACE).replace(/^\?/, '')} $${camel(one.name)} = null`),
];
const pathOf = (path) =>
  `'${path.replaceAll(/\{(\w+)\}/g, (_, name) => `' . rawurlencode($${camel(name)}) . '`)}'`.replace(/ \. ''$/, '');
const queryOf = (query) => `[${query.map(({ name }) => `'${name}' => $${camel(name)}`).join(', ')}]`;
const documented = (options) =>
  options.map(
    (one) =>
      `@param ${documentedTypeOf(one.type, SPACE)}|null $${camel(one.name)}${one.description && one.name !== 'Idempotency-Key' ? ` ${one.description}` : ''}`,
  );
const sentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

const signature = (name, parameters, type) => {
  const line = `    public function ${name}(${parameters.join(', ')}): ${type}`;
  return line.length <= WIDTH
    ? `${line}\n    {`
    : `    public function ${name}(\n${parameters.map((one) => `        ${one},\n`).join('')}    ): ${type} {`;
};

const method = ({ name, summary, description, method: verb, path, pathParameters, query, headers, body, answer }) => {
  const options = [...query, ...headers];
  const bodyType = body && `${typeOf(body.type, SPACE)}${typeOf(body.type) === 'array' ? '' : '|array'}`;
  const parameters = argumentsOf(pathParameters, []);
  if (body) parameters.push(body.isRequired ? `${bodyType} $body` : `${bodyType}|null $body = null`);
  parameters.push(...argumentsOf([], options));
  const given = [
    `'${verb}'`,
    pathOf(path),
    ...(query.length === 0 ? [] : [`query: ${queryOf(query)}`]),
    ...(body ? ['body: $body'] : []),
    ...headers.map((one) => `${camel(one.name)}: $${camel(one.name)}`),
  ].join(', ');
  const words = [
    ...(body ? [`@param ${typeOf(body.type, SPACE)}|array<string, mixed>${body.isRequired ? '' : '|null'} $body`] : []),
    ...documented(options),
  ];
  const call = answer === null ? `$this->file(${given})` : decoded(answer, `$this->json(${given})`, SPACE);
  return `${comment([sentence(summary), description, words.join('\n')], 4)}${signature(name, parameters, answer === null ? 'string' : typeOf(answer, SPACE))}
        return ${call};
    }
`;
};

const pagesOf = ({ name, path, pathParameters, pages }) => {
  if (pages === null) return [];
  const { item, filters } = pages;
  const type = documentedTypeOf(item, SPACE);
  const words = [...documented(filters), `@return \\Generator<int, ${type}>`].join('\n');
  return [
    `${comment([`Yields each object of \`${name}\`, newest first. A page is loaded when it is needed.`, words], 4)}${signature(name.replace(/^list/, 'iterate'), argumentsOf(pathParameters, filters), '\\Generator')}
        foreach ($this->items(${pathOf(path)}, ${queryOf(filters)}) as $one) {
            yield ${decoded(item, '$one', SPACE)};
        }
    }
`,
  ];
};

const byTag = Map.groupBy(model.operations, ({ tag }) => tag);
const operations = [...byTag].map(
  ([tag, ofTag]) => `    // ${tag}\n\n${ofTag.flatMap((one) => [method(one), ...pagesOf(one)]).join('\n')}`,
);

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'types.php'),
  `${HEADER}
namespace Rubrica\\Type;

${[recordBase, ...model.types.filter(({ fields, isOpen }) => fields && !isOpen).map(record), ...model.types.filter(isNamedUnion).map(union)].join('\n')}`,
);
writeFileSync(
  join(folder, 'Rubrica.php'),
  `${HEADER}
namespace Rubrica;

/** The API in version ${model.version}: a method for each operation. */
final class Rubrica extends Transport
{
${operations.join('\n')}}
`,
);
