import { faultWith } from '@rubrica/fiscal';
import { Problem } from './problem.js';

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
