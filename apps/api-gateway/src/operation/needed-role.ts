import type { Caller } from '@rubrica/contracts';
import { Problem } from '@rubrica/service';
import { keyMay } from '../access/person-role.js';

type NeededRole = Caller['role'];

/** Role of a person that is enough. */
const PERSON: Readonly<Record<NeededRole, string>> = { read: 'reader', documents: 'biller', full: 'developer' };

/** Throws a 403 when what is asked for takes a higher role than the operation itself does. */
export const refuseBelow = (needed: NeededRole, { role }: Caller): void => {
  if (keyMay(role, { id: '', role: needed })) return;
  throw new Problem(403, 'role_insufficient', {
    en: `This needs an API key of role "${needed}", or a person of role "${PERSON[needed]}".`,
    es: `Esto necesita una clave de API con el rol "${needed}", o una persona con el rol "${PERSON[needed]}".`,
  });
};
