import { CustomerInput, faultWith } from '@rubrica/fiscal';
import { Problem, schemaFaults } from '@rubrica/service';

/** Returns the external id of a body that is not checked yet; null when it has none, or one that no resource can have. */
export const externalIdIn = (body: unknown): string | null => {
  const { external_id: id } = Object(body) as { readonly external_id?: unknown };
  return typeof id === 'string' && schemaFaults(CustomerInput.properties.external_id, id).length === 0 ? id : null;
};

/** Refusal of an `external_id` in use. It is never freed, so that a retry on Monday finds what was sent on Friday. */
export const externalIdInUse = (kind: string, id: string): Problem =>
  new Problem(
    409,
    'external_id_in_use',
    { en: `This external_id belongs to ${kind} ${id}.`, es: `Este external_id ya es de ${id}.` },
    [faultWith('#/external_id', 'external_id_in_use', { en: `It belongs to ${id}.`, es: `Ya es de ${id}.` })],
    {},
    { existing_id: id },
  );
