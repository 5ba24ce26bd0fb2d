import { Problem } from '@rubrica/service';
import type { OperatorRole } from '../access/operator-role.js';

/** An operator, as far as the rules of operators look at one. */
export interface OperatorState {
  readonly id: string;
  readonly role: OperatorRole;
}

/** Throws a 409 when the only operator who may administer would not be one any more. */
export const refuseLastAdministrator = (
  operators: readonly OperatorState[],
  id: string,
  role: OperatorRole | null,
): void => {
  const administrators = operators.filter((operator) => operator.role === 'administer');
  if (role === 'administer' || administrators.length !== 1 || administrators[0]?.id !== id) return;
  throw new Problem(409, 'last_administrator', {
    en: 'This is the only operator who may administer: without one only a token could invite operators. Give another operator this role first.',
    es: 'Este es el único operador que puede administrar: sin él solo una credencial podría invitar operadores. Dé antes este rol a otro.',
  });
};
