/** Roles of operators, the lowest first: each may do what those before it may. */
export const OPERATOR_ROLES = ['look', 'act', 'administer'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Operations that an operator with a session may call only shortly after a step-up. */
export const OPERATOR_STEP_UPS: ReadonlySet<string> = new Set([
  'revokeTenant',
  'eraseTenant',
  'linkPerson',
  'updateOperator',
  'deleteOperator',
]);

export const operatorMay = (role: OperatorRole, least: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(least);
