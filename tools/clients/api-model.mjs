/**
 * Reads an OpenAPI document into what a client in any language has: named types, and operations. A type expression is one of
 * `{ kind: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'any' }`, `{ kind: 'literals', values }`, `{ kind: 'named', name }`,
 * `{ kind: 'list' | 'map', of }` and `{ kind: 'union', of: [] }`.
 */

/** Headers that belong to the client as a whole, or whose answer (304) no function of a client could return. */
const NOT_OF_A_CALL = ['Svc-Version', 'Accept-Language', 'If-None-Match'];
/** The cursor of a list; the iterator over all pages moves it. */
const CURSOR = ['limit', 'starting_after', 'ending_before'];

export const apiModelOf = ({ info, paths, components }) => {
  const types = new TypeTable();
  for (const [name, schema] of Object.entries(components.schemas)) types.declare(name, schema);
  const operations = Object.entries(paths)
    // The URL of a file has a signature of its own: it is opened as it is.
    .filter(([path]) => !path.startsWith('/files/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationOf({ path, method, operation, components, types })),
    );
  return { version: info.version, types: types.all(), operations };
};

class TypeTable {
  #types = new Map();

  all() {
    return [...this.#types.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  declare(name, schema) {
    const { description = null } = schema;
    if (!isRecord(schema))
      return void this.#types.set(name, { name, description, alias: this.expressionOf(schema, name) });
    const required = new Set(schema.required);
    // The name is taken before the fields are read, which may take others.
    this.#types.set(name, undefined);
    const fields = Object.entries(schema.properties).map(([field, value]) => ({
      name: field,
      description: value.description ?? null,
      isRequired: required.has(field),
      type: this.expressionOf(value, name + pascal(field)),
    }));
    // Such an object has fields that the document does not name.
    const isOpen = schema.additionalProperties === true;
    this.#types.set(name, { name, description, fields, isOpen });
  }

  /** An object without a name of its own gets the one of its place. */
  expressionOf(schema, place) {
    if (schema.$ref) return { kind: 'named', name: schema.$ref.split('/').at(-1) };
    const choices = schema.anyOf ?? schema.oneOf ?? severalTypes(schema);
    if (choices) return unionOf(choices.map((choice) => this.expressionOf(choice, place)));
    if ('const' in schema) return { kind: 'literals', values: [schema.const] };
    if (schema.enum) return { kind: 'literals', values: schema.enum };
    if (schema.type === 'array') return { kind: 'list', of: this.expressionOf(schema.items, `${place}Item`) };
    if (isRecord(schema)) {
      if (this.#types.has(place)) throw new Error(`two types would be named ${place}`);
      this.declare(place, schema);
      return { kind: 'named', name: place };
    }
    if (schema.type === 'object') return { kind: 'map', of: this.#valueOf(schema.additionalProperties, place) };
    if (!['string', 'integer', 'number', 'boolean', 'null'].includes(schema.type))
      throw new Error(`no type for ${JSON.stringify(schema)}`);
    return { kind: schema.type };
  }

  #valueOf(schema, place) {
    return typeof schema === 'object' ? this.expressionOf(schema, place) : { kind: 'any' };
  }
}

/** `type: ['string', 'null']` is a choice too. */
const severalTypes = (schema) =>
  Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;

const isRecord = ({ type, properties }) => type === 'object' && Object.keys(properties ?? {}).length > 0;

const unionOf = (members) => {
  const flat = members.flatMap((member) => (member.kind === 'union' ? member.of : [member]));
  const distinct = [...new Map(flat.map((member) => [JSON.stringify(member), member])).values()];
  return distinct.length === 1 ? distinct[0] : { kind: 'union', of: distinct };
};

const operationOf = ({ path, method, operation, components, types }) => {
  const { operationId: name, summary, description = null, tags, requestBody } = operation;
  const parameters = (operation.parameters ?? [])
    .map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one))
    .filter((one) => !NOT_OF_A_CALL.includes(one.name));
  const answers = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))[1].content;
  const json = answers['application/json'];
  const isFile = json === undefined;
  // Where a file can be asked for instead of JSON, the function is that of the JSON.
  const chooses = Object.keys(answers).length > 1 ? ['format'] : [];
  const place = `${pascal(name)}Answer`;
  const of = (where) =>
    parameters
      .filter((one) => one.in === where && !chooses.includes(one.name))
      .map((one) => ({
        name: one.name,
        description: one.description ?? one.schema.description ?? null,
        type: types.expressionOf(one.schema, pascal(name) + pascal(one.name)),
      }));
  const query = of('query');
  const answer = isFile ? null : types.expressionOf(json.schema, place);
  return {
    ...{ name, summary, description, tag: tags[0], method: method.toUpperCase(), path, query },
    pathParameters: of('path').map((one) => one.name),
    headers: of('header'),
    body: requestBody && {
      isRequired: requestBody.required === true,
      type: types.expressionOf(requestBody.content['application/json'].schema, `${pascal(name)}Body`),
    },
    answer,
    /** Of a list that has pages: the type of its items, and the filters that hold for all pages. */
    pages: query.some((one) => one.name === 'starting_after')
      ? {
          item: itemOf(components.schemas[answer.name], types),
          filters: query.filter((one) => !CURSOR.includes(one.name)),
        }
      : null,
  };
};

const itemOf = (list, types) => types.expressionOf(list.properties.data.items, 'Item');

const pascal = (name) => name.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase());

/** Breaks a text into lines of at most so many characters. A line break of the text stays. */
export const wrapped = (text, width) =>
  text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1);
      if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines;
  });
