import {
  createCustomer,
  createSupplier,
  type Customer,
  deleteCustomer,
  deleteSupplier,
  getCustomer,
  getSupplier,
  listCustomers,
  listSuppliers,
  type Rubrica,
  type Supplier,
  updateCustomer,
  updateSupplier,
} from '@rubrica/client';
import type { Body } from '../../entry/body.js';
import type { Words } from '../../language/language.js';

interface Page {
  readonly limit: number;
  readonly starting_after?: string;
}

/** One side of a document: the customers, or the suppliers. */
export interface Role {
  readonly name: 'customer' | 'supplier';
  readonly path: 'customers' | 'suppliers';
  /** Kind of document that is begun for one of them: the path. */
  readonly kind: string;
  readonly given: Body;
  readonly operations: { readonly create: string; readonly update: string; readonly remove: string };
  readonly list: (
    client: Rubrica,
    query: Page,
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly (Customer | Supplier)[]; readonly has_more: boolean }>;
  readonly get: (client: Rubrica, id: string, signal: AbortSignal) => Promise<Customer | Supplier>;
  readonly create: (client: Rubrica, body: Body) => Promise<Customer | Supplier>;
  readonly update: (client: Rubrica, id: string, body: Body) => Promise<Customer | Supplier>;
  readonly remove: (client: Rubrica, id: string) => Promise<unknown>;
  readonly words: Words<{
    readonly title: string;
    readonly start: string;
    readonly none: string;
    readonly noneDetail: string;
    readonly document: string;
    readonly remove: string;
  }>;
}

const COLOMBIA = { line: '', country: 'CO' };

// The API judges what a person has typed; the types are those of a whole body.
export const CUSTOMER: Role = {
  name: 'customer',
  path: 'customers',
  kind: 'invoices',
  given: { identification: { type: '31', number: '' }, legal_name: '', address: COLOMBIA },
  operations: { create: 'createCustomer', update: 'updateCustomer', remove: 'deleteCustomer' },
  list: (client, query, signal) => listCustomers({ client, query, signal }),
  get: (client, id, signal) => getCustomer({ client, path: { id }, signal }),
  create: (client, body) => createCustomer({ client, body: body as never }),
  update: (client, id, body) => updateCustomer({ client, path: { id }, body: body as never }),
  remove: (client, id) => deleteCustomer({ client, path: { id } }),
  words: {
    es: {
      title: 'Clientes',
      start: 'Nuevo cliente',
      none: 'Todavía no hay clientes',
      noneDetail: 'Un cliente guardado se encuentra por su nombre al hacer una factura.',
      document: 'Nueva factura',
      remove: '¿Eliminar este cliente?',
    },
    en: {
      title: 'Customers',
      start: 'New customer',
      none: 'There are no customers yet',
      noneDetail: 'A customer that is kept is found by name when an invoice is made.',
      document: 'New invoice',
      remove: 'Delete this customer?',
    },
  },
};

export const SUPPLIER: Role = {
  name: 'supplier',
  path: 'suppliers',
  kind: 'support-documents',
  given: { residence: 'resident', identification: { type: '13', number: '' }, legal_name: '', address: COLOMBIA },
  operations: { create: 'createSupplier', update: 'updateSupplier', remove: 'deleteSupplier' },
  list: (client, query, signal) => listSuppliers({ client, query, signal }),
  get: (client, id, signal) => getSupplier({ client, path: { id }, signal }),
  create: (client, body) => createSupplier({ client, body: body as never }),
  update: (client, id, body) => updateSupplier({ client, path: { id }, body: body as never }),
  remove: (client, id) => deleteSupplier({ client, path: { id } }),
  words: {
    es: {
      title: 'Proveedores',
      start: 'Nuevo proveedor',
      none: 'Todavía no hay proveedores',
      noneDetail: 'Un proveedor que no factura se guarda aquí, y se encuentra al hacer un documento soporte.',
      document: 'Nuevo documento soporte',
      remove: '¿Eliminar este proveedor?',
    },
    en: {
      title: 'Suppliers',
      start: 'New supplier',
      none: 'There are no suppliers yet',
      noneDetail: 'A supplier that does not invoice is kept here, and found when a support document is made.',
      document: 'New support document',
      remove: 'Delete this supplier?',
    },
  },
};
