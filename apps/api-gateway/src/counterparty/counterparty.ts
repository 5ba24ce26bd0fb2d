import { MetadataChange } from '@rubrica/contracts';
import { type Counterparty, pointerToken, withPlainCodes } from '@rubrica/fiscal';
import type { CounterpartyRole } from '@rubrica/kinds';
import { invalid, schemaFaults } from '@rubrica/service';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';

/** Returns the schema of the body of PATCH. Null removes an optional field or a pair of the metadata; the external id cannot change. */
export const counterpartyChange = ({ input, idNoun }: CounterpartyRole): TObject => {
  const { required = [], properties } = input as { readonly required?: readonly string[] } & TObject;
  const { external_id: _forEver, metadata: _merged, ...changeable } = properties;
  const change = ([name, schema]: [string, TSchema]): [string, TSchema] => [
    name,
    Type.Optional(required.includes(name) ? schema : Type.Union([schema, Type.Null()])),
  ];
  const fields = Object.entries(changeable);
  const isNeeded = ([name]: [string, TSchema]): boolean => required.includes(name);
  return Type.Object(
    {
      ...Object.fromEntries(fields.filter(isNeeded).map(change)),
      ...Object.fromEntries(fields.filter((field) => !isNeeded(field)).map(change)),
      metadata: Type.Optional(MetadataChange),
    },
    { additionalProperties: false, minProperties: 1, title: `${idNoun}Change` },
  );
};

/** Returns the counterparty of a POST, or throws a 422 with every fault that schema and rules find. */
export const newCounterparty = (role: CounterpartyRole, body: object): Counterparty =>
  inOrder(role, role.input, body, (members) => members);

/** Returns the counterparty after a PATCH, or throws a 422 with every fault; `change` is the schema of its body. */
export const changedCounterparty = (
  role: CounterpartyRole,
  change: TSchema,
  before: Counterparty,
  body: object,
): Counterparty =>
  inOrder(role, change, body, ({ metadata: pairs, ...members }) => ({
    ...withoutNulls({ ...before, ...members }),
    ...(pairs ? { metadata: withoutNulls({ ...before.metadata, ...pairs }) } : {}),
  }));

/** Runs the rules on the fields that the schema accepts, so that one answer lists the faults of both. */
const inOrder = (
  { input, faults: faultsOf, withRules }: CounterpartyRole,
  schema: TSchema,
  given: object,
  partyOf: (members: Readonly<Record<string, unknown>>) => object,
): Counterparty => {
  const body = withPlainCodes(given);
  const refused = schemaFaults(schema, body);
  const members = Object.entries(refused.some(({ pointer }) => pointer === '#') ? {} : body);
  const broken = new Set(refused.map(({ pointer }) => pointer.split('/')[1]));
  const intact = members.filter(([name]) => !broken.has(pointerToken(name)));
  const party = partyOf(Object.fromEntries(intact)) as Counterparty;
  const objections = refused.length > 0 ? faultsOf(party) : [...schemaFaults(input, party), ...faultsOf(party)];
  const faults = withRules([...refused, ...objections]);
  if (faults.length > 0) throw invalid(faults);
  return party;
};

const withoutNulls = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
