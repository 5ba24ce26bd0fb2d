import { listOf } from '@rubrica/contracts';
import { COUNTERPARTY_ROLES, type CounterpartyRole } from '@rubrica/kinds';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import type { OperationDescription } from '../operation/operation.js';
import { answerSchema } from '../resource/absent-as-null.js';
import { listQuery } from '../resource/list.js';

const RESOURCES: ReadonlyMap<string, TSchema> = new Map(
  COUNTERPARTY_ROLES.map(({ name, idPrefix, idNoun, input }) => [
    name,
    answerSchema(
      Type.Object(
        {
          id: Type.String({ examples: [`${idPrefix}_0123456789abcdefghjkmnpqrs`] }),
          object: Type.Literal(name),
          livemode: Type.Boolean(),
          ...input.properties,
          created_at: Type.String({ format: 'date-time' }),
          updated_at: Type.String({ format: 'date-time' }),
        },
        {},
      ),
      idNoun,
    ),
  ]),
);

/** Returns the schema of a customer or supplier as the API shows it. */
export const resourceSchema = ({ name }: CounterpartyRole): TSchema => {
  const schema = RESOURCES.get(name);
  if (!schema) throw new Error(`there is no counterparty named ${name}`);
  return schema;
};

const ListQuery = Type.Object(
  {
    ...listQuery,
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
    identification_number: Type.Optional(
      Type.String({ maxLength: 40, description: 'NIT, however it is typed, or number of another document' }),
    ),
  },
  { additionalProperties: false },
);

/** Returns the operations on customers, or on suppliers; `change` is the body of PATCH. */
export const operationsOf = (role: CounterpartyRole, change: TObject) => {
  const { name, path, tag, idNoun, idNounPlural, input, description } = role;
  const schema = resourceSchema(role);
  return {
    create: {
      id: `create${idNoun}`,
      tag,
      summary: `Create a ${name}`,
      description,
      role: 'documents',
      body: input,
      handlerChecksBody: true,
      answer: { status: 201, schema, description: `The ${name}` },
      refusals: { 409: ['external_id_in_use'] },
    },
    list: {
      id: `list${idNounPlural}`,
      tag,
      summary: `List ${path}, newest first`,
      description: 'Deleted ones are not listed.',
      role: 'read',
      query: ListQuery,
      answer: { status: 200, schema: listOf(schema), description: `A page of ${path}` },
    },
    get: {
      id: `get${idNoun}`,
      tag,
      summary: `Get a ${name}`,
      description: `As it is now; a document has the ${name} as it was at the POST.`,
      role: 'read',
      answer: { status: 200, schema, description: `The ${name}` },
    },
    update: {
      id: `update${idNoun}`,
      tag,
      summary: `Change a ${name}`,
      description: 'Fields that are sent replace those that were; documents keep their snapshot.',
      role: 'documents',
      body: change,
      handlerChecksBody: true,
      answer: { status: 200, schema, description: `The ${name} as it is now` },
    },
    remove: {
      id: `delete${idNoun}`,
      tag,
      summary: `Delete a ${name}`,
      description: 'Documents keep their copy of it. Its `external_id` stays in use, and nothing brings it back.',
      role: 'documents',
      answer: {
        status: 200,
        schema: Type.Object({ id: Type.String(), object: Type.Literal(name), deleted: Type.Literal(true) }),
        description: 'What was deleted',
      },
    },
  } satisfies Readonly<Record<string, OperationDescription>>;
};
