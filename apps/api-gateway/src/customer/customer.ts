import { MetadataChange } from '@rubrica/contracts';
import { CustomerInput, customerFaults, pointerToken, withCustomerRules, withPlainCodes } from '@rubrica/fiscal';
import { invalid, schemaFaults } from '@rubrica/service';
import { type TSchema, Type } from '@sinclair/typebox';

const {
  identification,
  legal_name,
  external_id: _forEver,
  metadata: _merged,
  ...dispensable
} = CustomerInput.properties;

/** Body of PATCH. Null removes an optional field or a pair of the metadata; the external id cannot change. */
export const CustomerChange = Type.Object(
  {
    identification: Type.Optional(identification),
    legal_name: Type.Optional(legal_name),
    ...Object.fromEntries(
      Object.entries(dispensable).map(([name, schema]) => [name, Type.Optional(Type.Union([schema, Type.Null()]))]),
    ),
    metadata: Type.Optional(MetadataChange),
  },
  { additionalProperties: false, minProperties: 1, title: 'CustomerChange' },
);

/** Returns the customer of a POST, or throws a 422 with every fault that schema and rules find. */
export const newCustomer = (body: object): CustomerInput => inOrder(CustomerInput, body, (members) => members);

/** Returns the customer after a PATCH, or throws a 422 with every fault. */
export const changedCustomer = (before: CustomerInput, body: object): CustomerInput =>
  inOrder(CustomerChange, body, ({ metadata: pairs, ...members }) => ({
    ...withoutNulls({ ...before, ...members }),
    ...(pairs ? { metadata: withoutNulls({ ...before.metadata, ...pairs }) } : {}),
  }));

/** Runs the rules on the fields that the schema accepts, so that one answer lists the faults of both. */
const inOrder = (
  schema: TSchema,
  given: object,
  customerOf: (members: Readonly<Record<string, unknown>>) => object,
): CustomerInput => {
  const body = withPlainCodes(given);
  const refused = schemaFaults(schema, body);
  const members = Object.entries(refused.some(({ pointer }) => pointer === '#') ? {} : body);
  const broken = new Set(refused.map(({ pointer }) => pointer.split('/')[1]));
  const intact = members.filter(([name]) => !broken.has(pointerToken(name)));
  const customer = customerOf(Object.fromEntries(intact)) as CustomerInput;
  const objections =
    refused.length > 0
      ? customerFaults(customer)
      : [...schemaFaults(CustomerInput, customer), ...customerFaults(customer)];
  const faults = withCustomerRules([...refused, ...objections]);
  if (faults.length > 0) throw invalid(faults);
  return customer;
};

const withoutNulls = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
