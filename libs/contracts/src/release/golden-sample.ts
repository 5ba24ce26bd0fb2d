import type { Static } from '@sinclair/typebox';
import type { MessageAttributes } from '../message/attributes.js';

/** A whole message in CloudEvents' JSON format, as in `samples/<type>/<name>.json`. Samples never change. */
export type GoldenSample = Static<typeof MessageAttributes> & { readonly data: object };

/** Returns the headers that the message has on the event log. */
export const headersOf = ({ data: _, datacontenttype, partitionkey: __, ...attributes }: GoldenSample) => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce_${name}`, String(value)])),
  'content-type': datacontenttype,
});
