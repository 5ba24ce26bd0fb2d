import fc from 'fast-check';
import type { JsonSchema } from '../vocabulary/json-schema.js';

/** Generates values that the schema allows, without further properties. */
export const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, arbitraryOf(property)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 5 });
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 50, 50) })
        : fc.stringMatching(new RegExp(schema.pattern, 'u'));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`values of ${JSON.stringify(schema)} can't be made`);
  }
};
