import {
  type Counterparty,
  CustomerInput,
  customerFaults,
  type Fault,
  SupplierInput,
  withCustomerRules,
  type Words,
} from '@rubrica/fiscal';
import type { TObject } from '@sinclair/typebox';
import type { ApiVersion } from './api-version.js';
import { ALONE, EXTERNAL_ID, type ImportColumn, partyColumns, residenceColumns } from './import-columns.js';
import { supplierFaults } from './supplier/supplier.js';

/**
 * Role of a document's counterparty towards the tenant, and its names in the API. Each kind has one of these
 * roles (ADR 0209).
 */
export interface CounterpartyRole {
  /** Name of the resource in the API, and of the field with its data in a document: `customer`. */
  readonly name: 'customer' | 'supplier';
  /** Field of a document with its id, and name of the filter of lists. */
  readonly idField: 'customer_id' | 'supplier_id';
  readonly idPrefix: string;
  /** First version of the API that has the resource. */
  readonly since: ApiVersion;
  /** First segment of the path after /v1/, and name of the table in api-gateway. */
  readonly path: 'customers' | 'suppliers';
  readonly tag: string;
  /** Singular and plural in operation ids: getCustomer, listCustomers. */
  readonly idNoun: string;
  readonly idNounPlural: string;
  /** Noun of the resource in a sentence. In Spanish with its demonstrative, as in `No existe ese adquirente`. */
  readonly words: Words;
  /** Name of the party that it is in a document. */
  readonly party: Words;
  readonly description: string;
  /** Schema of the body of its POST. */
  readonly input: TObject;
  /** Columns of a file whose rows are such parties. */
  readonly importColumns: readonly ImportColumn[];
  /** Returns the faults of its data that the schema does not find. */
  readonly faults: (party: Partial<Counterparty>) => Fault[];
  /** Adds DIAN's rules to the faults that the schema finds in its data. */
  readonly withRules: (faults: readonly Fault[]) => readonly Fault[];
  /**
   * Codes of two faults of a document: it names a counterparty that does not exist, or not the counterparty of the
   * corrected document.
   */
  readonly unknownCode: string;
  readonly mismatchCode: string;
  /** Id that stands for a counterparty without a name; null if a name is required. */
  readonly anonymousId: string | null;
}

export const customer: CounterpartyRole = {
  name: 'customer',
  idField: 'customer_id',
  idPrefix: 'cust',
  since: '2026-01-01',
  path: 'customers',
  tag: 'Customers',
  idNoun: 'Customer',
  idNounPlural: 'Customers',
  words: { en: 'customer', es: 'adquirente' },
  party: { en: 'buyer', es: 'adquirente' },
  description:
    'A buyer that documents name by `customer_id`. DIAN lets you demand only name, identification and e-mail address of a buyer.',
  input: CustomerInput,
  importColumns: [EXTERNAL_ID, ...partyColumns(ALONE)],
  faults: (party) => customerFaults(party as Partial<CustomerInput>),
  withRules: withCustomerRules,
  unknownCode: 'customer_unknown',
  mismatchCode: 'customer_mismatch',
  anonymousId: 'final_consumer',
};

export const supplier: CounterpartyRole = {
  name: 'supplier',
  idField: 'supplier_id',
  idPrefix: 'sup',
  since: '2026-12-01',
  path: 'suppliers',
  tag: 'Suppliers',
  idNoun: 'Supplier',
  idNounPlural: 'Suppliers',
  words: { en: 'supplier', es: 'proveedor' },
  party: { en: 'seller', es: 'vendedor' },
  description:
    'A seller who has not to invoice, whom documents name by `supplier_id`. DIAN asks for municipality and postal code of a resident, and for city and country of a non-resident.',
  input: SupplierInput,
  importColumns: [EXTERNAL_ID, ...residenceColumns(ALONE), ...partyColumns(ALONE)],
  faults: (party) => supplierFaults(party as Partial<SupplierInput>),
  withRules: (faults) => faults,
  unknownCode: 'supplier_unknown',
  mismatchCode: 'supplier_mismatch',
  anonymousId: null,
};

/** All roles, in the order of the API reference. */
export const COUNTERPARTY_ROLES: readonly CounterpartyRole[] = [customer, supplier];

/**
 * Returns how a document names its counterparty: by its id or by its data. The document may not have been checked yet.
 */
export const namedCounterparty = (
  { name, idField }: CounterpartyRole,
  document: object,
): { readonly id: string | undefined; readonly data: Counterparty | undefined } => {
  const fields = document as { readonly [Field in CounterpartyRole['idField']]?: string } & {
    readonly [Field in CounterpartyRole['name']]?: Counterparty;
  };
  return { id: fields[idField], data: fields[name] };
};
