import { Problem } from '@rubrica/service';

/** Refusal of an `external_id` in use. It is never freed, so that a retry on Monday finds what was sent on Friday. */
export const externalIdInUse = (kind: string, id: string): Problem =>
  new Problem(
    409,
    'external_id_in_use',
    `This external_id belongs to ${kind} ${id}.`,
    [{ pointer: '#/external_id', code: 'external_id_in_use', detail: `It belongs to ${id}.` }],
    {},
    { existing_id: id },
  );
