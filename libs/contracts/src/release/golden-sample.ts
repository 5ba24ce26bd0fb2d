import type { Static } from '@sinclair/typebox';
import type { MessageAttributes } from '../message/attributes.js';

/** A whole message as `samples/<type>/<name>.json` keeps it for ever: CloudEvents' JSON format. */
export type GoldenSample = Static<typeof MessageAttributes> & { readonly data: object };

/** The headers that the message has on the log. */
export const headersOf = ({ data: _, datacontenttype, partitionkey: __, ...attributes }: GoldenSample) => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce_${name}`, String(value)])),
  'content-type': datacontenttype,
});
