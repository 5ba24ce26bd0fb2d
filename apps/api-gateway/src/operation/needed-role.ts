import type { Caller } from '@rubrica/contracts';
import { Problem } from '@rubrica/service';
import { keyMay } from '../access/person-role.js';

/** Throws a 403 when what is asked for takes the role `documents`, although the operation itself takes a lower one. */
export const refuseReader = ({ role }: Caller): void => {
  if (keyMay(role, { id: '', role: 'documents' })) return;
  throw new Problem(403, 'role_insufficient', {
    en: 'This needs an API key of role "documents", or a person of role "biller".',
    es: 'Esto necesita una clave de API con el rol "documents", o una persona con el rol "biller".',
  });
};
