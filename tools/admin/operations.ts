import { readFileSync } from 'node:fs';

/** As much of JSON Schema as the document uses for what a command takes. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly writeOnly?: boolean;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example?: object } };
  };
  readonly responses: Readonly<Record<string, object>>;
  /** Absent: an operator's token will do. */
  readonly security?: readonly object[];
}

interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(readFileSync(new URL('./operator-openapi.json', import.meta.url), 'utf8')) as Document;

/** An operation of the operators' API, as a command needs it. */
export interface Operation {
  /** Words of the command: `tenants create`. */
  readonly group: string;
  readonly verb: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly inPath: readonly Parameter[];
  readonly inQuery: readonly Parameter[];
  readonly body: (Schema & { readonly example: unknown }) | undefined;
  /** True when the answer is a job that goes on after it. */
  readonly beginsJob: boolean;
}

const kebab = (words: string): string => words.toLowerCase().replaceAll(' ', '-');

const resolved = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  return document.components.schemas[name] ?? {};
};

/** The part of a schema that is not null. */
export const valueOf = (schema: Schema): Schema => {
  const whole = resolved(schema);
  const [only, ...others] = (whole.anyOf ?? []).filter(({ type }) => type !== 'null').map(resolved);
  const value = only && others.length === 0 ? only : whole;
  const description = schema.description ?? whole.description ?? value.description;
  return description === undefined ? value : { ...value, description };
};

/** The values that a text can have, if they are listed. */
export const choicesOf = ({ enum: listed, anyOf = [] }: Schema): readonly string[] | undefined => {
  if (listed) return listed;
  const constants = anyOf.flatMap((part) => (part.const === undefined ? [] : [part.const]));
  return anyOf.length > 0 && constants.length === anyOf.length ? constants : undefined;
};

const bodyOf = ({ requestBody }: Described): Operation['body'] => {
  if (!requestBody) return undefined;
  const { schema, example } = requestBody.content['application/json'];
  const body = resolved(schema);
  return { ...body, example: example ?? body.examples?.[0] };
};

const operationOf = (method: string, path: string, described: Described): Operation => {
  const { operationId, tags, summary, description = '', parameters, responses } = described;
  const own = parameters.filter((parameter) => 'name' in parameter);
  return {
    group: kebab(tags[0] ?? ''),
    verb: /^[a-z]+/.exec(operationId)?.[0] ?? operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    summary,
    description,
    inPath: own.filter((parameter) => parameter.in === 'path'),
    inQuery: own.filter((parameter) => parameter.in === 'query'),
    body: bodyOf(described),
    beginsJob: '202' in responses,
  };
};

const GROUPS = document.tags.map(({ name }) => kebab(name));

/** All operations of the operators' API for which a token will do, group by group. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security === undefined)
      .map(([method, described]) => operationOf(method, path, described)),
  )
  .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
