import { CustomerInput } from '@rubrica/fiscal';
import { Type } from '@sinclair/typebox';

/** Pairs of the tenant's own, the same on every resource. */
export const { metadata: Metadata } = CustomerInput.properties;

/** Of PATCH. */
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
