import {
  type Counterparty,
  CustomerInput,
  customerFaults,
  type Fault,
  SupplierInput,
  supplierFaults,
  withCustomerRules,
  type Words,
} from '@rubrica/fiscal';
import type { TObject } from '@sinclair/typebox';
import type { ApiVersion } from './api-version.js';

/** What the counterparty of a document is to the tenant, and how the API names it. A kind says which one it has (ADR 0209). */
export interface CounterpartyRole {
  /** Its resource in the API, and the field of a document that has its data: `customer`. */
  readonly name: 'customer' | 'supplier';
  /** Field of a document that has its id, and filter of lists. */
  readonly idField: 'customer_id' | 'supplier_id';
  readonly idPrefix: string;
  /** First version of the API that has the resource. */
  readonly since: ApiVersion;
  /** First segment after /v1/, and its table in api-gateway. */
  readonly path: 'customers' | 'suppliers';
  readonly tag: string;
  /** Singular and plural in ids of operations: getCustomer, listCustomers. */
  readonly idNoun: string;
  readonly idNounPlural: string;
  /** The resource in sentences; Spanish as in `No existe ese adquirente`. */
  readonly words: Words;
  /** What it is in a document. */
  readonly party: Words;
  readonly description: string;
  /** Body of its POST. */
  readonly input: TObject;
  /** Faults of it that the schema does not find. */
  readonly faults: (party: Partial<Counterparty>) => Fault[];
  /** Adds DIAN's rules to what the schema refuses of it. */
  readonly withRules: (faults: readonly Fault[]) => readonly Fault[];
  /** Codes of the faults of a document that names one that does not exist, or another one than the document that it corrects. */
  readonly unknownCode: string;
  readonly mismatchCode: string;
  /** Id of somebody who gives no name; null where there has to be a name. */
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
  faults: (party) => supplierFaults(party as Partial<SupplierInput>),
  withRules: (faults) => faults,
  unknownCode: 'supplier_unknown',
  mismatchCode: 'supplier_mismatch',
  anonymousId: null,
};

/** In the order of the reference. */
export const COUNTERPARTY_ROLES: readonly CounterpartyRole[] = [customer, supplier];

/** Returns how a document names its counterparty: by id or with the data itself. Nothing has checked the document yet. */
export const namedCounterparty = (
  { name, idField }: CounterpartyRole,
  document: object,
): { readonly id: string | undefined; readonly data: Counterparty | undefined } => {
  const fields = document as { readonly [Field in CounterpartyRole['idField']]?: string } & {
    readonly [Field in CounterpartyRole['name']]?: Counterparty;
  };
  return { id: fields[idField], data: fields[name] };
};
