import { CustomerInput } from '@rubrica/fiscal';
import { Type } from '@sinclair/typebox';

/** Key-value pairs that a tenant adds to a resource; every resource has the same rules for them. */
export const { metadata: Metadata } = CustomerInput.properties;

/** Metadata in a PATCH. */
export const MetadataChange = Type.Unsafe<Record<string, string | null>>(
  Type.Object(
    {},
    {
      additionalProperties: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]),
      propertyNames: Metadata.propertyNames,
      maxProperties: Metadata.maxProperties,
      description: 'Pairs are merged into what is there; null removes one.',
      examples: [{ order: '8841', batch: null }],
    },
  ),
);
