import type { ErrorObject } from 'ajv/dist/2020.js';

const UNIONS = ['anyOf', 'oneOf'];
/**
 * JSON Schema keywords. If a value breaks one of these keywords in a branch of a union (`anyOf`), the value
 * belongs to another branch.
 */
const OF_ANOTHER_BRANCH = ['type', 'const', 'enum'];

/**
 * Reduces the errors of ajv for a union (`anyOf`, `oneOf`). A value that fits no branch has errors from every branch.
 * Keeps only the errors of the branch that the caller meant or, if that is unclear, only the error of the union itself.
 */
export const meantErrors = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (!UNIONS.includes(error.keyword)) {
      kept.push(error);
      continue;
    }
    // Ajv reports the error of the union directly after the errors of its branches.
    const before = kept.findLastIndex((other) => !isBelow(error, other));
    const ofBranches = kept.splice(before + 1);
    kept.push(...meantOf(error, ofBranches));
  }
  return kept;
};

const isBelow = (union: ErrorObject, { schemaPath, instancePath }: ErrorObject): boolean =>
  schemaPath.startsWith(`${union.schemaPath}/`) &&
  (instancePath === union.instancePath || instancePath.startsWith(`${union.instancePath}/`));

const meantOf = (union: ErrorObject, ofBranches: readonly ErrorObject[]): readonly ErrorObject[] => {
  const branchOf = ({ schemaPath }: ErrorObject): string =>
    schemaPath.slice(union.schemaPath.length + 1).split('/')[0] ?? '';
  const branches = new Set(ofBranches.map(branchOf));
  for (const error of ofBranches) {
    if (OF_ANOTHER_BRANCH.includes(error.keyword) && error.instancePath === union.instancePath)
      branches.delete(branchOf(error));
  }
  return branches.size === 1 ? ofBranches.filter((error) => branches.has(branchOf(error))) : [union];
};
