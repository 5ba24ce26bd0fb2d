import { type Static, Type } from '@sinclair/typebox';
import { identificationTypes } from '../catalogs/parties.js';
import { Address, type CustomerInput, Identification, InlineCustomer } from './party.js';
import { choiceOf, closed, ExternalId, leftOut, Metadata, neededAtTimes, optional, textOf } from './schema.js';

/** Types of identification of a supplier, by residence. Source: annex "Documento soporte" 1.1, DSAJ25a and DSAJ25b. */
export const SUPPLIER_IDENTIFICATIONS = {
  resident: ['31', '13'],
  non_resident: ['21', '22', '31', '41', '42', '47', '50'],
} as const;

const { resident, non_resident: nonResident } = SUPPLIER_IDENTIFICATIONS;
const listed = (codes: readonly string[]): string =>
  codes.map((code) => `${code} ${identificationTypes.get(code) ?? ''}`).join(', ');

const SupplierIdentification = closed(
  {
    type: choiceOf(
      ['31', '13', '21', '22', '41', '42', '47', '50'],
      `Identification type of a resident: ${listed(resident)}; of a non-resident: ${listed(nonResident)}`,
    ),
    number: Identification.properties.number,
    check_digit: leftOut(
      optional(
        Type.String({
          pattern: '^[0-9]$',
          description: 'Check digit of a resident, computed where it is left out; a non-resident has none',
          examples: ['8'],
        }),
      ),
    ),
  },
  { title: 'SupplierIdentification', description: 'How the tax authority knows a seller' },
);

const SupplierAddress = closed(
  {
    ...Address.properties,
    state: optional(
      textOf(
        'State, department or province, outside Colombia only; the city again where the country has none',
        100,
        'Provincia de Panamá',
      ),
    ),
  },
  { title: 'SupplierAddress' },
);
export type SupplierAddress = Static<typeof SupplierAddress>;

const { party_names: _names, contact: _contact, shareholders: _members, ...asCustomer } = InlineCustomer.properties;

/** Fields of a supplier written in the document itself: those of a customer that a support document can say. */
const supplier = {
  ...asCustomer,
  identification: SupplierIdentification,
  address: neededAtTimes(optional(SupplierAddress)),
  residence: choiceOf(
    ['resident', 'non_resident'],
    'Whether the seller is resident in Colombia: `resident` has identification 31 or 13, municipality and postal code; `non_resident` has no check digit, municipality code or postal code',
  ),
};

const supplierExample = {
  residence: 'resident',
  identification: { type: '13', number: '1020304050', check_digit: '8' },
  legal_name: 'Rosa Elvira Pinzón',
  organization_type: '2',
  email: 'rosa@huerta.example',
  address: { line: 'Vereda La Esperanza, finca 3', municipality_code: '25286', postal_code: '250020', country: 'CO' },
};

export const InlineSupplier = closed(supplier, {
  title: 'InlineSupplier',
  description: 'The seller, written in the document itself',
  examples: [supplierExample],
});
export type InlineSupplier = Static<typeof InlineSupplier>;

/** Body of POST /v1/suppliers, and the seller's snapshot in a document's request. */
export const SupplierInput = closed(
  { ...supplier, external_id: optional(ExternalId), metadata: optional(Metadata) },
  { title: 'SupplierInput', description: 'A seller who has not to invoice', examples: [supplierExample] },
);
export type SupplierInput = Static<typeof SupplierInput>;

/** The other party of a document, as it was when the document was asked for. */
export type Counterparty = CustomerInput | SupplierInput;

/** Fields by which a document names its seller: by id, or inline. */
export const supplierParts = {
  supplier_id: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'A supplier of yours',
      examples: ['sup_01j8zv5k7c9w2m4x6y8b0d1f3h'],
    }),
  ),
  supplier: optional(InlineSupplier),
};
