import { type Static, type TSchema, Type } from '@sinclair/typebox';

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

const readings = {
  tolerance: oneOf(['two_pesos', 'whole_peso']),
  prepaid: oneOf(['not_subtracted', 'subtracted', 'either']),
  document_currency: oneOf(['any', 'cop']),
  vlr02: oneOf(['credit_notes', 'all_notes', 'off']),
  far03: oneOf(['off', 'one', 'not_one']),
  fai03: oneOf(['off', 'required']),
  faj49: oneOf(['off', 'notification', 'rejection']),
  faz09: oneOf(['notification', 'rejection', 'off']),
  faz10: oneOf(['rejection', 'off']),
  faz12: oneOf(['rejection', 'notification']),
  faq06: oneOf(['rejection', 'notification']),
  fas04: oneOf(['per_tariff', 'per_unit', 'off']),
  fas07: oneOf(['listed_taxes', 'all_taxes']),
  fas17: oneOf(['notification', 'rejection', 'off']),
  fav04: oneOf(['notification', 'rejection']),
  ind5: oneOf(['off', 'notification']),
  fad09c: oneOf(['off', 'rejection']),
  faj43b: oneOf(['notification', 'off']),
  naab14: oneOf(['off', 'notification']),
  event_limits: oneOf(['rejection', 'notification']),
  repeated_event: oneOf(['lgc01', '90']),
  production_batches: oneOf(['refused', 'accepted']),
} satisfies Record<string, TSchema>;

/** The rules on which the sources disagree, each with its possible readings, the default first. */
const ReadingsSchema = Type.Object(readings);
export type Readings = Static<typeof ReadingsSchema>;

/** Part of the body of PUT /control: a missing member stays as it is. */
export const ReadingsChange = Type.Partial(ReadingsSchema, { additionalProperties: false });
export type ReadingsChange = Static<typeof ReadingsChange>;

export const READINGS: Readonly<Record<keyof Readings, readonly string[]>> = Object.fromEntries(
  Object.entries(readings).map(([name, { enum: values }]) => [name, values as readonly string[]]),
) as Record<keyof Readings, readonly string[]>;

export const DEFAULT_READINGS = Object.fromEntries(
  Object.entries(READINGS).map(([name, [first]]) => [name, first]),
) as Readings;
