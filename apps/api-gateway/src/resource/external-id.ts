import { CustomerInput } from '@rubrica/fiscal';
import { schemaFaults } from '@rubrica/service';

/** Returns the external id of a body that is not checked yet; null when it has none, or one that no resource can have. */
export const externalIdIn = (body: unknown): string | null => {
  const { external_id: id } = Object(body) as { readonly external_id?: unknown };
  return typeof id === 'string' && schemaFaults(CustomerInput.properties.external_id, id).length === 0 ? id : null;
};
