import { Problem } from '@rubrica/service';

/** `external_id` is unique for ever: a retry on Monday of what was sent on Friday finds the first. */
export const externalIdInUse = (kind: string, id: string): Problem =>
  new Problem(
    409,
    'external_id_in_use',
    `This external_id belongs to ${kind} ${id}.`,
    [{ pointer: '#/external_id', code: 'external_id_in_use', detail: `It belongs to ${id}.` }],
    {},
    { existing_id: id },
  );
